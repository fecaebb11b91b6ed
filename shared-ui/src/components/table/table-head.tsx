import { type ReactNode, useEffect, useRef } from "react";
import { usePartsText } from "../../i18n/parts-text.ts";
import { VisuallyHidden } from "../layout/layout.tsx";
import type { Column } from "./column.ts";
import classes from "./data-table.module.css";

export type Sorted = { id: string; desc: boolean };

type HeadProps<Row> = {
  columns: readonly Column<Row>[];
  sorted: Sorted | undefined;
  onSort: (id: string) => void;
  /** How many of the rows are selected; undefined where nothing can be. */
  ticked: "all" | "some" | "none" | undefined;
  onTickAll: () => void;
  hasActions: boolean;
};

export function Head<Row>(props: HeadProps<Row>) {
  const { columns, sorted, onSort, ticked, onTickAll, hasActions } = props;
  const t = usePartsText();
  return (
    <thead className={classes.head}>
      <tr data-row={-1} aria-rowindex={1}>
        {ticked && (
          <Header className={classes.tick}>
            <TickAll ticked={ticked} onTick={onTickAll} />
          </Header>
        )}
        {columns.map((column) => (
          <Header
            key={column.id}
            align={column.align}
            sorted={column.id === sorted?.id ? sorted : undefined}
            width={column.width}
          >
            {column.sortBy ? (
              <button type="button" className={classes.sort} onClick={() => onSort(column.id)}>
                {column.header}
                <span aria-hidden>{column.id === sorted?.id ? arrowOf(sorted) : ""}</span>
              </button>
            ) : (
              column.header
            )}
          </Header>
        ))}
        {hasActions && (
          <Header className={classes.actions}>
            <VisuallyHidden>{t("table.actions")}</VisuallyHidden>
          </Header>
        )}
      </tr>
    </thead>
  );
}

type HeaderProps = {
  align?: "start" | "end" | undefined;
  sorted?: Sorted | undefined;
  width?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

function Header({ align, sorted, width, className, children }: HeaderProps) {
  const direction = sorted?.desc ? "descending" : "ascending";
  return (
    <th
      scope="col"
      data-align={align}
      aria-sort={sorted ? direction : undefined}
      className={className}
      style={{ inlineSize: width }}
    >
      {children}
    </th>
  );
}

function TickAll({ ticked, onTick }: { ticked: "all" | "some" | "none"; onTick: () => void }) {
  const t = usePartsText();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = ticked === "some";
  }, [ticked]);
  return (
    <label className={classes.tickArea}>
      <input
        ref={box}
        type="checkbox"
        aria-label={t("table.select-all")}
        checked={ticked === "all"}
        onChange={onTick}
      />
    </label>
  );
}

function arrowOf({ desc }: Sorted): string {
  return desc ? " ▼" : " ▲";
}

type FootProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  hasTicks: boolean;
  hasActions: boolean;
};

/** Totals below their columns, where a column has one. */
export function Foot<Row>({ columns, rows, hasTicks, hasActions }: FootProps<Row>) {
  const t = usePartsText();
  if (!columns.some(({ footer }) => footer)) return null;
  return (
    <tfoot className={classes.foot}>
      <tr>
        {hasTicks && <td />}
        {columns.map(({ id, align, footer, header }, place) => (
          <td key={id} data-align={align} data-header={footer && header}>
            {footer ? footer(rows) : place === 0 && t("table.total")}
          </td>
        ))}
        {hasActions && <td />}
      </tr>
    </tfoot>
  );
}
