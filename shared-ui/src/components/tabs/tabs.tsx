import { type KeyboardEvent, type ReactNode, useId } from "react";
import classes from "./tabs.module.css";

export type Tab<Id extends string> = { id: Id; label: ReactNode; content: ReactNode };

type TabsProps<Id extends string> = {
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Shows the panel alone, named by `label`, where another field chooses: what is open in it stays. */
  listHidden?: boolean | undefined;
};

/** One panel of several. Arrow keys move along the tabs in the direction of reading. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, value, onChange, listHidden } = props;
  const base = useId();
  const current = tabs.find(({ id }) => id === value);
  const panel = listHidden
    ? { role: "region", "aria-label": label }
    : { role: "tabpanel", "aria-labelledby": `${base}-${value}-tab` };

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex(({ id }) => id === value);
    const next = tabs[targetOf(event, at, tabs.length)];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    document.getElementById(`${base}-${next.id}-tab`)?.focus();
  }

  return (
    <div>
      {!listHidden && (
        <div
          role="tablist"
          aria-label={label}
          className={classes.list}
          data-fades=""
          onKeyDown={handleKey}
        >
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-${tab.id}-tab`}
              ref={tab.id === value ? keepInSight : undefined}
              aria-selected={tab.id === value}
              aria-controls={`${base}-panel`}
              tabIndex={tab.id === value ? 0 : -1}
              className={classes.tab}
              onClick={() => onChange(tab.id)}
            >
              {tab.label}
            </button>
          ))}
        </div>
      )}
      <div id={`${base}-panel`} {...panel} className={classes.panel}>
        {current?.content}
      </div>
    </div>
  );
}

/**
 * Where the tabs scroll sideways, the chosen one is never out of sight: not in a dialog either, which opens after
 * its tabs are made, nor once a count makes it wider.
 */
function keepInSight(tab: HTMLElement | null): (() => void) | undefined {
  if (!tab) return undefined;
  const observer = new ResizeObserver(() => intoSight(tab));
  observer.observe(tab);
  intoSight(tab);
  return () => observer.disconnect();
}

/** As wide as the list fades where it is cut off. */
const FADE_PX = 24;

function intoSight(tab: HTMLElement): void {
  const list = tab.parentElement;
  if (!list || list.scrollWidth <= list.clientWidth) return;
  const [at, around] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
  const before = Math.min(0, at.left - around.left - FADE_PX);
  const past = Math.max(0, at.right - around.right + FADE_PX);
  list.scrollLeft += before || past;
}

function targetOf(event: KeyboardEvent<HTMLElement>, at: number, count: number): number {
  const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
  const targets: Record<string, number | undefined> = {
    ArrowRight: (at + forward + count) % count,
    ArrowLeft: (at - forward + count) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[event.key] ?? -1;
}
