import { expect, test } from "@playwright/test";
import { accounts, emailOf, password, sessionOf } from "./accounts.ts";

/** Each account signs in once, as a person does; the journeys open browsers with its session. */
for (const account of accounts) {
  test(`AUTH-03 ${account} signs in and leaves the login page`, async ({ page }) => {
    await page.goto("/login");
    await page.getByLabel("Email").fill(emailOf(account));
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page).not.toHaveURL(/\/login/);
    await page.context().storageState({ path: sessionOf(account) });
  });
}
