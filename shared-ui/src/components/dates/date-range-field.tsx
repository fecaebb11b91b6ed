import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { useUiText } from "../../i18n/ui-text.ts";
import { FieldSet } from "../field/field.tsx";
import classes from "./date-field.module.css";
import { DateField } from "./date-field.tsx";
import { NightsField } from "./nights-field.tsx";

export type DateRange = { from: CalendarDate | null; to: CalendarDate | null };

type DateRangeFieldProps = {
  label: string;
  fromLabel?: string;
  toLabel?: string;
  value: DateRange;
  onChange: (range: DateRange) => void;
  min?: CalendarDate | undefined;
  max?: CalendarDate | undefined;
  /** Nights between the two days: 1 for a stay, 0 for a period. */
  minNights?: number;
  /** Typed days outside the bounds and out of order are handed on: the form says itself what is wrong. */
  takesAnyDay?: boolean | undefined;
  /** Shows the nights, to be typed instead of the last day; a stay does unless its place says them already. */
  showNights?: boolean;
  /** The day that `+2`, typed as the last day, counts from; without it the first day. */
  toCountsFrom?: CalendarDate | undefined;
  disabled?: boolean;
  required?: boolean;
  fromError?: string | undefined;
  toError?: string | undefined;
};

/**
 * Two days in order. Moving the first past the second takes the second along. The nights of a stay can be
 * typed too; the calendar of each day shows the other.
 */
export function DateRangeField(props: DateRangeFieldProps) {
  const { value, onChange, minNights = 1, showNights = minNights > 0 } = props;
  const t = useUiText();
  const { from, to } = value;
  const { min, max, takesAnyDay, disabled, required } = props;
  const earliestEnd = from ? addDays(from, minNights) : min;

  function changeFrom(wanted: CalendarDate | null) {
    const end = wanted && addDays(wanted, minNights);
    onChange({ from: wanted, to: end && to && to < end ? end : to });
  }

  return (
    <FieldSet legend={props.label} legendHidden>
      <div className={classes.range}>
        <DateField
          label={props.fromLabel ?? t("date.from")}
          value={from}
          until={to}
          onChange={changeFrom}
          min={min}
          max={max}
          error={props.fromError}
          takesAnyDay={takesAnyDay}
          disabled={disabled}
          required={required}
        />
        <DateField
          label={props.toLabel ?? t("date.to")}
          value={to}
          until={from}
          onChange={(wanted) => onChange({ from, to: wanted })}
          countsFrom={props.toCountsFrom ?? from}
          min={earliestEnd}
          max={max}
          error={props.toError}
          takesAnyDay={takesAnyDay}
          disabled={disabled}
          required={required}
        />
        {showNights && (
          <NightsField
            from={from}
            to={to}
            onChange={(wanted) => onChange({ from, to: wanted })}
            disabled={disabled}
          />
        )}
      </div>
    </FieldSet>
  );
}
