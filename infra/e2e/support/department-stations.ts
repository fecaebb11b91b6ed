import { expect, type Page } from "@playwright/test";
import type { Scene } from "./dialogs.ts";
import { fireTicket, openKitchen } from "./kitchen.ts";
import { sellTwice } from "./sold-twice.ts";
import { inHotel, main, rest, type Station, topDialog } from "./station.ts";

/** The screens and dialogs of housekeeping, commercial and the restaurant. */
export function departmentStations(hotelId: string, scene: Scene): Station[] {
  const at = inHotel(hotelId);
  return [
    at("housekeeping?show=mine", "no room is mine", rest),
    at("housekeeping?room=unknown", "unknown room of a round", rest),
    at(`housekeeping?room=${scene.room.id}`, "days out of order", async (page) => {
      await topDialog(page).getByRole("radio").last().check({ force: true });
      await expect(topDialog(page).locator("button[aria-haspopup=dialog]")).toHaveCount(2);
    }),
    at("commercial", "company", async (page) => {
      await main(page).getByRole("grid").getByRole("link").first().click();
      await expect(main(page).getByRole("article")).toBeVisible();
    }),
    at("commercial", "companies to remind", async (page) => {
      await main(page)
        .getByRole("button", { name: /^(?:Reminders|Relances|التذكيرات)$/u })
        .click();
      const none = topDialog(page).getByText(/No reminder|Aucune relance|لا تذكير/u);
      await expect(topDialog(page).getByRole("grid").or(none)).toBeVisible();
    }),
    at("commercial?state=archived", "no archived company", rest),
    at("commercial/company/new", "new company", async (page) => {
      await main(page)
        .getByRole("button", { name: /rule|règle|قاعدة/u })
        .last()
        .click();
    }),
    at("commercial/company/unknown", "unknown company", rest),
    at("commercial/import", "import of companies", rest),
    at("commercial#search=zzzz", "no company found", rest),
    at("pos-manager?tab=plan", "table of the floor plan", async (page) => {
      await chooseTerminal(page);
      const drawing = main(page)
        .getByRole("group")
        .filter({ has: page.locator("[aria-pressed]") });
      await drawing.getByRole("button").last().focus();
      await page.keyboard.press("ArrowRight");
      await expect(main(page).getByRole("spinbutton")).toHaveCount(6);
    }),
    at("pos-manager?tab=terminals", "new terminal", async (page) => {
      await chooseTerminal(page);
      await main(page).getByRole("tabpanel").getByRole("button").first().click();
      await expect(topDialog(page).getByRole("textbox")).toBeVisible();
    }),
    at("pos-manager?tab=printers", "new printer", async (page) => {
      await chooseTerminal(page);
      await main(page).getByRole("tabpanel").getByRole("button").first().click();
      await expect(topDialog(page).getByRole("spinbutton")).toBeVisible();
    }),
    at("pos-manager?tab=conflicts", "bills sold twice", async (page) => {
      await chooseTerminal(page);
      await sellTwice(hotelId);
      await page.reload();
      await main(page).locator("summary").first().click();
    }),
    at("pos-manager?tab=conflicts", "bill to settle", async (page) => {
      await chooseTerminal(page);
      await sellTwice(hotelId);
      await page.reload();
      await main(page)
        .getByRole("tabpanel")
        .getByRole("listitem")
        .getByRole("button")
        .first()
        .click();
      await expect(topDialog(page).getByRole("textbox")).toBeVisible();
    }),
    at("pos-kitchen", "tickets of the kitchen", async (page) => {
      await chooseTerminal(page);
      await fireTicket(await openKitchen(hotelId), { tableName: "T1", minutesAgo: 12 });
      await expect(main(page).getByRole("article").first()).toBeVisible();
    }),
    at("pos-kitchen", "paper of a kitchen ticket", async (page) => {
      await chooseTerminal(page);
      await fireTicket(await openKitchen(hotelId), { tableName: "T1", minutesAgo: 12 });
      await main(page).getByRole("article").first().getByRole("button").last().click();
      await expect(topDialog(page).getByRole("article")).toBeVisible();
    }),
    at("pos-kitchen", "kitchen tickets done last", async (page) => {
      await chooseTerminal(page);
      await main(page).getByRole("button").last().click();
      await expect(topDialog(page)).toBeVisible();
    }),
    at("pos-manager", "item of the menu", async (page) => {
      await chooseTerminal(page);
      await main(page).getByRole("row").nth(1).getByText("Chorba frik").click();
      await expect(topDialog(page).getByLabel(/^Sans/u)).toBeVisible();
    }),
    at("pos-manager", "deletion of an item", async (page) => {
      await chooseTerminal(page);
      await main(page).getByRole("switch").first().waitFor();
      await main(page).getByRole("row").nth(1).getByRole("button").last().click();
      await page.getByRole("menuitem").last().click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
    }),
    at("pos-manager?tab=options", "options of the menu", async (page) => {
      await chooseTerminal(page);
      await main(page).getByRole("listitem").first().getByRole("button").first().click();
      await expect(topDialog(page).getByRole("spinbutton").first()).toBeVisible();
    }),
    at("pos-manager?tab=stations", "kitchen station", async (page) => {
      await chooseTerminal(page);
      await main(page).getByRole("listitem").first().getByRole("button").first().click();
      await expect(topDialog(page).getByRole("textbox")).toBeVisible();
    }),
    at("pos-sales?bill=new", "no dish found", async (page) => {
      await chooseTerminal(page);
      await main(page).getByRole("searchbox").fill("zzzz");
    }),
    at("pos-sales?bill=new", "line of a bill", async (page) => {
      await orderTwo(page);
      await currentBill(page).getByRole("listitem").getByRole("button").nth(2).click();
      await expect(topDialog(page).getByRole("textbox")).toBeVisible();
    }),
    at("pos-sales?bill=new", "bill to split", async (page) => {
      await orderTwo(page);
      await chooseAction(page, 2);
      await topDialog(page).locator("button[aria-pressed]").first().click();
    }),
    at("pos-sales", "who is at the till", showPeople),
    at("pos-sales", "PIN of a waiter", async (page) => {
      await showPeople(page);
      await topDialog(page).getByRole("button", { name: "Samia" }).click();
      await topDialog(page).locator("button[type=submit]").click();
      await expect(topDialog(page).getByRole("alert")).not.toBeEmpty();
    }),
    at("pos-sales?bill=new", "discount on a bill", async (page) => {
      await orderTwo(page);
      await chooseAction(page, 4);
      await expect(topDialog(page).getByRole("radio")).toHaveCount(2);
    }),
  ];
}

