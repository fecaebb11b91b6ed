import { useSyncExternalStore } from "react";
import { type ApiFailure, isApiFailure } from "../../client/api-failure.ts";
import { errorText } from "../../i18n/error-text.ts";

export type Toast = {
  id: number;
  kind: "success" | "info" | "error";
  message: string;
  requestId?: string | undefined;
  action?: { label?: string | undefined; run: () => void } | undefined;
};

const SUCCESS_MS = 5_000;
/** How long something optimistic can be taken back. */
export const UNDO_MS = 8_000;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/**
 * Says what happened, over whatever is on the screen. Errors stay until they are closed;
 * the rest goes by itself. The same words twice show once.
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

export function dismiss(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/** Removes every toast: a test starts clean, and so does the next person at this screen. */
export function dismissAll(): void {
  change([]);
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, () => toasts);
}

function show(toast: Omit<Toast, "id">, closeAfter?: number): () => void {
  const id = nextId++;
  const others = toasts.filter(({ message }) => message !== toast.message);
  change([...others, { ...toast, id }]);
  if (closeAfter) setTimeout(() => dismiss(id), closeAfter);
  return () => dismiss(id);
}

function change(now: readonly Toast[]): void {
  toasts = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
