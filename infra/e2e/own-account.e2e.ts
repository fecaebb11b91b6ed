import { linkMailedTo, mailTo } from "./support/mails.ts";
import { makeOwnHotel } from "./support/own-hotel.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test.use({ expectedErrors: /status of 40[1349]/ });
test.setTimeout(120_000);

test("X-07 AUTH-19 a user who is added to a second hotel gets a notice, leaves it, and ends all other sessions", async ({
  open,
  hire,
  call,
}) => {
  const clerk = await hire({ role: "front-office" });
  const boss = await hire({ role: "employee", sections: ["extra"] });
  const { hotelId, name } = await makeOwnHotel([boss]);
  const [desk, tablet] = [await open(await clerk.signIn()), await open(await clerk.signIn())];
  await desk.goto("/dashboard");
  await expect(desk.getByRole("grid")).toBeVisible();

  const caller = await call(await boss.signIn());
  await caller.send("POST", `/hotels/${hotelId}/users`, {
    email: clerk.email,
    displayName: "Meriem Saadi",
    role: "housekeeping",
  });
  const mail = await mailTo(clerk.email);
  expect(mail).toContain(`the hotel ${name} was added to your Funduq account.`);
  expect(mail).toMatch(/^https?:\S+\/login$/m);
  expect(mail).not.toContain("finish-signin");

  const said = `${name} was added to your account. Your role there: Housekeeping.`;
  await desk.reload();
  await expect(desk.getByText(said)).toBeVisible();
  await tablet.goto("/dashboard");
  await expect(tablet.getByText(said)).toBeVisible();
  await button(tablet, "All right").click();
  await expect(tablet.getByText(said)).toHaveCount(0);
  await desk.reload();
  await expect(desk.getByRole("grid")).toBeVisible();
  await expect(desk.getByText(said)).toHaveCount(0);

  const users = await open(await boss.signIn());
  await users.goto(`/hotel/${hotelId}/user-management`);
  const row = users.getByRole("row", { name: new RegExp(clerk.email) });
  await expect(row).toContainText("Active");
  await tablet.goto(`/hotel/${hotelId}/housekeeping`);
  await expect(tablet.getByRole("article").first()).toBeVisible();

  await button(tablet, "Your account").click();
  const account = tablet.getByRole("dialog", { name: "Your account" });
  await expect(account.getByText(clerk.email)).toBeVisible();
  await button(account, `Leave ${name}`).click();
  const question = tablet.getByRole("alertdialog", { name: `Leave ${name}?` });
  await button(question, "Leave hotel").click();
  await expect(tablet.getByText(`You have left ${name}.`)).toBeVisible();
  await expect(tablet).toHaveURL(`/hotel/${clerk.hotelId}/dashboard`);
  await expect(tablet.getByRole("grid")).toBeVisible();
  await expect(tablet.locator("dialog[open]")).toHaveCount(0);
  await expect(row).toContainText("Disabled");

  await button(tablet, "Your account").click();
  await expect(account.getByText(name)).toHaveCount(0);
  await button(account, "Sign out of all other devices").click();
  await button(tablet.getByRole("alertdialog"), "Sign out").click();
  await expect(tablet.getByText("1 other device was signed out.")).toBeVisible();
  await expect(desk.getByRole("dialog", { name: "Please sign in again" })).toBeVisible();
  await tablet.reload();
  await expect(tablet.getByRole("grid")).toBeVisible();
});

test("SYS-06 the last admin of a hotel cannot leave it and sees the reason", async ({
  open,
  hire,
}) => {
  const boss = await hire({ role: "employee", sections: ["extra"] });
  const { name, hotelId } = await makeOwnHotel([boss]);
  const page = await open(await boss.signIn());
  await page.goto(`/hotel/${hotelId}/user-management`);
  await button(page, "Your account").click();
  await button(page, `Leave ${name}`).click();
  await button(page, "Leave hotel").click();
  await expect(page.getByRole("alertdialog")).toContainText("This is the hotel's last admin.");
  await page.keyboard.press("Escape");
  await expect(button(page, `Leave ${name}`)).toBeFocused();
});

test("SYS-06 a super admin appoints another one, who can open every hotel at once, and revokes the right", async ({
  open,
  hire,
}) => {
  const clerk = await hire({ role: "front-office" });
  const theirs = await open(await clerk.signIn());
  const page = await open(await (await hire({ isSuperAdmin: true })).signIn());
  await page.goto("/");
  await button(page, "Name a super admin").click();
  await page.getByRole("dialog").getByLabel("Email").fill(clerk.email);
  await page.keyboard.press("Enter");
  await page.getByRole("alertdialog").getByRole("textbox").fill(clerk.email);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${clerk.email} is a super admin.`)).toBeVisible();
  await theirs.goto("/");
  await expect(theirs.getByRole("heading", { name: "Hotels" })).toBeVisible();

  const line = page.getByRole("listitem").filter({ hasText: clerk.email });
  await button(line, /^Remove/).click();
  await button(page.getByRole("alertdialog"), "Remove").click();
  await expect(line).toHaveCount(0);
  await theirs.goto("/");
  await expect(theirs).toHaveURL(`/hotel/${clerk.hotelId}/dashboard`);
});

test("AUTH-06 AUTH-10 who has a password and follows an invitation enters the new hotel, and stays signed in elsewhere", async ({
  open,
  hire,
  call,
}) => {
  const clerk = await hire({ role: "front-office" });
  const boss = await hire({ role: "employee", sections: ["extra"] });
  const { hotelId, name } = await makeOwnHotel([boss]);
  const desk = await open(await clerk.signIn());
  await desk.goto("/dashboard");
  await expect(desk.getByRole("grid")).toBeVisible();

  const users = await open(await boss.signIn());
  await users.goto(`/hotel/${hotelId}/user-management`);
  const caller = await call(await boss.signIn());
  await caller.send("POST", `/hotels/${hotelId}/users`, {
    email: clerk.email,
    displayName: "Meriem Saadi",
    role: "housekeeping",
  });
  await mailTo(clerk.email);
  const row = users.getByRole("row", { name: new RegExp(clerk.email) });
  await expect(row.getByText("Invited")).toBeVisible();
  await button(row, "Resend invitation of Meriem Saadi").click();

  const phone = await open(undefined, { viewport: { width: 390, height: 844 } });
  await phone.goto(await linkMailedTo(clerk.email));
  await phone.getByLabel("Email").fill(clerk.email);
  await phone.keyboard.press("Enter");
  const said = `${name} was added to your account. Your role there: Housekeeping.`;
  await expect(phone.getByText(said)).toBeVisible();
  await expect(phone.getByLabel("New password")).toHaveCount(0);
  await expect(row).toContainText("Last sign-in:");
  await desk.reload();
  await expect(desk.getByRole("grid")).toBeVisible();
});
