import { useCallback, useEffect, useRef, useState } from "react";
import { topLayer } from "../dialog/layers.ts";
import type { Toast } from "./notify.ts";

/**
 * So long a toast waits before it is said: as a dialog closes or opens, what is said within it
 * would not be heard to the end, or twice.
 */
const SETTLE_MS = 250;

/** Where a toast was put into a live region: a dialog, or the page below all of them. */
type Place = HTMLElement | "page";
type Places = ReadonlyMap<number, Place | "heard">;

/** What can be seen of a toast's saying: about to be said, being said in its place, said. */
export type Saying = "new" | "said" | "heard";

/**
 * Has every toast said once, in the layer that is on top once the screen has settled. What was
 * said before another layer came to lie on top, or its own went, moves there without a word.
 */
export function useSaying(toasts: readonly Toast[], layer: Place, isInside: () => boolean) {
  const [places, setPlaces] = useState<Places>(new Map());
  const waiting = useRef(new Map<number, ReturnType<typeof setTimeout>>());

  const put = useCallback((id: number, place: Place | "heard") => {
    setPlaces((before) => new Map([...before, [id, place]]));
  }, []);

  useEffect(() => {
    for (const { id } of toasts) {
      if (waiting.current.has(id)) continue;
      // With the focus in it, a screen reader has read it already.
      const say = () => put(id, isInside() ? "heard" : (topLayer() ?? "page"));
      waiting.current.set(id, setTimeout(say, SETTLE_MS));
    }
  }, [toasts, put, isInside]);

  useEffect(() => {
    setPlaces((before) => moved(before, layer));
  }, [layer]);

  useEffect(() => {
    const timers = waiting.current;
    return () => {
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, []);

  return (id: number): Saying => {
    const place = places.get(id);
    if (place === undefined) return "new";
    return place === layer ? "said" : "heard";
  };
}

/** What was said elsewhere is not said again when that place is on top once more. */
function moved(before: Places, layer: Place): Places {
  return new Map([...before].map(([id, place]) => [id, place === layer ? place : "heard"]));
}
