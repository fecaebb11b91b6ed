import type { Booking } from "@funduq/shared-types/contracts/booking";
import type {
  NightAuditChecklist,
  NightAuditPreview,
} from "@funduq/shared-types/contracts/night-audit";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { calendarDate, daysBetween } from "@funduq/shared-types/values/calendar-date";
import type { Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import type { Caller } from "./support/call-api.ts";
import { deskOf } from "./support/desk.ts";
import { makeDemoHotel, makeOwnHotel, openBillIn } from "./support/own-hotel.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const said = {
  title: "إقفال اليوم",
  start: "بدء إقفال اليوم",
  close: "إقفال اليوم",
  done: "تم إقفال اليوم بنجاح.",
  report: "تقرير",
  bills: "فواتير المطعم المفتوحة",
  balances: "نزلاء برصيد مرتفع",
  preview: "ما سيُسجَّل",
  blocked: "لا يمكن إقفال اليوم",
};

async function expectAccessible(page: Page, where: string) {
  for (const scheme of ["light", "dark"] as const)
    expect.soft(await violationsOf(page, "html", scheme), `${where}, ${scheme}`).toEqual([]);
}

/** Books a guest in house with a high balance, and one who has not arrived. */
async function setStays(caller: Caller) {
  const desk = deskOf(caller);
  const inHouse = await desk.book(await desk.readyRoom(), "Nassima Haddad", { checkInNow: true });
  await desk.charge(inHouse, "Dîner", 1_500_000);
  const absent = await desk.book(await desk.readyRoom(), "Hakim Zerrouki");
  return { inHouse, absent, hotelId: desk.hotelId };
}

const line = (page: Page, label: string) =>
  page.getByRole("button", { name: new RegExp(`^${label}`) });

test("NA-01 NA-02 NA-04 NA-05 NA-06 X-05 X-06 a day is closed, in Arabic", async ({
  open,
  call,
  hire,
}) => {
  const auditor = await hire({ language: "ar" });
  await makeOwnHotel([auditor]);
  const signedIn = await auditor.signIn();
  const caller = await call(signedIn);
  const { inHouse, absent, hotelId } = await setStays(caller);
  const closeBill = await openBillIn(hotelId);
  const page = await open(signedIn);
  await page.goto(`/hotel/${hotelId}/night-audit`);
  await expect(page.getByRole("heading", { level: 1, name: said.title })).toBeVisible();
  await expect(page.getByRole("main").getByText("10-04-2026").first()).toBeVisible();

  await expect(page.getByText(said.blocked)).toBeVisible();
  await expect(button(page, said.start)).toBeDisabled();
  await line(page, said.bills).click();
  await expect(page.getByText("Le Patio")).toBeVisible();
  await closeBill();
  await expect(page.getByText(said.blocked)).toBeHidden();
  await line(page, said.balances).click();
  const balances = page.getByRole("grid", { name: said.balances });
  await expect(balances.getByRole("row").nth(1)).toContainText("15.000,00");

  const preview = await caller.get<NightAuditPreview>(`/hotels/${hotelId}/night-audit/preview`);
  const row = page.getByRole("grid", { name: said.preview }).getByRole("row").nth(1);
  await expect(row).toContainText("Nassima Haddad");
  await button(page, said.start).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox").fill("09-04-2026");
  await page.keyboard.press("Enter");
  await expect(dialog.locator("[aria-invalid=true]")).toBeVisible();
  await dialog.getByRole("textbox").fill("10-04-2026");
  await button(dialog, said.close).click();

  await expect(page.getByRole("heading", { name: said.done })).toBeVisible();
  await expect(page.getByRole("main").locator("header").getByText("11-04-2026")).toBeVisible();
  await expectAccessible(page, "done");
  const after = await caller.get<Booking>(`/hotels/${hotelId}/bookings/${inHouse.id}`);
  const owed = after.folios.reduce((sum, folio) => sum + folioBalance(folio), 0);
  expect(owed, "what was shown, and nothing else").toBe(1_500_000 + preview.totals.totalCentimes);
  const gone = await caller.get<Booking>(`/hotels/${hotelId}/bookings/${absent.id}`);
  expect(gone.status).toBe("no-show");

  await page.getByRole("button", { name: said.report }).click();
  const books = "reports?report=day-book&from=2026-04-10&to=2026-04-10";
  await expect(page).toHaveURL(`/hotel/${hotelId}/${books}`);
  await expect(page.getByRole("tabpanel").getByText("Nassima Haddad").first()).toBeVisible();
});

