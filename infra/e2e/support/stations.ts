import { expect } from "@playwright/test";
import { adminStations } from "./admin-stations.ts";
import { conflictStations } from "./conflict-stations.ts";
import { chooseTerminal, departmentStations } from "./department-stations.ts";
import { deskStations } from "./desk-stations.ts";
import { dialogsOf, layersOf, type Scene } from "./dialogs.ts";
import { groupStations } from "./group-stations.ts";
import { guestStations } from "./guest-stations.ts";
import { places } from "./places.ts";
import {
  behind,
  inHotel,
  isWanted,
  rest,
  type Station,
  settle,
  topDialog,
  visit,
} from "./station.ts";

/** Every screen and dialog of a hotel, for a user who may open all of them. */
export function stationsOf(hotelId: string, scene: Scene): Station[] {
  return allStations(hotelId, scene).filter(isWanted);
}

function allStations(hotelId: string, scene: Scene): Station[] {
  const at = inHotel(hotelId);
  return [
    { name: "choice of hotel", open: (page) => visit(page, "/dashboard") },
    {
      name: "choice of terminal",
      open: (page) => visit(page, `/hotel/${hotelId}/pos-sales`),
    },
    ...places.map((place) => screenAt(place.name, place.path(hotelId))),
    ...dialogsOf(scene).map((dialog) =>
      at(behind(dialog.at), dialog.name, async (page) => {
        await expect(topDialog(page)).toBeVisible();
        if (!("open" in dialog)) return;
        await dialog.open(page);
        await expect(page.locator("dialog[open]")).toHaveCount(layersOf(dialog));
      }),
    ),
    ...deskStations(hotelId, scene),
    ...guestStations(hotelId, scene),
    ...conflictStations(hotelId, scene),
    ...groupStations(hotelId, scene),
    ...departmentStations(hotelId, scene),
    ...adminStations(hotelId),
    at("no-such-place", "not found", rest),
  ];
}

function screenAt(name: string, path: string): Station {
  return {
    name,
    async open(page) {
      await visit(page, path);
      if (name.startsWith("pos-")) await chooseTerminal(page);
      await settle(page);
    },
  };
}
