import type { NightAuditPreview } from "@funduq/shared-types/contracts/night-audit";
import { addDays } from "@funduq/shared-types/values/calendar-date";
import { formatNumber } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { WarningIcon } from "@funduq/shared-ui/icons";
import { useEffect, useRef } from "react";
import { auditDate } from "../../features/night-audit/audit-date.tsx";
import type { NightAudit } from "../../features/night-audit/use-night-audit.ts";
import classes from "./night-audit.module.css";

/** Where several days are over: which of them is on the screen, and how many are left (NA-07). */
export function ClosingSeries({ audit }: { audit: NightAudit }) {
  const { preview, series, result } = audit;
  if (!preview.data || !series.progress) return null;
  return (
    <DayOfSeries
      key={preview.data.businessDate}
      progress={series.progress}
      preview={preview.data}
      isBlocked={audit.blocked !== undefined || !audit.decisions.isDecided}
      isNext={preview.data.businessDate === result?.newBusinessDate}
    />
  );
}

type Progress = NonNullable<NightAudit["series"]["progress"]>;

const dayWords = ({ day, days }: Progress) => ({
  day: formatNumber(day),
  days: formatNumber(days),
});

type DayOfSeriesProps = {
  progress: Progress;
  preview: NightAuditPreview;
  /** Something must be put right before this day can be closed. */
  isBlocked: boolean;
  /** The day before was closed on this screen: the focus goes on to this one. */
  isNext: boolean;
};

function DayOfSeries({ progress, preview, isBlocked, isNext }: DayOfSeriesProps) {
  const t = useText("admin");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNext) heading.current?.focus();
  }, [isNext]);
  const { businessDate, today } = preview;
  const last = addDays(today, -1);
  return (
    <section className={classes.series}>
      <h2 ref={heading} tabIndex={-1}>
        {t("audit.series-date", { date: auditDate(businessDate), ...dayWords(progress) })}
      </h2>
      <p>{t("audit.series-about", { last: auditDate(last), today: auditDate(today) })}</p>
      {isBlocked && (
        <p className={classes.early}>
          <WarningIcon />
          {t("audit.series-stopped")}
        </p>
      )}
    </section>
  );
}

/** 'Day 2 of 8', where one of several days is confirmed. */
export function DayCount({ audit: { series } }: { audit: NightAudit }) {
  const t = useText("admin");
  if (!series.progress) return null;
  return <p className={classes.muted}>{t("audit.series-day", dayWords(series.progress))}</p>;
}
