import { foldName } from "@funduq/shared-types/rules/name-search";
import { compareTexts } from "../../format/compare-texts.ts";
import { type Column, columnText } from "./column.ts";

/** What is looked for: a text in any column, and one word per filtered column. */
export type TableFilter = { search: string; byColumn: Readonly<Record<string, string>> };

export const noFilter: TableFilter = { search: "", byColumn: {} };

export function isFiltering({ search, byColumn }: TableFilter): boolean {
  return search.trim() !== "" || Object.values(byColumn).some((word) => word !== "");
}

/** The rows in which every word of the search occurs, and that pass every column's filter. */
export function filterRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  filter: TableFilter,
  textOf: (row: Row) => string = searchedText(columns),
): readonly Row[] {
  if (!isFiltering(filter)) return rows;
  const words = foldName(filter.search).split(/\s+/u).filter(Boolean);
  const wanted = columns.filter(({ id }) => filter.byColumn[id]);
  return rows.filter((row) => {
    const passes = wanted.every((column) =>
      isWanted(column, row, filter.byColumn[column.id] ?? ""),
    );
    if (!passes || words.length === 0) return passes;
    const text = textOf(row);
    return words.every((word) => text.includes(word));
  });
}

/** What the search looks through: all columns, folded. Kept by row, as the next letter asks again. */
export function searchedText<Row extends object>(columns: readonly Column<Row>[]) {
  const known = new WeakMap<Row, string>();
  return (row: Row): string => {
    const kept = known.get(row);
    if (kept !== undefined) return kept;
    const text = foldName(columns.map((column) => columnText(column, row)).join(" "));
    known.set(row, text);
    return text;
  };
}

function isWanted<Row>(column: Column<Row>, row: Row, wanted: string): boolean {
  const text = columnText(column, row);
  return column.filter === "choice" ? text === wanted : foldName(text).includes(foldName(wanted));
}

/** The words that occur in a column, in order. */
export function choicesOf<Row>(column: Column<Row>, rows: readonly Row[]): string[] {
  const words = new Set(rows.map((row) => columnText(column, row)));
  words.delete("");
  return [...words].sort((a, b) => compareTexts(a, b));
}
