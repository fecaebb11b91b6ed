import type { Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    /** Set once axe is injected into the page. */
    axe?: typeof axe;
  }
}

type Scheme = "light" | "dark";

/**
 * Accessibility violations in a part of the page. In dark mode only colour rules are checked, because only
 * colours differ. Target size is a WCAG 2.2 rule, which axe does not check by default.
 */
export async function violationsOf(
  page: Page,
  only = "html",
  scheme: Scheme = "light",
): Promise<string[]> {
  // The element may still be loading.
  await page.locator(only).first().waitFor({ state: "attached" });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(violationsIn, { only, scheme });
}

/** Runs in the page. Sets the colour scheme on the same attribute as the theme does. */
async function violationsIn({ only, scheme }: { only: string; scheme: Scheme }): Promise<string[]> {
  if (!window.axe) throw new Error("axe is not in the page");
  // Disables transitions, because colours and opacity in the middle of one are not violations.
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
