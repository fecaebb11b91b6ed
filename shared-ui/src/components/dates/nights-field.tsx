import { addDays, type CalendarDate, daysBetween } from "@funduq/shared-types/values/calendar-date";
import { useState } from "react";
import { usePartsText } from "../../i18n/parts-text.ts";
import { NumberField } from "../field/number-fields.tsx";
import classes from "./date-field.module.css";

type NightsFieldProps = {
  from: CalendarDate | null;
  to: CalendarDate | null;
  /** The last day of so many nights from the first one on. */
  onChange: (to: CalendarDate) => void;
  disabled?: boolean | undefined;
};

/** Longer spans are typed as days. */
const MOST_NIGHTS = 999;

/** The nights between two days; a number that is typed moves the last day. */
export function NightsField({ from, to, onChange, disabled }: NightsFieldProps) {
  const t = usePartsText();
  // While another number is typed the field is empty, though the last day stays.
  const [isCleared, setIsCleared] = useState(false);
  const count = from && to && to > from ? daysBetween(from, to) : null;

  function change(nights: number | null) {
    const isCount = nights !== null && nights >= 1 && nights <= MOST_NIGHTS;
    setIsCleared(!isCount);
    if (from && isCount) onChange(addDays(from, nights));
  }

  return (
    <div className={classes.nights}>
      <NumberField
        label={t("date.nights")}
        value={isCleared ? null : count}
        onChange={change}
        onBlur={() => setIsCleared(false)}
        min={1}
        max={MOST_NIGHTS}
        disabled={disabled || from === null}
      />
    </div>
  );
}
