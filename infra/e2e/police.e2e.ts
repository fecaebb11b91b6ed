import type { RateOffers } from "@funduq/shared-types/contracts/rate";
import type { Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

declare global {
  interface Window {
    /** The number of `print` calls, while `print` is mocked. */
    printed?: number;
  }
}

/** Mocks `window.print`; the result returns whether it was called. */
async function withoutPrinter(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) });
  });
  return () => page.evaluate(() => window.printed);
}

/** The machine-readable zone of ICAO 9303's specimen passport, whose country does not exist. */
const passport = `P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
L898902C36UTO7408122F1204159ZE184226B<<<<<10`;

const nameOf = (number: string) => `Zahra Bouhired ${number}`;

test("POL-01 POL-02 POL-03 FO-01 a police form: occupant named, details completed, printed, marked as sent", async ({
  open,
  call,
  desk,
}) => {
  test.setTimeout(120_000);
  let room = await desk.readyRoom();
  while (room.maxOccupancy < 2) room = await desk.readyRoom();
  const guest = nameOf(room.number);
  const offersOf = `/hotels/${desk.hotelId}/rates/offers?roomTypeId=${room.roomTypeId}&guests=2`;
  const [offer] = (await (await call("frontdesk")).get<RateOffers>(offersOf)).offers;
  const rate = offer && { ratePlan: offer.plan, rateCentimes: offer.rateCentimes };
  await desk.book(room, guest, { checkInNow: true, adults: 2, ...rate });
  const page = await open("frontdesk");
  const other = await open("frontdesk");
  const printed = await withoutPrinter(page);
  await Promise.all([page.goto("/dashboard"), other.goto("/dashboard")]);

  const report = page.getByRole("dialog", { name: "Police Report" });
  const rowOf = (text: string) => report.getByRole("row").filter({ hasText: text });
  const menuOf = async (text: string, item: string) => {
    await rowOf(text).getByRole("button").last().click();
    await page.getByRole("menuitem", { name: item }).click();
  };

  await test.step("every occupant is listed, including unnamed ones", async () => {
    await expect(page.getByRole("grid")).toBeVisible();
    await page.getByRole("button", { name: /^Police Report/ }).click();
    await report.getByRole("searchbox").fill(guest);
    await expect(rowOf(`With ${guest}`)).toContainText("1 occupant without a name");
    expect(await violationsOf(page, "dialog[open]")).toEqual([]);
  });

  await test.step("name the occupant, and complete the form", async () => {
    await menuOf(`With ${guest}`, "Name the occupant");
    const naming = page.getByRole("dialog", { name: `Who else is in room ${room.number}?` });
    await naming.getByLabel("Name of the occupant").fill(`Lila ${guest}`);
    expect(await violationsOf(page, "dialog[open]")).toEqual([]);
    await page.keyboard.press("Control+Enter");
    const form = page.getByRole("dialog", { name: `Police form: Lila ${guest}` });
    await form.getByLabel("Place of birth").fill("Tlemcen");
    await form.getByText("Read the passport or card").click();
    await form.getByRole("textbox", { name: "Read the passport or card" }).fill(passport);
    await expect(form.getByRole("textbox", { name: "Date of birth" })).toHaveValue("12/08/1974");
    await expect(form.getByLabel("Type of document")).toHaveValue("Passport");
    await expect(form.getByLabel("Document number")).toHaveValue("L898902C3");
    await expect(form.getByRole("listitem")).toContainText(`Lila ${guest}→Anna Maria Eriksson`);
    expect(await violationsOf(page, "dialog[open]")).toEqual([]);
    await page.keyboard.press("Control+Enter");
    await expect(rowOf(`Lila ${guest}`)).not.toContainText("document number");
    await expect(rowOf(`Lila ${guest}`)).toContainText("nationality");
  });

  await test.step("print it in Arabic, then mark it as sent", async () => {
    await menuOf(`Lila ${guest}`, "Print");
    const preview = page.getByRole("dialog", { name: "Print police forms" });
    // The dialog's height is final once the page is rendered; before that its buttons move.
    await expect(preview.getByRole("article")).toBeVisible();
    await preview.getByRole("radio", { name: "العربية" }).check({ force: true });
    await expect(preview.getByRole("article")).toContainText("بطاقة الشرطة");
    await expect(preview.getByRole("article")).toContainText(`Lila ${guest}`);
    expect(await violationsOf(page, "dialog[open]")).toEqual([]);
    await button(preview, "Print").click();
    await expect.poll(printed).toBe(1);
    await button(preview, "Mark as sent (1 form)").click();
    const question = page.getByRole("alertdialog", { name: "Mark as sent with details missing?" });
    await expect(question).toContainText("nationality");
    await button(question, "Mark as sent").click();
    await expect(preview).toHaveCount(0);
    await expect(rowOf(`Lila ${guest}`)).toHaveCount(0);
    await expect(rowOf(guest)).toHaveCount(1);
  });

  await test.step("a sent form is printed again and stays sent", async () => {
    await report.getByRole("tab", { name: /^Sent today/ }).click();
    await menuOf(`Lila ${guest}`, "Print");
    const preview = page.getByRole("dialog", { name: "Print police forms" });
    await expect(preview.getByRole("article")).toContainText(`Lila ${guest}`);
    await expect(preview.getByRole("button", { name: /^Mark as sent/ })).toHaveCount(0);
    await page.evaluate(() => Object.assign(window, { printed: 0 }));
    await button(preview, "Print").click();
    await expect.poll(printed).toBe(1);
    await page.keyboard.press("Escape");
    await expect(preview).toHaveCount(0);
    await expect(rowOf(`Lila ${guest}`)).toHaveCount(1);
    await report.getByRole("tab", { name: /^To send/ }).click();
    // The other tab clears the search, and a long list renders only its visible rows.
    await report.getByRole("searchbox").fill(guest);
    await expect(rowOf(guest)).toHaveCount(1);
    await expect(rowOf(`Lila ${guest}`)).toHaveCount(0);
  });

  await test.step("another user sees it without a reload and marks it as not sent", async () => {
    await other.getByRole("button", { name: /^Police Report/ }).click();
    const theirs = other.getByRole("dialog", { name: "Police Report" });
    await theirs.getByRole("tab", { name: /^Sent today/ }).click();
    const sent = theirs.getByRole("row").filter({ hasText: `Lila ${guest}` });
    await sent.getByRole("button").last().click();
    await other.getByRole("menuitem", { name: "Mark as not sent" }).click();
    await other
      .getByRole("dialog", { name: /^Mark the form of .* as not sent/ })
      .getByLabel("Reason")
      .fill("Wrong sheet");
    await other.keyboard.press("Control+Enter");
    await expect(sent).toHaveCount(0);
    await expect(rowOf(`Lila ${guest}`)).toHaveCount(1);
  });
});

