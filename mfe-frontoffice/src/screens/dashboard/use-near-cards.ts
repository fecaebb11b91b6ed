import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from "react";

const CHANGE = "contentvisibilityautostatechange";

/**
 * Which cards are in sight or about to be: those that the browser lays out (`content-visibility`).
 * They carry `data-near`. Where it does not tell, all are.
 */
export function useNearCards(
  gridRef: RefObject<HTMLElement | null>,
  rooms: ReadonlyMap<string, unknown>,
  /** Whether a card that comes into sight has something to catch up on. */
  behind: RefObject<boolean>,
): (roomId: string) => boolean {
  const near = useRef(new Set<string>());
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    const grid = gridRef.current;
    const note = (event: ContentVisibilityAutoStateChangeEvent) => {
      const card = event.target as HTMLElement;
      const { room } = card.dataset;
      if (!room) return;
      card.toggleAttribute("data-near", !event.skipped);
      if (event.skipped) near.current.delete(room);
      else near.current.add(room);
      if (behind.current && !event.skipped) drawAgain();
    };
    grid?.addEventListener(CHANGE, note as EventListener, true);
    return () => grid?.removeEventListener(CHANGE, note as EventListener, true);
  }, [gridRef, behind]);

  // A card that a filter took away does not say that it has gone.
  useEffect(() => {
    for (const room of near.current) if (!rooms.has(room)) near.current.delete(room);
  }, [rooms]);

  return (roomId) => near.current.size === 0 || near.current.has(roomId);
}
