import { type CSSProperties, type RefCallback, useLayoutEffect, useState } from "react";

/** Below half its size nobody reads a figure. */
const LEAST = 0.5;
/** What does not shrink with the letters (lines, padding) needs more than one step. */
const STEPS = 4;

export type PaperFit = { ref: RefCallback<HTMLElement>; style: CSSProperties };

/**
 * Shrinks the letters of what is too wide for its paper: large amounts, or a device with a wide
 * font, never put a column beyond the edge. For the element that holds `content`, which multiplies
 * its size by `--fit`. Measured in the preview, which is as wide as the paper.
 */
export function usePaperFit(content: unknown): PaperFit {
  const [paper, setPaper] = useState<HTMLElement | null>(null);
  const [fit, setFit] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it measures what the content has become
  useLayoutEffect(() => {
    if (!paper) return;
    let gone = false;
    const measure = () => {
      if (!gone) setFit(fitOf(paper));
    };
    measure();
    void document.fonts?.ready.then(measure);
    return () => {
      gone = true;
    };
  }, [paper, content]);
  return {
    ref: (element) => {
      if (element && !element.closest("[data-print]")) setPaper(element);
    },
    style: { "--fit": String(fit) } as CSSProperties,
  };
}

function fitOf(paper: HTMLElement): number {
  let fit = 1;
  for (let step = 0; step <= STEPS; step += 1) {
    paper.style.setProperty("--fit", String(fit));
    if (paper.scrollWidth <= paper.clientWidth) break;
    fit = Math.max(LEAST, (fit * paper.clientWidth) / paper.scrollWidth);
  }
  return fit;
}
