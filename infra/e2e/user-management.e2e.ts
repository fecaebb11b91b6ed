import type { HotelUserList } from "@funduq/shared-types/contracts/user";
import type { Page } from "@playwright/test";
import { password as demoPassword } from "./accounts.ts";
import { linkMailedTo, newEmail } from "./support/mails.ts";
import type { Newcomer, NewcomerPlan } from "./support/newcomers.ts";
import { makeOwnHotel } from "./support/own-hotel.ts";
import { button, switchTo, viewLinks } from "./support/screens.ts";
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

  test("AUTH-19 X-06 all buttons of people with long e-mails are in sight on a tablet and a small laptop", async ({
    open,
    call,
    hire,
  }) => {
    const chief = await hire({});
    const { hotelId } = await makeOwnHotel([chief]);
    const signedIn = await chief.signIn();
    const email = newEmail("a.very.long.name.of.a.receptionist");
    const invited = { email, displayName: "Zohra Amrani Benabdelkader", sections: ["pos"] };
    await (await call(signedIn)).send("POST", `/hotels/${hotelId}/users`, invited);
    for (const width of [1024, 1200]) {
      const page = await open(signedIn, { viewport: { width, height: 768 } });
      await page.goto(`/hotel/${hotelId}/user-management`);
      for (const name of [/^Edit Zohra/, /^Resend invitation/, /^Disable Zohra/])
        await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    }
  });

  test("AUTH-17 NA-07 a receptionist is given the night audit on an open screen, and loses it there", async ({
    open,
    call,
    hire,
  }) => {
    const [chief, clerk] = [await hire({}), await hire({})];
    const { hotelId } = await makeOwnHotel([chief, clerk]);
    const admin = await call(await chief.signIn());
    const { users } = await admin.get<HotelUserList>(`/hotels/${hotelId}/users`);
    const place = users.find(({ email }) => email === clerk.email);
    if (!place) throw new Error("the clerk has no place in the hotel");
    const { displayName, status, version } = place;
    const body = { displayName, role: "front-office", sections: [], status, version };
    await admin.send("PUT", `/hotels/${hotelId}/users/${place.id}`, body);

    const desk = await open(await clerk.signIn());
    await desk.goto(`/hotel/${hotelId}/dashboard`);
    await expect(desk.getByRole("grid")).toBeVisible();
    await expect(viewLinks(desk, "Night Audit")).toHaveCount(0);

    const page = await open(await chief.signIn());
    await page.goto(`/hotel/${hotelId}/user-management#search=${clerk.email}`);
    const setRight = async (isGiven: boolean) => {
      await button(page, "Edit Meriem Saadi").click();
      const dialog = page.getByRole("dialog", { name: "Edit Meriem Saadi" });
      await dialog.getByLabel("Night audit").setChecked(isGiven);
      await button(dialog, "Save").click();
      await expect(dialog).toBeHidden();
    };
    await setRight(true);
    const row = page.getByRole("row", { name: new RegExp(clerk.email) });
    await expect(row).toContainText("Night audit");
    await desk.getByRole("link", { name: "Go to the night audit" }).click();
    await expect(desk.getByRole("heading", { level: 1, name: "Night Audit" })).toBeVisible();
    await button(desk, "Start Night Audit Process").click();
    await desk.getByRole("alertdialog").getByRole("textbox").fill("10-04-2026");
    await button(desk, "Close the day").click();
    await expect(desk.getByText("Night Audit completed successfully.")).toBeVisible();
    await expect(button(desk, "Report of 10-04-2026"), "reports are not part of it").toBeHidden();

    await setRight(false);
    await expect(desk).toHaveURL(`/hotel/${hotelId}/dashboard`);
    await expect(desk.getByRole("link", { name: "Go to the night audit" })).toBeHidden();
    await expect(viewLinks(desk, "Night Audit")).toHaveCount(0);
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
