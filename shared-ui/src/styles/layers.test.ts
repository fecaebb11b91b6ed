import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const src = path.join(import.meta.dirname, "..");
const ORDER = "@layer fq.base, fq.components;";

/** A department's class wins over a component's, whatever order the files arrive in. */
const sheets = ["components", "icons"].flatMap((folder) =>
  fs
    .readdirSync(path.join(src, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => path.join(src, folder, file)),
);

it.each(sheets.map((file) => [path.relative(src, file), file]))(
  "%s stands in a layer",
  (_, file) => {
    const text = fs.readFileSync(file, "utf8").trim();
    expect(text.startsWith(ORDER)).toBe(true);
    const [, rest = ""] = text.split(ORDER);
    const blocks = rest
      .trim()
      .split(/^\}$/mu)
      .filter((block) => block.trim() !== "");
    expect(blocks.every((block) => block.trim().startsWith("@layer fq.components {"))).toBe(true);
  },
);
