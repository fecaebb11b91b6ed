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
 * computer is everybody's. Where the browser refuses storage, forms just go without.
 */
export function keepDraft(place: string, draft: unknown): void {
  attempt(() => sessionStorage.setItem(PREFIX + place, JSON.stringify({ at: Date.now(), draft })));
}

export function keptDraft<Draft>(
  place: string,
  reader: DraftReader<Draft>,
): Partial<Draft> | undefined {
  const kept = attempt(() => JSON.parse(sessionStorage.getItem(PREFIX + place) ?? "null"));
  if (!isKept(kept) || Date.now() - kept.at > KEPT_FOR_MS) return undefined;
  return reader.safeParse(kept.draft).data;
}

export function forgetDraft(place: string): void {
  attempt(() => sessionStorage.removeItem(PREFIX + place));
}

export function forgetAllDrafts(): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  });
}

function isKept(value: unknown): value is { at: number; draft: unknown } {
  return typeof value === "object" && value !== null && "at" in value && "draft" in value;
}

function attempt(act: () => unknown): unknown {
  try {
    return act();
  } catch {
    return undefined;
  }
}
