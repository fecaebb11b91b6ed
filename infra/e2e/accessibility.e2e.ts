import type { Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { dialogsOf, setScene } from "./support/dialogs.ts";
import { languages, places } from "./support/places.ts";
import { expect, test } from "./support/test.ts";

test.setTimeout(180_000);

type Part = { page: Page; where: string; only?: string };

/** All rules in the light; in the dark only colours can differ. */
async function expectAccessible(part: Part) {
  const { page, only } = part;
  const scheme = page.locator("html");
  await expect(scheme).toHaveAttribute("data-color-scheme", "light");
  expect.soft(await violationsOf(page, only), part.where).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(scheme).toHaveAttribute("data-color-scheme", "dark");
  expect
    .soft(await violationsOf(page, only, ["color-contrast"]), `${part.where}, dark`)
    .toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

for (const language of languages)
  test(`X-06 no screen and no dialog breaks a rule of accessibility, light or dark: ${language}`, async ({
    open,
    hire,
    desk,
  }) => {
    const scene = await setScene(desk);
    const chief = await hire({ isSuperAdmin: true, language });
    const guest = await open();
    await guest.addInitScript((chosen) => {
      localStorage.setItem("funduq.language", chosen);
    }, language);
    await guest.goto("/login");
    await expect(guest.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible({ page: guest, where: "login" });

    const page = await open(await chief.signIn());
    for (const { name, path, heading } of places) {
      await page.goto(path(chief.hotelId));
      const terminal = page.getByRole("button", { name: "Restaurant La Casbah" });
      const title = page.getByRole("heading", { name: heading[language], exact: true });
      await expect(title.or(terminal)).toBeVisible();
      if (await terminal.isVisible()) {
        await expectAccessible({ page, where: `${name}: choice of terminal` });
        await terminal.click();
      }
      await expect(title).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expectAccessible({ page, where: name });
    }
    for (const dialog of dialogsOf(scene)) {
      await page.goto(`/hotel/${chief.hotelId}/${dialog.at}`);
      await expect(page.locator("dialog[open]").last()).toBeVisible();
      if ("open" in dialog) {
        await dialog.open(page);
        await expect(page.locator("dialog[open]")).toHaveCount(3);
      }
      await expectAccessible({ page, where: dialog.name, only: "dialog[open]" });
    }
  });
