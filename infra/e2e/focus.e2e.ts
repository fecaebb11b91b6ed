import type { Locator, Page } from "@playwright/test";
import { type Scene, setScene } from "./support/dialogs.ts";
import { button, roomCard, switchTo } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test.setTimeout(300_000);

/** A layer that a key opens, and the button or card to which the focus returns. */
type Opener = {
  name: string;
  at: string;
  from(page: Page): Locator;
  key?: string;
  /** The menu item to choose after the menu opens. */
  item?: string;
};

const inTop = (page: Page, name: string | RegExp) =>
  button(page.locator("dialog[open]").last(), name);

const openers = ({ inHouse, arriving }: Scene): Opener[] => [
  { name: "new booking", at: "dashboard", from: (page) => button(page, "New booking") },
  {
    name: "filters",
    at: "dashboard",
    from: (page) => button(page, "Find Availability / Change Dates"),
  },
  { name: "stay", at: "dashboard", from: (page) => roomCard(page, inHouse.roomNumber) },
  {
    name: "calendar",
    at: "dashboard",
    from: (page) => page.locator("main section button[aria-haspopup=dialog]").first(),
  },
  {
    name: "menu of a room",
    at: "dashboard?mode=housekeeping",
    from: (page) => roomCard(page, inHouse.roomNumber),
  },
  {
    name: "folios",
    at: `dashboard?booking=${inHouse.id}`,
    from: (page) => inTop(page, "Folio Manager"),
  },
  {
    name: "menu of a stay",
    at: `dashboard?booking=${arriving.id}`,
    from: (page) => inTop(page, "More"),
  },
  ...["Change room", "Extend or shorten", "Edit details"].map((item) => ({
    name: item,
    at: `dashboard?booking=${arriving.id}`,
    from: (page: Page) => inTop(page, "More"),
    item,
  })),
  {
    name: "move of a posting",
    at: `dashboard?booking=${inHouse.id}&panel=folios`,
    from: (page) => inTop(page, /^Move:/),
  },
  {
    name: "payment",
    at: `dashboard?booking=${inHouse.id}&panel=folios`,
    from: (page) => inTop(page, "Post Payment"),
  },
  {
    name: "reversal",
    at: `dashboard?booking=${inHouse.id}&panel=folios`,
    from: (page) => inTop(page, /^Reverse:/),
  },
  {
    name: "status of a room",
    at: "housekeeping?show=all",
    from: (page) => page.locator("article button").first(),
  },
  { name: "your account", at: "dashboard", from: (page) => button(page, "Your account") },
  { name: "invitation", at: "user-management", from: (page) => button(page, "Add user") },
  {
    name: "palette",
    at: "dashboard",
    from: (page) => button(page, "Today's activity"),
    key: "Control+k",
  },
  {
    name: "shortcuts",
    at: "dashboard",
    from: (page) => button(page, "Today's activity"),
    key: "F1",
  },
];

const layers = "dialog[open], [role=dialog]:not(dialog), [role=menu]";

/** Whether the focus is in the layer. Between its last and first element the focus is on the browser's own controls. */
const focusIsIn = (layer: Locator) =>
  layer.evaluate(
    (panel) => panel.contains(document.activeElement) || document.activeElement === document.body,
  );

async function expectHeldFocus(
  page: Page,
  { name, from, key = "Enter", item }: Opener,
): Promise<void> {
  const opener = from(page);
  await expect(opener).toBeEnabled();
  const before = await page.locator(layers).count();
  await opener.focus();
  await page.keyboard.press(key);
  await expect(page.locator(layers)).toHaveCount(before + 1);
  if (item) {
    await page.getByRole("menuitem", { name: item, exact: true }).press("Enter");
    await expect(page.getByRole("menu")).toBeHidden();
    await expect(page.locator(layers)).toHaveCount(before + 1);
  }
  const layer = page.locator(layers).last();
  // Waits until the palette's code has replaced its placeholder, so that all checks run on the same layer.
  await expect(layer.locator("[aria-busy=true]")).toHaveCount(0);
  await expect.poll(() => focusIsIn(layer), name).toBe(true);
  if ((await layer.getAttribute("role")) !== "menu")
    for (const tab of [...Array<string>(8).fill("Tab"), ...Array<string>(4).fill("Shift+Tab")]) {
      await page.keyboard.press(tab);
      expect(await focusIsIn(layer), `${name}: ${tab}`).toBe(true);
    }
  await page.keyboard.press("Escape");
  await expect(page.locator(layers)).toHaveCount(before);
  const back = name === "menu of a room" ? opener.getByRole("button") : opener;
  await expect(back, name).toBeFocused();
}

test("X-06 every layer that a key opens traps the focus, and Esc returns it to the opener", async ({
  open,
  desk,
}) => {
  const scene = await setScene(desk);
  const page = await open("manager");
  for (const opener of openers(scene))
    await test.step(opener.name, async () => {
      await page.goto("about:blank");
      await page.goto(`/hotel/${desk.hotelId}/${opener.at}`);
      await expectHeldFocus(page, opener);
    });
});

test("X-06 navigation moves the focus to the new view and announces its title; a skip link skips the sidebar", async ({
  open,
}) => {
  const page = await open("manager");
  await page.goto("/dashboard");
  await expect(page.getByRole("grid")).toBeVisible();
  const main = page.getByRole("main");
  await switchTo(page, "Housekeeping");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Housekeeping");
  await expect(main).toBeFocused();
  await expect(main).toHaveAccessibleName("Housekeeping");
  await expect(page).toHaveTitle(/^Housekeeping/);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /skip/i })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(main).toBeFocused();
});

test("X-06 in right-to-left layout arrow keys move in their direction; Page Up and Page Down work", async ({
  open,
  hire,
}) => {
  const clerk = await hire({ role: "front-office", language: "ar" });
  const page = await open(await clerk.signIn());
  await page.goto("/dashboard");
  const cells = page.getByRole("gridcell");
  const focused = page.locator("[role=gridcell]:focus");
  const boxOfFocused = async () => (await focused.boundingBox()) ?? { x: 0, y: 0 };
  await cells.first().focus();
  const start = await boxOfFocused();
  await page.keyboard.press("ArrowLeft");
  expect((await boxOfFocused()).x).toBeLessThan(start.x);
  await page.keyboard.press("ArrowRight");
  expect((await boxOfFocused()).x).toBe(start.x);
  await page.keyboard.press("PageDown");
  const below = await boxOfFocused();
  expect([below.x, below.y > start.y]).toEqual([start.x, true]);
  await page.keyboard.press("PageUp");
  await expect(cells.first()).toBeFocused();
  await page.keyboard.press("End");
  await expect(cells.last()).toBeFocused();
});
