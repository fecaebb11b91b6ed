/** The three sizes of ICAO 9303: passport, and the two sizes of cards. */
export type DocumentSize = "TD1" | "TD2" | "TD3";

export const LENGTHS: Readonly<Record<DocumentSize, number>> = { TD1: 30, TD2: 36, TD3: 44 };
export const COUNTS: Readonly<Record<DocumentSize, number>> = { TD1: 3, TD2: 2, TD3: 2 };
export const sizes = ["TD3", "TD1", "TD2"] as const;

/** The machine-readable lines of a text, however they came: in small letters, with spaces, in one line. */
export function linesOf(text: string): string[] {
  const lines = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/«/gu, "<<")
    .replace(/‹/gu, "<")
    .split(/[\r\n]+/u)
    .map((line) => line.replace(/\s/gu, ""))
    .filter((line) => line !== "");
  // A word above or below them came along: 'Passeport :'.
  const ofDocument = lines.filter((line) => line.includes("<") || line.length >= LENGTHS.TD1);
  const given = ofDocument.length > 0 ? ofDocument : lines;
  return given.length === 1 ? cut(given[0] ?? "") : given;
}

/** One long line, as a reader without line ends sends it. */
function cut(line: string): string[] {
  const size = sizes.find((each) => line.length === LENGTHS[each] * COUNTS[each]);
  if (!size) return [line];
  const length = LENGTHS[size];
  return Array.from({ length: COUNTS[size] }, (_, at) =>
    line.slice(at * length, (at + 1) * length),
  );
}

/** Whether a text may become machine-readable lines while a document reader is still typing. */
export function looksLikePassportLine(text: string): boolean {
  const line = linesOf(text).join("");
  return line.length >= LENGTHS.TD1 && /^[A-Z0-9<]+$/u.test(line) && line.includes("<");
}
