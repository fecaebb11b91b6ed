import type { Texts } from "./catalogues.ts";
import { type Language, languages } from "./languages.ts";

const PLURAL = /_(zero|one|two|few|many|other)$/u;

/**
 * What is wrong with a department's three catalogues, one line each; nothing when they agree.
 *
 * Held: the same keys, the same params, and for each plural exactly the forms the language
 * has (two in English and French, six in Arabic).
 */
export function checkCatalogues(catalogues: Record<Language, Texts>): string[] {
  const keys = new Set(languages.flatMap((language) => baseKeys(catalogues[language])));
  return languages.flatMap((language) =>
    [...keys].flatMap((key) => faultsOf(key, catalogues[language], catalogues.en, language)),
  );
}

function faultsOf(key: string, texts: Texts, english: Texts, language: Language): string[] {
  const plural = `${key}_other` in english;
  const wanted = plural ? formsOf(language).map((form) => `${key}_${form}`) : [key];
  const missing = wanted
    .filter((name) => !texts[name])
    .map((name) => `${language}: ${name} is missing`);
  return [...missing, ...paramFaults(key, wanted, texts, english, language)];
}

function paramFaults(
  key: string,
  names: string[],
  texts: Texts,
  english: Texts,
  language: Language,
): string[] {
  const expected = paramsOf(english[key] ?? english[`${key}_other`] ?? "");
  return names
    .filter((name) => texts[name] && !sameParams(paramsOf(texts[name]), expected))
    .map((name) => `${language}: ${name} must use ${expected.join(", ") || "no params"}`);
}

/** A plural form may leave its count out: 'one night', 'ليلتان'. */
function sameParams(mine: string[], expected: string[]): boolean {
  const withoutCount = (names: string[]) => names.filter((name) => name !== "count").join();
  return withoutCount(mine) === withoutCount(expected) && mine.every((p) => expected.includes(p));
}

function baseKeys(texts: Texts): string[] {
  return Object.keys(texts).map((key) => key.replace(PLURAL, ""));
}

function formsOf(language: Language): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  // The French 'many' begins at a million; no hotel counts that far.
  return language === "fr" ? forms.filter((form) => form !== "many") : forms;
}

function paramsOf(text: string): string[] {
  const names = Array.from(text.matchAll(/\{\{\s*(\w+)\s*\}\}/gu), ([, name]) => name ?? "");
  return [...new Set(names)].sort();
}
