import type { Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    /** In a page that is looked at. */
    axe?: typeof axe;
  }
}

type Scheme = "light" | "dark";

/**
 * Accessibility violations within a part of the page. In dark mode only colour rules are checked, as only
 * colours can differ. Target size is a WCAG 2.2 rule, which axe checks only when it is enabled.
 */
export async function violationsOf(
  page: Page,
  only = "html",
  scheme: Scheme = "light",
): Promise<string[]> {
  // What a press opens may still be on its way.
  await page.locator(only).first().waitFor({ state: "attached" });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(violationsIn, { only, scheme });
}

/** Runs in the page. The scheme is set where the theme sets it. */
async function violationsIn({ only, scheme }: { only: string; scheme: Scheme }): Promise<string[]> {
  if (!window.axe) throw new Error("axe is not in the page");
  // A colour half-way to another one is no fault, nor is a dialog that is still fading in.
  const atOnce = new CSSStyleSheet();
  atOnce.replaceSync(
    "*, ::before, ::after, ::backdrop { transition: none !important; animation: none !important }",
  );
  document.adoptedStyleSheets.push(atOnce);
  const root = document.documentElement;
  const before = root.dataset.colorScheme;
  root.dataset.colorScheme = scheme;
  const { violations } = await window.axe.run(only, {
    resultTypes: ["violations"],
    ...(scheme === "dark"
      ? { runOnly: ["color-contrast"] }
      : { rules: { "target-size": { enabled: true } } }),
  });
  root.dataset.colorScheme = before ?? "light";
  document.adoptedStyleSheets.pop();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)[0]}`);
}
