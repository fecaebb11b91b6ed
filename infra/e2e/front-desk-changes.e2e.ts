import type { Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { button, housekeepingCard, roomCard } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

/** Opens the stay of a room's card by keyboard. */
async function openStay(page: Page, number: string, guest: string) {
  await roomCard(page, number).focus();
  await page.keyboard.press("Enter");
  return page.getByRole("dialog", { name: `Room ${number} · ${guest}` });
}

test("BK-20 BK-21 the check-in of the wrong guest is undone by keyboard", async ({
  open,
  desk,
}) => {
  const room = await desk.readyRoom();
  const { id } = await desk.book(room, "Farid Ouali", { checkInNow: true });
  const page = await open("frontdesk");
  const other = await open("frontdesk");
  await Promise.all([page.goto("/dashboard"), other.goto("/dashboard")]);
  const drawer = await openStay(page, room.number, "Farid Ouali");
  await button(drawer, "More").press("Enter");
  await page.getByRole("menuitem", { name: "Undo check-in" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Undo the check.in of Farid Ouali\?$/ });
  await expect(dialog.getByLabel("Reason")).toBeFocused();
  await page.keyboard.press("Control+Enter");
  await expect(dialog).toContainText("Please provide a reason for the undo.");
  expect(await violationsOf(page, "dialog[open]")).toEqual([]);
  await page.keyboard.type("Wrong guest");
  await page.keyboard.press("Control+Enter");

  await expect(drawer).toContainText("Check-in undone: Wrong guest");
  for (const each of [page, other])
    await expect(roomCard(each, room.number)).toContainText("Reserved");
  expect(await desk.booking(id)).toMatchObject({ status: "Reserved", lastStep: null });
});

test("BK-12 BK-20 a booking is cancelled with a reason, found in today's activity and restored", async ({
  open,
  desk,
}) => {
  const room = await desk.readyRoom();
  const { id } = await desk.book(room, "Karima Saadi");
  const page = await open("frontdesk");
  const other = await open("frontdesk");
  await Promise.all([page.goto("/dashboard"), other.goto("/dashboard")]);
  await expect(roomCard(other, room.number)).toContainText("Karima Saadi");

  await test.step("cancel", async () => {
    const drawer = await openStay(page, room.number, "Karima Saadi");
    await button(drawer, "More").click();
    await page.getByRole("menuitem", { name: "Cancel booking" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel the booking of Karima Saadi?" });
    await expect(dialog).toContainText(`Room ${room.number}`);
    await button(dialog, "Cancel booking").click();
    await expect(dialog).toContainText("Please provide a reason for cancellation.");
    expect(await violationsOf(page, "dialog[open]")).toEqual([]);
    await dialog.getByLabel("Reason").fill("Flight cancelled");
    await button(dialog, "Cancel booking").click();
    await expect(page.getByText("The booking of Karima Saadi is cancelled.")).toBeVisible();
    await expect(roomCard(other, room.number)).toContainText("Free");
    expect(await desk.booking(id)).toMatchObject({
      status: "Cancelled",
      cancellationReason: "Flight cancelled",
    });
  });

  await test.step("undo", async () => {
    await button(other, "Today's activity").click();
    const today = other.getByRole("complementary", { name: "Today's activity" });
    await expect(today).toContainText("Karima Saadi");
    expect(await violationsOf(other, "aside")).toEqual([]);
    await today.getByRole("button", { name: /Karima Saadi/ }).click();
    const drawer = other.getByRole("dialog", { name: `Room ${room.number} · Karima Saadi` });
    await button(drawer, "Undo cancellation").click();
    const dialog = other.getByRole("dialog", { name: /^Undo the cancellation/ });
    await dialog.getByLabel("Reason").fill("New flight");
    await button(dialog, "Undo cancellation").click();
    await expect(other.getByText("The booking of Karima Saadi stands again.")).toBeVisible();
    await expect(roomCard(page, room.number)).toContainText("Karima Saadi");
  });
});

test("BK-15 a no-show frees the room; reactivated, the guest is expected again", async ({
  open,
  desk,
}) => {
  const room = await desk.readyRoom();
  const { id } = await desk.book(room, "Mourad Slimani");
  const page = await open("frontdesk");
  await page.goto("/dashboard");
  const drawer = await openStay(page, room.number, "Mourad Slimani");
  await button(drawer, "More").click();
  await page.getByRole("menuitem", { name: "No-show" }).click();
  const prompt = page.getByRole("alertdialog", { name: "Mourad Slimani did not come?" });
  await expect(prompt).toBeVisible();
  expect(await violationsOf(page, "dialog[open]")).toEqual([]);
  await button(prompt, "Mark as no-show").click();
  await expect(drawer).toContainText("Marked as a no-show");
  await expect(roomCard(page, room.number)).toContainText("Free");

  // The notification has an undo button, too.
  await button(drawer.locator("footer"), "Reactivate").click();
  const again = page.getByRole("alertdialog", { name: /^Reactivate the booking/ });
  await expect(again).toBeVisible();
  expect(await violationsOf(page, "dialog[open]")).toEqual([]);
  await button(again.locator("footer"), "Reactivate").click();
  await expect(page.getByText("Mourad Slimani is expected again.")).toBeVisible();
  await expect(roomCard(page, room.number)).toContainText("Mourad Slimani");
  expect(await desk.booking(id)).toMatchObject({ status: "Reserved" });
});

test.describe("a no-show whose room was sold again", () => {
  test.use({ expectedErrors: /status of 409/ });

  test("BK-15 BK-19 is expected in another room, and who sleeps in the first one stays", async ({
    open,
    desk,
  }) => {
    const room = await desk.readyRoom();
    const late = await desk.book(room, "Mourad Slimani");
    await desk.change(late, "no-show");
    const sleeping = await desk.book(room, "Lamia Khelifi", { checkInNow: true });
    const page = await open("frontdesk");
    await page.goto(`/hotel/${desk.hotelId}/dashboard?booking=${late.id}&panel=reactivate`);
    const dialog = page.getByRole("alertdialog", { name: /^Reactivate the booking/ });
    await button(dialog, "Reactivate").click();
    await expect(dialog).toContainText("Lamia Khelifi");
    await expect(dialog.getByRole("button", { name: /^Move the guest/ })).toHaveCount(0);
    expect(await violationsOf(page, "dialog[open]")).toEqual([]);
    const first = dialog.getByRole("radio").first();
    await expect(first, "by keyboard, too").toBeFocused();
    await page.keyboard.press("Space");
    await button(dialog, /^Reactivate in room /).click();
    await expect(page.getByText(/^Mourad Slimani is expected again, in room /)).toBeVisible();
    const expected = await desk.booking(late.id);
    expect(expected).toMatchObject({ status: "Reserved", roomTypeId: room.roomTypeId });
    expect(expected.roomId).not.toBe(room.id);
    expect(await desk.booking(sleeping.id)).toMatchObject({
      status: "Checked-in",
      roomId: room.id,
    });
  });
});

test("FOL-02 a charge posted by mistake is reversed, and both postings remain visible", async ({
  open,
  desk,
}) => {
  const room = await desk.readyRoom();
  const stay = await desk.book(room, "Amel Cherif", { checkInNow: true });
  await desk.charge(stay, "Dinner", 250_000);
  const page = await open("frontdesk");
  await page.goto("/dashboard");
  await expect(await openStay(page, room.number, "Amel Cherif")).toContainText("2.500,00 DA");
  await page.keyboard.press("F9");
  const folio = page.getByRole("dialog", { name: /Folio Manager/ });
  await button(folio, "Reverse: Dinner").click();
  const dialog = page.getByRole("dialog", { name: "Reverse this posting?" });
  await dialog.getByLabel("Reason").fill("Another guest's dinner");
  expect(await violationsOf(page, "dialog[open]")).toEqual([]);
  await button(dialog, "Reverse").click();

  await expect(page.getByText("Posting reversed.")).toBeVisible();
  await expect(folio.getByRole("row", { name: /Reverses: Dinner/ })).toContainText("-2.500,00 DA");
  await expect(folio.getByRole("row", { name: /Dinner.*Reversed/ })).toContainText("2.500,00 DA");
  await expect(folio.getByRole("tab", { name: /Guest/ })).toContainText("0,00 DA");
});

test("FO-14 HK-04 in housekeeping mode the front desk sets a room's status and undoes it", async ({
  open,
  desk,
}) => {
  const room = await desk.readyRoom();
  const page = await open("frontdesk");
  const housekeeping = await open("housekeeping");
  await Promise.all([page.goto("/dashboard"), housekeeping.goto("/")]);
  await button(housekeeping, "All").click();
  await page.getByRole("radio", { name: "Housekeeping" }).click();
  await expect(page).toHaveURL(/mode=housekeeping/);
  expect(await violationsOf(page)).toEqual([]);

  await roomCard(page, room.number).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Inspected" }).press("Enter");
  await expect(housekeepingCard(housekeeping, room.number)).toContainText("Inspected");
  await button(page, "Undo").click();
  await expect(housekeepingCard(housekeeping, room.number)).toContainText("Clean");
  await page.reload();
  await expect(roomCard(page, room.number)).toContainText("Set status");
});
