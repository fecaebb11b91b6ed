import { countryOfDocument } from "@funduq/shared-types/rules/guest-countries";
import {
  addDays,
  type CalendarDate,
  calendarDateSchema,
} from "@funduq/shared-types/values/calendar-date";
import { type Details, type FieldName, type ParseResult, parse } from "mrz";
import { COUNTS, type DocumentSize, LENGTHS, linesOf, sizes } from "./document-text.ts";

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
  return { read: true, lines: { size, ...interpret(lines, today) } };
}

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

function interpret(typed: readonly string[], today: CalendarDate): Omit<PassportLines, "size"> {
  const given = withLetters(typed);
  const lines = withProvenNumber(withDigits(given));
  const document = parse(lines, { autocorrect: true });
  const number = document.documentNumber ?? partOf(document, "documentNumber")?.value ?? "";
  // The former French card has no nationality: only the French had it.
  const nationality = partOf(document, "nationality") ?? partOf(document, "issuingState");
  const writtenCountry = textOf(lines, nationality);
  const country = alphabetic(writtenCountry);
  return {
    isPassport: lines[0]?.startsWith("P") ?? false,
    surname: namesOf(partOf(document, "lastName")?.value),
    givenNames: namesOf(partOf(document, "firstName")?.value),
    number: number.replace(/[\s<]/gu, ""),
    nationality: countryOfDocument(country.replace(/</gu, "")) ?? null,
    birthDate: dateOf(textOf(lines, partOf(document, "birthDate")), (date) => date <= today),
    expiryDate: dateOf(
      textOf(lines, partOf(document, "expirationDate")),
      (date) => date < addDays(today, 50 * 365),
    ),
    wrong: wrongParts(document),
    corrected: lines.join() !== given.join() || country !== writtenCountry,
  };
}

const checkDigitOf: Readonly<Record<CheckedPart, FieldName>> = {
  number: "documentNumberCheckDigit",
  birthDate: "birthDateCheckDigit",
  expiryDate: "expirationDateCheckDigit",
  personalNumber: "personalNumberCheckDigit",
  whole: "compositeCheckDigit",
};

function wrongParts(document: ParseResult): CheckedPart[] {
  const parts = Object.keys(checkDigitOf) as CheckedPart[];
  return parts.filter((part) => partOf(document, checkDigitOf[part])?.valid === false);
}

function partOf({ details }: ParseResult, field: FieldName): Details | undefined {
  return details.find((each) => each.field === field);
}

function textOf(lines: readonly string[], part: Details | undefined): string {
  const [range] = part?.ranges ?? [];
  return range ? (lines[range.line] ?? "").slice(range.start, range.end) : "";
}

const digitFor: Readonly<Record<string, string>> = {
  O: "0",
  Q: "0",
  D: "0",
  I: "1",
  L: "1",
  Z: "2",
  S: "5",
  G: "6",
  B: "8",
};
const letterFor: Readonly<Record<string, string>> = { 0: "O", 1: "I", 2: "Z", 5: "S", 8: "B" };
const digitFields: readonly FieldName[] = [
  "birthDate",
  "expirationDate",
  ...Object.values(checkDigitOf),
];

/** A digit in the names of a card of two lines would make it a former French one to the parser. */
function withLetters(lines: readonly string[]): readonly string[] {
  const [names = "", ...others] = lines;
  if (names.length !== LENGTHS.TD2 || names.startsWith("IDFRA")) return lines;
  return [alphabetic(names).replace(/\d/gu, "<"), ...others];
}

/** Dates and check digits contain digits only, so misread characters can be corrected. */
function withDigits(lines: readonly string[]): readonly string[] {
  const document = parse(lines);
  return digitFields.reduce((all, field) => {
    const part = partOf(document, field);
    return part ? replaced(all, part, numeric(textOf(all, part))) : all;
  }, lines);
}

const alphabetic = (text: string) => text.replace(/\d/gu, (sign) => letterFor[sign] ?? sign);
const numeric = (text: string) => text.replace(/[A-Z]/gu, (sign) => digitFor[sign] ?? sign);

function replaced(lines: readonly string[], { ranges }: Details, text: string): readonly string[] {
  const [range] = ranges;
  return lines.map((line, at) =>
    at === range?.line ? line.slice(0, range.start) + text + line.slice(range.end) : line,
  );
}

/** A number has letters and digits: an O is a zero only where that alone fits both check digits. */
function withProvenNumber(lines: readonly string[]): readonly string[] {
  const document = parse(lines);
  const number = partOf(document, "documentNumber");
  if (!number || !wrongParts(document).includes("number")) return lines;
  const variants = mixedUp(textOf(lines, number))
    .map((variant) => replaced(lines, number, variant))
    .filter((variant) => {
      const wrong = wrongParts(parse(variant));
      return !wrong.includes("number") && !wrong.includes("whole");
    });
  return variants.length === 1 && variants[0] !== undefined ? variants[0] : lines;
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

/** The year of the latest century for which the date is possible. */
function dateOf(text: string, possible: (date: CalendarDate) => boolean): CalendarDate | null {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/u.exec(text) ?? [];
  const dates = ["20", "19"].map((century) =>
    calendarDateSchema.safeParse(`${century}${year}-${month}-${day}`),
  );
  return dates.find(({ data }) => data && possible(data))?.data ?? null;
}

/** `BEN<AISSA` as people write it: 'Ben Aissa'. */
function namesOf(text: string | null | undefined): string {
  return (text ?? "")
    .trim()
    .replace(/\s+/gu, " ")
    .toLowerCase()
    .replace(/(?:^|[\s'-])\p{L}/gu, (start) => start.toUpperCase());
}
