import { test } from "@playwright/test";
import { accounts, emailOf, password, sessionOf } from "./accounts.ts";
import { installationAt, WORKERS } from "./installations.ts";
import { signIn } from "./support/call-api.ts";
import { withoutDisk } from "./support/database.ts";

test.describe.configure({ mode: "parallel" });

/** Signs in each account once per installation; tests reuse the sessions. */
for (let index = 0; index < WORKERS; index += 1)
  test(`AUTH-03 the demo's users sign in to installation ${index}`, async () => {
    await withoutDisk(index);
    const installation = installationAt(index);
    for (const account of accounts)
      await signIn(
        installation.origin,
        emailOf(account),
        password,
        sessionOf(account, installation),
      );
  });
