import type { Page } from "@playwright/test";
import axe from "axe-core";

/**
 * What breaks a rule of accessibility within a part of the page, all rules unless some are named.
 * The size of targets is WCAG 2.2, which axe only looks at when it is asked to.
 */
export async function violationsOf(page: Page, only = "html", rules?: string[]) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(violationsIn, { only, rules });
}

type Part = { only: string; rules: string[] | undefined };

/** Runs in the page. */
async function violationsIn({ only, rules }: Part): Promise<string[]> {
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  const { violations } = await inPage.run(only, {
    resultTypes: ["violations"],
    ...(rules ? { runOnly: rules } : { rules: { "target-size": { enabled: true } } }),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)[0]}`);
}
