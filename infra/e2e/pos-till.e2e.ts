import type { Page } from "@playwright/test";
import { makeDemoHotel } from "./support/own-hotel.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const table = (page: Page, name: string) =>
  page.getByRole("list", { name: "Tables" }).getByRole("button").filter({ hasText: name });
const item = (page: Page, name: string) =>
  page.getByRole("list", { name: "Menu" }).getByRole("button").filter({ hasText: name });
const bill = (page: Page) => page.getByRole("region", { name: "Current bill" });

async function openTill(page: Page, hotelId: string): Promise<void> {
  await page.goto(`/hotel/${hotelId}/pos-sales`);
  await button(page, "Restaurant La Casbah").click();
  await expect(page.getByRole("list", { name: "Tables" })).toBeVisible();
}

test("POS-02 POS-03 POS-13 two waiters write one bill, and both see it", async ({ open, hire }) => {
  const [first, second] = [await hire({}), await hire({})];
  const { hotelId } = await makeDemoHotel([first, second], {});
  const tablet = await open(await first.signIn());
  const phone = await open(await second.signIn());
  await openTill(tablet, hotelId);
  await openTill(phone, hotelId);

  await table(tablet, "T1").first().click();
  await item(tablet, "Chorba frik").click();
  await expect(bill(tablet).getByText("Bill 1")).toHaveCount(0);
  await expect(bill(tablet).getByText("450,00 DA").first()).toBeVisible();
  await expect(table(phone, "T1").first()).toContainText("1 open bill");

  await table(phone, "T1").first().click();
  await item(phone, "Chorba frik").click();
  await expect(bill(tablet).getByText("900,00 DA").first()).toBeVisible();
  await expect(bill(tablet).getByText("Somebody else changed this bill.")).toBeVisible();

  await bill(tablet).getByRole("button", { name: "Send 2 to kitchen" }).click();
  await expect(bill(phone).getByText("Sent to kitchen")).toBeVisible();
  await bill(phone).getByRole("button", { name: "Bill asked" }).click();
  await tablet.goBack();
  await expect(table(tablet, "T1").first()).toContainText("Bill asked");
});

test("POS-10 POS-11 a bill is discounted, split and merged again", async ({ open, hire }) => {
  const manager = await hire({ role: "pos-manager" });
  const { hotelId } = await makeDemoHotel([manager], {});
  const page = await open(await manager.signIn());
  await openTill(page, hotelId);
  await table(page, "T2").first().click();
  await item(page, "Chorba frik").click();
  await item(page, "Chorba frik").click();
  const act = async (action: string) => {
    await bill(page).getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: action }).click();
    return page.getByRole("dialog");
  };

  const split = await act("Split bill");
  await split.getByRole("button", { name: "One more: Chorba frik" }).click();
  await split.getByRole("button", { name: "Make the new bill" }).click();
  await expect(page.getByRole("heading", { name: "T2 Bill 2" })).toBeVisible();
  await expect(bill(page).getByText("450,00 DA").first()).toBeVisible();

  const discount = await act("Discount on the bill");
  await discount.getByRole("button", { name: "10 %" }).click();
  await discount.getByRole("button", { name: "Complaint" }).click();
  await discount.getByRole("button", { name: "Discount" }).click();
  await expect(bill(page).getByText("405,00 DA")).toBeVisible();

  const merge = await act("Merge into another bill");
  await merge.getByRole("button", { name: /^T2/ }).click();
  await merge.getByRole("button", { name: "Merge" }).click();
  await expect(page.getByRole("heading", { name: "T2 Bill 1" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Chorba frik" }).first()).toBeVisible();
});
