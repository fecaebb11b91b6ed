import { expect } from "@playwright/test";
import type { Scene } from "./dialogs.ts";
import { behind, inHotel, type Station, topDialog } from "./station.ts";

/** States of a guest's record before it is saved. */
export function guestStations(hotelId: string, { twice }: Scene): Station[] {
  const at = inHotel(hotelId);
  const cardex = behind(`dashboard?cardex=${twice.kept.id}`);
  return [
    at(cardex, "guest who is known already", async (page) => {
      await expect(topDialog(page).locator("section li button").first()).toBeVisible();
    }),
    at(cardex, "lines of a document", async (page) => {
      const lines = topDialog(page).locator("details");
      await lines.locator("summary").click();
      await lines.getByRole("textbox").fill(misread.join("\n"));
      await lines.getByRole("button").click();
      await expect(topDialog(page).locator("[role=status] li button").first()).toBeVisible();
    }),
  ];
}

/** A machine-readable zone with a birth date that differs from the record and a wrong check digit. */
const misread = [
  `P<DZABEN<ALI<<SAMIA${"<".repeat(25)}`,
  "1099876541DZA8603158F3105205109860123456<<56",
];
