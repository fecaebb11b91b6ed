import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import type { BoardRoom } from "./board.ts";
import { CARD, cardOf } from "./card-frame.tsx";
import { isMove, nextCell } from "./next-cell.ts";

/**
 * One card of the grid is in the tab order; the arrows move it, as the eye sees the cards.
 * A card stays current when the rooms around it change.
 */
export function useCellFocus(rooms: readonly BoardRoom[]) {
  const gridRef = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<string>();
  const current = rooms.some(({ room }) => room.id === wanted) ? wanted : rooms[0]?.room.id;

  const focus = useCallback((roomId: string): boolean => {
    const cell = cellOf(gridRef.current, roomId);
    if (!cell) return false;
    setWanted(roomId);
    cell.focus();
    cell.scrollIntoView({ block: "nearest", inline: "nearest" });
    return true;
  }, []);

  // Its card left the grid, as an arrival does that is checked in behind a filter: the keyboard goes on with the
  // next. After each drawing: the focus may be lost later, when the dialog closes that it was in.
  useEffect(() => {
    if (!wanted || !current || current === wanted || document.activeElement !== document.body)
      return;
    cellOf(gridRef.current, current)?.focus({ preventScroll: true });
  });

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    // A menu of a card is told here too, but stands elsewhere.
    if (!event.currentTarget.contains(event.target as Node)) return;
    if (!isMove(event.key)) return;
    const cells = [...event.currentTarget.querySelectorAll<HTMLElement>(CARD)];
    const present = cells.findIndex((cell) => cell.contains(event.target as Node));
    const next = cells[nextCell(cells.map(boxOf), present, event.key)];
    if (!next?.dataset.room) return;
    event.preventDefault();
    focus(next.dataset.room);
  }

  function handleFocus(event: FocusEvent) {
    const cell = cardOf(event.target as HTMLElement);
    if (cell?.dataset.room) setWanted(cell.dataset.room);
  }

  return { gridRef, current, focus, handleKey, handleFocus };
}

function cellOf(grid: HTMLElement | null, roomId: string) {
  return grid?.querySelector<HTMLElement>(`[data-room="${roomId}"]`);
}

function boxOf(cell: HTMLElement) {
  return cell.getBoundingClientRect();
}
