import type { Session } from "@funduq/shared-types/contracts/session";
import { serverTime } from "./clock-offset.ts";

/** A query whose answer is kept in this browser. */
export type KeptRead = {
  url: string;
  params: Record<string, unknown> | undefined;
  how: true | "for-anybody" | "by-hand";
  /** Who asks. */
  session: Session | null;
};
export type NewAnswer = KeptRead & { data: unknown; at: string };

/** What the server has answered and is not written yet, the last of each query. */
export const unwritten = new Map<string, NewAnswer>();
let onNew = (): void => {};

export function onNewAnswer(listener: () => void): void {
  onNew = listener;
}

export function noteAnswer(key: string, read: KeptRead, data: unknown): void {
  if (read.how === "by-hand" || !workers()) return;
  unwritten.set(key, { ...read, data, at: serverTime().toISOString() });
  onNew();
}

/** The service workers of this origin. On a plain http address a browser has none: no page opens without a network. */
export function workers(): ServiceWorkerContainer | undefined {
  return (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
}
