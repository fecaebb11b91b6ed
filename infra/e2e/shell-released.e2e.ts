import type { Page } from "@playwright/test";
import { releaseNextShell } from "./support/next-shell.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const versionOf = (page: Page) => page.locator("html").getAttribute("data-version");

/** Resolves with the status of a file once the page has it. */
const statusOf = async (page: Page, file: string) =>
  (await page.waitForResponse((response) => response.url().endsWith(`/${file}`))).status();

test("X-03 an open tab goes on with its shell, also with a file it loads late, shows within 5 s that there is a new one, and has it after a reload", async ({
  open,
}) => {
  const page = await open("frontdesk");
  await page.goto("/dashboard");
  await expect(page.getByRole("grid")).toBeVisible();
  const former = await versionOf(page);
  const isNew = page.getByText("A new version is available.");
  const palette = page.getByRole("dialog").getByRole("combobox");

  const next = await releaseNextShell("js/shared-ui_src_palette_ts.");
  await expect(isNew).toBeVisible({ timeout: 5_000 });
  const newTab = await open("frontdesk");
  await newTab.goto("/dashboard");
  expect(await versionOf(newTab)).toBe(next.version);
  expect(await versionOf(page)).toBe(former);
  const late = statusOf(page, next.formerScript);
  await page.keyboard.press("Control+k");
  expect(await late).toBe(200);
  await expect(palette).toBeVisible();
  await page.keyboard.press("Escape");

  await button(page, "Reload").click();
  await expect(page.getByRole("grid")).toBeVisible();
  expect(await versionOf(page)).toBe(next.version);
  await expect(isNew).toBeHidden();
  const changed = statusOf(page, next.script);
  await page.keyboard.press("Control+k");
  expect(await changed).toBe(200);
  await expect(palette).toBeVisible();
  await page.keyboard.press("Escape");

  await next.takeBack();
  await expect(isNew).toBeVisible({ timeout: 5_000 });
  await button(page, "Reload").click();
  await expect(page.getByRole("grid")).toBeVisible();
  expect(await versionOf(page)).toBe(former);
});
