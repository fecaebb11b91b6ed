import {
  type ColumnDef,
  createSortedRowModel,
  type ReactTable,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { type ReactNode, useMemo, useRef } from "react";
import { useUiText } from "../../i18n/ui-text.ts";
import { ErrorCard } from "../feedback/error-card.tsx";
import { EmptyState, Skeleton } from "../feedback/states.tsx";
import type { Column } from "./column.ts";
import classes from "./data-table.module.css";
import { Body } from "./table-body.tsx";

type DataTableProps<Row extends object> = {
  /** What the table is, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Enter or a click opens a row. Arrow keys move along the rows. */
  onOpen?: (row: Row) => void;
  empty?: ReactNode;
  failure?: unknown;
  errorMessage?: ReactNode;
  onRetry?: () => void;
  initialSort?: { id: string; desc?: boolean };
  /** The table scrolls inside this height; it grows with its rows otherwise. */
  height?: string;
};

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});
type Features = typeof features;

/** A list in columns: sortable, head in sight, keyboard, with its three states. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { rows, failure, empty } = props;
  const t = useUiText();
  if (rows === undefined && failure !== undefined) {
    return <ErrorCard failure={failure} message={props.errorMessage} onRetry={props.onRetry} />;
  }
  if (rows === undefined) return <Skeleton rows={8} />;
  if (rows.length === 0) return empty ?? <EmptyState message={t("table.empty")} />;
  return <FilledTable {...props} rows={rows} />;
}

type FilledProps<Row extends object> = DataTableProps<Row> & { rows: readonly Row[] };

function FilledTable<Row extends object>(props: FilledProps<Row>) {
  const { columns, rows, rowKey, initialSort, label, height } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const defs = useMemo(() => columns.map(toColumnDef), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({
    features,
    data,
    columns: defs,
    getRowId: rowKey,
    initialState: {
      sorting: initialSort ? [{ id: initialSort.id, desc: initialSort.desc ?? false }] : [],
    },
  });
  return (
    <section
      ref={scroller}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className={classes.scroller}
      style={{ maxBlockSize: height }}
    >
      <table className={classes.table} aria-rowcount={rows.length + 1}>
        <Head table={table} columns={columns} />
        <Body
          rows={table.getRowModel().rows}
          columns={columns}
          scroller={scroller}
          onOpen={props.onOpen}
        />
      </table>
    </section>
  );
}

function toColumnDef<Row extends object>({ id, header, sortBy }: Column<Row>) {
  const def: ColumnDef<Features, Row> = {
    id,
    header,
    accessorFn: (row) => sortBy?.(row) ?? undefined,
    enableSorting: sortBy !== undefined,
    sortFn: (a, b) => compare(a.getValue(id), b.getValue(id)),
    sortUndefined: "last",
    sortDescFirst: false,
  };
  return def;
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b), undefined, { numeric: true });
}

type PartProps<Row extends object> = {
  table: ReactTable<Features, Row>;
  columns: readonly Column<Row>[];
};

function Head<Row extends object>({ table, columns }: PartProps<Row>) {
  const sorting = table.state.sorting;
  return (
    <thead className={classes.head}>
      <tr>
        {columns.map((column) => {
          const sorted = sorting.find(({ id }) => id === column.id);
          return (
            <th
              key={column.id}
              scope="col"
              data-align={column.align}
              aria-sort={ariaSort(sorted)}
              style={{ inlineSize: column.width }}
            >
              {column.sortBy ? (
                <button
                  type="button"
                  className={classes.sort}
                  onClick={() => table.getColumn(column.id)?.toggleSorting()}
                >
                  {column.header}
                  <span aria-hidden>{arrowOf(sorted)}</span>
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

type Sorted = { desc: boolean } | undefined;

function ariaSort(sorted: Sorted): "ascending" | "descending" | undefined {
  if (!sorted) return undefined;
  return sorted.desc ? "descending" : "ascending";
}

function arrowOf(sorted: Sorted): string {
  if (!sorted) return "";
  return sorted.desc ? " ▼" : " ▲";
}
