import { accountStations } from "./support/account-stations.ts";
import { looks, take } from "./support/looks.ts";
import { superAdminStations } from "./support/super-admin-stations.ts";
import { expect, test } from "./support/test.ts";

const fileNameOf = (station: string) => station.replaceAll(" ", "-");

for (const look of looks)
  test(`screenshots of the account screen and of super admins, ${look.name}`, async ({
    open,
    hire,
  }) => {
    const hireAlike = (plan: Parameters<typeof hire>[0]) => hire({ ...look.plan, ...plan });
    const cast = { open, hire: hireAlike, browser: look.browser };
    for (const station of await accountStations(cast)) {
      await station.open();
      await take(station.page, look, fileNameOf(station.name));
    }
    const chief = await hireAlike({ isSuperAdmin: true });
    const page = await open(await chief.signIn(), look.browser);
    for (const station of superAdminStations) {
      await station.open(page);
      await take(page, look, fileNameOf(station.name));
    }
    await page.goto("/");
    await page.getByRole("main").locator("section li button").last().scrollIntoViewIfNeeded();
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await take(page, look, "super-admins");

    const manager = await hireAlike({ role: "manager" });
    const users = await open(await manager.signIn(), look.browser);
    await users.goto(`/hotel/${manager.hotelId}/user-management`);
    await expect(users.getByRole("main").locator("[disabled]").first()).toBeVisible();
    await take(users, look, "users-as-a-manager");
  });
