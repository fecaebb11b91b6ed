import type { KeyboardEvent } from "react";

/** Where a cell stands, in its own element: `<div {...cellAt(row, column)}>`. */
export const cellAt = (row: number, column: number) => ({ "data-row": row, "data-column": column });

type Step = [rows: number, columns: number];

/**
 * The keyboard of a sheet: Enter and the arrows lead from input to input. Left and right do so only
 * where the caret stands at that end of what is typed, or all of it is selected, as after arriving;
 * F2 puts the caret behind it, Escape takes back.
 */
export function onSheetKey(event: KeyboardEvent<HTMLElement>, takeBack: (key: string) => void) {
  const input = event.target;
  if (!(input instanceof HTMLInputElement) || event.altKey || event.ctrlKey || event.metaKey)
    return;
  if (event.key === "F2") input.setSelectionRange(input.value.length, input.value.length);
  if (event.key === "Escape") takeBack(input.name);
  const step = stepOf(event, input);
  if (!step) return;
  event.preventDefault();
  focusCell(nextInput(event.currentTarget, input, step));
}

export function focusCell(input: HTMLInputElement | null | undefined): void {
  input?.focus();
  input?.select();
}

function stepOf(event: KeyboardEvent, input: HTMLInputElement): Step | undefined {
  const { key, shiftKey } = event;
  if (key === "Enter") return [shiftKey ? -1 : 1, 0];
  if (shiftKey) return undefined;
  if (key === "ArrowUp") return [-1, 0];
  if (key === "ArrowDown") return [1, 0];
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  if (!leavesText(input, key)) return undefined;
  const isForward = (key === "ArrowRight") === (document.dir !== "rtl");
  return [0, isForward ? 1 : -1];
}

/** Whether the caret has nowhere to go in this direction. Amounts are written left to right everywhere. */
function leavesText(
  { selectionStart, selectionEnd, value }: HTMLInputElement,
  key: string,
): boolean {
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  if (selectionStart !== selectionEnd) return false;
  return key === "ArrowLeft" ? selectionStart === 0 : selectionEnd === value.length;
}

/** The cell in this direction; in a shorter row its last one. */
function nextInput(sheet: HTMLElement, input: HTMLInputElement, [rows, columns]: Step) {
  const at = input.closest<HTMLElement>("[data-row]")?.dataset;
  const row = Number(at?.row) + rows;
  const column = Number(at?.column) + columns;
  const ofRow = [...sheet.querySelectorAll<HTMLInputElement>(`[data-row="${row}"] input`)];
  return columns === 0 ? ofRow[Math.min(column, ofRow.length - 1)] : ofRow[column];
}
