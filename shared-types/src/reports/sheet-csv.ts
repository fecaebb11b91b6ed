import type { Language } from "../contracts/session.ts";
import { type Cell, type CellKind, kindOf, type ReportSheets, type Sheet } from "./sheet.ts";

const BOM = "\uFEFF";

/** What a spreadsheet takes for a formula, at the beginning of a text; also as wide letters. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠\t\r]/;
/** Marks of direction around names, which no other program needs. */
const ISOLATES = /[\u2066-\u2069\u200e\u200f]/g;

/**
 * The report for a spreadsheet: UTF-8 with its mark, so that Excel reads Arabic and accents. French and
 * Arabic Excel expect semicolons and decimal commas, English commas and points. A name that looks like a
 * formula is kept a text.
 */
export function csvOf(report: ReportSheets, hotel: string, language: Language) {
  if (report.lines) return importedCsv(report.lines);
  const { title, period, openDay, sheets } = report;
  const marks = language === "en" ? { cell: ",", decimal: "." } : { cell: ";", decimal: "," };
  const line = (cells: readonly string[]) =>
    cells.map((text) => quoted(text, marks.cell)).join(marks.cell);
  const head = [line([plainText(hotel), title, period]), ...(openDay ? [line([openDay])] : [])];
  const parts = sheets.map((sheet) => ["", ...linesOf(sheet, marks.decimal).map(line)]);
  return `${BOM}${[...head, ...parts.flat()].join("\r\n")}\r\n`;
}

/** One table alone, its columns named first; with semicolons and decimal commas in every language. */
function importedCsv(sheet: Sheet): string {
  const [, ...lines] = linesOf({ ...sheet, notes: [] }, ",");
  const text = lines.map((cells) => cells.map((cell) => quoted(cell, ";")).join(";"));
  return `${BOM}${text.join("\r\n")}\r\n`;
}

function linesOf(sheet: Sheet, decimal: string): string[][] {
  return [
    [plainText(sheet.title)],
    sheet.columns.map(({ header }) => plainText(header)),
    ...sheet.rows.map((row) =>
      row.cells.map((cell, column) => cellText(cell, kindOf(sheet, row, column), decimal)),
    ),
    ...(sheet.notes ?? []).map((note) => [plainText(note)]),
  ];
}

function cellText(cell: Cell, kind: CellKind, decimal: string): string {
  if (cell === null) return "";
  if (typeof cell === "string") return plainText(cell);
  return figure(cell, kind).replace(".", decimal);
}

function figure(value: number, kind: CellKind): string {
  if (kind === "money") return (value / 100).toFixed(2);
  if (kind === "share") return `${(value * 100).toFixed(2)}%`;
  return String(value);
}

function plainText(text: string): string {
  const plain = text.replaceAll(ISOLATES, "");
  return FORMULA.test(plain) ? `'${plain}` : plain;
}

/** A cell of a CSV without the apostrophe that keeps it a text, such as a phone number that begins with a plus. */
export const withoutTextMark = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

const quoted = (text: string, separator: string) =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
