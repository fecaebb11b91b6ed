/** A record and the line of the text on which it starts. */
export type TextRecord = { line: number; cells: string[] };

/**
 * Splits a list that was pasted or saved as text by the rules of CSV: a quoted field may hold separators, line
 * ends and doubled quotes. The separator is what the first line has most of: semicolons, tabs or commas.
 */
export function parseSeparated(text: string): TextRecord[] {
  const bare = text.replace(/^\uFEFF/u, "");
  const separator = separatorOf(bare);
  const records: TextRecord[] = [];
  const escaped = separator === "\t" ? "\\t" : separator;
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"([^${escaped}\\r\\n]*)|([^${escaped}\\r\\n]*))(${escaped}|\\r\\n|\\n|\\r|$)`,
    "gu",
  );
  let cells: string[] = [];
  let line = 1;
  let startedAt = 1;
  for (const [whole, quoted, after = "", plain = "", end] of bare.matchAll(cell)) {
    cells.push(quoted === undefined ? plain : `${quoted.replaceAll('""', '"')}${after}`);
    line += whole.split(/\r\n|\n|\r/u).length - 1;
    if (end === separator) continue;
    records.push({ line: startedAt, cells });
    cells = [];
    startedAt = line;
  }
  // After the last line there is one more, empty match.
  return records.at(-1)?.cells.join("") === "" ? records.slice(0, -1) : records;
}

/** The separator of the first line, outside of quotes; a semicolon if it has none, such as a title. */
function separatorOf(text: string): string {
  const [first = ""] = text
    .replace(/"[^"]*"/gu, "")
    .trimStart()
    .split(/\r?\n|\r/u, 1);
  const counted = [";", "\t", ","].map((sign) => ({ sign, count: first.split(sign).length }));
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).sign;
}
