import { createContext, useSyncExternalStore } from "react";

/**
 * The dialogs that are open, in order. What floats (lists, menus, toasts) must be drawn inside
 * the last one: the browser keeps everything outside it out of reach.
 */
let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

export function addLayer(element: HTMLElement): () => void {
  change([...open, element]);
  return () => change(open.filter((other) => other !== element));
}

export function isLayer(element: HTMLElement): boolean {
  return open.includes(element);
}

export function topLayer(): HTMLElement | undefined {
  return open.at(-1);
}

export const BUSY_BUTTON = "button[aria-busy=true]";

/** Whether a button of a dialog says that it is saving. */
export function isLayerSaving(layer: HTMLElement): boolean {
  return layer.querySelector(BUSY_BUTTON) !== null;
}

export function isAnyLayerSaving(): boolean {
  return open.some(isLayerSaving);
}

export function useLayers(): readonly HTMLElement[] {
  return useSyncExternalStore(subscribe, () => open);
}

/** The dialog or floating panel around a component, if any. */
export const LayerContext = createContext<HTMLElement | null>(null);

/** The dialog around it; undefined on the page itself. */
export function layerAround(element: HTMLElement | null): HTMLElement | undefined {
  return element?.closest("dialog") ?? undefined;
}

function change(now: readonly HTMLElement[]): void {
  open = now;
  for (const layer of open) layer.toggleAttribute("data-below", layer !== open.at(-1));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
