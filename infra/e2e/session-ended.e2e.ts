import { emailOf, password } from "./accounts.ts";
import type { Caller } from "./support/call-api.ts";
import type { Newcomer } from "./support/newcomers.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

async function setStatus(admin: Caller, who: Newcomer, status: "active" | "disabled") {
  await admin.send("PUT", `/hotels/${who.hotelId}/users/${who.hotelUserId}/status`, { status });
}

test.describe("an ended session", () => {
  test.use({ expectedErrors: /status of 40[13]/ });

  test("AUTH-19 a disabled user is signed out at once; after signing in again the input is still there", async ({
    open,
    hire,
    call,
  }) => {
    const clerk = await hire({ role: "front-office" });
    const admin = await call("admin");
    const page = await open(await clerk.signIn());
    await page.goto("/dashboard");
    await button(page, "New booking").click();
    const dialog = page.getByRole("dialog", { name: "New booking" });
    await dialog.getByRole("combobox", { name: "Guest" }).fill("Zohra Amrani");
    await dialog.getByLabel("Comments").fill("Near the lift");

    await setStatus(admin, clerk, "disabled");
    const again = page.getByRole("dialog", { name: "Please sign in again" });
    await expect(again).toBeVisible();
    await again.getByLabel("Password").fill(password);
    await button(again, "Log in").click();
    await expect(again.getByRole("alert")).toBeVisible();

    await setStatus(admin, clerk, "active");
    await again.getByLabel("Password").fill(password);
    await button(again, "Log in").click();
    await expect(again).toBeHidden();
    await expect(page.getByText("Live", { exact: true })).toBeVisible();
    await expect(dialog.getByRole("combobox", { name: "Guest" })).toHaveValue("Zohra Amrani");
    await expect(dialog.getByLabel("Comments")).toHaveValue("Near the lift");
    await expect(dialog.getByLabel("Room", { exact: true })).toBeEnabled();
  });

  test("AUTH-04 AUTH-19 a disabled user can't sign in", async ({ open, hire, call }) => {
    const clerk = await hire({ role: "housekeeping" });
    await setStatus(await call("admin"), clerk, "disabled");
    const page = await open();
    await page.goto("/login");
    await page.getByLabel("Email").fill(clerk.email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await button(page, "Log in").click();
    await expect(page.getByText(/no hotel access yet. Contact an admin./)).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(clerk.email);
  });
});

test.describe("two users of one browser", () => {
  test.use({ expectedErrors: /status of 409/ });

  test("X-07 after another user signs in, the first user's tab switches to the new session and clears the first user's data", async ({
    open,
    hire,
  }) => {
    const clerk = await hire({ role: "front-office" });
    const first = await open(await clerk.signIn());
    await first.goto("/dashboard");
    await button(first, "New booking").click();
    const dialog = first.getByRole("dialog", { name: "New booking" });
    await dialog.getByLabel("Comments").fill("Near the lift");

    // A second user signs in, in a second tab of the same browser, while the first is still signed in.
    const second = await first.context().newPage();
    // A page that asks for nothing of the first user, so that no answer comes after the sign-in.
    await second.goto("/finish-signin");
    await expect(second.getByRole("heading", { name: "This link can no longer" })).toBeVisible();
    await second.evaluate(
      async (body) => {
        await fetch("/api/session", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        });
      },
      { email: emailOf("admin"), password },
    );
    await second.goto("/dashboard");
    await expect(second.getByText("Signed in as Karim Haddad")).toBeVisible();

    await expect(first.getByText("Signed in as Karim Haddad")).toBeVisible();
    await expect(first.getByText(/has signed in in this browser/)).toBeVisible();
    await expect(first.getByText("Near the lift")).toHaveCount(0);
  });
});
