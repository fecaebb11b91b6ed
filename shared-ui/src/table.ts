/// <reference path="./ambient.d.ts" />
/** Lists in columns: apart, because not every screen has one. */
export type { Column } from "./components/table/column.ts";
export { DataTable } from "./components/table/data-table.tsx";
