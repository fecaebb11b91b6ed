import { formatDate } from "./support/dates.ts";
import { button, loadsOf, roomCard } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test("FO-08 FO-09 the search finds free rooms; after booking one for those nights the grid is shown again", async ({
  open,
  desk,
}) => {
  const from = desk.day(45);
  const room = await desk.roomFor(from, 3);
  const page = await open("frontdesk");
  await page.goto("/dashboard");
  await button(page, "Find Availability / Change Dates").click();
  const popover = page.getByRole("dialog", { name: "Find Availability / Change Dates" });
  await popover.getByRole("tab", { name: "Find Availability" }).click();
  await button(popover, "Find Available Rooms").click();
  await expect(popover).toContainText("Please select both a Check-in and Check-out date.");
  await popover.getByLabel("Check-in", { exact: true }).fill(formatDate(from));
  await popover.getByLabel("Check-out", { exact: true }).fill(formatDate(desk.day(48)));
  await popover.getByLabel(room.roomTypeName, { exact: true }).check();
  await button(popover, "Find Available Rooms").click();

  const results = page.getByRole("region", { name: "Available rooms" });
  await expect(results.getByRole("heading", { level: 2 })).toContainText(
    new RegExp(`^${room.roomTypeName} · .*rooms? available$`),
  );
  await page.reload();
  await button(results, `New booking, room ${room.number}`).click();
  const dialog = page.getByRole("dialog", { name: new RegExp(room.number) });
  await expect(dialog.getByLabel("Check-in", { exact: true })).toHaveValue(formatDate(from));
  await expect(dialog.getByLabel("Check-out", { exact: true })).toHaveValue(
    formatDate(desk.day(48)),
  );
  await dialog.getByRole("combobox", { name: "Guest" }).fill("Mourad Khelladi");
  await button(dialog, "Save booking").click();
  await expect(
    page.getByText(`Booking saved: Mourad Khelladi, room ${room.number}.`),
  ).toBeVisible();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page).not.toHaveURL(/from=/);
  expect(await desk.bookingsOf("Mourad Khelladi", from)).toMatchObject([
    { checkInDate: from, checkOutDate: desk.day(48) },
  ]);
});

test("FO-07 FO-10 the month shows the rooms left; a booking by another user updates it at once", async ({
  open,
  desk,
}) => {
  const night = desk.day(1);
  const page = await open("frontdesk");
  await page.goto(`/hotel/${desk.hotelId}/dashboard?filter=daily`);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const loads = loadsOf(page);
  const day = page.getByRole("button", { name: new RegExp(`${longDay(night)}.*rooms left`) });
  const before = Number(/AV\.(\d+)/.exec((await day.textContent()) ?? "")?.[1]);
  const room = await desk.roomFor(night, 1);
  await desk.book(room, "Samia Guerfi", { checkInDate: night, checkOutDate: desk.day(2) });
  await expect(day).toContainText(`AV.${before - 1}`);
  await day.click();
  await expect(roomCard(page, room.number)).toContainText("Samia Guerfi");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(loads).toEqual([]);
});

test("FO-03 a past day offers no booking and shows no housekeeping status", async ({
  open,
  desk,
}) => {
  const page = await open("frontdesk");
  await page.goto(`/hotel/${desk.hotelId}/dashboard?date=${desk.day(-1)}`);
  const grid = page.getByRole("grid");
  await expect(grid).toBeVisible();
  await expect(grid.getByRole("button")).toHaveCount(0);
  await expect(grid.getByText(/^(Clean|Inspected|Cleaning)$/)).toHaveCount(0);
});

function longDay(date: string): string {
  const formatted = new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  return formatted.format(new Date(`${date}T00:00:00Z`));
}
