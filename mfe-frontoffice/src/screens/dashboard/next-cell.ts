/** The position of a cell on the screen, in pixels. */
export type CellBox = { left: number; top: number; width: number; height: number };

type Point = { x: number; y: number };
type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/**
 * The cell that an arrow key leads to, as the eye sees it: the nearest one in that direction,
 * favouring the same row or column. It holds for columns, for wrapped cards on a phone and for
 * right-to-left pages alike. Page Up and Page Down go five at once. The answer is an index, or the
 * present one at the edge.
 */
export function nextCell(cells: readonly CellBox[], present: number, key: string): number {
  if (key === "Home") return 0;
  if (key === "End") return cells.length - 1;
  if (key === "PageUp") return pageFrom(cells, present, "ArrowUp");
  if (key === "PageDown") return pageFrom(cells, present, "ArrowDown");
  const from = cells[present];
  if (!from || !isArrow(key)) return present;
  const distances = cells.map((cell) =>
    isBeyond(from, cell, key)
      ? distance(centre(from), centre(cell), key)
      : Number.POSITIVE_INFINITY,
  );
  const nearest = Math.min(...distances);
  return Number.isFinite(nearest) ? distances.indexOf(nearest) : present;
}

/** Whether a key moves over the cells. */
export function isMove(key: string): boolean {
  return isArrow(key) || ["Home", "End", "PageUp", "PageDown"].includes(key);
}

function isArrow(key: string): key is Arrow {
  return ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].includes(key);
}

const PAGE = 5;

function pageFrom(cells: readonly CellBox[], present: number, arrow: Arrow): number {
  let at = present;
  for (let step = 0; step < PAGE; step += 1) {
    const next = nextCell(cells, at, arrow);
    if (!isSameColumn(cells[at], cells[next])) break;
    at = next;
  }
  return at;
}

function isSameColumn(one: CellBox | undefined, other: CellBox | undefined): boolean {
  return (
    one !== undefined && other !== undefined && Math.abs(one.left - other.left) < one.width / 2
  );
}

/** Wholly on that side: a lower card beside this one is not above it because its middle is. */
function isBeyond(from: CellBox, to: CellBox, key: Arrow): boolean {
  const edges = {
    ArrowLeft: from.left - (to.left + to.width),
    ArrowRight: to.left - (from.left + from.width),
    ArrowUp: from.top - (to.top + to.height),
    ArrowDown: to.top - (from.top + from.height),
  };
  return edges[key] > -1;
}

/** Sideways steps cost more than straight ones, so that a key stays in its row or column. */
const SIDEWAYS = 4;

function distance(from: Point, to: Point, key: Arrow): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const [ahead, aside] = {
    ArrowLeft: [-x, y],
    ArrowRight: [x, y],
    ArrowUp: [-y, x],
    ArrowDown: [y, x],
  }[key] as [number, number];
  return ahead + SIDEWAYS * Math.abs(aside);
}

function centre({ left, top, width, height }: CellBox): Point {
  return { x: left + width / 2, y: top + height / 2 };
}
