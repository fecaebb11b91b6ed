import { violationsOf } from "./support/axe.ts";
import { button, roomCard } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test("FO-05 the sidebar shows the day's arrivals and departures, updates live, and keeps its state after a reload", async ({
  open,
  desk,
}) => {
  const room = await desk.readyRoom();
  const page = await open("frontdesk");
  await page.goto("/dashboard");
  const sidebar = page.getByRole("complementary", { name: "Today's activity" });
  await button(sidebar, "Today's activity").click();
  await expect(sidebar.getByRole("heading", { name: /Still to arrive/ })).toBeVisible();
  await expect(sidebar.getByText("Chahinez Mebarki")).toHaveCount(0);
  await desk.book(room, "Chahinez Mebarki");
  await sidebar.getByRole("button", { name: /Chahinez Mebarki/ }).click();
  await expect(page.getByRole("dialog", { name: /Chahinez Mebarki/ })).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await violationsOf(page, "aside")).toEqual([]);

  await page.reload();
  await expect(sidebar.getByRole("heading", { name: /Still to leave/ })).toBeVisible();
  await button(sidebar, "Collapse").click();
  await expect(sidebar.getByRole("heading")).toHaveCount(0);
});

test("FO-05 FO-06 the No-Show filter opens a panel, from which a no-show is reactivated", async ({
  open,
  desk,
}) => {
  const room = await desk.readyRoom();
  const booking = await desk.book(room, "Rafik Ouali");
  await desk.change(booking, "no-show");
  const page = await open("frontdesk");
  await page.goto(`/hotel/${desk.hotelId}/dashboard?filter=daily`);
  await page.getByLabel("No-Show", { exact: true }).click();
  await expect(page).toHaveURL(/status=NoShow/);
  await page.keyboard.press("Escape");
  const panel = page.getByRole("region", { name: "No-shows" });
  const line = panel.getByRole("listitem").filter({ hasText: "Rafik Ouali" });
  await button(line, "Reactivate").click();
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog", { name: /Reactivate/ }));
  await button(dialog.last(), "Reactivate").click();
  await expect(panel.getByText("Rafik Ouali")).toHaveCount(0);
  await page.goto("/dashboard");
  await expect(roomCard(page, room.number)).toContainText("Rafik Ouali");
});

test("FO-06 filters, date and card type are in the URL, and the back button restores them", async ({
  open,
  desk,
}) => {
  const page = await open("frontdesk");
  await page.goto(`/hotel/${desk.hotelId}/dashboard?date=${desk.day(3)}`);
  await button(page, "Find Availability / Change Dates").click();
  await page.getByLabel("Reserved", { exact: true }).click();
  await expect(page).toHaveURL(/status=Reserved/);
  await page.keyboard.press("Escape");
  const card = page.getByRole("gridcell").first();
  await card.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`date=${desk.day(3)}.*status=Reserved`));
  await page.reload();
  await expect(button(page, /^Reserved \d/)).toHaveAttribute("aria-pressed", "true");
});
