import { devices, type Page } from "@playwright/test";
import { password } from "./accounts.ts";
import { button, housekeepingCard, roomCard } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const phone = { ...devices["Pixel 5"], viewport: { width: 390, height: 844 } };

async function expectNoSidewaysScroll(page: Page) {
  const widths = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(widths.content).toBeLessThanOrEqual(widths.screen);
}

test("X-06 on a phone a user signs in, opens the grid and checks in a guest", async ({
  open,
  hire,
  desk,
}) => {
  const room = await desk.readyRoom();
  await desk.book(room, "Salim Guerroudj");
  const next = await desk.readyRoom();
  await desk.book(next, "Wassila Guerroudj");
  const clerk = await hire({ role: "front-office" });
  const page = await open(undefined, phone);
  await page.goto("/login");
  await expectNoSidewaysScroll(page);
  await page.getByLabel("Email").fill(clerk.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await button(page, "Log in").tap();
  await expect(page.getByRole("grid")).toBeVisible();
  await expectNoSidewaysScroll(page);

  await button(page, `Check in, room ${room.number}`).tap();
  const prompt = page.getByRole("alertdialog", { name: "Check in Salim Guerroudj?" });
  await expect(prompt).toBeVisible();
  await expectNoSidewaysScroll(page);
  await button(prompt, "Check in").tap();
  await expect(roomCard(page, room.number)).toContainText("Occupied");

  // The notification of the first check-in must not cover the dialog of the second.
  await button(page, `Check in, room ${next.number}`).tap();
  const asked = page.getByRole("alertdialog", { name: "Check in Wassila Guerroudj?" });
  await expect(asked).toBeVisible();
  const hidden = () =>
    asked.evaluate(({ firstElementChild: sheet, lastElementChild: notices }) => {
      if (!sheet || !notices) throw new Error("the dialog is empty");
      return notices.getBoundingClientRect().bottom - sheet.getBoundingClientRect().top;
    });
  await expect.poll(hidden).toBeLessThanOrEqual(0);
  await button(asked, "Cancel").tap();
  await expect(asked).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await button(page, "New booking").tap();
  await expect(page.getByRole("dialog", { name: "New booking" })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("FOL-03 X-06 on a phone a notification covers no button of the folio", async ({
  open,
  desk,
}) => {
  const room = await desk.readyRoom();
  const { id } = await desk.book(room, "Salim Guerroudj", { checkInNow: true });
  const page = await open("frontdesk", phone);
  await page.goto(`/hotel/${desk.hotelId}/dashboard?booking=${id}&panel=folios`);
  const folio = page.getByRole("dialog", { name: /Folio Manager/ });
  await button(folio, "Post Payment").tap();
  const form = page.getByRole("dialog", { name: "Post Payment" });
  await form.getByLabel("Amount (DA)").fill("500");
  await button(form, "Post Payment").tap();
  await expect(form).toHaveCount(0);
  await expect(folio.getByRole("region", { name: "Notifications" })).toBeVisible();
  const covered = await folio.evaluate((dialog) =>
    [...dialog.querySelectorAll("header button, footer button")]
      .filter((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return !each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map(({ textContent }) => textContent),
  );
  expect(covered).toEqual([]);
});

test("HK-01 X-06 on a phone a housekeeper sets rooms Clean, with one tap or with the form", async ({
  open,
  desk,
}) => {
  const room = await desk.readyRoom();
  await desk.setStatus(room.id, "Dirty");
  const page = await open("housekeeping", phone);
  await page.goto("/");
  await expect(housekeepingCard(page, room.number)).toContainText("Dirty");
  await expectNoSidewaysScroll(page);
  await button(page, `Mark clean: room ${room.number}`).tap();
  await expect(page.getByText(`Room ${room.number}: Clean`)).toBeVisible();
  await expect.poll(() => statusOf(room.id)).toBe("Clean");

  await button(page, "All").tap();
  await housekeepingCard(page, room.number).getByRole("button").first().tap();
  const dialog = page.getByRole("dialog", { name: new RegExp(`Room ${room.number}`) });
  await dialog.getByText("Inspected", { exact: true }).tap();
  await dialog.getByLabel("Assigned housekeeper").fill("Samia");
  await expectNoSidewaysScroll(page);
  await button(dialog, "Save").tap();
  await expect(dialog).toBeHidden();
  await expect(housekeepingCard(page, room.number)).toContainText("Inspected");
  await expect(housekeepingCard(page, room.number)).toContainText("Assigned to Samia");
  await expect.poll(() => statusOf(room.id)).toBe("Inspected");

  async function statusOf(roomId: string) {
    return (await desk.grid()).rooms.find(({ id }) => id === roomId)?.housekeepingStatus;
  }
});
