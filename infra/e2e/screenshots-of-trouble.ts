import type { Page } from "@playwright/test";
import { asOwner } from "./support/database.ts";
import { looks, take } from "./support/looks.ts";
import { idOfHotel } from "./support/newcomers.ts";
import { expect, test } from "./support/test.ts";

/** Screens for missing permissions, deleted records and failures. */
test.use({ expectedErrors: /./ });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function setExpiry(days: number): Promise<void> {
  const hotelId = await idOfHotel("second");
  await asOwner(
    (tx) => tx`update hotels set expires_at = now() + make_interval(days => ${days})
      where id = ${hotelId}`,
    hotelId,
  );
}

test.afterEach(() => setExpiry(90));

for (const look of looks)
  test(`screenshots of error states, ${look.name}`, async ({ open, hire }) => {
    const leaver = await hire({ ...look.plan, role: "employee", sections: ["pos"] });
    const stranger = await open(await leaver.signIn(), look.browser);
    await asOwner(
      (tx) => tx`delete from hotel_users where id = ${leaver.hotelUserId}`,
      leaver.hotelId,
    );
    await stranger.goto("/");
    await expect(heading(stranger)).toBeVisible();
    await take(stranger, look, "no-hotel");

    const waiter = await hire({ ...look.plan, role: "employee", sections: ["pos"] });
    const till = await open(await waiter.signIn(), look.browser);
    await till.goto(`/hotel/${waiter.hotelId}/dashboard`);
    await expect(heading(till)).toBeVisible();
    await take(till, look, "denied");

    const owner = await hire({ ...look.plan, role: "hotel-admin", hotel: "second" });
    await setExpiry(-1);
    const late = await open(await owner.signIn(), look.browser);
    await late.goto(`/hotel/${owner.hotelId}/dashboard`);
    await expect(heading(late)).toBeVisible();
    await take(late, look, "expired");

    const chief = await hire({ ...look.plan, isSuperAdmin: true });
    const page = await open(await chief.signIn(), look.browser);
    await page.goto(`/hotel/${chief.hotelId}/no-such-place`);
    await expect(heading(page)).toBeVisible();
    await take(page, look, "not-found");

    await page.route("**/remotes/mfe-housekeeping/**", (route) => route.abort());
    await page.goto(`/hotel/${chief.hotelId}/housekeeping`);
    await expect(page.getByRole("main").getByRole("button")).toBeVisible({ timeout: 20_000 });
    await take(page, look, "module-failed");

    await page.goto(`/hotel/${chief.hotelId}/dashboard?new=any`);
    const dialog = page.locator("dialog[open]").last();
    await dialog.getByRole("textbox").last().fill("Chambre calme");
    await page.keyboard.press("Escape");
    await expect(dialog.getByRole("alert")).toBeVisible();
    await take(page, look, "discard");

    await page.goto(`/hotel/${chief.hotelId}/dashboard`);
    await expect(page.getByRole("grid")).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByRole("status").first()).toBeVisible();
    await take(page, look, "offline");
  });
