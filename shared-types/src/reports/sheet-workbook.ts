import { type Cell, type CellKind, kindOf, type ReportSheets, type Sheet } from "./sheet.ts";

export const WORKBOOK_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The styles of `styles.xml` in their order: plain, bold, and each kind of figure plain and bold. */
const styleOf: Record<CellKind, number> = { text: 0, name: 0, money: 2, count: 4, share: 6 };

const ISOLATES = /[\u2066-\u2069\u200e\u200f]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: what XML cannot hold
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * The files of a workbook, to be zipped: a sheet each, figures as numbers, and texts as texts that no program takes
 * for a formula.
 */
export function workbookFiles(
  report: ReportSheets,
  hotel: string,
  isRtl: boolean,
): Record<string, string> {
  const sheets = [...report.sheets, ...(report.lines ? [report.lines] : [])];
  const names = sheetNames(sheets);
  const files: Record<string, string> = {
    "[Content_Types].xml": contentTypes(names.length),
    "_rels/.rels": relations([["officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml": workbook(names),
    "xl/_rels/workbook.xml.rels": relations([
      ...names.map((_, at) => ["worksheet", `worksheets/sheet${at + 1}.xml`] as const),
      ["styles", "styles.xml"],
    ]),
    "xl/styles.xml": styles,
  };
  for (const [at, sheet] of sheets.entries())
    files[`xl/worksheets/sheet${at + 1}.xml`] = worksheet(sheet, report, hotel, isRtl);
  return files;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const SPREADSHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml";

function contentTypes(sheets: number): string {
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}" ContentType="${SPREADSHEET}.${type}+xml"/>`;
  const each = Array.from({ length: sheets }, (_, at) =>
    part(`worksheets/sheet${at + 1}.xml`, "worksheet"),
  );
  return `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part("workbook.xml", "sheet.main")}${part("styles.xml", "styles")}${each.join("")}</Types>`;
}

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const each = targets.map(
    ([type, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${each.join("")}</Relationships>`;
}

function workbook(names: readonly string[]): string {
  const each = names.map(
    (name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  return `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each.join("")}</sheets></workbook>`;
}

/** At most 31 letters, none of those that Excel refuses, and no name twice. */
function sheetNames(sheets: readonly Sheet[]): string[] {
  const taken = new Set<string>();
  return sheets.map(({ title }, at) => {
    const plain = title.replaceAll(/[[\]:*?/\\']/g, " ").slice(0, 28);
    const name = taken.has(plain) ? `${plain} ${at + 1}` : plain;
    taken.add(name);
    return name;
  });
}

const numberFormats = ["#,##0.00", "#,##0", "0.0%"];
const styles = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="${numberFormats.length}">${numberFormats
  .map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`)
  .join(
    "",
  )}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="8">${[
  0, 164, 165, 166,
]
  .flatMap((format) =>
    [0, 1].map(
      (font) => `<xf numFmtId="${format}" fontId="${font}" applyNumberFormat="1" applyFont="1"/>`,
    ),
  )
  .join("")}</cellXfs></styleSheet>`;

function worksheet(sheet: Sheet, report: ReportSheets, hotel: string, isRtl: boolean): string {
  const bold = (texts: readonly string[]) => texts.map((text) => cell(text, "text", true));
  const plain = (text: string) => [cell(text, "text", false)];
  const rows = [
    bold([hotel]),
    bold([report.title, report.period]),
    ...(report.openDay ? [plain(report.openDay)] : []),
    [],
    bold([sheet.title]),
    bold(sheet.columns.map(({ header }) => header)),
    ...sheet.rows.map((row) =>
      row.cells.map((value, at) => cell(value, kindOf(sheet, row, at), row.weight !== undefined)),
    ),
    ...(sheet.notes ?? []).map(plain),
  ];
  const widths = sheet.columns.map(
    (_, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${at === 0 ? 30 : 16}" customWidth="1"/>`,
  );
  const lines = rows.map((cells, at) => `<row r="${at + 1}">${cells.join("")}</row>`);
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"${isRtl ? ' rightToLeft="1"' : ""}/></sheetViews><cols>${widths.join("")}</cols><sheetData>${lines.join("")}</sheetData><pageSetup orientation="${report.isWide ? "landscape" : "portrait"}" paperSize="9"/></worksheet>`;
}

function cell(value: Cell, kind: CellKind, isBold: boolean): string {
  const style = (styleOf[kind] ?? 0) + (isBold ? 1 : 0);
  if (value === null) return "<c/>";
  if (typeof value === "string")
    return `<c t="inlineStr" s="${isBold ? 1 : 0}"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
  return `<c s="${style}"><v>${kind === "money" ? (value / 100).toFixed(2) : value}</v></c>`;
}

function escaped(text: string): string {
  return text
    .replaceAll(ISOLATES, "")
    .replaceAll(UNPRINTABLE, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
