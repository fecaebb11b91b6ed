/** Where a cell stands on the screen, in pixels. */
export type CellBox = { left: number; top: number; width: number; height: number };

type Point = { x: number; y: number };
type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/**
 * The cell that an arrow key leads to, as the eye sees it: the nearest one in that direction,
 * favouring the same row or column. It holds for columns, for wrapped cards on a phone and for
 * right-to-left pages alike. The answer is an index, or the present one at the edge.
 */
export function nextCell(cells: readonly CellBox[], present: number, key: string): number {
  if (key === "Home") return 0;
  if (key === "End") return cells.length - 1;
  const from = cells[present];
  if (!from || !isArrow(key)) return present;
  const distances = cells.map((cell) => distance(centre(from), centre(cell), key));
  const nearest = Math.min(...distances);
  return Number.isFinite(nearest) ? distances.indexOf(nearest) : present;
}

export function isArrow(key: string): key is Arrow {
  return ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].includes(key);
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
  return ahead > 1 ? ahead + SIDEWAYS * Math.abs(aside) : Number.POSITIVE_INFINITY;
}

function centre({ left, top, width, height }: CellBox): Point {
  return { x: left + width / 2, y: top + height / 2 };
}
