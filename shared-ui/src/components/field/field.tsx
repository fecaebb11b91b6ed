import { type ReactNode, useId } from "react";
import classes from "./field.module.css";

/** What every field takes. `value` and `onChange` are each field's own. */
export type FieldProps = {
  label: string;
  /** Hides the label from sight where the place says it; screen readers still hear it. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  name?: string | undefined;
  autoFocus?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
};

/** What the input inside must carry, so that label, hint and error belong to it. */
export type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
};

type FrameProps = Pick<FieldProps, "label" | "labelHidden" | "hint" | "error" | "required"> & {
  children: (control: FieldControl) => ReactNode;
};

/** Label above, hint and error below, all of them tied to the input in between. */
export function Field({ label, labelHidden, hint, error, required, children }: FrameProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(" ") || undefined;
  return (
    <div className={classes.field} data-field="">
      <label
        htmlFor={id}
        className={labelHidden ? classes.hidden : classes.label}
        data-required={required || undefined}
      >
        {label}
      </label>
      {children({
        id,
        "aria-describedby": describedBy,
        "aria-invalid": error ? true : undefined,
        "aria-required": required || undefined,
      })}
      {error && (
        <p id={errorId} className={classes.error} role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

type FieldSetProps = {
  legend: string;
  /** Where the labels inside say it already; screen readers still hear it. */
  legendHidden?: boolean;
  error?: ReactNode;
  children: ReactNode;
};

/** Several inputs under one label: a range of dates, a set of choices. */
export function FieldSet({ legend, legendHidden, error, children }: FieldSetProps) {
  const errorId = useId();
  return (
    <fieldset
      className={classes.fieldset}
      data-invalid={error ? "" : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={legendHidden ? classes.hidden : `${classes.label} ${classes.legend}`}>
        {legend}
      </legend>
      {children}
      {error && (
        <p id={errorId} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The one look of text inputs, for fields of other files. */
export const inputClass = classes.input;
