import { idOfHotel } from "./support/newcomers.ts";
import { makeDemoHotel } from "./support/own-hotel.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test("POS-08 POS staff download the files of the shell and the restaurant, and of no other module", async ({
  open,
}) => {
  const page = await open("pos");
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto("/");
  await expect(page).toHaveURL(/\/pos-sales/);
  await button(page, "Restaurant La Casbah").click();
  await expect(page.getByRole("list", { name: "Tables" })).toBeVisible();
  await button(page, "Quick sale").click();
  await button(page, "Desserts").click();
  await expect(page.getByText("Kalb el louz")).toBeVisible();
  await button(page, "Tables").click();
  await page.getByLabel("Restaurant").selectOption({ label: "Café du Jardin" });
  await expect(page.getByText("J1", { exact: true })).toBeVisible();
  // Long enough for prefetching while idle.
  await page.clock.fastForward(60_000);
  for (const view of ["dashboard", "housekeeping"]) {
    await page.goto(`/hotel/${await idOfHotel("first")}/${view}`);
    await expect(page.getByRole("main")).toContainText("Access denied for section");
    await page.clock.fastForward(60_000);
  }
  await page.waitForLoadState("networkidle");

  const departments = paths.filter((path) => path.startsWith("/remotes/"));
  expect(departments.length).toBeGreaterThan(1);
  expect(departments.filter((path) => !path.startsWith("/remotes/mfe-pos/"))).toEqual([]);
  const scripts = paths.filter((path) => path.endsWith(".js") || path.endsWith(".css"));
  const foreign = scripts.filter((path) => !/^\/(js|css|remotes\/mfe-pos|[\w.-]+$)/.test(path));
  expect(foreign).toEqual([]);
  // The manager's code and texts are loaded when it is opened.
  expect(scripts.filter((path) => /manager|later/.test(path))).toEqual([]);
});

test("POS-02 the tables show their open bills, and the menu its categories and prices", async ({
  open,
  hire,
}) => {
  const waiter = await hire({});
  const { hotelId } = await makeDemoHotel([waiter], { hasOpenBills: true });
  const page = await open(await waiter.signIn());
  await page.goto(`/hotel/${hotelId}/pos-sales`);
  await button(page, "Restaurant La Casbah").click();
  const tables = page.getByRole("list", { name: "Tables" });
  await expect(tables.getByRole("listitem")).toHaveCount(13);
  await expect(tables.getByText(/^(?:Occupied|Waiting \d+ (?:min|h))$/).first()).toBeVisible();
  await expect(tables.getByText(/\d,\d\d\s*DA/).first()).toBeVisible();
  await expect(tables.getByText("Available").first()).toBeVisible();

  await tables.getByRole("button").filter({ hasText: "Available" }).first().click();
  const menu = page.getByRole("list", { name: "Menu" });
  await expect(menu.getByRole("listitem").filter({ hasText: "Chorba frik" })).toContainText(
    "450,00 DA",
  );
  await button(page, "Plats").click();
  await expect(menu.getByRole("listitem")).toHaveCount(8);
  await page.getByLabel("Search items...").fill("zitoune");
  await expect(menu.getByText("Tajine zitoune")).toBeVisible();

  await page.reload();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(tables).toBeVisible();
});
