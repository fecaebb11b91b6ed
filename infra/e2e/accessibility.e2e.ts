import { AxeBuilder } from "@axe-core/playwright";
import type { Theme } from "@funduq/shared-types/contracts/session";
import type { Page } from "@playwright/test";
import { dialogsOf, setScene } from "./support/dialogs.ts";
import { languages, places } from "./support/places.ts";
import { expect, test } from "./support/test.ts";

test.setTimeout(120_000);

type Part = { page: Page; theme: Theme; where: string; only?: string };

/** All rules in the light; in the dark only colours can differ. */
async function expectAccessible({ page, theme, where, only = "html" }: Part) {
  const axe = new AxeBuilder({ page }).include(only);
  if (theme === "dark") axe.withRules(["color-contrast"]);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)[0]}`);
  expect.soft(found, where).toEqual([]);
}

for (const language of languages)
  for (const theme of ["light", "dark"] as const)
    test(`X-06 no screen and no dialog breaks a rule of accessibility: ${language}, ${theme}`, async ({
      open,
      hire,
      desk,
    }) => {
      const scene = await setScene(desk);
      const chief = await hire({ isSuperAdmin: true, language, theme });
      const guest = await open();
      await guest.addInitScript(
        (remembered) => {
          for (const [key, value] of Object.entries(remembered)) localStorage.setItem(key, value);
        },
        { "funduq.language": language, "funduq.theme": theme },
      );
      await guest.goto("/login");
      await expect(guest.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible({ page: guest, theme, where: "login" });

      const page = await open(await chief.signIn());
      for (const { name, path, heading } of places) {
        await page.goto(path(chief.hotelId));
        const terminal = page.getByRole("button", { name: "Restaurant La Casbah" });
        const title = page.getByRole("heading", { name: heading[language], exact: true });
        await expect(title.or(terminal)).toBeVisible();
        if (await terminal.isVisible()) {
          await expectAccessible({ page, theme, where: `${name}: choice of terminal` });
          await terminal.click();
        }
        await expect(title).toBeVisible();
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expectAccessible({ page, theme, where: name });
      }
      for (const dialog of dialogsOf(scene)) {
        await page.goto(`/hotel/${chief.hotelId}/${dialog.at}`);
        await expect(page.locator("dialog[open]").last()).toBeVisible();
        if ("open" in dialog) {
          await dialog.open(page);
          await expect(page.locator("dialog[open]")).toHaveCount(3);
        }
        await expectAccessible({ page, theme, where: dialog.name, only: "dialog[open]" });
      }
    });
