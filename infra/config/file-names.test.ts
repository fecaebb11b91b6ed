import path from "node:path";
import { expect, it } from "vitest";
import { buildVersion } from "./build-version.mjs";
import { department, shell } from "./rspack.mjs";

const checkout = path.resolve(import.meta.dirname, "../..");
const folderOf = (name: string) => path.join(checkout, name);
const production = { mode: "production" } as const;

it("X-03 the shell's global name has no version, so a changed text changes one file's hash only", () => {
  const { output } = shell(folderOf("shell"))({}, production);
  expect(output?.uniqueName).toBe("funduq_shell");
});

it("X-03 two versions of a department on one page have different global names", () => {
  const { output } = department(folderOf("mfe-pos"))({}, production);
  expect(output?.uniqueName).toBe(`funduq_mfe-pos_${buildVersion(folderOf("mfe-pos"))}`);
});
