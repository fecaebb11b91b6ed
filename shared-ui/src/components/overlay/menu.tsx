import { cloneElement, type KeyboardEvent, type ReactElement, useState } from "react";
import type { Icon } from "../../icons.ts";
import { Floating } from "./floating.tsx";
import classes from "./overlay.module.css";

export type MenuItem = {
  label: string;
  icon?: Icon;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
};

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement<TriggerProps>;
  items: readonly MenuItem[];
};

/** What the trigger is given; `Button` and `IconButton` take all of it. */
export type TriggerProps = {
  ref?: (element: HTMLElement | null) => void;
  onClick?: () => void;
  "aria-haspopup"?: "menu" | "dialog";
  "aria-expanded"?: boolean;
};

/** Actions behind a button. Arrow keys move, Esc closes and gives focus back. */
export function Menu({ trigger, items }: MenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const button = cloneElement(trigger, {
    ref: setAnchor,
    onClick: () => setOpened(!opened),
    "aria-haspopup": "menu",
    "aria-expanded": opened,
  });
  return (
    <>
      {button}
      {opened && (
        <Floating
          anchor={anchor}
          onClose={() => setOpened(false)}
          align="end"
          role="menu"
          label={anchor?.ariaLabel ?? anchor?.textContent ?? undefined}
          holdFocus
          onKeyDown={handleMenuKey}
        >
          {items.map(({ label, icon: Icon, onSelect, danger, disabled }) => (
            <button
              key={label}
              type="button"
              role="menuitem"
              className={classes.item}
              data-danger={danger || undefined}
              disabled={disabled}
              onClick={() => {
                anchor?.focus();
                setOpened(false);
                onSelect();
              }}
            >
              {Icon && <Icon size={18} />}
              {label}
            </button>
          ))}
        </Floating>
      )}
    </>
  );
}

function handleMenuKey(event: KeyboardEvent<HTMLDivElement>): void {
  const items = Array.from(
    event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]:not(:disabled)"),
  );
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? items.indexOf(focused) : -1;
  const targets: Record<string, number | undefined> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  items[target]?.focus();
}
