import type { HTMLInputAutoCompleteAttribute } from "react";
import { latinDigits } from "../../format/parse-money.ts";
import { useUiText } from "../../i18n/ui-text.ts";
import { Field, type FieldControl, type FieldProps, inputClass } from "./field.tsx";

type TextFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  type?: "text" | "email" | "password" | "search" | "url";
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength?: number;
  /** Which keys a phone offers. */
  inputMode?: "decimal" | "numeric" | undefined;
  /** `ltr` for what is never Arabic: addresses, codes. Names turn by themselves. */
  dir?: "auto" | "ltr";
};

export function TextField({ dir = "auto", type = "text", onChange, ...props }: TextFieldProps) {
  return (
    <Field {...props}>
      {(control) => (
        <input
          {...inputProps(props, control)}
          type={type}
          dir={type === "text" || type === "search" ? writingDirection(dir, props.value) : "ltr"}
          value={props.value}
          placeholder={props.placeholder}
          autoComplete={props.autoComplete ?? "off"}
          maxLength={props.maxLength}
          inputMode={props.inputMode}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

type TextAreaProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  maxLength?: number;
  placeholder?: string;
};

export function TextArea({ onChange, rows = 3, ...props }: TextAreaProps) {
  return (
    <Field {...props}>
      {(control) => (
        <textarea
          {...inputProps(props, control)}
          dir={writingDirection("auto", props.value)}
          rows={rows}
          value={props.value}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

type PhoneFieldProps = FieldProps & { value: string; onChange: (value: string) => void };

/**
 * A phone number as typed, left to right in every language. What no number holds stays and is
 * said: it may be a name in the wrong field, or a note that somebody needs.
 */
export function PhoneField({ onChange, error, ...props }: PhoneFieldProps) {
  const t = useUiText();
  const isPhone = /^[\d+() ./-]*$/u.test(props.value);
  return (
    <Field {...props} error={error ?? (isPhone ? undefined : t("field.phone"))}>
      {(control) => (
        <input
          {...inputProps(props, control)}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete="off"
          value={props.value}
          onChange={(event) => onChange(latinDigits(event.target.value))}
        />
      )}
    </Field>
  );
}

/** An empty field reads as its page does; by itself `auto` would turn an Arabic placeholder round. */
export function writingDirection(dir: "auto" | "ltr", value: string): "auto" | "ltr" | undefined {
  return dir === "auto" && value === "" ? undefined : dir;
}

/** The attributes that all inputs share. */
export function inputProps(
  { name, disabled, readOnly, autoFocus, onBlur, onFocus }: FieldProps,
  control: FieldControl,
) {
  return {
    ...control,
    name,
    disabled,
    readOnly,
    autoFocus,
    // React sets the focus and no attribute: a dialog looks for this one when it opens.
    "data-autofocus": autoFocus ? "" : undefined,
    onBlur,
    onFocus,
    className: inputClass,
  };
}
