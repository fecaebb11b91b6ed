import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from "react";
import { formatNumber } from "../../format/numbers.ts";
import { usePartsText } from "../../i18n/parts-text.ts";
import { useUiText } from "../../i18n/ui-text.ts";
import { Button } from "../button/button.tsx";
import { ErrorCard } from "../feedback/error-card.tsx";
import { EmptyState } from "../feedback/states.tsx";
import type { Column } from "./column.ts";
import classes from "./data-table.module.css";
import {
  filterRows,
  isFiltering,
  noFilter,
  searchedText,
  type TableFilter,
} from "./filter-rows.ts";
import { TableGrid } from "./grid.tsx";
import type { Selection } from "./selection.ts";
import type { RowActions } from "./table-body.tsx";
import { TableSkeleton } from "./table-skeleton.tsx";
import { Tools } from "./table-tools.tsx";
import { useShownColumns } from "./use-shown-columns.ts";

export type DataTableProps<Row extends object> = {
  /** What the table is, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Enter or a click opens a row. */
  onOpen?: (row: Row) => void;
  empty?: ReactNode;
  failure?: unknown;
  errorMessage?: ReactNode;
  onRetry?: () => void;
  initialSort?: { id: string; desc?: boolean };
  /** The table scrolls inside this height; a long one has one of its own, a short one grows. */
  height?: string;
  /** A search box over all columns. */
  search?: boolean;
  /** Told which rows the search and the filters leave, for what the screen does with all of them. */
  onFound?: (rows: readonly Row[]) => void;
  searchLabel?: string;
  /** Given, people choose the columns, and this device remembers it under this name. */
  name?: string;
  /** What can be done with a row, behind its three dots. */
  rowActions?: RowActions<Row>;
  /** Boxes to tick, for an action on several rows. */
  selection?: Selection;
  /** The buttons for what is selected. */
  selectionActions?: ReactNode;
  /** Tools of the screen beside the search. */
  tools?: ReactNode;
  /** Says how many there are in words of the place: '12 companies'. */
  counted?: (count: number) => string;
  /** On a phone each row is a card, or the table scrolls under its first column. */
  phone?: "scroll" | "cards";
  /** Newer rows are on their way; the old ones stay. */
  busy?: boolean;
};

/**
 * A list in columns: sorting, search and filters, chosen columns, selection, row menus, ten
 * thousand rows, one keyboard stop with arrows (ARIA data grid), and its three states.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { rows, failure, empty } = props;
  const t = useUiText();
  if (rows === undefined && failure !== undefined) {
    return <ErrorCard failure={failure} message={props.errorMessage} onRetry={props.onRetry} />;
  }
  if (rows === undefined)
    return <TableSkeleton columns={props.columns} phone={props.phone} hasTools={hasTools(props)} />;
  if (rows.length === 0) return empty ?? <EmptyState message={t("table.empty")} />;
  return <FilledTable {...props} rows={rows} />;
}

/** Whether anything stands above the rows. */
function hasTools<Row extends object>(props: DataTableProps<Row>): boolean {
  const { search, name, tools, columns } = props;
  return Boolean(search || name || tools) || columns.some(({ filter }) => filter);
}

type FilledProps<Row extends object> = DataTableProps<Row> & { rows: readonly Row[] };

function FilledTable<Row extends object>(props: FilledProps<Row>) {
  const { columns, rows, name, selection, onFound } = props;
  const [filter, setFilter] = useState(noFilter);
  const choice = useShownColumns(columns, name);
  // A letter is on the screen at once; ten thousand rows follow it.
  const applied = useDeferredValue(filter);
  const textOf = useMemo(() => searchedText(columns), [columns]);
  const found = useMemo(
    () => filterRows(rows, columns, applied, textOf),
    [rows, columns, applied, textOf],
  );
  useEffect(() => onFound?.(found), [found, onFound]);
  return (
    <div className={classes.whole} data-phone={props.phone ?? "scroll"}>
      <Tools
        columns={columns}
        rows={rows}
        filter={filter}
        onFilter={setFilter}
        hasSearch={props.search ?? false}
        searchLabel={props.searchLabel}
        choice={name === undefined ? undefined : choice}
      >
        {props.tools}
      </Tools>
      {selection && selection.selected.size > 0 && (
        <SelectionBar selection={selection}>{props.selectionActions}</SelectionBar>
      )}
      {found.length > 0 ? (
        <TableGrid {...props} rows={found} filter={applied} columns={choice.shown} />
      ) : (
        <NoMatch onClear={() => setFilter(noFilter)} />
      )}
      <CountLine {...props} filter={applied} shown={found.length} />
    </div>
  );
}

type SelectionBarProps = { selection: Selection; children: ReactNode };

function SelectionBar({ selection, children }: SelectionBarProps) {
  const t = usePartsText();
  const count = selection.selected.size;
  return (
    <div className={classes.selection}>
      <span role="status">{t("table.selected", { count, grouped: formatNumber(count) })}</span>
      {children}
      <Button variant="quiet" onClick={() => selection.onChange(new Set())}>
        {t("table.unselect")}
      </Button>
    </div>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const t = usePartsText();
  return (
    <EmptyState
      message={t("table.no-match")}
      action={<Button onClick={onClear}>{t("table.clear")}</Button>}
    />
  );
}

type CountLineProps<Row extends object> = FilledProps<Row> & { filter: TableFilter; shown: number };

/** How many there are; while filtering, of how many. Lists without tools are counted at a glance. */
function CountLine<Row extends object>({ filter, shown, rows, ...props }: CountLineProps<Row>) {
  const t = usePartsText();
  if (!props.search && !props.counted && !isFiltering(filter)) return null;
  const total =
    props.counted?.(rows.length) ??
    t("table.count", { count: rows.length, grouped: formatNumber(rows.length) });
  return (
    <p role="status" className={classes.count}>
      {isFiltering(filter) ? t("table.count-of", { shown: formatNumber(shown), total }) : total}
    </p>
  );
}
