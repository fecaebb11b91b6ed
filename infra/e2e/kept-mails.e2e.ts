import { violationsOf } from "./support/axe.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const password = "quarante-deux dattes";

test.describe("a sign-in link opened in a browser where another user is signed in", () => {
  // The first tab reads the session again and gets 409, because another user has signed in.
  test.use({ expectedErrors: /status of 409/ });

  test("AUTH-09 AUTH-06 an invited user finishes the sign-in with the link on the page of stored mails", async ({
    open,
    hire,
  }) => {
    const admin = await hire({ role: "hotel-admin" });
    const email = `kept-${crypto.randomUUID()}@hotel.test`;
    const people = await open(await admin.signIn());
    await people.goto(`/hotel/${admin.hotelId}/user-management`);
    await button(people, "Add user").click();
    const form = people.getByRole("dialog", { name: "Add user" });
    await form.getByLabel("Email").fill(email);
    await form.getByLabel("Front office").check();
    await button(form, "Send invitation").click();
    await expect(people.getByText(`An invitation goes to ${email}.`)).toBeVisible();

    const boss = await hire({ isSuperAdmin: true });
    const page = await open(await boss.signIn());
    await page.goto("/");
    await button(page, "Kept mails").click();
    await expect(page).toHaveURL("/mails");
    const row = page.getByRole("row", { name: new RegExp(email) });
    await expect(async () => {
      await button(page, "Refresh").click();
      await expect(row).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await row.getByText(email).click();
    const mail = page.getByRole("dialog");
    await expect(mail).toContainText("open this link to sign in");
    expect(await violationsOf(page, "html", "light")).toEqual([]);

    const opened = page.waitForEvent("popup");
    await mail.getByRole("link", { name: "Follow the sign-in link" }).click();
    const finish = await opened;
    await finish.getByLabel("Email", { exact: true }).fill(email);
    await button(finish, "Continue").click();
    await finish.getByLabel("New password", { exact: true }).fill(password);
    await finish.getByLabel("Repeat the password", { exact: true }).fill(password);
    await button(finish, "Set password").click();
    await expect(finish.getByText("Your password is set.")).toBeVisible();
    await finish.getByRole("link", { name: "Continue to Hotel PMS" }).click();
    await expect(finish).toHaveURL(new RegExp(`/hotel/${admin.hotelId}/dashboard`));
  });
});

test("AUTH-16 only super admins can open the page of stored mails", async ({ open, hire }) => {
  const admin = await hire({ role: "hotel-admin" });
  const page = await open(await admin.signIn());
  await page.goto("/mails");
  await expect(page).toHaveURL(`/hotel/${admin.hotelId}/dashboard`);
});
