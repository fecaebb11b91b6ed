import fs from "node:fs";
import { expect, it } from "vitest";
import { browserSources } from "./browser-sources.ts";
import { facadeParts } from "./build-version.mjs";

it("the shell provides every part of the facade that a department may import", () => {
  const platform = fs.readFileSync(new URL("./platform.ts", import.meta.url), "utf8");
  const imported = [...platform.matchAll(/import(?:\(| )"([^"]+)"/g)].map((match) => match[1]);
  const parts = imported.filter((name) => name?.startsWith("@funduq/"));
  expect(parts.sort()).toEqual(facadeParts().sort());
});

it("MOD-01 every export of the facade is used by the shell, a department or the gallery", () => {
  const sources = browserSources("shared-ui/gallery");
  const unused = facadeParts().flatMap((part) =>
    exportsOf(part)
      .filter((name) => !sources.some(({ text }) => new RegExp(`\\b${name}\\b`, "u").test(text)))
      .map((name) => `${part} ${name}`),
  );
  expect(unused).toEqual(usedByTestsOnly);
});

/** Exports that only the departments' tests use. */
const usedByTestsOnly = [
  "@funduq/shared-ui/state openLiveChanges",
  "@funduq/shared-ui/i18n checkCatalogues",
];

/** The names in a part's `export { … }`. knip checks `export *`. */
function exportsOf(part: string): string[] {
  const file = part === "@funduq/shared-ui" ? "ui" : part.replace("@funduq/shared-ui/", "");
  const text = fs.readFileSync(new URL(`../../shared-ui/src/${file}.ts`, import.meta.url), "utf8");
  const lists = [...text.matchAll(/export (?:type )?\{([^}]*)\}/gu)].map(([, list = ""]) => list);
  return lists.flatMap((list) => [...list.matchAll(/(?:type )?(\w+),?/gu)].map(([, n = ""]) => n));
}
