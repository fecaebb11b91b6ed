import { useLayoutEffect } from "react";

/** The room that the toasts take at the end of the page, and at its top. */
const [BELOW, ABOVE] = ["--fq-notices", "--fq-notices-above"];

/**
 * Leaves as much room as the toasts take: below the page, so that whatever they cover can be scrolled clear of
 * them and nothing takes the focus behind them; where they stand at the top, above the sheet of a phone.
 * `stack` is null while there are none.
 */
export function useRoomFor(stack: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (!stack) return;
    const page = document.documentElement.style;
    const measure = () => {
      const { top, bottom } = stack.getBoundingClientRect();
      const isBelow = bottom > window.innerHeight / 2;
      page.setProperty(BELOW, pixels(isBelow ? window.innerHeight - top : 0));
      page.setProperty(ABOVE, pixels(isBelow ? 0 : bottom));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(stack);
    return () => {
      observer.disconnect();
      page.removeProperty(BELOW);
      page.removeProperty(ABOVE);
    };
  }, [stack]);
}

const pixels = (room: number) => `${Math.max(0, Math.ceil(room))}px`;
