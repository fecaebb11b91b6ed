import type { ComponentProps, ReactNode } from "react";
import { useUiText } from "../../i18n/ui-text.ts";
import type { Icon } from "../../icons.ts";
import classes from "./button.module.css";

type ButtonProps = Omit<ComponentProps<"button">, "className" | "style"> & {
  /** One main action per screen or dialog is `primary`; `danger` for what can't be taken back. */
  variant?: "primary" | "default" | "quiet" | "danger";
  icon?: Icon;
  /** While the call runs: shows 'Saving...' and refuses a second tap, without losing focus. */
  saving?: boolean;
  /** What to say while saving, where 'Saving...' is not it. */
  savingText?: ReactNode;
  wide?: boolean;
};

export function Button({
  variant = "default",
  icon: Icon,
  saving = false,
  savingText,
  wide = false,
  type = "button",
  onClick,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={saving ? "button" : type}
      className={classes.button}
      data-variant={variant}
      data-wide={wide || undefined}
      aria-disabled={saving || props["aria-disabled"]}
      aria-busy={saving || undefined}
      onClick={saving ? undefined : onClick}
    >
      {Icon && <Icon size={18} />}
      <span>{saving ? (savingText ?? <Saving />) : children}</span>
    </button>
  );
}

function Saving() {
  return useUiText()("saving");
}

type IconButtonProps = Omit<ComponentProps<"button">, "className" | "style" | "children"> & {
  icon: Icon;
  /** What it does: its name for screen readers, and its tooltip. */
  label: string;
  variant?: "default" | "quiet" | "danger";
};

export function IconButton({
  icon: Icon,
  label,
  variant = "quiet",
  type = "button",
  ...props
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...props}
      type={type}
      aria-label={label}
      className={classes.iconButton}
      data-variant={variant}
    >
      <Icon />
    </button>
  );
}
