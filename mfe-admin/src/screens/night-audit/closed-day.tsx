import type { NightAuditResult } from "@funduq/shared-types/contracts/night-audit";
import { viewPath } from "@funduq/shared-types/rules/views";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Amount, Button, DetailList } from "@funduq/shared-ui";
import { formatNumber } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { DoneIcon, PrintIcon } from "@funduq/shared-ui/icons";
import { useNavigate } from "@funduq/shared-ui/router";
import { useMay } from "@funduq/shared-ui/state";
import { useEffect, useRef } from "react";
import { AuditDate, auditDate } from "../../features/night-audit/audit-date.tsx";
import classes from "./night-audit.module.css";

type ClosedDayProps = {
  hotelId: HotelId;
  result: NightAuditResult;
  /** How many days were closed one after the other, once this is the last of several; else 0. */
  days: number;
};

/** That the day is closed, what was posted, and the date from now on (NA-04). */
export function ClosedDay({ hotelId, result, days }: ClosedDayProps) {
  const t = useText("admin");
  const mayRead = useMay("reports.view");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (result) heading.current?.focus();
  }, [result]);
  const items = [
    { label: t("audit.new-date"), value: <AuditDate date={result.newBusinessDate} /> },
    { label: t("audit.closed-charged"), value: formatNumber(result.charged) },
    { label: t("audit.closed-lines"), value: formatNumber(result.postings) },
    { label: t("audit.sum-total"), value: <Amount strong value={result.totalCentimes} /> },
    { label: t("audit.sum-no-shows"), value: formatNumber(result.noShows) },
    { label: t("audit.sum-due-in"), value: formatNumber(result.dueIn) },
  ];
  return (
    <section className={classes.closed}>
      <h2 ref={heading} tabIndex={-1}>
        <DoneIcon size={22} /> {t("audit.done")}
      </h2>
      {days > 0 && (
        <p>
          {t("audit.series-done", {
            count: days,
            today: auditDate(result.newBusinessDate),
          })}
        </p>
      )}
      <div className={classes.totals}>
        <DetailList items={items} />
      </div>
      {mayRead && <DayReport hotelId={hotelId} day={result.closedDate} />}
    </section>
  );
}

/** The closed day's books, to read and to print. */
function DayReport({ hotelId, day }: { hotelId: HotelId; day: CalendarDate }) {
  const t = useText("admin");
  const navigate = useNavigate();
  const address = `${viewPath("reports", hotelId)}?report=day-book&from=${day}&to=${day}`;
  return (
    <div>
      <Button icon={PrintIcon} onClick={() => void navigate(address)}>
        {t("audit.report", { date: auditDate(day) })}
      </Button>
    </div>
  );
}
