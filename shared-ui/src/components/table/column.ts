import type { ReactNode } from "react";

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Given, the column sorts by it; nulls come last either way. */
  sortBy?: (row: Row) => string | number | null;
  /** Amounts and counts stand at the end. */
  align?: "start" | "end";
  width?: string;
};
