import { useLayoutEffect } from "react";

const HEIGHT = "--fq-notices";

/**
 * Leaves as much room below the page as the toasts take (`--fq-notices`), so that whatever they
 * cover can be scrolled clear of them, and nothing takes the focus behind them. `stack` is null
 * while there are none.
 */
export function useRoomBelow(stack: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (!stack) return;
    const page = document.documentElement.style;
    const measure = () => {
      const { top, bottom } = stack.getBoundingClientRect();
      // Over a sheet of a phone they stand at the top, and hide nothing below.
      const room = bottom > window.innerHeight / 2 ? window.innerHeight - top : 0;
      page.setProperty(HEIGHT, `${Math.max(0, Math.ceil(room))}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(stack);
    return () => {
      observer.disconnect();
      page.removeProperty(HEIGHT);
    };
  }, [stack]);
}
