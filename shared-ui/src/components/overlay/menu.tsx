import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
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
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
};

/**
 * Actions behind a button, as the menu button of the ARIA practices: Enter, Space and the down
 * arrow open at the first, the up arrow at the last; arrows go round, letters jump, Esc gives the
 * focus back, Tab leaves.
 */
export function Menu({ trigger, items }: MenuProps) {
  // No state: a thousand rooms have a menu each, and none of them is drawn a second time.
  const anchor = useRef<HTMLElement>(null);
  const setAnchor = useCallback((element: HTMLElement | null) => {
    anchor.current = element;
  }, []);
  const [opened, setOpened] = useState(false);
  const typed = useRef({ text: "", at: 0 });
  const atEnd = useRef(false);
  const button = cloneElement(trigger, {
    ref: setAnchor,
    onClick: () => {
      atEnd.current = false;
      setOpened(!opened);
    },
    onKeyDown: (event) => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      // A grid around the button has arrows of its own.
      event.stopPropagation();
      atEnd.current = event.key === "ArrowUp";
      setOpened(true);
    },
    "aria-haspopup": "menu",
    "aria-expanded": opened,
  });
  return (
    <>
      {button}
      {opened && (
        <Floating
          anchor={anchor.current}
          onClose={() => setOpened(false)}
          align="end"
          role="menu"
          label={anchor.current?.ariaLabel ?? anchor.current?.textContent ?? undefined}
          holdFocus
          onKeyDown={(event) => {
            if (event.key === "Tab") {
              anchor.current?.focus();
              setOpened(false);
            }
            handleMenuKey(event, typed.current);
          }}
        >
          {atEnd.current && <FocusLast />}
          {items.map(({ label, icon: Icon, onSelect, danger, disabled }) => (
            <button
              key={label}
              type="button"
              role="menuitem"
              className={classes.item}
              data-danger={danger || undefined}
              disabled={disabled}
              onClick={() => {
                anchor.current?.focus();
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

/** Opened from below: the floating panel has put the focus on the first. */
function FocusLast() {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const panel = here.current?.parentElement;
    if (panel) itemsOf(panel).at(-1)?.focus();
  }, []);
  return <span ref={here} hidden />;
}

function itemsOf(panel: HTMLElement): HTMLElement[] {
  return Array.from(panel.querySelectorAll<HTMLElement>("[role=menuitem]:not(:disabled)"));
}

type Typed = { text: string; at: number };
const TYPING_RESTS_MS = 500;

function handleMenuKey(event: KeyboardEvent<HTMLDivElement>, typed: Typed): void {
  const items = itemsOf(event.currentTarget);
  const at = items.findIndex((item) => item === document.activeElement);
  const targets: Record<string, number | undefined> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const target = targets[event.key] ?? lettersMatch(event, typed, items, at);
  if (target === undefined || target < 0) return;
  event.preventDefault();
  event.stopPropagation();
  items[target]?.focus();
}

/** The next item that begins with what is being typed. */
function lettersMatch(event: KeyboardEvent, typed: Typed, items: HTMLElement[], at: number) {
  const { key, timeStamp } = event;
  if (key.length !== 1 || key === " " || event.ctrlKey || event.metaKey) return undefined;
  const goesOn = timeStamp - typed.at < TYPING_RESTS_MS;
  typed.text = (goesOn ? typed.text : "") + key.toLocaleLowerCase();
  typed.at = timeStamp;
  const from = typed.text.length > 1 ? at : at + 1;
  const order = items.map((_, step) => (from + step) % items.length);
  return order.find((index) =>
    items[index]?.textContent?.trim().toLocaleLowerCase().startsWith(typed.text),
  );
}
