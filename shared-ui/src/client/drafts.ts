import { tabStorage } from "./storage.ts";

/** Reads what was kept; a contract, or part of one. What it refuses is thrown away. */
export type DraftReader<Draft> = {
  safeParse(
    value: unknown,
  ): { success: true; data: Partial<Draft> } | { success: false; data?: undefined };
};

const PREFIX = "funduq.draft.";
/** A shift: what somebody left half-typed yesterday surprises more than it helps. */
const KEPT_FOR_MS = 12 * 60 * 60 * 1000;

/**
 * Half-filled forms of this tab, so that a reload or the back button loses nothing.
 *
 * They stay in the tab's own storage and are cleared on sign-out: they name guests, and a desk's
 * computer is everybody's.
 */
export function keepDraft(place: string, draft: unknown): void {
  tabStorage.set(PREFIX + place, JSON.stringify({ at: Date.now(), draft }));
}

export function keptDraft<Draft>(
  place: string,
  reader: DraftReader<Draft>,
): Partial<Draft> | undefined {
  const kept = parsed(tabStorage.get(PREFIX + place));
  if (!isKept(kept) || Date.now() - kept.at > KEPT_FOR_MS) return undefined;
  return reader.safeParse(kept.draft).data;
}

export function forgetDraft(place: string): void {
  tabStorage.set(PREFIX + place, null);
}

export function forgetAllDrafts(): void {
  tabStorage.removeAll(PREFIX);
}

function isKept(value: unknown): value is { at: number; draft: unknown } {
  return typeof value === "object" && value !== null && "at" in value && "draft" in value;
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? "null");
  } catch {
    return undefined;
  }
}
