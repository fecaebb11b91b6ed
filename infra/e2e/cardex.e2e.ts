import type { Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { button, roomCard } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

/** The machine-readable zone of ICAO 9303's specimen passport. */
const passport = [
  "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<",
  "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
];

const cardexOf = (page: Page, guest: string) =>
  page.getByRole("dialog", { name: `Guest profile: ${guest}` });

/** A document reader acts as a keyboard: it sends all keys at once, with Enter after each line. */
async function readIn({ keyboard }: Page, lines: readonly string[]): Promise<void> {
  const keys = lines.flatMap((line) => [...line, "Enter"]);
  await Promise.all(keys.map((key) => keyboard.press(key)));
}

test("GST-01 GST-02 GST-03 GST-04 a guest's cardex is opened from the stay, filled by a document reader, and saved", async ({
  open,
  desk,
}) => {
  const room = await desk.readyRoom();
  await desk.book(room, "Wassila Ferhat", { checkInNow: true });
  const page = await open("frontdesk");
  await page.goto("/dashboard");
  await roomCard(page, room.number).focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: `Room ${room.number} · Wassila Ferhat` });
  await button(drawer, "Wassila Ferhat").press("Enter");

  const cardex = cardexOf(page, "Wassila Ferhat");
  await cardex.getByLabel("Profession").fill("Juge");
  await cardex.getByLabel("Place of birth").fill("Tlemcen");
  await readIn(page, passport);
  await expect(cardex.getByLabel("Document number")).toHaveValue("L898902C3");
  await expect(cardex.getByLabel("Date of birth", { exact: true })).toHaveValue("12/08/1974");
  await expect(cardex.getByLabel("Place of birth")).toHaveValue("Tlemcen");
  await expect(cardex.getByRole("textbox", { name: "Full name" })).toHaveValue("Wassila Ferhat");
  await expect(button(cardex, "Use this from the document: Full name")).toBeVisible();
  expect(await violationsOf(page, "dialog[open]:last-of-type")).toEqual([]);
  await button(cardex, "Save profile").click();
  await expect(page.getByText("Guest profile updated.")).toBeVisible();

  await button(drawer, "Wassila Ferhat").click();
  await expect(cardex.getByLabel("Profession")).toHaveValue("Juge");
  await cardex.getByRole("tab", { name: "Stay History" }).click();
  await expect(cardex.getByText(`Room ${room.number}`)).toBeVisible();
  await cardex.getByRole("tab", { name: "CRM/Communications" }).click();
  await cardex.getByLabel("New note").fill("Chambre calme");
  await button(cardex, "Add note").click();
  await expect(cardex.getByRole("listitem").first()).toContainText("Chambre calme");
});

test.describe("two users who edit the same record", () => {
  test.use({ expectedErrors: /status of 409/ });

  test("GST-02 X-02 the second save shows the conflict and keeps the input; saving again succeeds", async ({
    open,
    desk,
  }) => {
    const booking = await desk.book(await desk.readyRoom(), "Mounira Saadi");
    const address = `/hotel/${desk.hotelId}/dashboard?cardex=${booking.guests[0]?.guestId}`;
    const [one, two] = [await open("frontdesk"), await open("frontdesk")];
    await Promise.all([one.goto(address), two.goto(address)]);
    const [first, second] = [cardexOf(one, "Mounira Saadi"), cardexOf(two, "Mounira Saadi")];
    await second.getByLabel("Profession").fill("Avocate");
    await first.getByLabel("Profession").fill("Juge");
    await button(first, "Save profile").click();
    await expect(one.getByText("Guest profile updated.")).toBeVisible();
    await expect(second.getByText("Saved by someone else meanwhile: Juge")).toBeVisible();
    await button(second, "Save profile").click();
    await expect(second.getByText(/changed this in the meantime/)).toBeVisible();
    await expect(second.getByLabel("Profession")).toHaveValue("Avocate");
    await button(second, "Save profile").click();
    await expect(two.getByText("Guest profile updated.")).toBeVisible();
  });
});

test("GST-03 GST-05 duplicate records of a guest are detected and merged", async ({
  open,
  desk,
}) => {
  const [room, other] = [await desk.readyRoom(), await desk.readyRoom()];
  const kept = await desk.book(room, "Hayet Bouchama");
  await desk.book(other, "Hayet Bouchama");
  const page = await open("frontdesk");
  await page.goto(`/hotel/${desk.hotelId}/dashboard?cardex=${kept.guests[0]?.guestId}`);
  const cardex = cardexOf(page, "Hayet Bouchama");
  await button(cardex, "Merge").click();
  const confirm = page.getByRole("alertdialog");
  await confirm.getByLabel(/^Type the name/).fill("Hayet Bouchama");
  await button(confirm, "Merge the profiles").click();
  await expect(page.getByText("The two profiles are one now.")).toBeVisible();
  await cardex.getByRole("tab", { name: "Stay History" }).click();
  for (const { number } of [room, other])
    await expect(cardex.getByText(`Room ${number}`)).toBeVisible();
});
