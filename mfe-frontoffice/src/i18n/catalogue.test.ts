import fs from "node:fs";
import path from "node:path";
import { checkCatalogues } from "@funduq/shared-ui/i18n";
import { expect, test } from "vitest";
import { texts as ar } from "./ar.ts";
import { texts as arLater } from "./ar-later.ts";
import { texts as en } from "./en.ts";
import { texts as enLater } from "./en-later.ts";
import { texts as fr } from "./fr.ts";
import { texts as frLater } from "./fr-later.ts";

test("X-05 every text of the front office stands in English, French and Arabic", () => {
  expect(checkCatalogues({ en, fr, ar })).toEqual([]);
  expect(checkCatalogues({ en: enLater, fr: frLater, ar: arLater })).toEqual([]);
});

test("MOD-01 X-05 the code of the first screen says no text that comes later", () => {
  const later = [...new Set(Object.keys(enLater).map((key) => key.replace(PLURAL, "")))];
  const files = loadedAtOnce(path.join(source, "module.ts"));
  const said = files.flatMap((file) => {
    const code = fs.readFileSync(file, "utf8");
    const isSaid = (key: string) => code.includes(`"${key}"`) || begins(code, key);
    return later.filter(isSaid).map((key) => `${path.relative(source, file)}: ${key}`);
  });
  expect(files.length).toBeGreaterThan(50);
  expect(said).toEqual([]);
});

test("MOD-01 what is loaded later waits for its texts, too", () => {
  const files = fs.readdirSync(source, { recursive: true, encoding: "utf8" });
  const lazy = files
    .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$/u.test(file))
    .filter((file) => /\blazy(?:Part|Dialog)\(/u.test(read(file)));
  expect(lazy).toEqual(["late-part.ts"]);
});

const PLURAL = /_(?:zero|one|two|few|many|other)$/u;
const source = path.join(import.meta.dirname, "..");
const read = (file: string) => fs.readFileSync(path.join(source, file), "utf8");

/** Whether a text is put together so that this could be its key: `action.${action}`. */
function begins(code: string, key: string): boolean {
  const starts = [...code.matchAll(/\bt\(`([\w.-]+)\$\{/gu)].map(([, start = ""]) => start);
  return starts.some((start) => key.startsWith(start));
}

/** A file and all that it imports, but for what it imports when it is asked for. */
function loadedAtOnce(file: string, found = new Set<string>()): string[] {
  if (found.has(file)) return [];
  found.add(file);
  const code = fs.readFileSync(file, "utf8");
  const imports = code.matchAll(/^(?:import|export)(?! type)[^;]*?from "(\.[^"]+\.tsx?)"/gmu);
  for (const [, to = ""] of imports) loadedAtOnce(path.join(path.dirname(file), to), found);
  return [...found];
}
