import fs from "node:fs";
import { expect, it } from "vitest";
import { facadeParts } from "./build-version.mjs";

it("the shell brings every part of the facade that a department may import", () => {
  const platform = fs.readFileSync(new URL("./platform.ts", import.meta.url), "utf8");
  const imported = [...platform.matchAll(/import(?:\(| )"([^"]+)"/g)].map((match) => match[1]);
  const parts = imported.filter((name) => name?.startsWith("@funduq/"));
  expect(parts.sort()).toEqual(facadeParts().sort());
});
