import { expect, test } from "@playwright/test";
import { accounts, emailOf, password, sessionOf } from "./accounts.ts";
import { installationAt, WORKERS } from "./installations.ts";

test.describe.configure({ mode: "parallel" });

/** Each account signs in once on each installation; the journeys open browsers with its session. */
for (let index = 0; index < WORKERS; index += 1)
  for (const account of accounts)
    test(`AUTH-03 ${account} signs in to installation ${index} and leaves the login page`, async ({
      page,
    }) => {
      const installation = installationAt(index);
      await page.goto(`${installation.origin}/login`);
      await page.getByLabel("Email").fill(emailOf(account));
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Log in" }).click();
      await expect(page).not.toHaveURL(/\/login/);
      await page.context().storageState({ path: sessionOf(account, installation) });
    });
