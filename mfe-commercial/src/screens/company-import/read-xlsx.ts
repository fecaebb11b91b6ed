import { openArchive } from "./unzip-parts.ts";
import { findWorkbookParts } from "./workbook-parts.ts";
import { elementsOf, parseXml } from "./xml-parts.ts";

const MOST_ROWS = 20_000;
const MOST_COLUMNS = 200;

/** The cells of a workbook's first visible sheet as texts; numbers with a point, formulas as their last value. */
export async function readXlsx(bytes: Uint8Array): Promise<string[][]> {
  const read = openArchive(bytes);
  const parts = await findWorkbookParts(read);
  const sheet = await read(parts.sheet);
  if (sheet === undefined) throw new Error("a workbook without its sheet");
  const texts = sharedTexts(parts.texts && (await read(parts.texts)));
  const rows: string[][] = [];
  for (const row of elementsOf(parseXml(sheet), "row")) {
    // Empty rows are left out of the file: the numbers of the others stay.
    const at = Number(row.getAttribute("r") ?? rows.length + 1) - 1;
    if (Math.max(at, rows.length) >= MOST_ROWS) throw new Error("more rows than any list has");
    while (rows.length < at) rows.push([]);
    rows.push(cellsOf(row, texts));
  }
  return rows;
}

function sharedTexts(xml: string | undefined): string[] {
  return xml ? elementsOf(parseXml(xml), "si").map(textOf) : [];
}

/** The text of a cell may be in several runs. Phonetic readings of Japanese words (`rPh`) are left out. */
function textOf(element: Element): string {
  return elementsOf(element, "t")
    .filter((text) => text.parentElement?.localName !== "rPh")
    .map((text) => text.textContent)
    .join("");
}

function cellsOf(row: Element, texts: readonly string[]): string[] {
  const cells: string[] = [];
  for (const cell of elementsOf(row, "c")) {
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
  const value = elementsOf(cell, "v")[0]?.textContent ?? "";
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
