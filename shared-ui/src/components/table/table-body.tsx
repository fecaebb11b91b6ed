import { memo, type ReactNode, type MouseEvent as RowClick } from "react";
import { usePartsText } from "../../i18n/parts-text.ts";
import { MoreIcon } from "../../icons.ts";
import { IconButton } from "../button/button.tsx";
import { Menu, type MenuItem } from "../overlay/menu.tsx";
import { type Column, columnText } from "./column.ts";
import classes from "./data-table.module.css";
import type { DrawnRow } from "./use-drawn-rows.ts";

export type RowActions<Row> = (row: Row) => readonly MenuItem[];

type TableRow<Row> = { id: string; original: Row };

type RowLook<Row> = {
  columns: readonly Column<Row>[];
  onOpen: ((row: Row) => void) | undefined;
  rowActions: RowActions<Row> | undefined;
  /** Tells that the box of this row was ticked; undefined where nothing can be selected. */
  onTick: ((index: number, extend: boolean) => void) | undefined;
};

type BodyProps<Row> = RowLook<Row> & {
  rows: readonly TableRow<Row>[];
  drawn: readonly DrawnRow[];
  measure: ((element: Element | null) => void) | undefined;
  selected: ReadonlySet<string> | undefined;
};

/** The rows in sight; empty ones stand for the rest. */
export function Body<Row>({ rows, drawn, measure, selected, ...look }: BodyProps<Row>) {
  return (
    <tbody>
      {/* Flat, so that a row is the same element wherever it comes to stand: it may have the focus. */}
      {drawn.flatMap(({ index, before }) => {
        const row = rows[index];
        if (!row) return [<Spacer key="end" height={before} />];
        return [
          <Spacer key={`before ${row.id}`} height={before} />,
          <DataRow
            key={row.id}
            {...look}
            row={row.original}
            index={index}
            measure={measure}
            isSelected={selected?.has(row.id)}
          />,
        ];
      })}
    </tbody>
  );
}

type DataRowProps<Row> = RowLook<Row> & {
  row: Row;
  index: number;
  measure: BodyProps<Row>["measure"];
  isSelected: boolean | undefined;
};

const DataRow = memo(PlainRow) as typeof PlainRow;

function PlainRow<Row>(props: DataRowProps<Row>) {
  const { row, index, columns, onOpen, isSelected, rowActions, onTick } = props;
  const name = columns[0] ? columnText(columns[0], row) : "";
  return (
    <tr
      ref={props.measure}
      data-row={index}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className={classes.row}
      data-openable={onOpen ? "" : undefined}
      onClick={(event) => {
        if (onOpen && isOnRow(event)) onOpen(row);
      }}
    >
      {onTick && (
        <Cell className={classes.tick}>
          <Tick row={name} checked={isSelected === true} onTick={(far) => onTick(index, far)} />
        </Cell>
      )}
      {columns.map(({ id, header, cell, align }, place) => (
        <Cell key={id} align={align} header={place === 0 ? "" : header}>
          {cell(row)}
        </Cell>
      ))}
      {rowActions && (
        <Cell className={classes.actions}>
          <RowMenu row={name} items={rowActions(row)} />
        </Cell>
      )}
    </tr>
  );
}

type CellProps = {
  align?: "start" | "end" | undefined;
  /** Said before the value where the row is a card. */
  header?: string;
  className?: string | undefined;
  children: ReactNode;
};

function Cell({ align, header, className, children }: CellProps) {
  return (
    <td data-align={align} data-header={header} className={className}>
      {children}
    </td>
  );
}

type TickProps = { row: string; checked: boolean; onTick: (extend: boolean) => void };

function Tick({ row, checked, onTick }: TickProps) {
  const t = usePartsText();
  return (
    <label className={classes.tickArea}>
      <input
        type="checkbox"
        aria-label={t("table.select", { row })}
        checked={checked}
        onChange={({ nativeEvent }) =>
          onTick(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}

function RowMenu({ row, items }: { row: string; items: readonly MenuItem[] }) {
  const t = usePartsText();
  if (items.length === 0) return null;
  return (
    <Menu
      trigger={<IconButton icon={MoreIcon} label={t("table.actions-of", { row })} />}
      items={items}
    />
  );
}

/** A click on a button of the row, or in a menu that floats above it, is none on the row. */
function isOnRow({ target, currentTarget }: RowClick<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return target.closest("a, button, input, select, textarea, label") === null;
}

/** Stands for the rows that are out of sight. */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden className={classes.spacer}>
      <td style={{ blockSize: height }} />
    </tr>
  );
}
