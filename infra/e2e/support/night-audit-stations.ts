import { randomUUID } from "node:crypto";
import type { OpenBill } from "@funduq/shared-types/contracts/night-audit";
import { restaurantIdSchema } from "@funduq/shared-types/values/ids";
import { centimes } from "@funduq/shared-types/values/money";
import { expect, type Page } from "@playwright/test";
import { inHotel, main, rest, type Station, topDialog } from "./station.ts";

export function nightAuditStations(hotelId: string): Station[] {
  const at = inHotel(hotelId);
  return [
    ...["departures", "arrivals", "balances"].map((check) =>
      at(`night-audit?check=${check}`, `audit of ${check}`, rest),
    ),
    at("night-audit?check=bills", "audit of bills", async (page) => {
      const asIf = await asIfBills(page, hotelId, [openBill]);
      await page.reload();
      await expect(main(page).getByText(openBill.restaurantName)).toBeVisible();
      await page.unroute(asIf);
    }),
    at("night-audit", "question to close the day", async (page) => {
      const asIf = await asIfBills(page, hotelId, []);
      await page.reload();
      await main(page).locator("section > button[data-variant=primary]").click();
      await page.unroute(asIf);
      await topDialog(page).getByRole("textbox").fill("1");
      await topDialog(page).locator("footer button").last().click();
      await expect(topDialog(page).locator("[aria-invalid=true]")).toBeVisible();
    }),
  ];
}

const openBill: OpenBill = {
  billId: randomUUID(),
  name: "Table 4",
  restaurantName: "Le Patio",
  tableName: "4",
  restaurantId: restaurantIdSchema.parse(randomUUID()),
  openedAt: "2026-04-10T20:15:00Z",
  totalCentimes: centimes(420_000),
};

/** Mocks the open bills of the night audit's checklist; returns the mocked URL. */
async function asIfBills(page: Page, hotelId: string, openBills: OpenBill[]): Promise<string> {
  const address = `/api/hotels/${hotelId}/night-audit`;
  const checklist = (await (await page.request.get(address)).json()) as object;
  await page.route(`**${address}`, (route) => route.fulfill({ json: { ...checklist, openBills } }));
  return `**${address}`;
}
