import type { Page } from "@playwright/test";
import { password as demoPassword } from "./accounts.ts";
import { linkMailedTo, newEmail } from "./support/mails.ts";
import type { Newcomer, NewcomerPlan } from "./support/newcomers.ts";
import { button, switchTo } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

type Cast = {
  open(who: Awaited<ReturnType<Newcomer["signIn"]>>): Promise<Page>;
  hire(plan: NewcomerPlan): Promise<Newcomer>;
};

/** Signs in a new front office user on the dashboard. */
async function clerkAtDesk({ open, hire }: Cast) {
  const clerk = await hire({ role: "front-office" });
  const desk = await open(await clerk.signIn());
  await desk.goto("/dashboard");
  await expect(desk.getByRole("grid")).toBeVisible();
  return { clerk, desk };
}

test.describe("user management", () => {
  test.use({ expectedErrors: /status of 40[13]/ });

  test("USR-01 USR-02 USR-03 an admin invites a user, who gets the mail", async ({ open }) => {
    const page = await open("admin");
    await page.goto("/dashboard");
    await switchTo(page, "User Management");
    await expect(page.getByRole("heading", { name: "User Management" })).toBeVisible();
    await button(page, "Add user").click();
    const dialog = page.getByRole("dialog", { name: "Add user" });
    const email = newEmail("zohra");
    await dialog.getByLabel("Email").fill(email.toUpperCase());
    await dialog.getByLabel("Name").fill("Zohra Amrani");
    await dialog.getByLabel("Housekeeping").check();
    await button(dialog, "Send invitation").click();
    await expect(dialog).toBeHidden();
    const row = page.getByRole("row", { name: new RegExp(email) });
    await expect(row).toContainText("Zohra Amrani");
    await expect(row).toContainText("Invited");
    await linkMailedTo(email);
  });

  test("USR-02 AUTH-17 an admin changes a user's role, and the user's open screen updates", async ({
    open,
    hire,
  }) => {
    const { clerk, desk } = await clerkAtDesk({ open, hire });
    const page = await open("admin");
    await page.goto(`/hotel/${clerk.hotelId}/user-management#search=${clerk.email}`);
    await button(page, "Edit Meriem Saadi").click();
    const dialog = page.getByRole("dialog", { name: "Edit Meriem Saadi" });
    await expect(dialog.getByLabel("Email")).not.toBeEditable();
    await dialog.getByLabel("Role").selectOption("Employee");
    await dialog.getByLabel("Housekeeping").check();
    await button(dialog, "Save").click();
    await expect(page.getByText("Meriem Saadi is saved.")).toBeVisible();
    const row = page.getByRole("row", { name: new RegExp(clerk.email) });
    await expect(row).toContainText("Employee");
    await expect(row).toContainText("Housekeeping");
    await expect(desk.getByText("Access denied for section: Front Office")).toBeVisible();
    await expect(desk.getByRole("grid")).toHaveCount(0);
    await switchTo(desk, "Housekeeping");
    await expect(desk).toHaveURL(`/hotel/${clerk.hotelId}/housekeeping`);
  });

  test("AUTH-19 USR-04 a disabled user is signed out at once, and other admins' lists show it", async ({
    open,
    hire,
  }) => {
    const { clerk, desk } = await clerkAtDesk({ open, hire });
    const admin = await open("admin");
    const manager = await open("manager");
    for (const page of [admin, manager]) {
      await page.goto(`/hotel/${clerk.hotelId}/user-management`);
      await page.getByRole("searchbox").fill(clerk.email);
      await expect(page.getByRole("row", { name: new RegExp(clerk.email) })).toContainText(
        "Active",
      );
    }
    await button(admin, "Disable Meriem Saadi").click();
    const question = admin.getByRole("alertdialog", { name: "Disable Meriem Saadi?" });
    await button(question, "Disable").click();

    await expect(desk.getByRole("dialog", { name: "Please sign in again" })).toBeVisible();
    for (const page of [admin, manager])
      await expect(page.getByRole("row", { name: new RegExp(clerk.email) })).toContainText(
        "Disabled",
      );
    await desk.getByLabel("Password", { exact: true }).fill(demoPassword);
    await desk.keyboard.press("Enter");
    await expect(desk.getByText(/no hotel access yet/)).toBeVisible();

    await button(manager, "Enable Meriem Saadi").click();
    await expect(admin.getByRole("row", { name: new RegExp(clerk.email) })).toContainText("Active");
    await desk.getByLabel("Password", { exact: true }).fill(demoPassword);
    await desk.keyboard.press("Enter");
    await expect(desk.getByRole("dialog")).toBeHidden();
  });
});
