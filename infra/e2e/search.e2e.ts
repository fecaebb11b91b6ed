import { expect, test } from "./support/test.ts";

const field = "main header input[role=combobox]";

test("FO-11 FO-12 FO-13 a future stay is found by name, in either script, and by phone, and opens", async ({
  open,
  desk,
}) => {
  const from = desk.day(40);
  const room = await desk.roomFor(from, 2);
  const { id } = await desk.book(room, "Zakaria Benrahma", {
    checkInDate: from,
    checkOutDate: desk.day(42),
    guests: [{ guest: { fullName: "Zakaria Benrahma", phone: "0799 41 17 03" }, isPrimary: true }],
  });
  const page = await open("frontdesk");
  await page.goto("/dashboard");
  await expect(page.getByRole("grid")).toBeVisible();
  for (const typed of ["benrah", "0799 41 17", "زكريا"]) {
    await page.keyboard.press("F3");
    await expect(page.locator(field)).toBeFocused();
    await page.keyboard.type(typed);
    const option = page.getByRole("option", { name: /Zakaria Benrahma/ });
    await expect(option).toContainText(`Room ${room.number} |`);
    await expect(option.locator("[data-dot=expected]")).toBeVisible();
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await expect(option).toBeHidden();
  }
  await page.keyboard.type("benrah");
  await expect(page.getByRole("option", { name: /Zakaria Benrahma/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: /Zakaria Benrahma/ })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`booking=${id}`));
});
