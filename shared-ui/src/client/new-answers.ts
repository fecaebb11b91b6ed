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

/** The mark that something may be kept in this browser: without it, nobody downloads the code to look. */
export const HAS_ANSWERS = "funduq.last-known";

/** What the server has answered and is not written yet, the last of each query. */
export const unwritten = new Map<string, NewAnswer>();
let onNew = (): void => {};

export function onNewAnswer(listener: () => void): void {
  onNew = listener;
}

export function noteAnswer(key: string, read: KeptRead, data: unknown): void {
  if (read.how === "by-hand" || !opensWithoutNetwork()) return;
  unwritten.set(key, { ...read, data, at: serverTime().toISOString() });
  onNew();
}

/** On a plain http address there is no service worker: no page opens without a network, and nothing is kept. */
function opensWithoutNetwork(): boolean {
  return "serviceWorker" in navigator;
}
