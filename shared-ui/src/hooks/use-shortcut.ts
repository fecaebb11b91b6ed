import { useEffect, useRef, useSyncExternalStore } from "react";

type Shortcut = {
  /** `F2`, `Escape`, or with modifiers: `Ctrl+Enter`, `Ctrl+KeyK` (physical key, any layout). */
  keys: string;
  onPress: () => void;
  disabled?: boolean;
  /** What it does, for the sheet behind F1. Without it the sheet leaves it out. */
  label?: string | undefined;
};

export type ShownShortcut = { keys: string; label: string };

type Entry = { keys: string; label: string | undefined; press: () => void };

/** The newest last: where two ask for the same key, the dialog on top has it. */
let entries: readonly Entry[] = [];
const listeners = new Set<() => void>();

/**
 * A keyboard shortcut while the component is on the screen. Never a bare letter. Of several with
 * the same keys the one that came last answers.
 */
export function useShortcut({ keys, onPress, disabled = false, label }: Shortcut): void {
  const press = useRef(onPress);
  press.current = onPress;
  useEffect(() => {
    if (disabled) return;
    const entry: Entry = { keys, label, press: () => press.current() };
    change([...entries, entry]);
    return () => change(entries.filter((other) => other !== entry));
  }, [keys, disabled, label]);
}

/** What the keyboard can do on this screen right now: of the same keys the one that would answer. */
export function useShortcutList(): readonly ShownShortcut[] {
  const now = useSyncExternalStore(subscribe, () => entries);
  const byKeys = new Map(now.map((entry) => [entry.keys, entry.label]));
  return [...byKeys].flatMap(([keys, label]) => (label ? [{ keys, label }] : []));
}

function change(now: readonly Entry[]): void {
  if (entries.length === 0) window.addEventListener("keydown", handle);
  entries = now;
  if (now.length === 0) window.removeEventListener("keydown", handle);
  for (const listener of listeners) listener();
}

function handle(event: KeyboardEvent): void {
  const name = nameOf(event);
  const entry = entries.findLast(({ keys }) => keys === name);
  if (!entry) return;
  event.preventDefault();
  entry.press();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function nameOf({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent): string {
  const held = [(ctrlKey || metaKey) && "Ctrl", altKey && "Alt", shiftKey && "Shift"];
  return [...held.filter(Boolean), code].join("+");
}
