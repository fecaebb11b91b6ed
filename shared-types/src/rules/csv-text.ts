/**
 * The cells of a list that was saved as text. What separates them is what the first line has most of: a semicolon, a comma or a
 * tab. A cell in quotes may hold separators, line breaks, and quotes that are written twice.
 */
export function parseCsv(text: string): string[][] {
  const bare = text.replace(/^\uFEFF/u, "").replace(/\r\n?/gu, "\n");
  const separator = separatorOf(bare);
  const cells = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^${separator}\\n]*))(${separator}|\\n|$)`,
    "gu",
  );
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = "", end] of bare.matchAll(cells)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  // What ends with a line break has one more, empty match.
  return rows.at(-1)?.join("") === "" ? rows.slice(0, -1) : rows;
}

function separatorOf(text: string): string {
  const head = text.slice(0, Math.max(0, text.search(/\n|$/u)));
  const count = (sign: string) => head.split(sign).length;
  return [";", ",", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
