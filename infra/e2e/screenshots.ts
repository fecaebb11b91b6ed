import { dialogsOf, layersOf, setScene } from "./support/dialogs.ts";
import { looks, take } from "./support/looks.ts";
import { places } from "./support/places.ts";
import { expect, test } from "./support/test.ts";

for (const look of looks)
  test(`screenshots, ${look.name}`, async ({ open, hire, desk }) => {
    const scene = await setScene(desk);
    const chief = await hire({ ...look.plan, isSuperAdmin: true });
    const guest = await open(undefined, look.browser);
    await guest.addInitScript(({ language = "en", theme = "light" }) => {
      localStorage.setItem("funduq.language", language);
      localStorage.setItem("funduq.theme", theme);
    }, look.plan);
    await guest.goto("/login");
    await expect(guest.getByRole("heading", { level: 1 })).toBeVisible();
    await take(guest, look, "login");

    const page = await open(await chief.signIn(), look.browser);
    for (const { name, path: at } of places) {
      await page.goto(at(chief.hotelId));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const terminal = page.getByRole("button", { name: "Restaurant La Casbah" });
      if (await terminal.isVisible()) {
        await take(page, look, `${name}-choice`);
        await terminal.click();
        await expect(terminal).toBeHidden();
      }
      if (name === "commercial") await page.getByRole("link", { name: /Atlas/ }).click();
      await take(page, look, name);
    }
    for (const dialog of dialogsOf(scene)) {
      await page.goto(`/hotel/${chief.hotelId}/${dialog.at}`);
      await expect(page.locator("dialog[open]").last()).toBeVisible();
      if ("open" in dialog) {
        await dialog.open(page);
        await expect(page.locator("dialog[open]")).toHaveCount(layersOf(dialog));
      }
      await take(page, look, dialog.name);
    }
  });
