import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from "react";
import {
  type CellPlace,
  cellAt,
  movedBy,
  placeOf,
  setTabStop,
  targetIn,
  widgetsOf,
} from "./grid-focus.ts";

type GridKeys = {
  grid: RefObject<HTMLTableElement | null>;
  rows: number;
  columns: number;
  /** Rows that fit on the screen: the stride of PageUp and PageDown. */
  page: () => number;
  /** Draws the row, wherever it is, and keeps it drawn while it has the focus. */
  show: (row: number) => void;
  onOpen: ((row: number) => void) | undefined;
  onSelect?: (row: number) => void;
  onSelectAll?: () => void;
};

/**
 * The keyboard of a data grid: arrows, Home, End, PageUp and PageDown go from cell to cell, Enter
 * opens the row or goes into the cell, F2 goes into the cell, Esc comes out, Space selects.
 */
export function useGridKeys(keys: GridKeys) {
  const { grid, rows, columns } = keys;
  const active = useRef<CellPlace>({ row: rows > 0 ? 0 : -1, column: 0 });
  const wanted = useRef(false);

  // After every drawing: rows come and go as the list scrolls.
  useLayoutEffect(() => {
    if (!grid.current) return;
    const { row, column } = active.current;
    active.current = { row: Math.min(row, rows - 1), column: Math.min(column, columns - 1) };
    setTabStop(grid.current, active.current);
    const cell = wanted.current && cellAt(grid.current, active.current);
    if (!cell) return;
    wanted.current = false;
    targetIn(cell).focus();
  });

  function goTo(place: CellPlace) {
    active.current = place;
    const cell = grid.current && cellAt(grid.current, place);
    // First the focus, where the row is drawn: the rest may come a moment later.
    if (cell && grid.current) {
      setTabStop(grid.current, place);
      targetIn(cell).focus();
    } else wanted.current = true;
    keys.show(place.row);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const { target } = event;
    const place = placeOf(target);
    const cell = place && grid.current && cellAt(grid.current, place);
    // What floats above a row (its menu) has its own keys.
    if (!cell || !(target instanceof HTMLElement)) return;
    if (target !== targetIn(cell) || isTyping(target)) handleInside(event, cell);
    else handleCell(event, place, cell);
  }

  function handleCell(event: KeyboardEvent<HTMLElement>, place: CellPlace, cell: HTMLElement) {
    const moved = movedBy(event, place, { rows, columns, page: keys.page() });
    const action = moved ? () => goTo(moved) : actionOf(event, keys, place, cell);
    if (!action) return;
    event.preventDefault();
    action();
  }

  function handleFocus({ target }: FocusEvent) {
    const place = placeOf(target);
    if (!place || !grid.current) return;
    active.current = place;
    setTabStop(grid.current, place);
    if (place.row >= 0) keys.show(place.row);
  }

  return { onKeyDown: handleKeyDown, onFocus: handleFocus };
}

type Action = (() => void) | undefined;

function actionOf(
  event: KeyboardEvent,
  keys: GridKeys,
  { row }: CellPlace,
  cell: HTMLElement,
): Action {
  const { key, ctrlKey, metaKey } = event;
  if (key.toLowerCase() === "a" && (ctrlKey || metaKey)) return keys.onSelectAll;
  // The only widget of a cell handles Enter and Space itself.
  if (event.target !== cell || row < 0) return undefined;
  const goIn = () => widgetsOf(cell)[0]?.focus();
  const ofRow = (act: ((row: number) => void) | undefined): Action => act && (() => act(row));
  const actions: Record<string, Action> = {
    " ": ofRow(keys.onSelect),
    Enter: ofRow(keys.onOpen) ?? goIn,
    F2: goIn,
  };
  return actions[key];
}

/** Among the widgets of a cell: Tab goes round, Esc comes back out. */
function handleInside(event: KeyboardEvent, cell: HTMLElement): void {
  if (event.key === "Escape") {
    event.preventDefault();
    event.stopPropagation();
    cell.focus();
  }
  const widgets = widgetsOf(cell);
  if (event.key !== "Tab" || widgets.length < 2) return;
  event.preventDefault();
  const at = event.target instanceof HTMLElement ? widgets.indexOf(event.target) : -1;
  const step = event.shiftKey ? -1 : 1;
  widgets[(at + step + widgets.length) % widgets.length]?.focus();
}

/** In a field the arrows are the text's own. */
function isTyping(element: HTMLElement): boolean {
  if (element instanceof HTMLInputElement) return !["checkbox", "radio"].includes(element.type);
  return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
}
