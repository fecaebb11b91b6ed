import { addDays, type CalendarDate, calendarDateSchema } from "../values/calendar-date.ts";
import { countryOfDocument } from "./guest-countries.ts";

/** The three sizes of ICAO 9303: passport, and the two sizes of cards. */
export type DocumentSize = "TD1" | "TD2" | "TD3";

/** A field of the lines with a check digit. */
export type CheckedPart = "number" | "birthDate" | "expiryDate" | "personalNumber" | "whole";

export type PassportLines = {
  size: DocumentSize;
  /** `P` a passport, anything else a card. */
  isPassport: boolean;
  surname: string;
  givenNames: string;
  number: string;
  /** ISO 3166, two letters; null for a code that is no country's. */
  nationality: string | null;
  birthDate: CalendarDate | null;
  expiryDate: CalendarDate | null;
  /** The fields whose check digit does not match: the user should compare them with the document. */
  wrong: readonly CheckedPart[];
  /** Whether letters were read as digits, or the other way round, as the check digits prove. */
  corrected: boolean;
};

/** Why a text is no lines of a document: too short, too long, or with signs they never have. */
export type PassportLinesFault = "length" | "signs" | "visa";

export type PassportLinesResult =
  | { read: true; lines: PassportLines }
  | { read: false; fault: PassportLinesFault };

const LENGTHS: Readonly<Record<DocumentSize, number>> = { TD1: 30, TD2: 36, TD3: 44 };
const COUNTS: Readonly<Record<DocumentSize, number>> = { TD1: 3, TD2: 2, TD3: 2 };

/**
 * Reads the machine-readable lines of a travel document (ICAO 9303), however they came: typed in small
 * letters, with spaces, in one line, or by a reader that took an O for a zero. `today` tells which
 * century a birth year is of.
 */
export function readPassportLines(text: string, today: CalendarDate): PassportLinesResult {
  const given = linesOf(text);
  if (given.some((line) => /[^A-Z0-9<]/u.test(line))) return { read: false, fault: "signs" };
  const size = sizeOf(given);
  if (!size) return { read: false, fault: "length" };
  const lines = given.map((line) => line.padEnd(LENGTHS[size], "<"));
  if (lines[0]?.startsWith("V")) return { read: false, fault: "visa" };
  return { read: true, lines: interpret(size, lines.join(""), today) };
}

/** Whether a text may become machine-readable lines while a document reader is still typing. */
export function looksLikePassportLine(text: string): boolean {
  const line = linesOf(text).join("");
  return line.length >= LENGTHS.TD1 && /^[A-Z0-9<]+$/u.test(line) && line.includes("<");
}

