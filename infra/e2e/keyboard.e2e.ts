import { formatDate } from "./support/dates.ts";
import { roomCard } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test("X-06 FO-14 check-in, charge, payment and check-out work without a mouse", async ({
  open,
  desk,
}) => {
  const room = await desk.readyRoom();
  await desk.book(room, "Hocine Lamri");
  const page = await open("frontdesk");
  await page.goto("/dashboard");
  const card = roomCard(page, room.number);

  const openTheRoom = async () => {
    await page.getByLabel("Find a room by its number").focus();
    await page.keyboard.type(room.number);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: /Hocine Lamri/ })).toBeVisible();
  };

  await openTheRoom();
  await page.keyboard.press("Escape");
  await expect(card).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const arrival = page.getByRole("alertdialog", { name: "Check in Hocine Lamri?" });
  const checkIn = arrival.getByRole("button", { name: "Check in" });
  await expect(checkIn).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Post Payment" })).toBeVisible();
  await page.keyboard.type("500");
  await page.keyboard.press("Enter");
  // After the payment the focus is on the check-in button.
  await expect(page.getByRole("dialog", { name: "Post Payment" })).toBeHidden();
  await expect(checkIn).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(card).toContainText("Occupied");
  await expect(card).toBeFocused();

  await openTheRoom();
  await page.keyboard.press("F9");
  const folio = page.getByRole("dialog", { name: /Folio Manager/ });
  await expect(folio).toBeVisible();
  await folio.getByRole("button", { name: "Post Charge" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Description")).toBeFocused();
  await page.keyboard.type("Laundry");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("600");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Charge posted successfully!")).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Post Charge" })).toBeHidden();

  await page.keyboard.press("F9");
  await expect(page.getByRole("dialog", { name: "Post Payment" })).toBeVisible();
  await page.keyboard.type("600");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Payment posted successfully!")).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Post Payment" })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(folio).toBeHidden();

  await page.getByRole("button", { name: "Check out", exact: true }).focus();
  await page.keyboard.press("Enter");
  const departure = page.getByRole("alertdialog", { name: "Check out Hocine Lamri" });
  await departure.getByRole("button", { name: "Post room charge" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Room charge posted.")).toBeVisible();
  await expect(departure.getByRole("button", { name: "Pay and check out" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(card).toContainText("Dirty");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(card).toBeFocused();
});

test("X-06 FO-06 when a change by this or another user removes the focused card from a filter, the next card gets the focus", async ({
  open,
  desk,
}) => {
  const room = await desk.readyRoom();
  await desk.book(room, "Tarek Zerrouki");
  const other = await desk.readyRoom();
  const stay = await desk.book(other, "Meriem Zerrouki");
  await desk.book(await desk.readyRoom(), "Yasmine Zerrouki");
  const page = await open("frontdesk");
  await page.goto(`/hotel/${desk.hotelId}/dashboard?status=Reserved`);
  const next = page.locator("[role=gridcell]").first();

  const card = roomCard(page, room.number);
  await card.getByRole("button", { name: /^Check in/ }).focus();
  await page.keyboard.press("Enter");
  const arrival = page.getByRole("alertdialog", { name: "Check in Tarek Zerrouki?" });
  await expect(arrival.getByRole("button", { name: "Check in" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(card).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(next).toBeFocused();

  await roomCard(page, other.number).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: /Meriem Zerrouki/ })).toBeVisible();
  await desk.change(stay, "cancel", "Vol annulé");
  await expect(roomCard(page, other.number)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(next).toBeFocused();
});

test("X-06 F2 opens a new booking, Ctrl+Enter saves it, and the focus returns to the opener", async ({
  open,
  desk,
}) => {
  const from = desk.day(12);
  const room = await desk.roomFor(from, 1);
  const page = await open("frontdesk");
  await page.goto("/dashboard");
  await expect(roomCard(page, room.number)).toBeVisible();
  await page.getByRole("button", { name: "Today", exact: true }).focus();
  await page.keyboard.press("F2");
  await expect(page.getByRole("combobox", { name: "Guest" })).toBeFocused();
  await page.keyboard.type("Farida Slimani");
  await page.getByLabel("Check-in", { exact: true }).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type(formatDate(from));
  await page.getByLabel("Room", { exact: true }).focus();
  await page.getByLabel("Room", { exact: true }).selectOption(room.id);
  await expect(page.getByLabel("Rate plan")).toContainText("Public Rate");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(/Booking saved: Farida Slimani/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Today", exact: true })).toBeFocused();
  expect(await desk.bookingsOf("Farida Slimani", from)).toHaveLength(1);
});

test("X-06 arrow keys move through the grid in visual order, and Esc returns the focus", async ({
  open,
  desk,
}) => {
  const { rooms } = await desk.grid();
  const page = await open("frontdesk");
  await page.goto("/dashboard");
  const first = rooms[0]?.number ?? "";
  await page.getByLabel("Find a room by its number").fill(first);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(roomCard(page, first)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(roomCard(page, first)).not.toBeFocused();
  await page.keyboard.press("Home");
  const home = page.locator("[role=gridcell]").first();
  await expect(home).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(home).toBeFocused();
});
