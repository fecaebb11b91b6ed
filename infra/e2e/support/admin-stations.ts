import { randomUUID } from "node:crypto";
import type { HotelUserList } from "@funduq/shared-types/contracts/user";
import { expect } from "@playwright/test";
import { keptMailStation } from "./kept-mail-station.ts";
import { nightAuditStations } from "./night-audit-stations.ts";
import { reportMailStations } from "./report-mail-stations.ts";
import { setupStations } from "./setup-stations.ts";
import { inHotel, main, rest, type Station, topDialog, visit } from "./station.ts";
import { superAdminStations } from "./super-admin-stations.ts";

/** The administration's screens and dialogs, for a hotel and for the installation. */
export function adminStations(hotelId: string): Station[] {
  const at = inHotel(hotelId);
  return [
    at("user-management#search=zzzz", "nobody found", rest),
    at("user-management", "invitation", async (page) => {
      await main(page).locator("header button[data-variant=primary]").click();
      await topDialog(page).locator("footer button").last().click();
      await expect(topDialog(page).locator("[aria-invalid=true]")).toBeVisible();
    }),
    at("audit-trail?kind=rates&room=zzzz", "nothing fits the trail's filters", rest),
    at("audit-trail?view=identity", "who read identity documents", rest),
    {
      name: "integrity of the hotels",
      async open(page) {
        await visit(page, "/");
        const card = main(page).locator("section:has(h2)").last();
        await card.locator("button").click();
        await expect(card.locator("li svg").first()).toBeVisible();
      },
    },
    {
      name: "deletion of a hotel",
      async open(page) {
        await visit(page, "/");
        // A row with more than two buttons is a hotel; a super admin's has two at most.
        const hotels = main(page).locator(":is(tr, li):has(button + button + button)");
        await hotels.last().locator("button").last().press("Enter");
        await expect(page.getByRole("alertdialog")).toBeVisible();
      },
    },
    at("user-management", "edit of a user", async (page) => {
      const rows = main(page).locator(":is(tr, li):has(button + button)");
      await rows.first().locator("button").first().press("Enter");
      await topDialog(page).locator("input[name=displayName]").fill("");
      await expect(topDialog(page).getByRole("group")).toBeVisible();
    }),
    at("user-management", "correction of an address", async (page) => {
      const address = `**/api/hotels/${hotelId}/users`;
      const nadia = { displayName: "نادية", email: "nadia@hotel.test", invitation: "sent" };
      await page.route(address, async (route) => {
        const { users, next } = (await (await route.fetch()).json()) as HotelUserList;
        const invited = { ...users[0], ...nadia, id: randomUUID(), status: "active" };
        await route.fulfill({ json: { users: [invited, ...users], next } });
      });
      await page.reload();
      // Found by email, because the order of the list depends on the language.
      const row = main(page).locator(":is(tr, li):has(button + button)", { hasText: nadia.email });
      await row.locator("button").nth(1).press("Enter");
      await topDialog(page).getByRole("textbox").fill("nadia@");
      await topDialog(page).locator("footer button").last().click();
      await expect(topDialog(page).locator("[aria-invalid=true]")).toBeVisible();
    }),
    at("user-management", "question to disable", async (page) => {
      const rows = main(page).locator(":is(tr, li):has(button + button)");
      await rows.first().locator("button").last().press("Enter");
      await expect(page.getByRole("alertdialog")).toBeVisible();
    }),
    at("rate-manager", "faults of rates", async (page) => {
      await main(page).getByRole("textbox").first().fill("-1");
      await main(page).getByRole("textbox").nth(1).fill("abc");
      await main(page).locator("form footer button").last().click();
      await expect(main(page).locator("[aria-invalid=true]")).toHaveCount(1);
    }),
    ...superAdminStations,
    ...nightAuditStations(hotelId),
    ...setupStations(hotelId),
    keptMailStation,
    ...reportMailStations(hotelId),
    at("reports?report=forecast", "forecast", async (page) => {
      await expect(main(page).locator("figure")).toHaveCount(2);
    }),
    at("reports?report=day-book", "day book", rest),
    at("reports?report=trial-balance", "trial balance", rest),
    at("reports?report=ledger", "balances by account", rest),
    at("reports?report=payments", "payments by method and user", rest),
    at("reports?report=journal&kind=charge", "journal of charges", rest),
    at("reports?report=entries", "accounting entries", rest),
    at("reports?report=taxes", "taxes", rest),
    at("reports?report=sales-journal", "sales journal", rest),
    at("reports?report=stays&figure=sold", "stays of a count", rest),
    at("reports?report=rooms&figure=rooms", "rooms of a count", rest),
    at("reports?report=restaurant-sales", "restaurant sales", rest),
    at("reports?report=companies", "revenue by company", rest),
    at("reports?report=entries", "chart of accounts", async (page) => {
      // The last button of the screen: the way to the chart.
      await main(page).getByRole("button").last().click();
      await topDialog(page).getByRole("textbox").first().fill("4");
      await topDialog(page).locator("footer button").last().click();
      await expect(topDialog(page).locator("[aria-invalid=true]")).toBeVisible();
    }),
    at("reports?report=day-book", "printed report", async (page) => {
      // The first three buttons above the report are: previous day, calendar, next day.
      await main(page).locator("section[aria-label]").first().getByRole("button").nth(3).click();
      await expect(topDialog(page).getByRole("article")).toBeVisible();
    }),
  ];
}