test("NA-01 NA-05 on a phone, a checklist line links to the stay; a check-in there changes the preview", async ({
  open,
  call,
  hire,
}) => {
  const auditor = await hire({});
  await makeOwnHotel([auditor]);
  const signedIn = await auditor.signIn();
  const { absent, hotelId } = await setStays(await call(signedIn));
  const page = await open(signedIn, { viewport: { width: 390, height: 844 } });
  await page.goto(`/hotel/${hotelId}/night-audit`);
  await line(page, "Pending Arrivals").click();
  await page.getByRole("main").getByText("Hakim Zerrouki").first().click();
  await expect(page).toHaveURL(`/hotel/${hotelId}/dashboard?booking=${absent.id}&panel=check-in`);
  const dialog = page.locator("dialog[open]").last();
  await button(dialog, "Check in").click();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await page.goto(`/hotel/${hotelId}/night-audit`);
  await expect(line(page, "Pending Arrivals")).toBeDisabled();
  await expect(page.getByText("2 rooms")).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test("NA-07 NA-02 days that are over are closed one after the other, up to one that must be put right", async ({
  open,
  call,
  hire,
}) => {
  const auditor = await hire({});
  await makeOwnHotel([auditor]);
  const signedIn = await auditor.signIn();
  const caller = await call(signedIn);
  const { hotelId } = await setStays(caller);
  const { today } = await caller.get<NightAuditPreview>(`/hotels/${hotelId}/night-audit/preview`);
  const days = daysBetween(calendarDate("2026-04-10"), today);
  const page = await open(signedIn);
  await page.goto(`/hotel/${hotelId}/night-audit`);
  await expect(page.getByRole("heading", { name: `Day 1 of ${days}: 10-04-2026` })).toBeVisible();
  await button(page, "Start Night Audit Process").click();
  await page.getByRole("alertdialog").getByRole("textbox").fill("10-04-2026");
  await button(page, "Close the day").click();

  const second = page.getByRole("heading", { name: `Day 2 of ${days}: 11-04-2026` });
  await expect(second).toBeFocused();
  await expect(line(page, "Pending Arrivals"), "its own checklist").toBeDisabled();
  const closeBill = await openBillIn(hotelId);
  await page.reload();
  await expect(second, "counted on after a way elsewhere").toBeVisible();
  await expect(page.getByText("Something has to be put right on this day")).toBeVisible();
  await expect(button(page, "Start Night Audit Process")).toBeDisabled();
  await closeBill();
  await button(page, "Start Night Audit Process").click();
  await expect(page.getByRole("alertdialog")).toContainText(`Day 2 of ${days}`);
});

test("NA-02 NA-04 when two users close the same day, one succeeds and the other gets an error", async ({
  open,
  call,
  hire,
}) => {
  const [one, other] = [await hire({}), await hire({})];
  const { hotelId } = await makeOwnHotel([one, other]);
  const signedIn = await one.signIn();
  await setStays(await call(signedIn));
  const [samia, karim] = [await open(signedIn), await open(await other.signIn())];
  for (const page of [samia, karim]) {
    await page.goto(`/hotel/${hotelId}/night-audit`);
    await button(page, "Start Night Audit Process").click();
    await page.getByRole("alertdialog").getByRole("textbox").fill("10-04-2026");
  }
  await button(samia, "Close the day").click();
  await expect(samia.getByRole("heading", { name: /completed successfully/ })).toBeVisible();
  await expect(karim.getByRole("alertdialog")).toContainText(/10-04-2026 was closed .* · Meriem/);
  await button(karim, "Close the day").click();
  await expect(karim.getByRole("alertdialog")).toBeVisible();
  await button(karim, "Cancel").click();
  await expect(karim.getByRole("main").locator("header").getByText("11-04-2026")).toBeVisible();
});

test("NA-02 NA-04 the demo's first business day, which is not over, is closed after an explicit confirmation", async ({
  open,
  call,
  hire,
}) => {
  const auditor = await hire({});
  const { hotelId, businessDate } = await makeDemoHotel([auditor]);
  const signedIn = await auditor.signIn();
  const caller = await call(signedIn);
  const preview = await caller.get<NightAuditPreview>(`/hotels/${hotelId}/night-audit/preview`);
  const page = await open(signedIn);
  await page.goto(`/hotel/${hotelId}/night-audit`);
  await button(page, "Start Night Audit Process").click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox").fill(businessDate.split("-").reverse().join("-"));
  await button(dialog, "Close the day").click();
  await expect(dialog.getByText("Say that the day is over", { exact: false })).toBeVisible();
  await dialog.getByRole("checkbox").check();
  await button(dialog, "Close the day").click();
  await expect(page.getByRole("heading", { name: /completed successfully/ })).toBeVisible();
  const after = await caller.get<NightAuditChecklist>(`/hotels/${hotelId}/night-audit`);
  expect(after.businessDate).toBe(preview.newBusinessDate);
});