function linesOf(text: string): string[] {
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

const sizes = ["TD3", "TD1", "TD2"] as const;

/** Trailing fillers are easily lost from the line of names, never from a line that ends with a digit. */
function sizeOf(lines: readonly string[]): DocumentSize | undefined {
  return sizes.find((size) => {
    if (lines.length !== COUNTS[size]) return false;
    const [whole, names] = size === "TD1" ? [lines[1], lines[2]] : [lines[1], lines[0]];
    const length = LENGTHS[size];
    const others = lines.every((line) => line.length <= length);
    return others && whole?.length === length && (names?.length ?? 0) >= 5;
  });
}

type Field = readonly [from: number, to: number];
type Layout = {
  names: Field;
  number: Field;
  numberCheck: number;
  nationality: Field;
  birth: Field;
  expiry: Field;
  personal?: Field;
  personalCheck?: number;
  whole: readonly Field[];
  wholeCheck: number;
};

/** The positions of the fields in the concatenated lines. */
const layouts: Readonly<Record<DocumentSize, Layout>> = {
  TD3: {
    ...{ names: [5, 44], number: [44, 53], numberCheck: 53, nationality: [54, 57] },
    ...{ birth: [57, 63], expiry: [65, 71], personal: [72, 86], personalCheck: 86 },
    whole: [
      [44, 54],
      [57, 64],
      [65, 87],
    ],
    wholeCheck: 87,
  },
  TD2: {
    ...{ names: [5, 36], number: [36, 45], numberCheck: 45, nationality: [46, 49] },
    ...{ birth: [49, 55], expiry: [57, 63] },
    whole: [
      [36, 46],
      [49, 56],
      [57, 71],
    ],
    wholeCheck: 71,
  },
  TD1: {
    ...{ names: [60, 90], number: [5, 14], numberCheck: 14, nationality: [45, 48] },
    ...{ birth: [30, 36], expiry: [38, 44] },
    whole: [
      [5, 30],
      [30, 37],
      [38, 45],
      [48, 59],
    ],
    wholeCheck: 59,
  },
};

function interpret(size: DocumentSize, typed: string, today: CalendarDate): PassportLines {
  const layout = layouts[size];
  const plain = withPlainFields(typed, layout);
  const text = withProvenNumber(plain, layout);
  const [surname = "", ...given] = alphabetic(part(text, layout.names)).split("<<");
  return {
    size,
    isPassport: text.startsWith("P"),
    surname: namesOf(surname),
    givenNames: namesOf(given.join("<")),
    number: numberOf(text, layout),
    nationality: countryOfDocument(part(text, layout.nationality).replace(/</gu, "")) ?? null,
    birthDate: dateOf(part(text, layout.birth), (date) => date <= today),
    expiryDate: dateOf(part(text, layout.expiry), (date) => date < addDays(today, 50 * 365)),
    wrong: wrongParts(text, layout),
    corrected: text !== typed,
  };
}

function part(text: string, [from, to]: Field): string {
  return text.slice(from, to);
}

const digitFor: Readonly<Record<string, string>> = {
  ...{ O: "0", Q: "0", D: "0", I: "1", L: "1", Z: "2", S: "5", G: "6", B: "8" },
};
const letterFor: Readonly<Record<string, string>> = { 0: "O", 1: "I", 2: "Z", 5: "S", 8: "B" };

const numeric = (text: string) => text.replace(/[A-Z]/gu, (sign) => digitFor[sign] ?? sign);
const alphabetic = (text: string) => text.replace(/\d/gu, (sign) => letterFor[sign] ?? sign);

/** Dates and check digits contain digits only and countries letters only, so misread characters can be corrected. */
function withPlainFields(text: string, layout: Layout): string {
  const { birth, expiry, nationality, numberCheck, personalCheck, wholeCheck } = layout;
  const digits: Field[] = [birth, [birth[1], birth[1] + 1], expiry, [expiry[1], expiry[1] + 1]];
  for (const at of [numberCheck, personalCheck, wholeCheck])
    if (at !== undefined) digits.push([at, at + 1]);
  const written = digits.reduce((all, field) => replaced(all, field, numeric), text);
  return replaced(written, nationality, alphabetic);
}

function replaced(text: string, field: Field, change: (part: string) => string): string {
  return text.slice(0, field[0]) + change(part(text, field)) + text.slice(field[1]);
}

/** A number has letters and digits: an O is a zero only where that alone fits both check digits. */
function withProvenNumber(text: string, layout: Layout): string {
  if (checks(part(text, layout.number), text[layout.numberCheck])) return text;
  const variants = mixedUp(part(text, layout.number))
    .map((number) => replaced(text, layout.number, () => number))
    .filter((tried) => wrongParts(tried, layout).every((wrong) => wrong !== "number"))
    .filter((tried) => !wrongParts(tried, layout).includes("whole"));
  return variants.length === 1 && variants[0] !== undefined ? variants[0] : text;
}

/** The number with each O and zero either way. */
function mixedUp(number: string): string[] {
  return Array.from(number).reduce<string[]>(
    (begun, sign) =>
      begun.flatMap((before) =>
        (/[O0]/u.test(sign) ? ["O", "0"] : [sign]).map((each) => before + each),
      ),
    [""],
  );
}

/** Weights 7, 3, 1; a letter counts from A = 10, a filler nothing. */
export function checkDigit(text: string): number {
  const weights = [7, 3, 1];
  const sum = Array.from(text).reduce(
    (before, sign, at) => before + worthOf(sign) * (weights[at % 3] ?? 0),
    0,
  );
  return sum % 10;
}

function worthOf(sign: string): number {
  if (sign === "<") return 0;
  return /\d/u.test(sign) ? Number(sign) : sign.charCodeAt(0) - 55;
}

function checks(text: string, digit: string | undefined): boolean {
  return digit === String(checkDigit(text));
}

function wrongParts(text: string, layout: Layout): CheckedPart[] {
  const { birth, expiry, personal, personalCheck, whole, wholeCheck } = layout;
  const personalPart = personal && part(text, personal);
  const isPersonalRight =
    !personalPart ||
    checks(personalPart, text[personalCheck ?? 0]) ||
    (/^<+$/u.test(personalPart) && text[personalCheck ?? 0] === "<");
  const right: Record<CheckedPart, boolean> = {
    number: isNumberRight(text, layout),
    birthDate: checks(part(text, birth), text[birth[1]]),
    expiryDate: checks(part(text, expiry), text[expiry[1]]),
    personalNumber: isPersonalRight,
    whole: checks(whole.map((field) => part(text, field)).join(""), text[wholeCheck]),
  };
  return (Object.keys(right) as CheckedPart[]).filter((each) => !right[each]);
}

function isNumberRight(text: string, layout: Layout): boolean {
  const long = longNumber(text, layout);
  if (long) return checks(long.number, long.check);
  return checks(part(text, layout.number), text[layout.numberCheck]);
}

function numberOf(text: string, layout: Layout): string {
  const number = longNumber(text, layout)?.number ?? part(text, layout.number);
  return number.replace(/</gu, "");
}

/** A number of more than nine signs goes on behind a filler, on cards, with its check digit at its end. */
function longNumber(text: string, { number, numberCheck }: Layout) {
  const isCard = numberCheck === 14;
  if (!isCard || text[numberCheck] !== "<") return undefined;
  const rest = /^[A-Z0-9]+/u.exec(text.slice(numberCheck + 1, 30))?.[0];
  if (!rest || rest.length < 2) return undefined;
  return { number: part(text, number) + rest.slice(0, -1), check: rest.at(-1) };
}

/** The year of the latest century for which the date is possible. */
function dateOf(text: string, possible: (date: CalendarDate) => boolean): CalendarDate | null {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/u.exec(text) ?? [];
  const dates = ["20", "19"].map((century) =>
    calendarDateSchema.safeParse(`${century}${year}-${month}-${day}`),
  );
  return dates.find(({ data }) => data && possible(data))?.data ?? null;
}

/** `BEN<AISSA` as people write it: 'Ben Aissa'. */
function namesOf(text: string): string {
  return text
    .replace(/</gu, " ")
    .trim()
    .replace(/\s+/gu, " ")
    .toLowerCase()
    .replace(/(?:^|[\s'-])\p{L}/gu, (start) => start.toUpperCase());
}
