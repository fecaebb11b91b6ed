import fs from "node:fs";
import path from "node:path";
import { screen } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { openCommercial } from "../../testing/open-commercial.tsx";

/** The screen's own styles, which tests do not load by themselves. */
function addStyles(): CSSRule[] {
  const style = document.createElement("style");
  style.textContent = fs.readFileSync(
    path.join(import.meta.dirname, "commercial.module.css"),
    "utf8",
  );
  document.head.append(style);
  onTestFinished(() => style.remove());
  return [...(style.sheet?.cssRules ?? [])];
}

it("COM-01 X-06 'Edit' is on one line with its icon, and a card does not name it a second time", async () => {
  const rules = addStyles();
  await openCommercial();
  const link = await screen.findByRole("link", { name: "Edit Cevital" });
  const { whiteSpace, display } = getComputedStyle(link);
  expect([whiteSpace, display]).toEqual(["nowrap", "inline-flex"]);
  const phone = rules.find(
    (rule) => rule instanceof CSSMediaRule && rule.media.mediaText === "(max-width: 40rem)",
  ) as CSSMediaRule;
  const [hidden] = [...phone.cssRules] as CSSStyleRule[];
  expect(hidden?.style.display).toBe("none");
  const named = (hidden?.selectorText ?? "").replace("::before", "");
  const cells = [...(link.closest("tr")?.cells ?? [])];
  expect(cells.filter((cell) => cell.matches(named)).map(({ dataset }) => dataset.header)).toEqual([
    "Edit",
  ]);
});
