import { westernDigits } from "./name-search.ts";

export type Identifier = "rc" | "nif" | "nis" | "art";
export const identifiers = ["rc", "nif", "nis", "art"] as const satisfies readonly Identifier[];

/** An identifier without the signs between its digits, for comparison: '0000 1601 2345 672' is '000016012345672'. */
export function identifierKey(text: string): string {
  return westernDigits(text)
    .replace(/[^0-9A-Za-z]/gu, "")
    .toUpperCase();
}

/** What each identifier usually looks like, without the signs between its digits. */
const usual: Record<Identifier, RegExp> = {
  nif: /^(?:\d{15}|\d{20})$/u,
  nis: /^(?:\d{15}|\d{18})$/u,
  rc: /^\d{2}[A-Z]?\d{6,9}[A-Z]?\d{0,3}$/u,
  art: /^\d{11}$/u,
};

/**
 * Whether an identifier looks unlike the usual one of an Algerian company. No law that is known here fixes the length of
 * all of them, and a foreign company has others: it is asked to be checked, never refused.
 */
export function looksUnusual(identifier: Identifier, text: string): boolean {
  const key = identifierKey(text);
  return key !== "" && !usual[identifier].test(key);
}

/** Which identifiers of a company are to be checked: a spreadsheet drops the zeros that a number begins with. */
export function unusualIdentifiers(
  company: Readonly<Record<Identifier, string | null>>,
): Identifier[] {
  return identifiers.filter((identifier) => looksUnusual(identifier, company[identifier] ?? ""));
}
