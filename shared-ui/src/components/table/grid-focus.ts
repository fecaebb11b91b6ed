import type { KeyboardEvent } from "react";

/** A cell by its row (-1 is the head) and its place in the row. */
export type CellPlace = { row: number; column: number };

const WIDGETS = "a[href], button, input, select, textarea, [data-widget]";

export function widgetsOf(cell: HTMLElement): HTMLElement[] {
  return Array.from(cell.querySelectorAll<HTMLElement>(WIDGETS)).filter(
    (widget) => !widget.matches(":disabled") && cellOf(widget) === cell,
  );
}

/** The cell that contains the element; none for an element of a dialog that a cell opened, which has its own keys and tab stops. */
function cellOf(element: Element): HTMLTableCellElement | undefined {
  const nearest = element.closest("td, th, dialog");
  return nearest instanceof HTMLTableCellElement ? nearest : undefined;
}

/** The element that takes the focus of a cell: the only widget in it, or the cell itself. */
export function targetIn(cell: HTMLElement): HTMLElement {
  const widgets = widgetsOf(cell);
  return (widgets.length === 1 ? widgets[0] : undefined) ?? cell;
}

export function cellAt(grid: HTMLElement, { row, column }: CellPlace): HTMLElement | undefined {
  const cells = grid.querySelector<HTMLTableRowElement>(`tr[data-row="${row}"]`)?.cells;
  return cells?.[Math.min(column, cells.length - 1)];
}

export function placeOf(element: EventTarget): CellPlace | undefined {
  const cell = element instanceof Element ? cellOf(element) : undefined;
  const row = cell?.closest("tr")?.dataset.row;
  return cell && row !== undefined ? { row: Number(row), column: cell.cellIndex } : undefined;
}

/** One stop of the Tab key for the whole grid: the active cell, or its only widget. */
export function setTabStop(grid: HTMLElement, active: CellPlace): void {
  for (const element of grid.querySelectorAll<HTMLElement>(`td, th, ${WIDGETS}`)) {
    if (cellOf(element)) element.tabIndex = -1;
  }
  const cell = cellAt(grid, active) ?? cellAt(grid, { row: -1, column: 0 });
  if (cell) targetIn(cell).tabIndex = 0;
}

type Extent = { rows: number; columns: number; page: number };

/** Where a key of the grid leads, as the data grid of the ARIA practices has it. */
export function movedBy(
  event: KeyboardEvent<HTMLElement>,
  { row, column }: CellPlace,
  { rows, columns, page }: Extent,
): CellPlace | undefined {
  const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
  const all = event.ctrlKey || event.metaKey;
  const targets: Record<string, CellPlace | undefined> = {
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    ArrowRight: { row, column: column + forward },
    ArrowLeft: { row, column: column - forward },
    Home: { row: all ? 0 : row, column: 0 },
    End: { row: all ? rows - 1 : row, column: columns - 1 },
    PageDown: { row: row + page, column },
    PageUp: { row: Math.max(row - page, 0), column },
  };
  const wanted = targets[event.key];
  if (!wanted) return undefined;
  return { row: within(wanted.row, -1, rows - 1), column: within(wanted.column, 0, columns - 1) };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
