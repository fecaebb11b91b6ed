import { expect } from "@playwright/test";
import type { Scene } from "./dialogs.ts";
import { groupAccountStations } from "./group-account-stations.ts";
import { behind, inHotel, main, type Station, topDialog } from "./station.ts";

export function groupStations(hotelId: string, scene: Scene): Station[] {
  const at = inHotel(hotelId);
  return [
    at(behind(`dashboard?group=${scene.group.id}`), "group", async (page) => {
      await expect(page.locator("aside h3").first()).toBeVisible();
    }),
    at(`dashboard?group=${scene.group.id}&task=import`, "answer to a list", async (page) => {
      await topDialog(page).getByRole("textbox").fill("Amel Kaci;Suite royale\n;Double");
      await topDialog(page).locator("footer button").last().click();
      await expect(topDialog(page).getByRole("listitem")).toHaveCount(2);
    }),
    ...groupAccountStations(hotelId, scene),
    at("create-group", "faults of a group", async (page) => {
      await main(page).locator("form footer button").click();
      await expect(main(page).locator("[aria-invalid=true]").first()).toBeVisible();
    }),
  ];
}
