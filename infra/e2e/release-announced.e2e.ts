import { currentVersion, dropOwn, setCurrent } from "../releases/registry.ts";
import { asOwner } from "./support/database.ts";
import { idOfHotel } from "./support/newcomers.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const module = "mfe-frontoffice";
const next = { module, version: "0.1.0-eeeeeeeeee" } as const;
const by = { madeBy: "journeys" };

test("X-03 an open screen shows within 5 s that its department has a new release, and hides the notice after a rollback", async ({
  open,
}) => {
  const hotelId = await idOfHotel("first");
  const page = await open("frontdesk");
  await page.goto("/dashboard");
  await expect(page.getByRole("grid")).toBeVisible();
  const isNew = page.getByText("A new version is available.");
  const former = await asOwner((tx) => currentVersion(tx, module));
  await asOwner(async (tx) => {
    await tx`
      insert into module_releases (module, version, contract, platform, entry, files, views,
          department)
      select module, ${next.version}, contract, platform, entry, files, views, department
      from module_releases where module = ${module} and version = ${former ?? ""}
      on conflict do nothing`;
    await setCurrent(tx, next, by, hotelId);
  });

  await expect(isNew).toBeVisible({ timeout: 5_000 });
  await expect(button(page, "Reload")).toBeVisible();
  await asOwner((tx) => dropOwn(tx, { module, version: former ?? "" }, by, hotelId));
  await expect(isNew).toBeHidden({ timeout: 5_000 });
});
