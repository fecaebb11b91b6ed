import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { useUiText } from "../../i18n/ui-text.ts";
import { FieldSet } from "../field/field.tsx";
import classes from "./date-field.module.css";
import { DateField } from "./date-field.tsx";

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
  disabled?: boolean;
  required?: boolean;
  fromError?: string | undefined;
  toError?: string | undefined;
};

/** Two days in order. Moving the first past the second takes the second along. */
export function DateRangeField({ value, onChange, minNights = 1, ...props }: DateRangeFieldProps) {
  const t = useUiText();
  const { from, to } = value;
  const { min, max, disabled, required } = props;
  const earliestEnd = from ? addDays(from, minNights) : min;

  function changeFrom(wanted: CalendarDate | null) {
    const end = wanted && addDays(wanted, minNights);
    onChange({ from: wanted, to: end && to && to < end ? end : to });
  }

  return (
    <FieldSet legend={props.label}>
      <div className={classes.range}>
        <DateField
          label={props.fromLabel ?? t("date.from")}
          value={from}
          onChange={changeFrom}
          min={min}
          max={max}
          error={props.fromError}
          {...{ disabled, required }}
        />
        <DateField
          label={props.toLabel ?? t("date.to")}
          value={to}
          onChange={(wanted) => onChange({ from, to: wanted })}
          min={earliestEnd}
          max={max}
          error={props.toError}
          {...{ disabled, required }}
        />
      </div>
    </FieldSet>
  );
}
