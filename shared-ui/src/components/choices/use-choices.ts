import { foldName } from "@funduq/shared-types/rules/name-search";
import { type KeyboardEvent, useMemo, useState } from "react";
import type { Option } from "../field/choice-fields.tsx";

type Choices<Value extends string> = {
  options: readonly Option<Value>[];
  /** What is typed; '' shows all. */
  text: string;
  onPick: (value: Value) => void;
};

/**
 * The list of a combobox: which options fit what is typed, which one is active, and
 * the keys of the ARIA practices: down and up open and go round, Alt+Down opens only, Alt+Up and
 * Esc close, Enter takes, PageUp and PageDown go by ten.
 */
export function useChoices<Value extends string>({ options, text, onPick }: Choices<Value>) {
  const [opened, setOpened] = useState(false);
  const [active, setActive] = useState(-1);
  const matches = useMemo(() => matching(options, text), [options, text]);

  function open(at = -1) {
    setOpened(true);
    setActive(at);
  }
  function close() {
    setOpened(false);
    setActive(-1);
  }
  function move(step: number) {
    if (matches.length === 0) return;
    if (!opened) return open(step > 0 ? 0 : matches.length - 1);
    setActive(nextIndex(active, step, matches.length));
  }
  function take(): boolean {
    const option = opened ? matches[active] : undefined;
    if (!option || option.disabled) return opened;
    onPick(option.value);
    return true;
  }
  /** Whether the key was the list's. */
  function handleKey(event: KeyboardEvent): boolean {
    if (event.nativeEvent.isComposing) return false;
    const used = event.altKey ? actAlt(event.key) : act(event.key);
    if (!used) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
  function actAlt(key: string): boolean {
    if (key === "ArrowDown") open();
    else if (key === "ArrowUp") close();
    else return false;
    return true;
  }
  function act(key: string): boolean {
    const step = steps[key];
    if (step && (opened || Math.abs(step) === 1)) move(step);
    else if (key === "Escape" && opened) close();
    else return key === "Enter" && take();
    return true;
  }
  return { opened, active, matches, open, close, handleKey };
}

/** What makes an input the combobox of the list. */
export function comboboxProps({ opened, active }: { opened: boolean; active: number }, id: string) {
  return {
    type: "text",
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": opened,
    "aria-controls": id,
    "aria-activedescendant": active >= 0 ? `${id}-${active}` : undefined,
    autoComplete: "off",
  } as const;
}

const steps: Record<string, number | undefined> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
};

function nextIndex(at: number, step: number, count: number): number {
  if (Math.abs(step) > 1) return Math.max(0, Math.min(at + step, count - 1));
  return at < 0 && step < 0 ? count - 1 : (at + step + count) % count;
}

/** Those that begin with the text first, then those in which each word occurs. */
function matching<Value extends string>(options: readonly Option<Value>[], text: string) {
  const wanted = foldName(text).trim();
  if (wanted === "") return options;
  const words = wanted.split(/\s+/u);
  const folded = options.map((option) => ({ option, label: foldName(option.label) }));
  const found = folded.filter(({ label }) => words.every((word) => label.includes(word)));
  const begins = (label: string) => Number(!label.startsWith(wanted));
  return found.sort((a, b) => begins(a.label) - begins(b.label)).map(({ option }) => option);
}