/** Who may take a turn at the till, in a hotel where people have PINs. */
async function showPeople(page: Page): Promise<void> {
  const people = ["Karim Aït Ouali", "Nadia", "Samia"].map((name, index) => ({
    userId: `00000000-0000-4000-8000-00000000000${index + 1}`,
    name,
    mayCorrect: name === "Samia",
  }));
  await page.route(
    "**/api/hotels/*/till-people",
    (route) => route.fulfill({ json: { people, hasOwnPin: true } }),
    { times: 1 },
  );
  await page.reload();
  await chooseTerminal(page);
  await main(page)
    .getByRole("button", { name: /^(?:Change waiter|Changer de serveur|تغيير النادل)/u })
    .click();
  await expect(topDialog(page).getByRole("button", { name: "Samia" })).toBeVisible();
}

const currentBill = (page: Page) => main(page).getByRole("region").last();

/** Two dishes on a new bill without a table. */
async function orderTwo(page: Page): Promise<void> {
  await chooseTerminal(page);
  const dishes = main(page).getByRole("region").first().getByRole("listitem");
  await dishes.nth(0).getByRole("button").click();
  await dishes.nth(1).getByRole("button").click();
  await expect(currentBill(page).getByRole("listitem")).toHaveCount(2);
}

/** One of what is seldom done with a bill, by its place in the menu. */
async function chooseAction(page: Page, place: number): Promise<void> {
  await currentBill(page).locator("button[aria-haspopup=menu]").first().click();
  await page.getByRole("menuitem").nth(place).click();
  await expect(topDialog(page)).toBeVisible();
}

/** Chooses the terminal, which the restaurant asks for on a new device. */
export async function chooseTerminal(page: Page): Promise<void> {
  const terminal = page.getByRole("button", { name: "Restaurant La Casbah" });
  // A device that has chosen its restaurant shows the screen: its tabs, its list, or the select in its head.
  const parts = main(page).getByRole("tablist").or(main(page).getByRole("list"));
  const screen = parts.or(main(page).getByRole("combobox"));
  await expect(terminal.or(screen).first()).toBeVisible();
  if (await terminal.isVisible()) await terminal.click();
}
