import type { RateOffers, RateSheet } from "@funduq/shared-types/contracts/rate";
import type { Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { makeOwnHotel } from "./support/own-hotel.ts";
import { button } from "./support/screens.ts";
import { moveTo } from "./support/station.ts";
import { expect, test } from "./support/test.ts";

// Many axe checks, which are slow on a busy machine.
test.setTimeout(120_000);

const said = {
  title: "الأسعار العامة",
  one: "شخص واحد",
  two: "شخصان",
  three: "3 أشخاص",
  save: "حفظ كل التغييرات",
  saved: "تم حفظ الأسعار.",
  negative: "لا يمكن أن يكون السعر أقل من 0.",
};

const cell = (page: Page, type: string, guests: string) =>
  page.getByRole("group", { name: type }).getByLabel(guests, { exact: true });

async function expectAccessible(page: Page, where: string) {
  for (const scheme of ["light", "dark"] as const)
    expect.soft(await violationsOf(page, "html", scheme), `${where}, ${scheme}`).toEqual([]);
}

test("RAT-01 X-05 X-06 an admin sets the rates by keyboard only, in Arabic", async ({
  open,
  call,
  hire,
}) => {
  const admin = await hire({ language: "ar" });
  const { hotelId, roomTypes } = await makeOwnHotel([admin]);
  const signedIn = await admin.signIn();
  const page = await open(signedIn);
  await page.goto(`/hotel/${hotelId}/rate-manager`);
  await expect(page.getByRole("heading", { level: 1, name: said.title })).toBeVisible();

  await cell(page, "Double", said.one).focus();
  await page.keyboard.type("9500");
  // Amounts are left-to-right in Arabic, too, so the arrow leaves the field at the start of the text.
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowLeft");
  await expect(cell(page, "Double", said.two)).toBeFocused();
  await page.keyboard.type("12,5");
  await page.keyboard.press("ArrowDown");
  await expect(cell(page, "Suite Atlas", said.two)).toBeFocused();
  await page.keyboard.type("-1");
  await page.keyboard.press("Tab");
  await page.keyboard.type("abc");
  await page.keyboard.press("Control+s");
  await expect(page.getByText(said.negative)).toBeVisible();
  await expect(cell(page, "Suite Atlas", said.two)).toBeFocused();
  await page.keyboard.type("18 000");
  await page.keyboard.press("Control+s");
  await expect(page.getByText(said.saved)).toBeVisible();

  await page.reload();
  await expect(cell(page, "Double", said.two)).toHaveValue("12,50");
  await expect(cell(page, "Suite Atlas", said.three)).toHaveValue("0,00");
  const caller = await call(signedIn);
  const sheet = await caller.get<RateSheet>(`/hotels/${hotelId}/rates`);
  expect(sheet.roomTypes.map(({ rates }) => rates)).toEqual([
    [950_000, 1_250],
    [null, 1_800_000, 0, null],
  ]);
  expect(sheet.lastUpdated?.by).toBe("Meriem Saadi");
  const asked = `/hotels/${hotelId}/rates/offers?roomTypeId=${roomTypes[0]}&guests=1`;
  expect((await caller.get<RateOffers>(asked)).offers[0]).toEqual({
    plan: "public",
    rateCentimes: 950_000,
  });
});

test("RAT-02 two admins edit at once: a save appears on the other's screen and keeps the other's input", async ({
  open,
  hire,
}) => {
  const [one, other] = [await hire({}), await hire({})];
  const { hotelId } = await makeOwnHotel([one, other]);
  const [samia, karim] = [await open(await one.signIn()), await open(await other.signIn())];
  for (const page of [samia, karim]) {
    await page.goto(`/hotel/${hotelId}/rate-manager`);
    await expect(cell(page, "Double", "1 guest")).toBeVisible();
  }
  await cell(karim, "Double", "1 guest").fill("9900");
  await cell(samia, "Double", "1 guest").fill("9000");
  await cell(samia, "Double", "2 guests").fill("11000");
  await button(samia, "Save All Changes").click();
  await expect(samia.getByText("Rates saved successfully!")).toBeVisible();

  await expect(cell(karim, "Double", "2 guests")).toHaveValue("11.000,00");
  await expect(cell(karim, "Double", "1 guest"), "not overwritten").toHaveValue(/^9\.?900/);
  await expect(karim.getByText(/9\.000,00.DA was saved here meanwhile/)).toBeVisible();
  await expectAccessible(karim, "contested");
  await button(karim, "Save All Changes").click();
  await expect(karim.getByText(/Some rates need a look/)).toBeVisible();
  await button(karim, "Keep mine: Double, 1 guest").click();
  await button(karim, "Save All Changes").click();
  await expect(karim.getByText("Rates saved successfully!")).toBeVisible();
  await expect(cell(samia, "Double", "1 guest")).toHaveValue("9.900,00");
  await expect(samia.getByText(/Last saved/)).toBeVisible();
});

test("RAT-01 X-02 unsaved rates are kept while another screen is open, on a phone", async ({
  open,
  hire,
}) => {
  const admin = await hire({});
  const { hotelId } = await makeOwnHotel([admin]);
  const page = await open(await admin.signIn(), { viewport: { width: 390, height: 844 } });
  await page.goto(`/hotel/${hotelId}/rate-manager`);
  await cell(page, "Suite Atlas", "4 guests").fill("25000");
  await page.evaluate(moveTo, `/hotel/${hotelId}/user-management`);
  await expect(page.getByRole("heading", { name: "User Management" })).toBeVisible();
  await page.goBack();
  await expect(cell(page, "Suite Atlas", "4 guests")).toHaveValue(/^25\.?000/);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await button(page, "Save All Changes").click();
  await expect(page.getByText("Rates saved successfully!")).toBeVisible();
});
