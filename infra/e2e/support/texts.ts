import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Language } from "@funduq/shared-types/contracts/session";
import { departments } from "@funduq/shared-types/testing/departments";
import type { Page } from "@playwright/test";

type Texts = Record<string, string>;

const root = path.join(import.meta.dirname, "../../..");

/** The catalogue files of the suite in one language. */
function catalogueFiles(language: Language): string[] {
  const parts = fs.readdirSync(root).filter((name) => /^(?:shell|shared-ui|mfe-\w+)$/u.test(name));
  return parts.flatMap((part) => {
    const folder = path.join(root, part, "src/i18n");
    const names = fs.readdirSync(folder).filter((name) => name.endsWith(`${language}.ts`));
    return names
      .filter((name) => !name.startsWith("errors"))
      .map((name) => path.join(folder, name));
  });
}

async function textsIn(language: Language): Promise<[string, string][]> {
  const modules = await Promise.all(
    catalogueFiles(language).map((file) => import(pathToFileURL(file).href)),
  );
  const titles = Object.values(departments).flatMap(({ title, views }) =>
    [title, ...views.map((view) => view.title)].map((each): [string, string] => [
      `title ${each.en}`,
      each[language],
    ]),
  );
  return [...modules.flatMap(({ texts }: { texts: Texts }) => Object.entries(texts)), ...titles];
}

/**
 * Texts that must not appear in a language: untranslated keys, and English sentences that have a translation.
 */
export async function forbiddenTexts(language: Language): Promise<Set<string>> {
  const english = await textsIn("en");
  const own = new Set((await textsIn(language)).map(([, text]) => text));
  const keys = english.filter(([key, text]) => key !== text).map(([key]) => key);
  const foreign = english.filter(([key]) => !isAlsoData(key)).map(([, text]) => text);
  return new Set([...keys, ...(language === "en" ? [] : foreign.filter((text) => !own.has(text)))]);
}

/** Names of beds are also typical names of room types ('Twin'), so they may appear as data in every language. */
const isAlsoData = (key: string) => key.startsWith("setup.beds.");

/** Long sentences that occur in one language's catalogue only, so that they identify the language. */
export async function tellTales(language: Language): Promise<string[]> {
  const others = (["en", "fr", "ar"] as const).filter((other) => other !== language);
  const known = new Set((await Promise.all(others.map(textsIn))).flat().map(([, text]) => text));
  const own = (await textsIn(language)).map(([, text]) => text);
  return [...own.filter((text) => text.length > 15 && !known.has(text)), failureOf[language]];
}

/** An error message in each language. English messages are always bundled. */
const failureOf: Record<Language, string> = {
  en: "Hotel data not loaded yet",
  fr: "Adressez-vous à un administrateur.",
  ar: "تعذّرت قراءة الطلب.",
};

/** All text of a page, including text for screen readers. */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
    for (const element of document.querySelectorAll("[aria-label], [placeholder], [title]"))
      for (const name of ["aria-label", "placeholder", "title"])
        texts.push(element.getAttribute(name) ?? "");
    return [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
  });
}
