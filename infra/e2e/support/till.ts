import { randomUUID } from "node:crypto";
import type { AuditPage } from "@funduq/shared-types/contracts/audit-trail";
import type { RestaurantList } from "@funduq/shared-types/contracts/pos";
import type { OpenBillList } from "@funduq/shared-types/contracts/pos-bill";
import type { PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import type { Sale, SaleList, SaleMethod } from "@funduq/shared-types/contracts/pos-sale";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import type { Caller } from "./call-api.ts";
import { asOwner } from "./database.ts";
import type { Newcomer } from "./newcomers.ts";
import { button } from "./screens.ts";

export const RESTAURANT = "Restaurant La Casbah";

export const table = (page: Page, name: string) =>
  page.getByRole("list", { name: "Tables" }).getByRole("button").filter({ hasText: name }).first();
export const item = (page: Page, name: string) =>
  page.getByRole("list", { name: "Menu" }).getByRole("button").filter({ hasText: name });
export const bill = (page: Page) => page.getByRole("region", { name: "Current bill" });
export const sold = (page: Page) => page.getByRole("dialog", { name: /^Sold: / });
export const unsentList = (page: Page) => page.getByRole("dialog", { name: "Not sent" });

export async function addTerminal(hotelId: string): Promise<void> {
  await asOwner(async (tx) => {
    await tx`insert into pos_terminals (hotel_id, restaurant_id, id, name)
      select hotel_id, id, ${randomUUID()}, 'Bar' from restaurants
      where hotel_id = ${hotelId} and name = ${RESTAURANT}`;
  }, hotelId);
}

/** Tables for bills that stay open. */
export async function addTables(hotelId: string, names: readonly string[]): Promise<void> {
  await asOwner(async (tx) => {
    for (const name of names)
      await tx`insert into dining_tables (hotel_id, id, restaurant_id, name, covers)
        select hotel_id, ${randomUUID()}, id, ${name}, 4 from restaurants
        where hotel_id = ${hotelId} and name = ${RESTAURANT}`;
  }, hotelId);
}

/** Takes the user on in a hotel as a waiter, who may sell and not correct. */
export async function makeWaiter(hotelId: string, { email }: Newcomer): Promise<void> {
  await asOwner(
    (tx) => tx`insert into hotel_users (hotel_id, id, user_id, email, display_name, role, sections)
      select ${hotelId}, ${randomUUID()}, id, email, display_name, 'employee', '{pos}'
      from users where email = ${email}`,
    hotelId,
  );
}

/** Nothing is printed in a test. */
export const withoutPrinter = (place: Page | BrowserContext) =>
  place.addInitScript(() => {
    window.print = () => {};
  });

/** Opens the till, and waits until the checkout is ready for a time without a network. */
export async function openTill(page: Page, hotelId: string, origin = ""): Promise<void> {
  await withoutPrinter(page);
  await page.goto(`${origin}/hotel/${hotelId}/pos-sales`);
  const isReady = page.waitForResponse("**/letterhead");
  const choice = button(page, RESTAURANT);
  const tables = page.getByRole("list", { name: "Tables" });
  await expect(choice.or(tables).first()).toBeVisible();
  if (await choice.isVisible()) await choice.click();
  await expect(tables).toBeVisible();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await isReady;
}

export async function cutOff(...pages: Page[]) {
  await pages[0]?.context().setOffline(true);
  for (const page of pages) await expect(page.getByText(/^Offline/).first()).toBeVisible();
}

export async function order(page: Page, where: string, count: number) {
  // By key: an item that is tapped at the table's place within 400 ms is left out as a second tap.
  await table(page, where).press("Enter");
  for (let one = 0; one < count; one++) await item(page, "Chorba frik").click();
}

/** Takes the exact amount in cash. */
export async function pay(page: Page) {
  await bill(page).getByRole("button", { name: "Checkout" }).click();
  await page.getByRole("button", { name: /^Take .* and close the bill$/ }).click();
}

export async function numberOn(dialog: Locator): Promise<string> {
  const title = await dialog.getByRole("heading", { name: /^Sold: / }).textContent();
  return title?.replace("Sold: ", "") ?? "";
}

/** What a receipt says that the guests were given. */
export type Receipt = { number: string; totalCentimes: number };

/** The paper is in the hotel's language. */
const totalOnPaper = /Total (?:TTC )?DA\s*([\d.]+,\d\d)/u;

/** Opens the checkout, and chooses how the guests pay. */
export async function checkOut(page: Page, method: SaleMethod) {
  await bill(page).getByRole("button", { name: "Checkout" }).click();
  if (method === "Cash") return;
  const dialog = page.getByRole("dialog", { name: /^Checkout: / });
  await dialog.getByText(method, { exact: true }).click();
  await expect(dialog.getByRole("radio", { name: method })).toBeChecked();
}

/** Takes the payment, and reads the receipt. */
export async function take(page: Page): Promise<Receipt> {
  await button(page, /^Take .* and close the bill$/).click();
  await expect(sold(page)).toContainText(totalOnPaper);
  const [, amount = ""] = totalOnPaper.exec(await sold(page).innerText()) ?? [];
  return { number: await numberOn(sold(page)), totalCentimes: Number(amount.replace(/\D/gu, "")) };
}

/** What the API knows of the restaurant. */
export async function restaurantOf(caller: Caller, hotelId: string) {
  const { restaurants } = await caller.get<RestaurantList>(`/hotels/${hotelId}/restaurants`);
  const id = restaurants.find(({ name }) => name === RESTAURANT)?.id;
  const place = `/hotels/${hotelId}/restaurants/${id}`;
  return {
    place,
    bills: async () => (await caller.get<OpenBillList>(`${place}/bills`)).bills,
    /** Of the day that is open, where none is given. */
    async sales(date?: CalendarDate) {
      const query = date === undefined ? "" : `?date=${date}`;
      return (await caller.get<SaleList>(`${place}/sales${query}`)).sales;
    },
    sale: (saleId: string) => caller.get<Sale>(`${place}/sales/${saleId}`),
    menu: () => caller.get<PosMenu>(`${place}/menu`),
    async trail() {
      return (await caller.get<AuditPage>(`/hotels/${hotelId}/audit-trail`)).entries;
    },
  };
}
