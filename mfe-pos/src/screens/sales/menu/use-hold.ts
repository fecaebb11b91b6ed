import { type MouseEvent, useEffect, useRef } from "react";

const HOLD_MS = 600;

/** A press that lasts, beside the tap of the same button. The key of the context menu does the same. */
export function useHold(onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isDown = useRef(false);
  const isHeld = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  function stop() {
    clearTimeout(timer.current);
    isDown.current = false;
  }

  function hold() {
    if (isHeld.current) return;
    isHeld.current = true;
    onHold();
  }

  return {
    start: () => {
      clearTimeout(timer.current);
      isDown.current = true;
      isHeld.current = false;
      timer.current = setTimeout(hold, HOLD_MS);
    },
    stop,
    /** A finger that rests brings the browser's own menu as well: it is the same press. */
    menu: (event: MouseEvent) => {
      event.preventDefault();
      clearTimeout(timer.current);
      hold();
      // The key has no tap after it that would have to be left out.
      if (!isDown.current) isHeld.current = false;
    },
    unlessHeld: (onTap: () => void) => () => {
      stop();
      const wasHeld = isHeld.current;
      isHeld.current = false;
      if (!wasHeld) onTap();
    },
  };
}
