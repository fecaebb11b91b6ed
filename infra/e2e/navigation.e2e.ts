import { devices } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { overflowOf } from "./support/measures.ts";
import { makeOwnHotel } from "./support/own-hotel.ts";
import { languages } from "./support/places.ts";
import { button, loadsOf, switchTo, viewLinks } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test("AUTH-14 the sidebar's links open views without a page load, mark the current one, and open a tab with Ctrl", async ({
  open,
  desk,
}) => {
  const page = await open("admin");
  await page.goto("/dashboard");
  await expect(viewLinks(page, "Front Office")).toHaveAttribute("aria-current", "page");
  const loads = loadsOf(page);
  await viewLinks(page, "Housekeeping").click();
  await expect(page).toHaveURL(`/hotel/${desk.hotelId}/housekeeping`);
  await expect(viewLinks(page, "Housekeeping")).toHaveAttribute("aria-current", "page");
  await expect(viewLinks(page, "Front Office")).not.toHaveAttribute("aria-current");
  expect(loads).toEqual([]);

  const opened = page.context().waitForEvent("page");
  await viewLinks(page, "Reports").click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await expect(tab).toHaveURL(`/hotel/${desk.hotelId}/reports`);
  await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`/hotel/${desk.hotelId}/housekeeping`);
});

test("AUTH-14 a screen that is not in the navigation is listed while it is open", async ({
  open,
  desk,
}) => {
  const page = await open("admin");
  await page.goto(`/hotel/${desk.hotelId}/create-group`);
  const own = viewLinks(page, "Group Booking");
  await expect(own).toHaveAttribute("aria-current", "page");
  await expect(own).toBeDisabled();
  await switchTo(page, "Front Office");
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(own).toHaveCount(0);
});

test("X-02 a link of the sidebar asks for confirmation if there are unsaved changes", async ({
  open,
}) => {
  const page = await open("super");
  await page.goto("/setup-hotel/new");
  const name = page.getByLabel("Hotel Name");
  await name.fill("Hôtel de la Corniche");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await switchTo(page, "System Admin");
  await button(question, "Stay here").click();
  await expect(name).toHaveValue("Hôtel de la Corniche");
  await expect(page).toHaveURL("/setup-hotel/new");
  await switchTo(page, "System Admin");
  await button(question, "Leave").click();
  await expect(page).toHaveURL("/");
});

test("X-06 the sidebar collapses to icons with the keyboard, stays so after a reload, and log-out works there", async ({
  open,
  hire,
}) => {
  const clerk = await hire({ role: "front-office" });
  const page = await open(await clerk.signIn());
  await page.goto("/dashboard");
  await expect(page.getByRole("grid")).toBeVisible();
  const side = page.getByRole("complementary").first();
  const widthOf = async () => (await side.boundingBox())?.width;
  expect(await widthOf()).toBe(248);
  await page.keyboard.press("F1");
  await expect(page.getByRole("dialog").getByText("Collapse menu")).toBeVisible();
  await page.keyboard.press("Control+b");
  await page.keyboard.press("Escape");
  expect(await widthOf()).toBe(248);

  await page.keyboard.press("Control+b");
  await expect(button(page, "Expand menu")).toHaveAttribute("aria-expanded", "false");
  expect(await widthOf()).toBe(64);
  await page.reload();
  await expect(button(page, "Expand menu")).toBeVisible();
  await expect(viewLinks(page, /^Housekeeping – /)).toBeDisabled();
  await switchTo(page, "POS Sales");
  await expect(page).toHaveURL(/\/pos-sales$/);

  await button(page, "Expand menu").click();
  await expect(page.getByLabel("Language")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Language")).toHaveCount(0);
  await button(page, "Log out").click();
  await expect(page).toHaveURL("/login");
});

test("X-05 X-06 beside the collapsed sidebar the hotel, the language and the account are at hand", async ({
  open,
  hire,
}) => {
  const manager = await hire({ role: "manager" });
  const { name, hotelId } = await makeOwnHotel([manager]);
  const page = await open(await manager.signIn());
  await page.goto(`/hotel/${manager.hotelId}/dashboard`);
  await expect(page.getByRole("grid")).toBeVisible();
  await page.keyboard.press("Control+b");
  const settings = button(page, "Settings");
  await settings.focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Settings" });
  await expect(panel.getByLabel("Hotel")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(settings).toBeFocused();

  await settings.click();
  await button(panel, "Your account").click();
  const account = page.getByRole("dialog", { name: "Your account" });
  await account.getByText(manager.email).click();
  await page.keyboard.press("Escape");
  await expect(account).toBeHidden();
  await expect(button(panel, "Your account")).toBeFocused();

  await panel.getByLabel("Language").selectOption("fr");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByLabel("Hôtel", { exact: true })).toBeVisible();
  await page.getByLabel("Hôtel", { exact: true }).selectOption({ label: name });
  await expect(page).toHaveURL(`/hotel/${hotelId}/dashboard`);
});

for (const language of languages)
  test(`X-06 the collapsed sidebar has no axe violations, light and dark: ${language}`, async ({
    hire,
    open,
  }) => {
    const admin = await hire({ role: "hotel-admin", language });
    const page = await open(await admin.signIn());
    await page.goto("/dashboard");
    await expect(page.getByRole("grid")).toBeVisible();
    await page.keyboard.press("Control+b");
    await expect(page.locator("[data-collapsed]")).toBeVisible();
    await page.locator("[data-collapsed] [aria-haspopup=dialog]").last().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    for (const scheme of ["light", "dark"] as const)
      expect(await violationsOf(page, "html", scheme), scheme).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
  });

test("AUTH-14 X-06 a narrow screen has the view select in its menu, also where the sidebar was collapsed", async ({
  open,
  hire,
}) => {
  const clerk = await hire({ role: "front-office" });
  const page = await open(await clerk.signIn());
  await page.goto("/dashboard");
  await expect(page.getByRole("grid")).toBeVisible();
  await page.keyboard.press("Control+b");
  await page.setViewportSize(devices["Pixel 5"].viewport);
  await expect(viewLinks(page)).toHaveCount(0);
  await button(page, "Menu").click();
  await expect(page.getByLabel("Language")).toBeVisible();
  await switchTo(page, "POS Sales");
  await expect(page).toHaveURL(/\/pos-sales$/);
  await expect(page.getByLabel("View", { exact: true })).toBeHidden();
});
