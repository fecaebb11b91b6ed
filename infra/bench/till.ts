import type { Page } from "@playwright/test";
import { type Action, type Answer, measureActions } from "./actions.ts";
import { openBrowser } from "./browser.ts";
import { atInstallation, logIn } from "./installation.ts";

/** A waiter's tablet next to the machine that measures. */
const TABLET = { width: 1024, height: 768 };
export const TIMES_SLOWER = 4;
const RESTAURANT = "Restaurant La Casbah";
const DISH = "Chorba frik";

/** Taps at the demo's till, on a tablet with a slow processor. */
export function measureTill(): Promise<Answer[]> {
  return atInstallation(measureAt);
}

export async function measureAt(origin: string): Promise<Answer[]> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: TABLET, locale: "en-GB" });
    await logIn(page, origin, "pos@funduq.test");
    await button(page, RESTAURANT).click();
    await tables(page).waitFor();
    const devices = await page.context().newCDPSession(page);
    await devices.send("Emulation.setCPUThrottlingRate", { rate: TIMES_SLOWER });
    const [table] = await measureActions(page, [openTable]);
    await openTable.act(page);
    await dish(page).click();
    await count(page).filter({ hasText: /^1$/ }).waitFor();
    const others = await measureActions(page, orders);
    return table ? [table, ...others] : others;
  } finally {
    await browser.close();
  }
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const tables = (page: Page) => page.getByRole("list", { name: "Tables" });
const dish = (page: Page) => page.getByRole("list", { name: "Menu" }).getByText(DISH);
const bill = (page: Page) => page.getByRole("region", { name: "Current bill" });
const count = (page: Page) => bill(page).locator("output");
const CATEGORY = "[aria-pressed=true]";

const openTable: Action = {
  action: "open a table",
  act: (page) => tables(page).getByRole("button").first().click(),
  result: { selector: "[aria-label='Current bill']" },
  undo: (page) => page.goBack(),
};

const less = (page: Page) => button(page, `One less: ${DISH}`).click();
const TWICE = { selector: "[aria-label='Current bill'] output", text: "2" };

/** Of the steps between the first row of a bill and its payment. */
const orders: readonly Action[] = [
  {
    action: "select a category",
    act: (page) => button(page, "Boissons").click(),
    result: { selector: CATEGORY, text: "Boissons" },
    undo: (page) => button(page, "All items").click(),
  },
  {
    action: "add an item",
    act: (page) => dish(page).click(),
    result: TWICE,
    undo: less,
  },
  {
    action: "one more of a line",
    act: (page) => button(page, `One more: ${DISH}`).click(),
    result: TWICE,
    undo: less,
  },
  {
    action: "open the checkout",
    act: (page) => button(page, "Checkout").click(),
    result: { selector: "dialog[open]" },
    undo: (page) => page.keyboard.press("Escape"),
  },
];