test("POL-01 FOL-03 printed forms and folios fit A4 pages in both languages", async ({
  open,
  desk,
}) => {
  test.setTimeout(120_000);
  const room = await desk.readyRoom();
  const guest = nameOf(room.number);
  const stay = await desk.book(room, guest, { checkInNow: true });
  for (let n = 0; n < 25; n++) await desk.charge(stay, `Minibar ${n}`, 12_050);
  const page = await open("frontdesk");
  await withoutPrinter(page);

  await page.goto(`/hotel/${desk.hotelId}/dashboard?booking=${stay.id}&panel=folios`);
  await page
    .getByRole("dialog", { name: /^Folio Manager/ })
    .getByRole("button", { name: "Print" })
    .click();
  const preview = page.getByRole("dialog", { name: "Print the folio" });
  for (const [language, notice] of [
    ["Français", "Ce document n’est pas une facture."],
    ["العربية", "هذه الوثيقة ليست فاتورة."],
  ] as const) {
    await preview.getByRole("radio", { name: language }).check({ force: true });
    await expect(preview.getByRole("article")).toContainText(notice);
    expect(await pagesOf(page)).toBe(2);
  }

  await page.goto(`/hotel/${desk.hotelId}/dashboard?list=police`);
  const report = page.getByRole("dialog", { name: "Police Report" });
  await report.getByRole("searchbox").fill(guest);
  await report.getByRole("row").filter({ hasText: guest }).getByRole("button").last().click();
  await page.getByRole("menuitem", { name: "Print" }).click();
  const forms = page.getByRole("dialog", { name: "Print police forms" });
  await expect(forms.getByRole("article")).toBeVisible();
  expect(await pagesOf(page)).toBe(1);
});

/** The number of pages of the printed document. */
async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
