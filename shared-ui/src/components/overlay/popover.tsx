import { cloneElement, type ReactElement, type ReactNode, useState } from "react";
import { Floating } from "./floating.tsx";
import type { TriggerProps } from "./menu.tsx";
import classes from "./overlay.module.css";

type PopoverProps = {
  /** The button it belongs to; opening is the button's own `onClick`. */
  trigger: ReactElement<TriggerProps>;
  /** What it is, for screen readers. */
  label: string;
  opened: boolean;
  onClose: () => void;
  align?: "start" | "end";
  children: ReactNode;
};

/** A small panel beside a button: a second question, a few filters. Focus stays inside. */
export function Popover({ trigger, label, opened, onClose, align, children }: PopoverProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = cloneElement(trigger, {
    ref: setAnchor,
    "aria-haspopup": "dialog",
    "aria-expanded": opened,
  });
  return (
    <>
      {button}
      {opened && (
        <Floating
          anchor={anchor}
          onClose={onClose}
          align={align ?? "start"}
          role="dialog"
          label={label}
          holdFocus
        >
          <div className={classes.content}>{children}</div>
        </Floating>
      )}
    </>
  );
}
