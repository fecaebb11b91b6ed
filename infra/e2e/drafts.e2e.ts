import type { Page } from "@playwright/test";
import { password } from "./accounts.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

/** Fills the new-booking form, and accepts the browser's `beforeunload` dialog. */
async function halfFilled(page: Page) {
  page.on("dialog", (question) => void question.accept());
  await page.goto("/dashboard");
  await button(page, "New booking").click();
  const dialog = page.getByRole("dialog", { name: "New booking" });
  await dialog.getByRole("combobox", { name: "Guest" }).fill("Zohra Amrani");
  await dialog.getByLabel("Comments").fill("Near the lift");
  return dialog;
}

test("X-02 the draft of a booking is restored after a reload and after the back button", async ({
  open,
}) => {
  const page = await open("frontdesk");
  const dialog = await halfFilled(page);

  await page.reload();
  await expect(dialog.getByText("What you had typed before is back.")).toBeVisible();
  await expect(dialog.getByRole("combobox", { name: "Guest" })).toHaveValue("Zohra Amrani");
  await expect(dialog.getByLabel("Comments")).toHaveValue("Near the lift");

  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await page.goBack();
  await button(question, "Stay here").click();
  await expect(dialog.getByLabel("Comments")).toHaveValue("Near the lift");
  await page.goBack();
  await button(question, "Leave").click();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog.getByLabel("Comments")).toHaveValue("Near the lift");
  await button(dialog, "Start over").click();
  await expect(dialog.getByLabel("Comments")).toHaveValue("");
  await expect(dialog.getByRole("combobox", { name: "Guest" })).toHaveValue("");
});

test("X-02 a discarded draft is not restored", async ({ open }) => {
  const page = await open("frontdesk");
  const dialog = await halfFilled(page);
  await page.keyboard.press("Escape");
  await expect(dialog.getByText("Discard what you typed?")).toBeVisible();
  await button(dialog, "Discard").click();
  await expect(dialog).toBeHidden();

  await button(page, "New booking").click();
  await expect(dialog.getByLabel("Comments")).toHaveValue("");
});

test("X-07 the next user of the browser does not see the draft", async ({ open, hire }) => {
  const first = await hire({ role: "front-office" });
  const page = await open(await first.signIn());
  await halfFilled(page);
  await page.goto("/dashboard");
  await button(page, "Log out").click();
  await expect(page.getByLabel("Email")).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toContain("Zohra");

  const second = await hire({ role: "front-office" });
  await page.getByLabel("Email").fill(second.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await button(page, "Log in").click();
  await button(page, "New booking").click();
  const dialog = page.getByRole("dialog", { name: "New booking" });
  await expect(dialog.getByLabel("Comments")).toHaveValue("");
});
