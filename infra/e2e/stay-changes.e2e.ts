import type { FreeRoom } from "@funduq/shared-types/contracts/availability";
import type { Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { button, roomCard } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

/** Opens a dialog of a stay by keyboard, by the label of its menu item. */
async function choose(page: Page, { number }: FreeRoom, guest: string, action: string) {
  await roomCard(page, number).focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: `Room ${number} · ${guest}` });
  await button(drawer, "More").press("Enter");
  await page.getByRole("menuitem", { name: action }).press("Enter");
}

test("BK-16 a guest in house changes to a ready room; the old room becomes Dirty", async ({
  open,
  desk,
}) => {
  const room = await desk.readyRoom();
  const other = await desk.readyRoom();
  const { id } = await desk.book(room, "Nabila Cherif", { checkInNow: true });
  const page = await open("frontdesk");
  const next = await open("frontdesk");
  await Promise.all([page.goto("/dashboard"), next.goto("/dashboard")]);
  await choose(page, room, "Nabila Cherif", "Change room");
  const dialog = page.getByRole("dialog", { name: "Change the room of Nabila Cherif" });
  await dialog.getByRole("radio", { name: other.number }).check();
  await expect(dialog.getByText("Total")).toBeVisible();
  expect(await violationsOf(page, "dialog[open]")).toEqual([]);
  await button(dialog, "Change room").click();

  await expect(page.getByText(`Nabila Cherif now has room ${other.number}.`)).toBeVisible();
  for (const each of [page, next]) {
    await expect(roomCard(each, other.number)).toContainText("Nabila Cherif");
    await expect(roomCard(each, room.number)).toContainText("Dirty");
  }
  expect(await desk.booking(id)).toMatchObject({ roomId: other.id, status: "Checked-in" });
});

test.describe("with a following booking of the room", () => {
  test.use({ expectedErrors: /status of 409/ });

  test("BK-17 BK-08 a stay is extended with its price shown; a conflicting booking of the room is moved", async ({
    open,
    desk,
  }) => {
    const room = await desk.roomFor(desk.businessDate, 3);
    const { id, nights } = await desk.book(room, "Samir Ziani", {
      checkOutDate: desk.day(1),
    });
    const from = desk.day(2);
    const after = await desk.book(room, "Amina Bouzid", {
      checkInDate: from,
      checkOutDate: desk.day(3),
    });
    const page = await open("frontdesk");
    await page.goto("/dashboard");
    const dialog = page.getByRole("dialog", {
      name: "Extend or shorten the stay of Samir Ziani",
    });
    const leaves = dialog.getByRole("textbox", { name: "Check-out" });

    await test.step("one night more", async () => {
      await choose(page, room, "Samir Ziani", "Extend or shorten");
      await leaves.fill(desk.day(2));
      await expect(dialog.getByText(/^2 nights/)).toBeVisible();
      expect(await violationsOf(page, "dialog[open]")).toEqual([]);
      await page.keyboard.press("Control+Enter");
      await expect(page.getByText(/New dates for Samir Ziani/)).toBeVisible();
      await expect(dialog).toBeHidden();
      expect(await desk.booking(id)).toMatchObject({ nights: nights + 1 });
    });

    await test.step("another night, which the next guest has booked", async () => {
      await button(page, "More").press("Enter");
      await page.getByRole("menuitem", { name: "Extend or shorten" }).press("Enter");
      await leaves.fill(desk.day(3));
      const conflict = dialog.getByRole("alert").filter({ hasText: "is not free on these dates" });
      await expect(conflict).toContainText("Amina Bouzid");
      await button(dialog, "Move the guest that is in the way").click();
      const rooms = dialog.getByRole("group", { name: "New room for Amina Bouzid" });
      await rooms.getByRole("radio").first().check();
      expect(await violationsOf(page, "dialog[open]")).toEqual([]);
      await button(dialog, "Move and change dates").click();
      await expect(
        page.getByText(/Amina Bouzid now has room .* New dates for Samir/),
      ).toBeVisible();
      expect(await desk.booking(id)).toMatchObject({ roomId: room.id, nights: nights + 2 });
      const moved = await desk.booking(after.id);
      expect(moved.roomId).not.toBe(room.id);
      await desk.change(moved, "cancel", "End of the journey");
    });
  });
});
