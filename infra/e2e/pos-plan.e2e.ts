import type { Page } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { turnTo } from "./support/languages.ts";
import { overflowOf, tooSmallTargetsOf } from "./support/measures.ts";
import { makeDemoHotel } from "./support/own-hotel.ts";
import { button } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";
import { setTouch } from "./support/touch.ts";

const RESTAURANT = "Restaurant La Casbah";

async function enterPlan(page: Page, hotelId: string) {
  await page.goto(`/hotel/${hotelId}/pos-manager?tab=plan`);
  await button(page, RESTAURANT).click();
  await expect(table(page, "T1")).toBeVisible();
}

const drawing = (page: Page) => page.getByRole("group", { name: "Drawing of the tables" });
const table = (page: Page, name: string) =>
  drawing(page).getByRole("button", { name: new RegExp(`^${name}\\D`, "u") });
const save = (page: Page) => button(page, "Save Layout Changes");
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Drags a table that is two units wide by so many units. */
async function drag(page: Page, name: string, by: readonly [number, number]) {
  const box = await table(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not on the plan`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const [right = 0, down = 0] = by.map((units) => (units * box.width) / 2);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right / 2, y + down / 2, { steps: 4 });
  await page.mouse.move(x + right, y + down, { steps: 4 });
  await page.mouse.up();
}

const isPressed = { pressed: true } as const;

test.describe("two managers at one plan", () => {
  test.use({ expectedErrors: /status of 409/ });

  test("POS-01 tables are moved by pointer and keyboard and saved; the second editor keeps their changes over the first one's", async ({
    open,
    hire,
  }) => {
    const [one, two] = [await hire({}), await hire({})];
    const { hotelId } = await makeDemoHotel([one, two], { hasOpenBills: true });
    const [first, second] = [await open(await one.signIn()), await open(await two.signIn())];
    for (const page of [first, second]) await enterPlan(page, hotelId);

    await drag(first, "T1", [2, 1]);
    await expect(field(first, "From the left")).toHaveValue("2");
    await expect(field(first, "From the top")).toHaveValue("1");
    await table(first, "T1").press("ArrowLeft");
    await expect(field(first, "From the left")).toHaveValue("1");
    await field(first, "Area").fill("Terrasse");
    await field(first, "Name").fill("Vue mer");
    await expect(drawing(first).getByRole("button", isPressed)).toContainText("Vue mer");

    await drag(second, "T2", [10, 0]);
    await expect(second.getByText("1 unsaved change")).toBeVisible();

    await save(first).click();
    await expect(first.getByText("Layout saved.")).toBeVisible();
    await expect(first.getByText("All changes are saved.")).toBeVisible();

    await expect(second.getByText(/Somebody else saved another layout/u)).toBeVisible();
    await expect(second.getByText("1 unsaved change")).toBeVisible();
    await button(second, "Keep my changes").click();
    await save(second).click();
    await expect(second.getByText("Layout saved.")).toBeVisible();
    await second.reload();
    await second.getByText("Terrasse", { exact: true }).click();
    await expect(table(second, "Vue mer")).toBeVisible();
    await second.getByText("Main room").click();
    await table(second, "T2").click();
    await expect(field(second, "From the left")).toHaveValue("13");
  });
});

test("POS-01 X-02 a new table is turned by fields; unsaved changes ask before they are left", async ({
  open,
  hire,
}) => {
  const manager = await hire({});
  const { hotelId } = await makeDemoHotel([manager]);
  const page = await open(await manager.signIn());
  await enterPlan(page, hotelId);
  await button(page, "Add table").click();
  await field(page, "Name").fill("");
  await save(page).click();
  await expect(page.getByText(/A table needs a name and covers/u)).toBeVisible();
  await field(page, "Name").fill("Banquet");
  await field(page, "Covers").fill("12");
  await field(page, "Width").fill("6");
  await page.getByText("Round", { exact: true }).click();
  await button(page, "Turn by 45°").click();
  await page.getByRole("tab", { name: "Menu" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Layout saved.")).toBeVisible();
  await page.reload();
  await table(page, "Banquet").click();
  await expect(field(page, "Turned by (°)")).toHaveValue("45");
});

test("POS-02 a till chooses its terminal once, after the manager has added two", async ({
  open,
  hire,
}) => {
  const manager = await hire({});
  const { hotelId } = await makeDemoHotel([manager]);
  const page = await open(await manager.signIn());
  await page.goto(`/hotel/${hotelId}/pos-manager?tab=terminals`);
  await button(page, RESTAURANT).click();
  for (const name of ["Bar", "Terrasse"]) {
    await button(page, "Add terminal").click();
    await page.getByRole("dialog").getByLabel("Name").fill(name);
    await button(page.getByRole("dialog"), "Save").click();
    await expect(page.getByRole("list", { name: "Terminals" })).toContainText(name);
  }
  await page.goto(`/hotel/${hotelId}/pos-sales`);
  await button(page, "Terrasse").click();
  await expect(field(page, "Terminal").locator("option:checked")).toHaveText("Terrasse");
  await page.reload();
  await expect(field(page, "Terminal").locator("option:checked")).toHaveText("Terrasse");
});

test("POS-01 X-05 X-06 the plan is accessible in three languages, light and dark, on a phone too", async ({
  open,
  hire,
}) => {
  const manager = await hire({});
  const { hotelId } = await makeDemoHotel([manager]);
  const page = await open(await manager.signIn(), {
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  await enterPlan(page, hotelId);
  await table(page, "T1").press("ArrowRight");
  for (const language of ["fr", "ar", "en"] as const) {
    await turnTo(page, language);
    for (const scheme of ["light", "dark"] as const)
      expect(await violationsOf(page, "html", scheme), `${language}, ${scheme}`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await setTouch(page, true);
  expect(await overflowOf(page)).toEqual([]);
  expect(await tooSmallTargetsOf(page)).toEqual([]);
});
