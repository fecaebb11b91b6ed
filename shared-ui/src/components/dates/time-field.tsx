import { useState } from "react";
import { latinDigits } from "../../format/parse-money.ts";
import { usePartsText } from "../../i18n/parts-text.ts";
import { Field, type FieldProps } from "../field/field.tsx";
import { inputProps } from "../field/text-fields.tsx";
import classes from "./date-field.module.css";

type TimeFieldProps = FieldProps & {
  /** `14:05`, in 24 hours; null while the field is empty or holds no time. */
  value: string | null;
  onChange: (time: string | null) => void;
};

/** A time of day, typed as `14:05`, `1405`, `14h05` or `9`. What is none stays, and says so. */
export function TimeField({ value, onChange, onBlur, error, ...props }: TimeFieldProps) {
  const t = usePartsText();
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState(false);
  const unreadable = typed !== undefined && typed.trim() !== "" && parseTime(typed) === undefined;
  return (
    <Field {...props} error={error ?? (unreadable && left ? t("time.invalid") : undefined)}>
      {(control) => (
        <span className={classes.time}>
          <input
            {...inputProps(props, control)}
            data-unreadable={unreadable || undefined}
            type="text"
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            placeholder="14:05"
            value={typed ?? value ?? ""}
            onChange={({ target }) => {
              setLeft(false);
              setTyped(target.value);
              onChange(parseTime(target.value) ?? null);
            }}
            onBlur={() => {
              setLeft(true);
              if (!unreadable) setTyped(undefined);
              onBlur?.();
            }}
          />
        </span>
      )}
    </Field>
  );
}

const TIME = /^(\d{1,2})(?:\s*[:.hH\s]\s*(\d{2})?|(\d{2}))?$/u;

/** The time of day that a person typed, as `HH:MM`; undefined when it is none. */
export function parseTime(typed: string): string | undefined {
  const [, hours, afterSign, joined] = TIME.exec(latinDigits(typed).trim()) ?? [];
  const minutes = afterSign ?? joined ?? "00";
  if (!hours || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, "0")}:${minutes}`;
}
