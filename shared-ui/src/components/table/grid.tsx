import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { compareTexts } from "../../format/compare-texts.ts";
import type { Column } from "./column.ts";
import classes from "./data-table.module.css";
import type { DataTableProps } from "./data-table.tsx";
import type { TableFilter } from "./filter-rows.ts";
import { allToggled, extended, toggled } from "./selection.ts";
import { Body } from "./table-body.tsx";
import { Foot, Head } from "./table-head.tsx";
import { useDrawnRows } from "./use-drawn-rows.ts";
import { useGridKeys } from "./use-grid-keys.ts";

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

type GridProps<Row extends object> = DataTableProps<Row> & {
  rows: readonly Row[];
  /** What chose these rows among all. */
  filter: TableFilter;
};

/** The rows and columns themselves. */
export function TableGrid<Row extends object>(props: GridProps<Row>) {
  const { columns, selection, onOpen, rowActions, label } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const { rows, sorted, applied, sort } = useSorted(props);
  useFromTheTop(scroller, applied, props.filter);
  const { drawn, measure, isVirtual, show, page } = useDrawnRows(rows.length, scroller);
  const ticks = useTicks(props, rows);
  const hasTicks = selection !== undefined;
  const hasActions = rowActions !== undefined;
  const keys = useGridKeys({
    grid,
    rows: rows.length,
    columns: columns.length + Number(hasTicks) + Number(hasActions),
    page,
    show,
    onOpen: onOpen && ((index) => rows[index] && onOpen(rows[index].original)),
    ...(hasTicks && ticks.keys),
  });
  return (
    <div
      ref={scroller}
      className={classes.scroller}
      data-fades=""
      data-busy={props.busy || undefined}
      style={{ maxBlockSize: props.height ?? (isVirtual ? "70dvh" : undefined) }}
    >
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a data grid has a table's shape
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-multiselectable={hasTicks || undefined}
        aria-busy={props.busy || undefined}
        className={classes.table}
        data-virtual={isVirtual || undefined}
        {...keys}
      >
        <Head
          columns={columns}
          sorted={sorted}
          onSort={sort}
          ticked={hasTicks ? ticks.ticked : undefined}
          onTickAll={ticks.tickAll}
          hasActions={hasActions}
        />
        <Body
          rows={rows}
          drawn={drawn}
          measure={measure}
          columns={columns}
          onOpen={onOpen}
          rowActions={rowActions}
          selected={selection?.selected}
          onTick={hasTicks ? ticks.tick : undefined}
        />
        <Foot columns={columns} rows={props.rows} hasTicks={hasTicks} hasActions={hasActions} />
      </table>
    </div>
  );
}

function useSorted<Row extends object>({ columns, rows, rowKey, initialSort }: GridProps<Row>) {
  const defs = useMemo(() => columns.map(toColumnDef), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const [sorted, setSorted] = useState(initialSort);
  // The arrow turns at once; ten thousand rows follow it.
  const applied = useDeferredValue(sorted);
  const sorting = useMemo(
    () => (applied ? [{ id: applied.id, desc: applied.desc ?? false }] : []),
    [applied],
  );
  const table = useTable({
    features,
    data,
    columns: defs,
    getRowId: rowKey,
    state: { sorting },
  });
  return {
    rows: table.getRowModel().rows,
    sorted: sorted && { id: sorted.id, desc: sorted.desc ?? false },
    applied,
    sort: (id: string) => setSorted((before) => ({ id, desc: before?.id === id && !before.desc })),
  };
}

/** Rows in another order, or others, are read from the first one on; newer ones leave the list where it is. */
function useFromTheTop(scroller: RefObject<HTMLElement | null>, sort: unknown, filter: unknown) {
  const shown = useRef({ sort, filter });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { sort, filter };
    if (scroller.current && (before.sort !== sort || before.filter !== filter))
      scroller.current.scrollTop = 0;
  }, [scroller, sort, filter]);
}

function toColumnDef<Row extends object>({ id, header, sortBy }: Column<Row>) {
  const def: ColumnDef<typeof features, Row> = {
    id,
    header,
    accessorFn: (row) => sortBy?.(row) ?? undefined,
    enableSorting: sortBy !== undefined,
    sortFn: (a, b) => compare(a.getValue(id), b.getValue(id)),
    sortUndefined: "last",
  };
  return def;
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return compareTexts(String(a), String(b));
}

/** The boxes: one, from the last one on with Shift, all that are shown. */
function useTicks<Row extends object>(
  { selection }: GridProps<Row>,
  rows: readonly { id: string }[],
) {
  const last = useRef(0);
  const now = useRef({ selection, rows });
  now.current = { selection, rows };
  const tick = useCallback((index: number, extend: boolean) => {
    const { selection: asked, rows: shown } = now.current;
    const key = shown[index]?.id;
    if (!asked || key === undefined) return;
    const keys = extend ? shown.map(({ id }) => id) : [];
    asked.onChange(
      extend ? extended(asked.selected, keys, last.current, index) : toggled(asked.selected, key),
    );
    last.current = index;
  }, []);
  const tickAll = () => {
    const keys = rows.map(({ id }) => id);
    if (selection) selection.onChange(allToggled(selection.selected, keys));
  };
  const chosen = rows.filter(({ id }) => selection?.selected.has(id)).length;
  const some = chosen > 0 ? ("some" as const) : ("none" as const);
  return {
    tick,
    tickAll,
    ticked: chosen === rows.length ? ("all" as const) : some,
    keys: { onSelect: (index: number) => tick(index, false), onSelectAll: tickAll },
  };
}
