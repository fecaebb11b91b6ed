import { type ReactNode, useId } from "react";
import type { Icon } from "../../icons.ts";
import classes from "./field.module.css";
import { Field, type FieldProps } from "./field.tsx";
import { inputProps } from "./text-fields.tsx";

export type Option<Value extends string = string> = {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
  /** The heading that it stands under in a `Select`; options of one group follow each other. */
  group?: string | undefined;
};

type SelectProps<Value extends string> = FieldProps & {
  value: Value | "";
  onChange: (value: Value) => void;
  options: readonly Option<Value>[];
  /** The first, empty line: 'Choose a room type'. Without it the first option is the default. */
  placeholder?: string;
};

/** One of a list. The platform's own list: known to every keyboard, phone and screen reader. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, onChange, options, placeholder } = props;
  return (
    <Field {...props}>
      {(control) => (
        <select
          {...omitReadOnly(inputProps(props, control))}
          value={value}
          onChange={(event) => {
            const picked = options.find((option) => option.value === event.target.value);
            if (picked) onChange(picked.value);
          }}
        >
          {placeholder !== undefined && (
            <option value="" disabled={value !== ""}>
              {placeholder}
            </option>
          )}
          {groupsOf(options).map(({ group, own }) =>
            group === undefined ? (
              own.map(optionOf)
            ) : (
              <optgroup key={group} label={group}>
                {own.map(optionOf)}
              </optgroup>
            ),
          )}
        </select>
      )}
    </Field>
  );
}

const optionOf = ({ value, label, disabled }: Option) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

type OptionGroup = { group: string | undefined; own: Option[] };

/** Options that follow each other under one heading, or under none. */
function groupsOf(options: readonly Option[]): OptionGroup[] {
  const groups: OptionGroup[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.own.push(option);
    else groups.push({ group: option.group, own: [option] });
  }
  return groups;
}

function omitReadOnly({ readOnly: _, ...props }: ReturnType<typeof inputProps>) {
  return props;
}

type SegmentedControlProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly (Option<Value> & { icon?: Icon; content?: ReactNode })[];
  labelHidden?: boolean;
};

/** One of a few, all in sight: a mode, a filter. Arrow keys move. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, onChange, options, labelHidden = true } = props;
  const name = useId();
  return (
    <fieldset className={classes.fieldset}>
      <legend className={labelHidden ? classes.hidden : `${classes.label} ${classes.legend}`}>
        {label}
      </legend>
      <div className={classes.segments}>
        {options.map(({ icon: Icon, ...option }) => (
          <label key={option.value} className={classes.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {Icon && <Icon size={18} />}
            <span>{option.content ?? option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type CheckboxProps = {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
};

export function Checkbox({ label, checked, onChange, disabled, name }: CheckboxProps) {
  return (
    <label className={classes.check}>
      <input
        type="checkbox"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
