import { useState } from "react";
import { formatAmount } from "../../format/money.ts";
import { hasTooManyDecimals, latinDigits, parseMoney } from "../../format/parse-money.ts";
import { useUiText } from "../../i18n/ui-text.ts";
import classes from "./field.module.css";
import { Field, type FieldProps } from "./field.tsx";
import { inputProps } from "./text-fields.tsx";

type NumberFieldProps = FieldProps & {
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
};

/**
 * A whole number: nights, guests, quantity. Empty is null. Arrow keys step. What is no whole
 * number (`1.5`) stays as it was typed, counts as null, and says so.
 */
export function NumberField({ value, onChange, min, max, error, ...props }: NumberFieldProps) {
  const t = useUiText();
  const [typed, setTyped] = useState<string>();
  const isRead = value !== null || !typed?.trim() || wholeNumber(typed) !== null;
  const clamp = (wanted: number) => Math.max(min ?? wanted, Math.min(max ?? wanted, wanted));
  return (
    <Field {...props} error={error ?? (isRead ? undefined : t("field.number"))}>
      {(control) => (
        <input
          {...inputProps(props, control)}
          type="text"
          inputMode="numeric"
          role="spinbutton"
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={value ?? undefined}
          autoComplete="off"
          data-amount=""
          value={isRead ? (value ?? "") : typed}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(wholeNumber(event.target.value));
          }}
          onKeyDown={(event) => {
            const step = steps[event.key];
            if (!step || props.readOnly) return;
            event.preventDefault();
            setTyped(undefined);
            onChange(clamp((value ?? 0) + step));
          }}
        />
      )}
    </Field>
  );
}

const steps: Record<string, number | undefined> = { ArrowUp: 1, ArrowDown: -1 };

function wholeNumber(typed: string): number | null {
  const text = latinDigits(typed).trim();
  return /^-?\d{1,15}$/u.test(text) ? Number(text) : null;
}

type MoneyFieldProps = FieldProps & {
  /** Centimes; null while the field is empty or holds no amount. */
  value: number | null;
  onChange: (centimes: number | null) => void;
};

/**
 * An amount typed in dinars, spoken in centimes. Takes `1.234,56`, `1234.56` and `1 234`;
 * shows the product's own form when left. What is no amount stays, and says so.
 */
export function MoneyField({ value, onChange, onBlur, error, ...props }: MoneyFieldProps) {
  const t = useUiText();
  const [typed, setTyped] = useState<string>();
  const unreadable = typed !== undefined && typed.trim() !== "" && parseMoney(typed) === undefined;
  const shown = typed ?? (value === null ? "" : formatAmount(value));
  const why = t(hasTooManyDecimals(typed ?? "") ? "field.decimals" : "field.money");
  const fault = error ? (
    <>
      {error} {unreadable && why}
    </>
  ) : undefined;
  return (
    <Field {...props} error={fault ?? (unreadable ? why : undefined)}>
      {(control) => (
        <div className={classes.amount}>
          <input
            {...inputProps(props, control)}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            data-amount=""
            value={shown}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange(parseMoney(event.target.value) ?? null);
            }}
            onBlur={() => {
              if (!unreadable) setTyped(undefined);
              onBlur?.();
            }}
          />
          <span className={classes.unit} aria-hidden>
            DA
          </span>
        </div>
      )}
    </Field>
  );
}
