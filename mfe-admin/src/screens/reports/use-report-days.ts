import {
  periodDays,
  periodNamed,
  type ReportPeriod,
  reportPeriods,
} from "@funduq/shared-types/rules/report-period";
import { type CalendarDate, calendarDateSchema } from "@funduq/shared-types/values/calendar-date";
import type { DateRange } from "@funduq/shared-ui/dates";
import { useSearchParams } from "@funduq/shared-ui/router";

type Hotel = { businessDate: CalendarDate; weekStart: number };
type Days = { from: CalendarDate; to: CalendarDate };

/** The days that a report is of, kept in the address. Nothing is later than the business date. */
export function useReportDays(hotel: Hotel, unlessChosen: ReportPeriod = "today") {
  const [params, setParams] = useSearchParams();
  const chosen = { from: dateIn(params.get("from")), to: dateIn(params.get("to")) };
  const days = isPeriod(chosen, hotel.businessDate) ? chosen : periodDays(unlessChosen, hotel);

  function choose(wanted: DateRange) {
    if (!isPeriod(wanted, hotel.businessDate)) return;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set("from", wanted.from);
        after.set("to", wanted.to);
        return after;
      },
      { replace: true },
    );
  }

  /** Another report of the days that stand here: nobody compares two reports of different days unawares. */
  function keepFor(name: string, report: string | undefined) {
    setParams(
      (before) => {
        const after = new URLSearchParams({ ...Object.fromEntries(before), ...days });
        if (report) after.set(name, report);
        else after.delete(name);
        return after;
      },
      { replace: true },
    );
  }

  return {
    days,
    keepFor,
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

const dateIn = (text: string | null): CalendarDate | null =>
  calendarDateSchema.safeParse(text).data ?? null;
