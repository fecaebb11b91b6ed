import type { Language } from "@funduq/shared-types/contracts/session";
import { expect, type Page } from "@playwright/test";

/**
 * Changes the page's language without a reload, also behind an open dialog. The language select is found by
 * its option for Arabic, which is the same in every language.
 */
export async function turnTo(page: Page, language: Language): Promise<void> {
  if ((await page.locator("html").getAttribute("lang")) === language) return;
  const select = page.locator("select:has(> option[value=ar])").first();
  await select.evaluate(choose, language);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** Runs in the page: sets the select's value and dispatches `change`. */
function choose(select: SVGElement | HTMLElement, language: string): void {
  if (!(select instanceof HTMLSelectElement)) return;
  select.value = language;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}
