import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What breaks a rule of accessibility within a part of the page; all rules unless some are named. */
export async function violationsOf(page: Page, only = "html", rules?: string[]) {
  const axe = new AxeBuilder({ page }).include(only);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)[0]}`);
}
