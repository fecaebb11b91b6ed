import {
  periodDays,
  periodNamed,
  type ReportPeriod,
  reportPeriods,
} from "@funduq/shared-types/rules/report-period";
import { type CalendarDate, calendarDateSchema } from "@funduq/shared-types/values/calendar-date";
import type { DateRange } from "@funduq/shared-ui/dates";
import { urlText, useUrlState } from "@funduq/shared-ui/router";

type Hotel = { businessDate: CalendarDate; weekStart: number };
const schema = { from: calendarDateSchema, to: calendarDateSchema, report: urlText };
type Days = { from: CalendarDate; to: CalendarDate };

/** The days that a report is of, kept in the address. Nothing is later than the business date. */
export function useReportDays(hotel: Hotel, unlessChosen: ReportPeriod = "today") {
  const { values, change } = useUrlState(schema);
  const chosen = { from: values.from ?? null, to: values.to ?? null };
  const days = isPeriod(chosen, hotel.businessDate) ? chosen : periodDays(unlessChosen, hotel);

  function choose({ from, to }: DateRange) {
    if (isPeriod({ from, to }, hotel.businessDate)) change({ from, to }, { replace: true });
  }

  return {
    days,
    /** Another report of the same days: nobody compares two reports of different days unawares. */
    showReport: (report: string | null) => change({ ...days, report }, { replace: true }),
    /** Another report, of the days in the address or else those that it opens on. */
    leaveTo: (report: string | null) => change({ report }, { replace: true }),
    /** A report of a month: a single day is not kept for it. */
    showMonthly: (report: string) =>
      change(
        { ...(days.from === days.to ? periodDays("last-month", hotel) : days), report },
        { replace: true },
      ),
    choose,
    named: periodNamed(days, hotel),
    chooseNamed: (period: ReportPeriod) => choose(periodDays(period, hotel)),
    periods: reportPeriods,
  };
}

function isPeriod(days: DateRange, latest: CalendarDate): days is Days {
  const { from, to } = days;
  return from !== null && to !== null && from <= to && to <= latest;
}
