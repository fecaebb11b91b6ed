import { useEffect, useRef, useSyncExternalStore } from "react";
import { type ApiFailure, isApiFailure } from "../../client/api-failure.ts";
import { errorText } from "../../i18n/error-text.ts";

export type Toast = {
  id: number;
  kind: "success" | "info" | "error";
  message: string;
  saidAt: number;
  requestId?: string | undefined;
  action?: { label?: string | undefined; run: () => void } | undefined;
};

const SUCCESS_MS = 5_000;
/** How long something optimistic can be taken back. */
export const UNDO_MS = 8_000;
/** How long an error is shown at least, also where its screen is left at once. */
const READ_MS = 8_000;

/** More at once is a wall: the oldest that would go by itself makes room. */
const MOST = 4;

type Clock = { left: number; since: number; timer?: ReturnType<typeof setTimeout> };

let toasts: readonly Toast[] = [];
let nextId = 1;
let held = false;
const clocks = new Map<number, Clock>();
const listeners = new Set<() => void>();

/**
 * Shows a notice above the screen. An error stays until it is closed or the user leaves its screen; every other notice closes
 * after some seconds. A message that is already shown replaces the former one.
 */
export const notify = {
  success: (message: string) => show({ kind: "success", message }, SUCCESS_MS),
  info: (message: string) => show({ kind: "info", message }, SUCCESS_MS),
  /** A failed call, or a sentence of the specification: `notify.error(failure, t("save-failed"))`. */
  error(failure: ApiFailure | string, message?: string) {
    const known = isApiFailure(failure) ? failure : undefined;
    const said = message ?? (typeof failure === "string" ? failure : errorText(failure));
    return show({ kind: "error", message: said, requestId: known?.requestId });
  },
  /** For what was done at once and can be taken back for eight seconds. */
  undo: (message: string, undo: () => void, label?: string) =>
    show({ kind: "success", message, action: { label, run: undo } }, UNDO_MS),
};

/**
 * Closes the errors of a screen when the user leaves it, each after eight seconds at the earliest. `Toasts` calls it with the
 * path; a screen that shows several screens under one path, as the till does, calls it with a name of each.
 */
export function useErrorsLeaveWith(screen: string): void {
  const seen = useRef(screen);
  useEffect(() => {
    if (seen.current === screen) return;
    seen.current = screen;
    for (const { id, saidAt } of toasts)
      if (!clocks.has(id)) keepTime(id, Math.max(0, saidAt + READ_MS - Date.now()));
  }, [screen]);
}

export function dismiss(id: number): void {
  clearTimeout(clocks.get(id)?.timer);
  clocks.delete(id);
  change(toasts.filter((toast) => toast.id !== id));
}

/** Removes every toast: a test starts clean, and so does the next person at this screen. */
export function dismissAll(): void {
  for (const { id } of toasts) dismiss(id);
  change([]);
}

/** Stops the timer of every toast while one has the pointer or the focus. */
export function holdToasts(): void {
  if (held) return;
  held = true;
  for (const clock of clocks.values()) {
    clearTimeout(clock.timer);
    clock.left -= Date.now() - clock.since;
  }
}

export function releaseToasts(): void {
  if (!held) return;
  held = false;
  for (const [id, clock] of clocks) run(id, clock);
}

function run(id: number, clock: Clock): void {
  clock.since = Date.now();
  clock.timer = setTimeout(() => dismiss(id), Math.max(0, clock.left));
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, () => toasts);
}

function show(toast: Omit<Toast, "id" | "saidAt">, closeAfter?: number): () => void {
  const id = nextId++;
  for (const same of toasts.filter(({ message }) => message === toast.message)) dismiss(same.id);
  const passing = toasts.find((other) => clocks.has(other.id));
  if (passing && toasts.length >= MOST) dismiss(passing.id);
  change([...toasts, { ...toast, id, saidAt: Date.now() }]);
  if (closeAfter) keepTime(id, closeAfter);
  return () => dismiss(id);
}

function keepTime(id: number, left: number): void {
  const clock: Clock = { left, since: Date.now() };
  clocks.set(id, clock);
  if (!held) run(id, clock);
}

function change(now: readonly Toast[]): void {
  toasts = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
