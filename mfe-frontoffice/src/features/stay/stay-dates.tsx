import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import classes from "./stay-dates.module.css";

type StayDatesProps = {
  from: CalendarDate;
  to: CalendarDate;
  /** How long a date is written: short on a card, in full in the stay. */
  format: (date: CalendarDate) => string;
};

/** 'From → to' in the direction of reading: each date by itself, the arrow mirrored in Arabic. */
export function StayDates({ from, to, format }: StayDatesProps) {
  return (
    <>
      <bdi>{format(from)}</bdi>
      <span className={classes.arrow}>→</span>
      <bdi>{format(to)}</bdi>
    </>
  );
}
