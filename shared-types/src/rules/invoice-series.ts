import { westernDigits } from "./name-search.ts";

/** '2026/000123': the legal number of an invoice or a credit note (INV-07). */
export function seriesText({ seriesYear, seriesNumber }: Numbered): string {
  return `${seriesYear}/${String(seriesNumber).padStart(6, "0")}`;
}

type Numbered = { seriesYear: number; seriesNumber: number };

/** The legal number, or the number from its day on: fewer figures are the beginning of very many numbers. */
const isNumber = /^(?:\d{4}\/\d{1,9}|(?:INV-)?\d{8}-\d{1,6})$/u;

/** The number of a document that was typed, in the figures of any keyboard: '2026/124' or 'INV-20260310-000124'. */
export function documentNumberIn(text: string): string | undefined {
  const typed = westernDigits(text.normalize("NFKC"))
    .toUpperCase()
    .replace(/[\s\p{Cf}]/gu, "");
  return isNumber.test(typed) ? typed : undefined;
}
