import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useState } from "react";

/** Beyond this many rows only those in sight are drawn. */
const DRAW_ALL_UP_TO = 100;
const ROW_GUESS_PX = 40;
const HEAD_PX = 44;

/** A row to draw, and the height of the rows left out between it and the one drawn before. */
export type DrawnRow = { index: number; before: number };

/** Which rows to draw: those in sight, and the one with the focus. */
export function useDrawnRows(count: number, scroller: RefObject<HTMLElement | null>) {
  const enabled = count > DRAW_ALL_UP_TO;
  const [kept, setKept] = useState(0);
  const virtual = useVirtualizer({
    count,
    enabled,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_GUESS_PX,
    measureElement: (row) => row.getBoundingClientRect().height || ROW_GUESS_PX,
    scrollPaddingStart: HEAD_PX,
    overscan: 10,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      if (kept >= count || shown.includes(kept)) return shown;
      return [...shown, kept].sort((a, b) => a - b);
    },
  });

  function show(row: number) {
    setKept(Math.max(0, row));
    if (enabled && row >= 0) virtual.scrollToIndex(row);
  }

  function page(): number {
    const rows = Math.floor((scroller.current?.clientHeight ?? 0) / ROW_GUESS_PX) - 1;
    return Math.max(rows, 1) === 1 ? 10 : rows;
  }

  if (!enabled) {
    const drawn = Array.from({ length: count }, (_, index) => ({ index, before: 0 }));
    return { isVirtual: false, drawn, measure: undefined, show, page };
  }
  return {
    isVirtual: true,
    drawn: drawnOf(virtual, count),
    measure: virtual.measureElement,
    show,
    page,
  };
}

function drawnOf(
  virtual: Pick<ReturnType<typeof useVirtualizer>, "getVirtualItems" | "getTotalSize">,
  count: number,
): DrawnRow[] {
  let end = 0;
  const drawn = virtual.getVirtualItems().map((item) => {
    const before = item.start - end;
    end = item.end;
    return { index: item.index, before };
  });
  return [...drawn, { index: count, before: virtual.getTotalSize() - end }];
}
