import path from "node:path";
import { type BrowserContextOptions, devices, expect, type Page } from "@playwright/test";
import type { NewcomerPlan } from "./newcomers.ts";

/** A combination of viewport, language and colour scheme. */
export type Look = { name: string; plan: NewcomerPlan; browser: BrowserContextOptions };

const desktop = { viewport: { width: 1440, height: 900 } };

export const looks: readonly Look[] = [
  { name: "1440", plan: { language: "en", theme: "light" }, browser: desktop },
  {
    name: "390",
    plan: { language: "en", theme: "light" },
    browser: { ...devices["Pixel 5"], viewport: { width: 390, height: 844 } },
  },
  { name: "1440-ar", plan: { language: "ar", theme: "light" }, browser: desktop },
  { name: "1440-dark", plan: { language: "fr", theme: "dark" }, browser: desktop },
];

/** Saves a screenshot to the folder FUNDUQ_PICTURES. */
export async function take(page: Page, look: Look, name: string): Promise<void> {
  await expect(page.getByRole("status", { name: /loading/i })).toHaveCount(0);
  await page.waitForLoadState("load");
  const folder = process.env.FUNDUQ_PICTURES ?? "";
  await page.screenshot({ path: path.join(folder, `${name}-${look.name}.png`), scale: "css" });
}
