import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import type { ReportPeriod } from "@funduq/shared-types/rules/report-period";
import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { IconButton, Select } from "@funduq/shared-ui";
import { DateField, DateRangeField } from "@funduq/shared-ui/dates";
import { useText } from "@funduq/shared-ui/i18n";
import { BackIcon, ForwardIcon } from "@funduq/shared-ui/icons";
import { useRef } from "react";
import classes from "./report-days.module.css";
import type { useReportDays } from "./use-report-days.ts";

type DaysProps = { hotel: HotelMembership; choice: ReturnType<typeof useReportDays> };

const words = {
  today: "reports.period.today",
  yesterday: "reports.period.yesterday",
  week: "reports.period.week",
  month: "reports.period.month",
  "last-month": "reports.period.last-month",
} as const satisfies Record<ReportPeriod, string>;

/** One day, with the one before and the one after at hand. */
export function OneDay({ hotel, choice: { days, choose } }: DaysProps) {
  const t = useText("admin");
  const dayBefore = useRef<HTMLButtonElement>(null);
  const show = (date: CalendarDate) => choose({ from: date, to: date });

  function showNext() {
    const next = addDays(days.to, 1);
    show(next);
    // There is no day after that one: its button can't keep the focus.
    if (next >= hotel.businessDate) dayBefore.current?.focus();
  }

  return (
    <div className={classes.day}>
      <IconButton
        ref={dayBefore}
        icon={BackIcon}
        label={t("reports.day-before")}
        onClick={() => show(addDays(days.to, -1))}
      />
      <DateField
        label={t("reports.day")}
        value={days.to}
        max={hotel.businessDate}
        onChange={(date) => date && show(date)}
      />
      <IconButton
        icon={ForwardIcon}
        label={t("reports.day-after")}
        disabled={days.to >= hotel.businessDate}
        onClick={showNext}
      />
    </div>
  );
}

/** A period by its name, or by its two days. */
export function SomeDays({ hotel, choice }: DaysProps) {
  const t = useText("admin");
  const { days, choose, named, chooseNamed, periods } = choice;
  return (
    <>
      <Select
        label={t("reports.period-of")}
        value={named ?? "own"}
        onChange={(period) => period !== "own" && chooseNamed(period)}
        options={[
          ...periods.map((period) => ({ value: period, label: t(words[period]) })),
          ...(named ? [] : [{ value: "own" as const, label: t("reports.period.own") }]),
        ]}
      />
      <div className={classes.period}>
        <DateRangeField
          label={t("reports.days")}
          value={days}
          onChange={choose}
          max={hotel.businessDate}
          minNights={0}
        />
      </div>
    </>
  );
}
