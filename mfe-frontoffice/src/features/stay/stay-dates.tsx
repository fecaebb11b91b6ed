import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { VisuallyHidden } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./stay-dates.module.css";

type StayDatesProps = {
  from: CalendarDate;
  to: CalendarDate;
  /** How long a date is written: short on a card, in full in the stay. */
  format: (date: CalendarDate) => string;
};

/**
 * 'From → to' in the direction of reading: each date by itself, the arrow mirrored in Arabic.
 * Screen readers say it as a sentence.
 */
export function StayDates({ from, to, format }: StayDatesProps) {
  const t = useText("frontoffice");
  return (
    <>
      <span aria-hidden className={classes.dates}>
        <bdi>{format(from)}</bdi>
        <span className={classes.arrow}>→</span>
        <bdi>{format(to)}</bdi>
      </span>
      <VisuallyHidden>{t("stay.fromTo", { from: format(from), to: format(to) })}</VisuallyHidden>
    </>
  );
}
