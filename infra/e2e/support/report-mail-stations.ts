import type { ReportMail } from "@funduq/shared-types/contracts/report-mail";
import { reportMailSchema } from "@funduq/shared-types/contracts/report-mail";
import { expect, type Page } from "@playwright/test";
import { inHotel, main, type Station, topDialog } from "./station.ts";

/** The list of those who get the reports by mail, and the form for one more. */
export function reportMailStations(hotelId: string): Station[] {
  const at = inHotel(hotelId);
  async function openList(page: Page): Promise<void> {
    await page.route(`**/api/hotels/${hotelId}/report-mail`, (route) =>
      route.fulfill({ json: mail() }),
    );
    await main(page).locator("header button").last().click();
    await expect(topDialog(page).locator("li")).toHaveCount(4);
  }
  return [
    at("reports", "recipients of the reports", openList),
    at("reports", "new recipient of the reports", async (page) => {
      await openList(page);
      await topDialog(page).locator("footer button").last().click();
      await topDialog(page).locator("select").first().selectOption("outside");
      await topDialog(page).locator("footer button").last().click();
      await expect(topDialog(page).locator("[aria-invalid=true]")).toBeVisible();
    }),
    at("reports", "question to remove a recipient", async (page) => {
      await openList(page);
      await topDialog(page).locator("li button").first().press("Enter");
      await expect(page.getByRole("alertdialog")).toBeVisible();
    }),
  ];
}

const id = (last: number) => `01890a5d-ac96-774b-bcce-b302099a900${last}`;

/** Mocked: every state that a last mail can be in. */
function mail(): ReportMail {
  const user = { hotelUserId: id(9), withAttachments: true, isAllowed: true };
  const outside = { hotelUserId: null, name: "", withAttachments: false, isAllowed: true };
  const of = (state: string) => ({ date: "2026-04-09", state });
  return reportMailSchema.parse({
    recipients: [
      {
        ...user,
        id: id(1),
        name: "نادية حمدي",
        email: "nadia@hotel.test",
        language: "ar",
        last: of("sent"),
      },
      {
        ...outside,
        id: id(2),
        email: "a-very-long-address.of-an-owner@a-company-far-abroad.test",
        language: "fr",
        last: of("failed"),
      },
      { ...outside, id: id(3), email: "books@abroad.test", language: "en", last: null },
      {
        ...user,
        id: id(4),
        name: "Karim Ziani",
        email: "karim@hotel.test",
        language: "fr",
        isAllowed: false,
        last: of("not-allowed"),
      },
    ],
    users: [{ id: id(8), name: "Amina Cherif", email: "amina@hotel.test" }],
    lastClosedDate: "2026-04-09",
  });
}
