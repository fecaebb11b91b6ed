import { type RefObject, useEffect, useRef } from "react";

/**
 * What is acted on may be gone a moment later, and the focus with it: whoever works by keyboard would
 * start from the top again. `find` says where to go on, once nothing that can be used is focused any more.
 */
export function useFocusKept(
  find: (body: HTMLElement) => HTMLElement | null,
  watched: readonly unknown[],
  isElsewhere: boolean,
): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked whenever what is watched comes or goes
  useEffect(() => {
    if (isElsewhere || !body.current || !isFocusLost()) return;
    find(body.current)?.focus();
  }, [...watched, isElsewhere]);
  return body;
}

/** A button that was disabled while it had the focus still counts as focused until the next frame. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || (activeElement?.matches(":disabled") ?? true);
}
