import type { ReactNode } from "react";

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Given, the column sorts by it; nulls come last either way. */
  sortBy?: (row: Row) => string | number | null;
  /** The words by which the search and the column's filter find a row; `sortBy` unless given. */
  textOf?: (row: Row) => string;
  /** A filter of its own above the table: free text, or one of the words that occur. */
  filter?: "text" | "choice";
  /** Amounts and counts stand at the end. */
  align?: "start" | "end";
  width?: string;
  /** Left out at first; the column menu brings it back. */
  hidden?: boolean;
  /** What stands below the column: a total of the rows that are shown. */
  footer?: (rows: readonly Row[]) => ReactNode;
};

/** What a person reads in the column, as text. */
export function columnText<Row>({ textOf, sortBy }: Column<Row>, row: Row): string {
  return textOf ? textOf(row) : String(sortBy?.(row) ?? "");
}
