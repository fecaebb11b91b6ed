import type { Language } from "@funduq/shared-types/contracts/session";
import { expect, type Page } from "@playwright/test";

/**
 * Turns the page to a language in place, also behind an open dialog. The language select is the
 * one that offers Arabic, in whichever language it is itself.
 */
export async function turnTo(page: Page, language: Language): Promise<void> {
  if ((await page.locator("html").getAttribute("lang")) === language) return;
  const select = page.locator("select:has(> option[value=ar])").first();
  await select.evaluate(choose, language);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** Runs in the page: what a pick from the list does. */
function choose(select: SVGElement | HTMLElement, language: string): void {
  if (!(select instanceof HTMLSelectElement)) return;
  select.value = language;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}
