import type { Texts } from "./catalogues.ts";
import type { Language } from "./languages.ts";

const PLURAL = /_(zero|one|two|few|many|other)$/u;

/**
 * The plural forms of each language, six in Arabic. (French has a 'many' from a million on; no
 * hotel counts that far.)
 */
const forms: Readonly<Record<Language, readonly string[]>> = {
  en: ["one", "other"],
  fr: ["one", "other"],
  ar: ["zero", "one", "two", "few", "many", "other"],
};
const names: Readonly<Record<Language, string>> = { en: "English", fr: "French", ar: "Arabic" };

/**
 * What is wrong with a department's three catalogues, one line each; nothing when they agree.
 *
 * Held: the same keys, the same params, and for each plural exactly the forms the language
 * has (two in English and French, six in Arabic).
 */
export function checkCatalogues(catalogues: Record<Language, Texts>): string[] {
  const all = Object.values(catalogues).flatMap((texts) => Object.keys(texts));
  const keys = new Set(all.map((key) => key.replace(PLURAL, "")));
  const plurals = new Set(
    all.filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, "")),
  );
  return (Object.keys(forms) as Language[]).flatMap((language) => [
    ...[...keys].flatMap((key) =>
      faultsOf(key, plurals.has(key), catalogues[language], catalogues.en, language),
    ),
    ...strangers(catalogues[language], language),
  ]);
}

function faultsOf(
  key: string,
  isPlural: boolean,
  texts: Texts,
  english: Texts,
  language: Language,
): string[] {
  const wanted = isPlural ? forms[language].map((form) => `${key}_${form}`) : [key];
  const missing = wanted
    .filter((name) => !texts[name])
    .map((name) => `${language}: ${name} is missing`);
  return [...missing, ...paramFaults(key, wanted, texts, english, language)];
}

/** Forms that would never be said. */
function strangers(texts: Texts, language: Language): string[] {
  return Object.keys(texts)
    .filter((key) => PLURAL.test(key) && !forms[language].includes(PLURAL.exec(key)?.[1] ?? ""))
    .map((key) => `${language}: ${key} is no form of ${names[language]}`);
}

function paramFaults(
  key: string,
  wanted: string[],
  texts: Texts,
  english: Texts,
  language: Language,
): string[] {
  const expected = paramsOf(english[key] ?? english[`${key}_other`] ?? "");
  return wanted
    .filter((name) => texts[name] && !sameParams(paramsOf(texts[name]), expected))
    .map((name) => `${language}: ${name} must use ${expected.join(", ") || "no params"}`);
}

/** A plural form may leave its count out, plain or with grouped digits: 'one night', 'ليلتان'. */
function sameParams(mine: string[], expected: string[]): boolean {
  const isCount = (name: string) => name === "count" || name === "grouped";
  const withoutCount = (params: string[]) => params.filter((name) => !isCount(name)).join();
  return withoutCount(mine) === withoutCount(expected) && mine.every((p) => expected.includes(p));
}

function paramsOf(text: string): string[] {
  const params = Array.from(text.matchAll(/\{\{\s*(\w+)\s*\}\}/gu), ([, name]) => name ?? "");
  return [...new Set(params)].sort();
}
