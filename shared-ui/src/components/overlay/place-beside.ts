const GAP = 4;
const MARGIN = 8;

type Place = { align: "start" | "end"; matchWidth: boolean };

/**
 * Puts a fixed panel below its anchor, or above where only there is room; in the direction of
 * reading, and never outside the window.
 */
export function placeBeside(
  panel: HTMLElement,
  anchor: HTMLElement,
  { align, matchWidth }: Place,
): void {
  const at = anchor.getBoundingClientRect();
  if (matchWidth) {
    panel.style.minInlineSize = `${at.width}px`;
    panel.style.maxInlineSize = `min(100vw - 1rem, max(${at.width}px, 30rem))`;
  }
  const { width, height } = panel.getBoundingClientRect();
  const rtl = getComputedStyle(anchor).direction === "rtl";
  const fromLeft = (align === "start") !== rtl;
  const left = fromLeft ? at.left : at.right - width;
  const fitsBelow = at.bottom + GAP + height <= window.innerHeight - MARGIN;
  const above = !fitsBelow && at.top - GAP - height >= MARGIN;
  // What is opened in a drawer stays in it.
  const around = (
    anchor.closest("[data-kind=drawer]") ?? document.documentElement
  ).getBoundingClientRect();
  const inside = within(left, around.left, around.right - width);
  // One that is as wide as the drawer keeps its margin to the window rather than to the drawer.
  panel.style.left = `${within(inside, 0, window.innerWidth - width)}px`;
  panel.style.top = `${above ? at.top - GAP - height : at.bottom + GAP}px`;
}

function within(left: number, least: number, most: number): number {
  return Math.max(least + MARGIN, Math.min(left, most - MARGIN));
}
