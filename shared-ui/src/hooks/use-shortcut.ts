import { useContext, useEffect, useRef, useSyncExternalStore } from "react";
import { LayerContext, layerAround, topLayer, useLayers } from "../components/dialog/layers.ts";

type Shortcut = {
  /** `F2`, `Escape`, or with modifiers: `Ctrl+Enter`, `Ctrl+KeyK` (physical key, any layout). */
  keys: string;
  onPress: () => void;
  disabled?: boolean;
  /** Heard under an open dialog too: the palette, the sheet of shortcuts. */
  isEverywhere?: boolean;
  /** What it does, for the sheet behind F1. Without it the sheet leaves it out. */
  label?: string | undefined;
};

export type ShownShortcut = { keys: string; label: string };

type Entry = {
  keys: string;
  label: string | undefined;
  /** The dialog it belongs to, undefined for the page; `everywhere` for any. */
  layer: HTMLElement | undefined | "everywhere";
  press: () => void;
};

/** The newest last. */
let entries: readonly Entry[] = [];
const listeners = new Set<() => void>();

/**
 * A keyboard shortcut while the component is on the screen. Never a bare letter. It works while the dialog
 * around the component is on top; outside of dialogs, while none is open. Of several with the same keys,
 * the last one mounted answers.
 */
export function useShortcut(shortcut: Shortcut): void {
  const { keys, onPress, disabled = false, isEverywhere = false, label } = shortcut;
  const around = useContext(LayerContext);
  const press = useRef(onPress);
  press.current = onPress;
  useEffect(() => {
    if (disabled) return;
    const layer = isEverywhere ? "everywhere" : layerAround(around);
    const entry: Entry = { keys, label, layer, press: () => press.current() };
    change([...entries, entry]);
    return () => change(entries.filter((other) => other !== entry));
  }, [keys, disabled, isEverywhere, label, around]);
}

/** `useShortcut` for what a component draws in a dialog of its own. */
export function Shortcut(props: Shortcut) {
  useShortcut(props);
  return null;
}

/**
 * What the keyboard can do below the dialog that the component stands in: of the same keys the one
 * that would answer.
 */
export function useShortcutsBelow(): readonly ShownShortcut[] {
  const now = useSyncExternalStore(subscribe, () => entries);
  const layers = useLayers();
  const own = layerAround(useContext(LayerContext));
  const below = own === undefined ? layers.at(-1) : layers[layers.indexOf(own) - 1];
  const heard = now.filter((entry) => isHeardIn(below, entry));
  const byKeys = new Map(heard.map((entry) => [entry.keys, entry.label]));
  return [...byKeys].flatMap(([keys, label]) => (label ? [{ keys, label }] : []));
}

function isHeardIn(layer: HTMLElement | undefined, entry: Entry): boolean {
  return entry.layer === "everywhere" || entry.layer === layer;
}

function change(now: readonly Entry[]): void {
  if (entries.length === 0) window.addEventListener("keydown", handle);
  entries = now;
  if (now.length === 0) window.removeEventListener("keydown", handle);
  for (const listener of listeners) listener();
}

function handle(event: KeyboardEvent): void {
  const name = nameOf(event);
  const known = entries.filter(({ keys }) => keys === name);
  if (known.length === 0) return;
  // The browser's default, such as saving the page, is prevented also where a dialog on top keeps the shortcut from its listener.
  event.preventDefault();
  const top = topLayer();
  known.findLast((entry) => isHeardIn(top, entry))?.press();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function nameOf({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent): string {
  const held = [(ctrlKey || metaKey) && "Ctrl", altKey && "Alt", shiftKey && "Shift"];
  return [...held.filter(Boolean), code].join("+");
}
