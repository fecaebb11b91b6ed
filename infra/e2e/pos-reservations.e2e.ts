import type { Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { turnTo } from "./support/languages.ts";
import { overflowOf, tooSmallTargetsOf } from "./support/measures.ts";
import { makeDemoHotel } from "./support/own-hotel.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";
import { addTables, cutOff, item, openTill, pay, sold, table } from "./support/till.ts";
import { setTouch } from "./support/touch.ts";

// Without a network the browser says of each request that it failed.
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/u });

const words = {
  en: {
    list: "Reservations",
    add: "New reservation",
    name: "Guest’s name",
    time: "Time",
    save: "Save",
    note: "Note",
  },
  fr: {
    list: "Réservations",
    add: "Nouvelle réservation",
    name: "Nom du client",
    time: "Heure",
    save: "Enregistrer",
    note: "Note",
  },
  ar: {
    list: "الحجوزات",
    add: "حجز جديد",
    name: "اسم الزبون",
    time: "الساعة",
    save: "حفظ",
    note: "ملاحظة",
  },
} as const;
type Language = keyof typeof words;

/** The time of day in the hotel in so many minutes. */
const clockIn = (minutes: number) =>
  new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "Africa/Algiers" }).format(
    Date.now() + minutes * 60_000,
  );

async function openForm(page: Page, language: Language = "en") {
  const { list, add } = words[language];
  await page.getByRole("button", { name: list, exact: true }).click();
  await page.getByRole("dialog", { name: list }).getByRole("button", { name: add }).click();
  return page.getByRole("dialog", { name: add });
}

/** Reserves a table in so many minutes. */
async function reserve(page: Page, where: string, guest: string, language: Language = "en") {
  const { name, time, save } = words[language];
  const form = await openForm(page, language);
  await form.getByLabel(name).fill(guest);
  await form.getByLabel(time, { exact: false }).first().fill(clockIn(20));
  await form.getByRole("button", { name: new RegExp(`^${where}\\s`, "u") }).click();
  await form.getByRole("button", { name: save }).click();
  return form;
}

async function closeList(page: Page) {
  const list = page.getByRole("dialog", { name: "Reservations" });
  await list.locator("header").getByRole("button", { name: "Close" }).click();
  await expect(list).toHaveCount(0);
}

test.describe("two waiters", () => {
  test.use({ expectedErrors: /status of 409/ });

  test("POS-02 POS-03 a table is reserved once, shown on every till, seated with one tap and freed with its bill", async ({
    open,
    hire,
  }) => {
    const [first, second] = [await hire({}), await hire({})];
    const { hotelId } = await makeDemoHotel([first, second], {});
    await addTables(hotelId, ["Vue"]);
    const tablet = await open(await first.signIn());
    const phone = await open(await second.signIn());
    await openTill(tablet, hotelId);
    await openTill(phone, hotelId);

    const form = await reserve(tablet, "Vue", "Nadia Hamdi");
    await expect(form).toHaveCount(0);
    await closeList(tablet);
    for (const page of [tablet, phone]) {
      await expect(table(page, "Vue")).toContainText(/Reserved \d\d:\d\d/u);
      await expect(table(page, "Vue")).toContainText("Nadia Hamdi");
    }

    // The second waiter sees the name of the guest who has the table; their own form keeps its values.
    const refused = await reserve(phone, "Vue", "Karim");
    await expect(refused.getByText(/Vue is reserved for Nadia Hamdi on/u)).toBeVisible();
    await expect(refused.getByLabel("Guest’s name")).toHaveValue("Karim");
    await refused.getByRole("button", { name: "Cancel" }).click();
    await refused.getByRole("button", { name: "Discard" }).click();
    await expect(refused).toHaveCount(0);
    await closeList(phone);

    await table(phone, "Vue").click();
    await expect(phone.getByText(/^Reserved at \d\d:\d\d for Nadia Hamdi$/u)).toBeVisible();
    await button(phone, "Seat this reservation").click();
    await expect(phone.getByText("Nadia Hamdi is seated.")).toBeVisible();
    await expect(phone.getByRole("heading", { name: "Vue Bill 1" })).toBeVisible();
    await expect(table(tablet, "Vue")).toContainText("1 open bill");

    // Taken back: the empty bill is gone, and the guests are expected again.
    await button(phone, "Undo").click();
    await expect(table(phone, "Vue")).toContainText("Nadia Hamdi");
    await expect(table(tablet, "Vue")).toContainText(/Reserved \d\d:\d\d/u);

    // Paid: the table is free on every till, and is reserved for others at that very time.
    await table(phone, "Vue").click();
    await button(phone, "Seat this reservation").click();
    await expect(phone.getByRole("heading", { name: "Vue Bill 1" })).toBeVisible();
    await item(phone, "Chorba frik").click();
    await pay(phone);
    await expect(sold(phone)).toBeVisible();
    await expect(table(tablet, "Vue")).toContainText("Available");
    await expect(await reserve(tablet, "Vue", "Karim")).toHaveCount(0);
    const list = tablet.getByRole("list", { name: "Reservations" });
    const rows = list.getByRole("listitem").filter({ hasText: "Vue" });
    await expect(rows.filter({ hasText: "Nadia Hamdi" })).toContainText("Left");
    await expect(rows.filter({ hasText: "Karim" })).toContainText("Booked");
  });
});

test("POS-02 POS-12 without a network the reservations stay in sight, and saving says that it needs one", async ({
  open,
  hire,
}) => {
  const waiter = await hire({});
  const { hotelId } = await makeDemoHotel([waiter], {});
  await addTables(hotelId, ["Vue"]);
  const page = await open(await waiter.signIn());
  await openTill(page, hotelId);
  await expect(await reserve(page, "Vue", "Nadia Hamdi")).toHaveCount(0);
  await closeList(page);
  const form = await openForm(page);
  await form.getByLabel("Guest’s name").fill("Karim");
  await cutOff(page);
  await expect(form.getByText(/saved with the network only/u)).toBeVisible();
  await expect(form.getByLabel("Guest’s name")).toHaveValue("Karim");
  await page.context().setOffline(false);
  await expect(form.getByText(/saved with the network only/u)).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Reservations" })).toContainText("Nadia Hamdi");
});

for (const language of ["en", "fr", "ar"] as const)
  test(`POS-02 X-05 X-06 reservations are made in ${language}, accessible and on a phone too`, async ({
    open,
    hire,
  }) => {
    const waiter = await hire({});
    const { hotelId } = await makeDemoHotel([waiter], {});
    await addTables(hotelId, ["Vue"]);
    const page = await open(await waiter.signIn(), { reducedMotion: "reduce" });
    await openTill(page, hotelId);
    await turnTo(page, language);
    await expect(await reserve(page, "Vue", "سعاد", language)).toHaveCount(0);
    const list = page.getByRole("list", { name: words[language].list });
    await expect(list).toContainText("سعاد");
    expect(await violationsOf(page, "html", "light"), language).toEqual([]);
    expect(await violationsOf(page, "html", "dark"), language).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await setTouch(page, true);
    expect(await overflowOf(page)).toEqual([]);
    expect(await tooSmallTargetsOf(page)).toEqual([]);
  });
