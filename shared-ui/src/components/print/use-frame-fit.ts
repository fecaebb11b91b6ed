import { type RefCallback, useCallback, useState } from "react";

const ZOOM = "--paper-zoom";
/** From here on the letters are so small that somebody may want them larger. */
const READABLE = 0.75;

/**
 * Shows a paper as wide as the frame around it has room for, smaller on a phone; `enlarged` as
 * large as on paper, to be moved about. `isSmall` tells that there is something to enlarge; once
 * there is room for the whole, nothing is.
 */
export function useFrameFit() {
  const [isSmall, setIsSmall] = useState(false);
  const [enlarged, setEnlarged] = useState(false);
  if (enlarged && !isSmall) setEnlarged(false);
  const ref: RefCallback<HTMLElement> = useCallback(
    (frame) => {
      if (!frame) return;
      let width = 0;
      const fit = () => {
        if (frame.clientWidth === width) return;
        width = frame.clientWidth;
        const zoom = zoomFor(frame);
        setIsSmall(zoom < READABLE);
        frame.style.setProperty(ZOOM, String(enlarged ? 1 : zoom));
      };
      fit();
      const observer = new ResizeObserver(fit);
      observer.observe(frame);
      return () => observer.disconnect();
    },
    [enlarged],
  );
  return { ref, isSmall, enlarged, setEnlarged };
}

function zoomFor(frame: HTMLElement): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(frame);
  const room =
    frame.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
  frame.style.setProperty(ZOOM, "1");
  const paper = frame.firstElementChild?.getBoundingClientRect().width ?? 0;
  return paper > room && room > 0 ? room / paper : 1;
}
