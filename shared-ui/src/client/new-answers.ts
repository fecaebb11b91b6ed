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

/** A kept answer that is still the server's at a later time. */
export type Confirmation = { read: KeptRead; at: string };

/** What the server has answered and is not written yet, the last of each query. */
export const unwritten = new Map<string, NewAnswer>();
/** Of answers that the server gave before: until when they are known to be its answers. Not written yet. */
export const confirmed = new Map<string, Confirmation>();
/** The queries whose answers this page has from the server. */
const answeredReads = new Map<string, KeptRead>();
let onNew = (): void => {};

export function onNewAnswer(listener: () => void): void {
  onNew = listener;
}

/** Keeps an answer, and notes that the others on the page, where `isInStep` says so, are as new as this one. */
export function noteAnswer(
  key: string,
  read: KeptRead,
  data: unknown,
  isInStep: (key: string) => boolean,
): void {
  if (!workers()) return;
  const at = serverTime().toISOString();
  answeredReads.set(key, read);
  for (const [other, otherRead] of answeredReads)
    if (other !== key && isInStep(other)) confirmed.set(other, { read: otherRead, at });
  if (read.how !== "by-hand") unwritten.set(key, { ...read, data, at });
  onNew();
}

/** Forgets what is not written yet, when its person has left. */
export function forgetNewAnswers(): void {
  for (const notes of [unwritten, confirmed, answeredReads]) notes.clear();
}

/** The service workers of this origin. On a plain http address a browser has none: no page opens without a network. */
export function workers(): ServiceWorkerContainer | undefined {
  return (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
}
