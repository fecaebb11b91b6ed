import { autoUpdate, computePosition, flip, offset, shift, size } from "@floating-ui/dom";

const GAP = 4;
const MARGIN = 8;
/** A list of suggestions may be wider than its field, up to this. */
const WIDEST_LIST = "30rem";

type Place = { align: "start" | "end"; matchWidth: boolean };

/**
 * Keeps a fixed panel below its anchor, or above where there is more room; in the direction of reading,
 * inside the window, and no higher than the room there is: what doesn't fit scrolls. Answers how to stop.
 */
export function keepBeside(panel: HTMLElement, anchor: HTMLElement, place: Place): () => void {
  return autoUpdate(anchor, panel, () => void placeBeside(panel, anchor, place));
}

async function placeBeside(
  panel: HTMLElement,
  anchor: HTMLElement,
  { align, matchWidth }: Place,
): Promise<void> {
  if (matchWidth) {
    const { width } = anchor.getBoundingClientRect();
    panel.style.minInlineSize = `${width}px`;
    panel.style.maxInlineSize = `min(100vw - 1rem, max(${width}px, ${WIDEST_LIST}))`;
    // A list that grows asks anew which side has room for it; it scrolls in itself.
    panel.style.maxBlockSize = "";
  }
  // What is opened in a drawer stays in it, where it is not as wide as the drawer itself.
  const drawer = anchor.closest("[data-kind=drawer]");
  const { x, y } = await computePosition(anchor, panel, {
    strategy: "fixed",
    placement: `bottom-${align}`,
    middleware: [
      offset(GAP),
      flip({ padding: MARGIN, crossAxis: false }),
      ...(drawer ? [shift({ padding: MARGIN, boundary: drawer })] : []),
      shift({ padding: MARGIN }),
      size({
        padding: MARGIN,
        apply({ availableHeight }) {
          panel.style.maxBlockSize = `${Math.max(0, availableHeight)}px`;
        },
      }),
    ],
  });
  panel.style.left = `${x}px`;
  panel.style.top = `${y}px`;
  panel.dataset.placed = "beside";
}
