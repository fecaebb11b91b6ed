import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type RefObject, useState } from "react";
import type { Column } from "./column.ts";
import classes from "./data-table.module.css";

/** Beyond this many rows only those in sight are drawn. */
const DRAW_ALL_UP_TO = 100;
const ROW_GUESS_PX = 40;

type TableRow<Row> = { id: string; original: Row };

type BodyProps<Row> = {
  rows: readonly TableRow<Row>[];
  columns: readonly Column<Row>[];
  scroller: RefObject<HTMLElement | null>;
  onOpen: ((row: Row) => void) | undefined;
};

/** The rows in sight, as one stop of the Tab key: arrows move along them. */
export function Body<Row>({ rows, columns, scroller, onOpen }: BodyProps<Row>) {
  const [active, setActive] = useState(0);
  const { drawn, before, after } = useDrawn(rows.length, scroller);
  return (
    <tbody>
      <Spacer height={before} />
      {drawn.map((index) => {
        const row = rows[index];
        return (
          row && (
            <DataRow
              key={row.id}
              row={row.original}
              index={index}
              isActive={index === Math.min(active, rows.length - 1)}
              onActive={() => setActive(index)}
              columns={columns}
              onOpen={onOpen}
            />
          )
        );
      })}
      <Spacer height={after} />
    </tbody>
  );
}

type DataRowProps<Row> = Pick<BodyProps<Row>, "columns" | "onOpen"> & {
  row: Row;
  index: number;
  isActive: boolean;
  onActive: () => void;
};

function DataRow<Row>({ row, index, isActive, onActive, columns, onOpen }: DataRowProps<Row>) {
  const openable = onOpen && {
    tabIndex: isActive ? 0 : -1,
    "data-openable": "",
    onClick: () => onOpen(row),
    onFocus: onActive,
    onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => {
      // Keys of a button inside the row are that button's.
      if (event.target !== event.currentTarget) return;
      if (event.key === "Enter") onOpen(row);
      moveAlong(event);
    },
  };
  return (
    <tr aria-rowindex={index + 2} className={classes.row} {...openable}>
      {columns.map(({ id, cell, align }) => (
        <td key={id} data-align={align}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

function moveAlong(event: KeyboardEvent<HTMLTableRowElement>): void {
  const { nextElementSibling, previousElementSibling } = event.currentTarget;
  const targets: Record<string, Element | null | undefined> = {
    ArrowDown: nextElementSibling,
    ArrowUp: previousElementSibling,
  };
  const target = targets[event.key];
  if (!(target instanceof HTMLElement)) return;
  event.preventDefault();
  target.focus();
}

function useDrawn(count: number, scroller: BodyProps<unknown>["scroller"]) {
  const enabled = count > DRAW_ALL_UP_TO;
  const virtual = useVirtualizer({
    count,
    enabled,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_GUESS_PX,
    overscan: 12,
  });
  if (!enabled)
    return { drawn: Array.from({ length: count }, (_, index) => index), before: 0, after: 0 };
  const items = virtual.getVirtualItems();
  return {
    drawn: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: Math.max(0, virtual.getTotalSize() - (items.at(-1)?.end ?? 0)),
  };
}

/** Stands for the rows that are out of sight. */
function Spacer({ height }: { height: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden>
      <td style={{ blockSize: height, padding: 0, border: 0 }} />
    </tr>
  );
}
