import type { JournalFilter } from "../contracts/report-journal.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import type { BookingId, CompanyId, GroupId, InvoiceId } from "../values/ids.ts";
import type { Formula } from "./formula.ts";
import type { texts as english } from "./texts/en.ts";

/** Says the words of the reports' tables, in the screen's language or a document's. */
export type ReportText = (
  key: keyof typeof english,
  params?: Record<string, string | number>,
) => string;

/** How a value reads: money in centimes, a share as a fraction. */
export type CellKind = "text" | "name" | "money" | "count" | "share";
export type Cell = string | number | null;

/** The lines of the journal that a figure sums (REP-01). */
export type SummedLines = JournalFilter & { from: CalendarDate; to: CalendarDate };

/** Another report that a figure opens, by the parameters of its address. */
export type ReportPlace = { readonly report: string } & Readonly<Record<string, string>>;

/** The documents of a company of some days: all that were issued then, or those of them that are not paid yet. */
type CompanyDocuments = {
  companyId: CompanyId;
  documents: "all" | "unpaid";
  from: CalendarDate;
  to: CalendarDate;
};

/**
 * A screen of another department that a row or a figure is of: a night of the desk, a stay, a group, an invoice of a company or of a
 * folio, a company's documents, what is not invoiced to it yet, or its account.
 */
export type RowPlace =
  | { night: CalendarDate }
  | { bookingId: BookingId }
  | { groupId: GroupId }
  | { companyId: CompanyId; invoiceId: InvoiceId }
  | { folioInvoiceId: InvoiceId }
  | CompanyDocuments
  | { companyId: CompanyId; tab: "debtors" }
  | { companyId: CompanyId };

export type SheetColumn = { id: string; header: string; kind: CellKind };

export type SheetRow = {
  id: string;
  cells: readonly Cell[];
  /** Of the row's figures, where rows rather than columns have one kind. */
  kind?: CellKind;
  /** A heading stands over the rows below it, a sum under those above it. */
  weight?: "heading" | "sum";
  /** The lines that each cell sums, at the place of the cell. */
  sums?: readonly (SummedLines | undefined)[];
  /** How each cell is computed, at the place of the cell. */
  formulas?: readonly (Formula | undefined)[];
  /** The report that each cell opens, at the place of the cell. */
  reports?: readonly (ReportPlace | undefined)[];
  /** The screen that the row's name opens. */
  opens?: RowPlace;
  /** The screen of another department that each figure opens, at the place of the cell. */
  screens?: readonly (RowPlace | undefined)[];
};

/** A table of a report: what the screen, the paper, CSV and the workbook all show. */
export type Sheet = {
  id: string;
  title: string;
  columns: readonly SheetColumn[];
  rows: readonly SheetRow[];
  /** What is said under it. */
  notes?: readonly string[];
};

/** A report in one language. */
export type ReportSheets = {
  title: string;
  /** The day or the days it is of. */
  period: string;
  /** That its figures are not final, while a day of it is open. */
  openDay?: string | undefined;
  /** Shown where the first table has no rows; that nothing was posted, if it is not given. */
  empty?: string;
  /** As part of a file's name. */
  fileName: string;
  sheets: readonly Sheet[];
  /** What only files have: the last table of a workbook, and all of the CSV, as accounting programs import it. */
  lines?: Sheet;
  /** More columns than a portrait page has room for. */
  isWide?: boolean;
};

/** What a cell is: the row's kind, but for its name in the first column. */
export function kindOf(sheet: Sheet, row: SheetRow, column: number): CellKind {
  const own = sheet.columns[column]?.kind ?? "text";
  return column > 0 && row.kind ? row.kind : own;
}

export const isFigure = (kind: CellKind) => kind !== "text" && kind !== "name";
