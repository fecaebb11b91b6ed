import type { Locator, Page } from "@playwright/test";
import { type Account, emailOf, password } from "./accounts.ts";
import { openRequests } from "./support/call-api.ts";
import { idOfHotel } from "./support/newcomers.ts";
import { button, viewLinks } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

type Role = {
  account: Account;
  /** The start page, below `/hotel/{hotelId}` (AUTH-12). */
  home: string;
  /** The switcher's enabled entries, and the disabled ones with the reason (AUTH-14). */
  opens: string[];
  closed: string[];
  /** URLs that redirect to the start page (AUTH-11, AUTH-15, AUTH-16). */
  ledHome: string[];
};

const all = ["Commercial", "Front Office", "Housekeeping", "POS Manager", "POS Sales", "Kitchen"];
const managed = [...all, "User Management", "Rate Manager", "Night Audit", "Reports"];
const adminOnly = [
  "user-management",
  "audit-trail",
  "rate-manager",
  "night-audit",
  "create-group",
  "reports",
];

const roles: Role[] = [
  { account: "admin", home: "dashboard", opens: managed, closed: [], ledHome: [] },
  { account: "manager", home: "dashboard", opens: managed, closed: [], ledHome: [] },
  {
    account: "frontdesk",
    home: "dashboard",
    opens: ["Front Office", "POS Sales", "Kitchen"],
    closed: ["Housekeeping", "POS Manager"],
    ledHome: ["housekeeping", "pos-manager", "commercial", ...adminOnly],
  },
  {
    account: "commercial",
    home: "commercial",
    opens: ["Commercial"],
    closed: ["Front Office", "Housekeeping", "POS Manager", "POS Sales"],
    ledHome: ["dashboard", "housekeeping", "pos-manager", "pos-sales", "pos-kitchen", ...adminOnly],
  },
  {
    account: "housekeeping",
    home: "housekeeping",
    opens: ["Housekeeping"],
    closed: ["Front Office", "POS Manager", "POS Sales"],
    ledHome: ["dashboard", "commercial", "pos-manager", "pos-sales", "pos-kitchen", ...adminOnly],
  },
  {
    account: "pos",
    home: "pos-sales",
    opens: ["POS Sales", "Kitchen"],
    closed: ["Front Office", "Housekeeping", "POS Manager"],
    // For an employee reports and night audit are sections: the screen says that it is missing (AUTH-13).
    ledHome: ["commercial", "user-management", "audit-trail", "rate-manager", "create-group"],
  },
];

async function signInAs(page: Page, account: Account) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(emailOf(account));
  await page.getByLabel("Password", { exact: true }).fill(password);
  await button(page, "Log in").click();
}

const entry = (page: Page, view: string): Locator => viewLinks(page, new RegExp(`^${view}`));

/** Logs out, and checks that a copy of the cookie is no longer valid. */
async function logOut(page: Page, origin: string) {
  const before = await page.context().storageState();
  await button(page, "Log out").click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("heading", { name: "Hotel PMS Login" })).toBeVisible();
  const stolen = await openRequests(origin, before);
  expect((await stolen.get("/api/session")).status()).toBe(401);
  await stolen.dispose();
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/login");
}

for (const { account, home, opens, closed, ledHome } of roles)
  test(`AUTH-03 AUTH-11 AUTH-12 AUTH-14 AUTH-16 ${account} starts on ${home}, sees the permitted views, is redirected from others, logs out`, async ({
    page,
    origin,
  }) => {
    const hotelId = await idOfHotel("first");
    const homePath = `/hotel/${hotelId}/${home}`;
    await signInAs(page, account);
    await expect(page).toHaveURL(homePath);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    await expect(viewLinks(page)).toHaveCount(opens.length + closed.length);
    for (const view of opens) await expect(entry(page, view)).toBeEnabled();
    for (const view of closed) {
      await expect(entry(page, view)).toBeDisabled();
      await expect(entry(page, view)).not.toHaveText(view);
    }

    for (const view of ledHome) {
      await page.goto(`/hotel/${hotelId}/${view}`);
      await expect(page, view).toHaveURL(homePath);
    }
    await page.goto("/");
    await expect(page).toHaveURL(homePath);
    await page.goto("/setup-hotel/new");
    await expect(page).toHaveURL(homePath);
    await logOut(page, origin);
  });

test("AUTH-03 AUTH-14 AUTH-16 the super admin starts on the list of hotels and opens every view of the selected one", async ({
  page,
  origin,
}) => {
  await signInAs(page, "super");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Hotels" })).toBeVisible();
  await expect(viewLinks(page)).toHaveText(["System Admin"]);
  await page.goto("/dashboard");
  await expect(page.getByText("Select a hotel first.")).toBeVisible();
  // The list has the first hotels by name, and other journeys make some.
  await page.getByLabel("Search hotels by name or city").fill("Nour El Bahr");
  await button(page, "Hôtel Nour El Bahr").click();
  await expect(page.getByRole("grid")).toBeVisible();
  for (const view of ["System Admin", ...managed]) await expect(entry(page, view)).toBeEnabled();
  await page.goto("/setup-hotel/new");
  await expect(page).toHaveURL("/setup-hotel/new");
  await logOut(page, origin);
});

test("AUTH-12 a POS manager starts on the POS manager view", async ({ open, hire }) => {
  const { signIn, hotelId } = await hire({ role: "pos-manager" });
  const page = await open(await signIn());
  await page.goto("/");
  await expect(page).toHaveURL(`/hotel/${hotelId}/pos-manager`);
  await expect(entry(page, "POS Sales")).toBeEnabled();
});

test("AUTH-12 AUTH-13 an employee opens permitted sections; others show which section is missing", async ({
  open,
  hire,
}) => {
  const { signIn, hotelId } = await hire({
    role: "employee",
    sections: ["housekeeping", "pos"],
  });
  const page = await open(await signIn());
  await page.goto("/");
  await expect(page).toHaveURL(`/hotel/${hotelId}/housekeeping`);
  await expect(entry(page, "POS Sales")).toBeEnabled();
  await page.goto(`/hotel/${hotelId}/dashboard`);
  await expect(page.getByText("Access denied for section: Front Office")).toBeVisible();
  await button(page, "Go to my start page").click();
  await expect(page).toHaveURL(`/hotel/${hotelId}/housekeeping`);
});

test.describe("an account without permissions", () => {
  test.use({ expectedErrors: /403.*\/api\/session/ });

  test("AUTH-04 an account without a hotel sees whom to contact", async ({ page, hire }) => {
    const { email } = await hire({});
    await page.goto("/login");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await button(page, "Log in").click();
    await expect(
      page.getByText("Your account has no hotel access yet. Contact an admin."),
    ).toBeVisible();
  });
});

test("AUTH-02 a wrong email or password shows an error and keeps the email", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "Hotel PMS Login" })).toBeVisible();
  await page.getByLabel("Email").fill("nobody@funduq.test");
  await page.getByLabel("Password", { exact: true }).fill("wrong");
  await button(page, "Log in").click();
  await expect(page.getByText("No account for that email.")).toBeVisible();
  await page.getByLabel("Email").fill(emailOf("manager"));
  await button(page, "Log in").click();
  await expect(page.getByText("Incorrect password.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(emailOf("manager"));
});

test("AUTH-11 AUTH-16 a signed-out user sees only the login page", async ({ page }) => {
  const hotelId = await idOfHotel("first");
  for (const path of ["/", "/dashboard", `/hotel/${hotelId}/dashboard`, "/setup-hotel/new"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/login");
  }
});
