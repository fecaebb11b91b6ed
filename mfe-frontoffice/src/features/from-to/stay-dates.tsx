import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { useText } from "@funduq/shared-ui/i18n";
import { FromTo } from "./from-to.tsx";
import classes from "./stay-dates.module.css";

type StayDatesProps = {
  from: CalendarDate;
  to: CalendarDate;
  /** How long a date is written: short on a card, in full in the stay. */
  format: (date: CalendarDate) => string;
};

/** When a stay begins and ends. */
export function StayDates({ from, to, format }: StayDatesProps) {
  const t = useText("frontoffice");
  const [first, last] = [format(from), format(to)];
  return (
    <FromTo
      from={<span className={classes.date}>{first}</span>}
      to={<span className={classes.date}>{last}</span>}
      sentence={t("stay.from-to", { from: first, to: last })}
    />
  );
}
