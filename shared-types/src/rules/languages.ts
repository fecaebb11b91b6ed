import type { Language } from "../contracts/session.ts";

/** What Intl is asked for. Latin digits everywhere: amounts and dates read the same to all staff. */
export const locales: Record<Language, string> = {
  en: "en-GB",
  fr: "fr-DZ-u-nu-latn",
  ar: "ar-DZ-u-nu-latn",
};

export function directionOf(language: Language): "ltr" | "rtl" {
  return language === "ar" ? "rtl" : "ltr";
}

/**
 * A text as its language sets it. French keeps its marks with the word before them, and what is
 * counted with its number: the catalogues are written with plain spaces, and no line ever begins
 * with a colon.
 */
export function typeset(text: string, language: Language): string {
  if (language !== "fr") return text;
  return text
    .replace(/ (?=[:;?!»])/gu, "\u00a0")
    .replace(/(«|count\}\}|grouped\}\}) /gu, "$1\u00a0");
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Names and amounts keep their own direction inside an Arabic sentence, and Arabic names theirs
 * inside the others: each is wrapped in Unicode isolates, the plain-text twin of `<bdi>`.
 */
export function isolated<P extends Record<string, unknown>>(
  params: P | undefined,
  direction: "ltr" | "rtl",
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [
      name,
      typeof value === "string" && (direction === "rtl" || RIGHT_TO_LEFT.test(value))
        ? `\u2068${value}\u2069`
        : value,
    ]),
  );
}
