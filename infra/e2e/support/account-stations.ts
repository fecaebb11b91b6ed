import { randomUUID } from "node:crypto";
import { type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { asOwner } from "./database.ts";
import { idOfHotel, type Newcomer, type NewcomerPlan } from "./newcomers.ts";
import { main, settle, topDialog } from "./station.ts";

type Cast = {
  browser: BrowserContextOptions;
  open(
    who?: Awaited<ReturnType<Newcomer["signIn"]>>,
    options?: BrowserContextOptions,
  ): Promise<Page>;
  hire(plan: NewcomerPlan): Promise<Newcomer>;
};

type AccountStation = { name: string; page: Page; open(): Promise<void> };

/** The demo's second hotel was added to an account whose user has not acknowledged it yet. */
export async function addSecondHotel({ email }: Newcomer): Promise<void> {
  const hotelId = await idOfHotel("second");
  await asOwner(
    (tx) => tx`insert into hotel_users (hotel_id, id, email, user_id, role, join_unseen)
      select ${hotelId}, ${randomUUID()}, email, id, 'housekeeping', true
      from users where email = ${email}`,
    hotelId,
  );
}

/** The user's account screen, its hotels and its confirmation dialogs. */
export async function accountStations(cast: Cast): Promise<AccountStation[]> {
  const clerk = await cast.hire({ role: "front-office" });
  await addSecondHotel(clerk);
  const page = await cast.open(await clerk.signIn(), cast.browser);
  const at = (name: string, act: () => Promise<unknown>): AccountStation => ({
    name,
    page,
    async open() {
      await page.goto(`/hotel/${clerk.hotelId}/dashboard?status=OutOfOrder`);
      await settle(page);
      await expect(main(page).locator("section:has(> p[role=status])")).toBeVisible();
      await act();
    },
  });
  const press = async (part: string) => topDialog(page).locator(part).last().press("Enter");
  return [
    at("a hotel that was added", async () => undefined),
    at("your account", () => openAccount(page)),
    at("question to leave a hotel", async () => {
      await openAccount(page);
      await press("li button");
      await expect(page.getByRole("alertdialog")).toBeVisible();
    }),
    at("question to sign out elsewhere", async () => {
      await openAccount(page);
      await press("section > div > button");
      await expect(page.getByRole("alertdialog")).toBeVisible();
    }),
  ];
}

/** Opens the account screen; on a phone through the menu. */
export async function openAccount(page: Page): Promise<void> {
  // The buttons of the menu and of the palette have shortcuts.
  const sidebar = page.locator("aside").first();
  const opener = sidebar.locator("button[aria-haspopup=dialog]:not([aria-keyshortcuts])");
  if (!(await opener.isVisible()))
    await sidebar.locator("button[aria-expanded]:not([aria-keyshortcuts])").click();
  await opener.press("Enter");
  await expect(topDialog(page).locator("ul")).toBeVisible();
}
