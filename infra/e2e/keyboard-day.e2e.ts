import { roomCard } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test("X-06 BK-01 BK-11 BK-13 FOL-04 FOL-05 a day at the front desk by keyboard only: walk-in, check-in, charge, payment, check-out", async ({
  open,
  desk,
}) => {
  test.slow();
  const walkedInto = await desk.readyRoom();
  const reserved = await desk.readyRoom();
  await desk.book(reserved, "Hakima Boudiaf");
  const page = await open("frontdesk");
  const keys = page.keyboard;
  await page.goto("/dashboard");
  await expect(roomCard(page, reserved.number)).toContainText("Hakima Boudiaf");
  await page.evaluate(forbidTheMouse);

  /** Presses Tab until the button has the focus. */
  async function tabTo(name: RegExp | string) {
    const wanted = page.getByRole("button", {
      name,
      ...(typeof name === "string" && { exact: true }),
    });
    for (let step = 0; step < 40; step += 1) {
      if (await wanted.last().evaluate((element) => element === document.activeElement)) return;
      await keys.press("Tab");
    }
    throw new Error(`no Tab leads to ${name}`);
  }

  /** Opens a room by its number in the command palette. */
  async function openRoom(number: string) {
    await keys.press("Control+k");
    await expect(page.locator("dialog[open]").last().getByRole("combobox")).toBeFocused();
    await keys.type(number);
    await expect(page.locator("dialog [role=option]").first()).toContainText(number);
    await keys.press("Enter");
  }

  await test.step("walk-in", async () => {
    await openRoom(walkedInto.number);
    await expect(page.getByRole("combobox", { name: "Guest" })).toBeFocused();
    await keys.type("Walid Sahraoui");
    await expect(page.getByLabel("Rate plan")).toContainText("Public Rate");
    await keys.press("Control+Enter");
    await expect(roomCard(page, walkedInto.number)).toContainText("Occupied");
    await expect(page.getByRole("dialog", { name: /^Walid Sahraoui is in room/ })).toBeVisible();
    await keys.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("check-in", async () => {
    await openRoom(reserved.number);
    await expect(page.getByRole("dialog", { name: /Hakima Boudiaf/ })).toBeVisible();
    await tabTo("Check in");
    await keys.press("Enter");
    await expect(page.getByRole("alertdialog", { name: "Check in Hakima Boudiaf?" })).toBeVisible();
    await keys.press("Control+Enter");
    await expect(roomCard(page, reserved.number)).toContainText("Occupied");
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  });

  await test.step("charge", async () => {
    await openRoom(reserved.number);
    await expect(page.getByRole("dialog", { name: /Hakima Boudiaf/ })).toBeVisible();
    await keys.press("F9");
    await expect(page.getByRole("dialog", { name: /Folio Manager/ })).toBeVisible();
    await tabTo("Post Charge");
    await keys.press("Enter");
    await expect(page.getByLabel("Description")).toBeFocused();
    await keys.type("Pressing");
    await keys.press("Tab");
    await keys.press("Tab");
    await keys.type("850");
    await keys.press("Control+Enter");
    await expect(page.getByText("Charge posted successfully!")).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Post Charge" })).toBeHidden();
  });

  await test.step("payment", async () => {
    await keys.press("F9");
    await expect(page.getByRole("dialog", { name: "Post Payment" })).toBeVisible();
    await keys.type("850");
    await keys.press("Enter");
    await expect(page.getByText("Payment posted successfully!")).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Post Payment" })).toBeHidden();
    await keys.press("Escape");
    await expect(page.getByRole("dialog", { name: /Folio Manager/ })).toBeHidden();
  });

  await test.step("check-out", async () => {
    await tabTo("Check out");
    await keys.press("Enter");
    const departure = page.getByRole("alertdialog", { name: "Check out Hakima Boudiaf" });
    await expect(departure).toBeVisible();
    await tabTo("Post room charge");
    await keys.press("Enter");
    await expect(page.getByText("Room charge posted.")).toBeVisible();
    await expect(departure.getByRole("button", { name: "Pay and check out" })).toBeFocused();
    await keys.press("Enter");
    await expect(roomCard(page, reserved.number)).toContainText("Dirty");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  expect(await page.evaluate(() => window.mouseWasUsed)).toBe(false);
});

declare global {
  interface Window {
    mouseWasUsed?: boolean;
  }
}

/** Runs in the page: records pointer input. */
function forbidTheMouse(): void {
  window.mouseWasUsed = false;
  window.addEventListener("pointerdown", () => {
    window.mouseWasUsed = true;
  });
}
