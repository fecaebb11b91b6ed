import type { Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { cutOffEmpty, keptAnswers, untilKept } from "./support/offline-pages.ts";
import { makeDemoHotel } from "./support/own-hotel.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";
import { bill, item, openTill, order, table } from "./support/till.ts";
import { givePin } from "./support/till-pins.ts";

/** A browser without a network logs each request. */
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });
test.setTimeout(150_000);

const who = (page: Page) => button(page, /^Change waiter/);
const goOn = (page: Page) => page.getByRole("link", { name: "Go on: POS Sales" });
const needsNetwork = (page: Page) => page.getByText("A PIN needs the network.");

async function enterPin(page: Page, pin: string): Promise<void> {
  await expect(page.getByLabel("PIN", { exact: true })).toBeFocused();
  await page.keyboard.type(pin);
  await page.keyboard.press("Enter");
}

test("POS-12 POS-15 without a network a reload goes on with who is at the till, a locked till stays locked, and both say what can be done", async ({
  open,
  hire,
  baseURL,
}) => {
  const [manager, nadia] = [await hire({ role: "hotel-admin" }), await hire({})];
  const { hotelId } = await makeDemoHotel([manager, nadia], { hasOpenBills: false });
  const colleague = { name: "Nadia", pin: "24680", role: "employee" } as const;
  await givePin(baseURL ?? "", hotelId, nadia, colleague);
  const page = await open(await manager.signIn(), { serviceWorkers: "allow" });
  await openTill(page, hotelId);
  await who(page).click();
  await enterPin(page, colleague.pin);
  await expect(who(page)).toContainText("Nadia");
  await untilKept(page);
  await expect.poll(() => keptAnswers(page)).toContain('"hasOwnPin"');
  await cutOffEmpty(page);

  await test.step("a reload goes on as Nadia", async () => {
    await page.reload();
    await expect(who(page)).toContainText("Nadia");
    await order(page, "T1", 1);
    await expect(bill(page).getByText("450,00 DA").first()).toBeVisible();
    await expect(button(page, "Offline, 1 waiting")).toBeVisible();
  });

  await test.step("the next waiter's PIN is not asked for in vain", async () => {
    await who(page).click();
    await expect(needsNetwork(page)).toBeVisible();
    await expect(page.getByText("Until then the till goes on as Nadia")).toBeVisible();
    await expect(page.getByLabel("PIN", { exact: true })).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Escape");
  });

  await test.step("a log-out says why there is none, with the figure of the list", async () => {
    await button(page, "Log out").click();
    const why = page.getByRole("alertdialog", { name: "You can't log out without the network" });
    await expect(why).toContainText("1 change is not sent yet.");
    expect(await violationsOf(page)).toEqual([]);
    await button(why, "Go on").click();
    await button(page, "Offline, 1 waiting").click();
    const list = page.getByRole("dialog", { name: "Not sent: 1" });
    await expect(list.getByRole("listitem")).toHaveCount(1);
    await page.keyboard.press("Escape");
  });

  await test.step("another page offers the till, which goes on", async () => {
    await page.goto(`/hotel/${hotelId}/pos-manager`);
    await goOn(page).click();
    await expect(who(page)).toContainText("Nadia");
    await expect(table(page, "T1")).toContainText("1 open bill");
  });

  await test.step("a locked till stays locked, and is not offered", async () => {
    await who(page).click();
    await button(page, "Lock the till").click();
    await expect(page.getByRole("heading", { name: "The till is locked" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "The till is locked" })).toBeVisible();
    await expect(needsNetwork(page)).toBeVisible();
    await expect(page.getByText("The till stays locked until the network is back")).toBeVisible();
    await expect(item(page, "Chorba frik")).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.goto(`/hotel/${hotelId}/pos-manager`);
    await expect(page.getByText(/^Offline, as of \d\d:\d\d\./)).toBeVisible();
    await expect(goOn(page)).toHaveCount(0);
  });

  await page.goto(`/hotel/${hotelId}/pos-sales`);
  await page.context().setOffline(false);
  await enterPin(page, colleague.pin);
  await expect(who(page)).toContainText("Nadia");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
});
