import { unzipParts } from "./unzip-parts.ts";

const SHEET = /^xl\/worksheets\/sheet\d+\.xml$/u;
const TEXTS = "xl/sharedStrings.xml";
const MOST_COLUMNS = 200;

/** The cells of a workbook's first sheet as texts; numbers with a point, formulas as their last value. */
export async function readXlsx(bytes: Uint8Array): Promise<string[][]> {
  const parts = await unzipParts(bytes, (name) => SHEET.test(name) || name === TEXTS);
  const sheets = [...parts.keys()].filter((name) => name !== TEXTS).sort(byNumber);
  const sheet = parts.get(sheets[0] ?? "");
  if (!sheet) throw new Error("a workbook without a sheet");
  const texts = sharedTexts(parts.get(TEXTS));
  const rows: string[][] = [];
  for (const row of parse(sheet).getElementsByTagName("row")) {
    // Empty rows are left out of the file: the numbers of the others stay.
    const at = Number(row.getAttribute("r") ?? rows.length + 1) - 1;
    if (at > rows.length + 10_000) throw new Error("a row far below the others");
    while (rows.length < at) rows.push([]);
    rows.push(cellsOf(row, texts));
  }
  return rows;
}

const byNumber = (one: string, other: string) =>
  Number(/\d+/u.exec(one)?.[0]) - Number(/\d+/u.exec(other)?.[0]);

function parse(xml: string): Document {
  return new DOMParser().parseFromString(xml, "application/xml");
}

function sharedTexts(xml: string | undefined): string[] {
  if (xml === undefined) return [];
  return [...parse(xml).getElementsByTagName("si")].map(textOf);
}

/** The text of a cell may be in several runs. Phonetic readings of Japanese words (`rPh`) are left out. */
function textOf(element: Element): string {
  return [...element.getElementsByTagName("t")]
    .filter((text) => text.parentElement?.tagName !== "rPh")
    .map((text) => text.textContent)
    .join("");
}

function cellsOf(row: Element, texts: readonly string[]): string[] {
  const cells: string[] = [];
  for (const cell of row.getElementsByTagName("c")) {
    const column = columnOf(cell.getAttribute("r") ?? "") ?? cells.length;
    if (column >= MOST_COLUMNS) continue;
    while (cells.length < column) cells.push("");
    cells[column] = cellText(cell, texts);
  }
  return cells;
}

function cellText(cell: Element, texts: readonly string[]): string {
  const kind = cell.getAttribute("t");
  if (kind === "inlineStr") return textOf(cell);
  const value = cell.getElementsByTagName("v")[0]?.textContent ?? "";
  if (kind === "s") return texts[Number(value)] ?? "";
  return kind === null || kind === "n" ? plainNumber(value) : value;
}

/** Excel writes long numbers as '1.6E+14', and 0.1 + 0.2 with all its digits. */
function plainNumber(value: string): string {
  const number = Number(value);
  if (value === "" || !Number.isFinite(number)) return value;
  if (Number.isInteger(number)) return BigInt(number).toString();
  return String(Math.round(number * 100) / 100);
}

/** 'C7' is column 2. */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/u.exec(reference)?.[0];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
