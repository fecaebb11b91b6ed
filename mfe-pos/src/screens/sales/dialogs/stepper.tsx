import { IconButton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon, LessIcon } from "@funduq/shared-ui/icons";
import { useId } from "react";
import classes from "./dialogs.module.css";

type StepperProps = {
  label: string;
  labelHidden?: boolean;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** Has the focus when its dialog opens: a text field would bring the keyboard of a tablet. */
  isFirst?: boolean;
};

/** A quantity by finger. At its end a button keeps the focus of who uses the keyboard. */
export function Stepper({ label, labelHidden, isFirst, ...props }: StepperProps) {
  const { value, min, max, onChange } = props;
  const t = useText("till");
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend of its own look
    <div className={classes.stepper} role="group" aria-labelledby={labelId}>
      <span id={labelId} hidden={labelHidden}>
        {label}
      </span>
      <IconButton
        icon={LessIcon}
        variant="default"
        label={t("less", { name: label })}
        aria-disabled={value <= min}
        onClick={() => value > min && onChange(value - 1)}
      />
      <output className={classes.count}>{value}</output>
      <IconButton
        icon={AddIcon}
        variant="default"
        label={t("more", { name: label })}
        data-autofocus={isFirst ? "" : undefined}
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
      />
    </div>
  );
}
