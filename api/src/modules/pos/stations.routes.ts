import {
  savedStationSchema,
  saveStationSchema,
  stationRefSchema,
} from "@funduq/shared-types/contracts/pos-menu";
import { defineRoute } from "../../platform/route.ts";
import { removeStation, saveStation } from "./stations.service.ts";

const STATION = "/hotels/{hotelId}/restaurants/{restaurantId}/stations/{stationId}";

const save = defineRoute(
  {
    id: "pos.save-station",
    method: "PUT",
    path: STATION,
    permission: "pos.manage",
    summary: "Adds a kitchen station, or renames it as long as nobody else did meanwhile.",
    params: stationRefSchema,
    body: saveStationSchema,
    response: savedStationSchema,
    changes: ["Restaurant"],
  },
  async ({ tx, params, body, announce }) => {
    const { saved, facts } = await saveStation(tx, params, body);
    announce({ facts });
    return saved;
  },
);

const remove = defineRoute(
  {
    id: "pos.remove-station",
    method: "DELETE",
    path: STATION,
    permission: "pos.manage",
    summary: "Deletes a kitchen station at which nothing is prepared.",
    params: stationRefSchema,
    changes: ["Restaurant"],
  },
  async ({ tx, params, announce }) => {
    announce({ facts: await removeStation(tx, params) });
    return undefined;
  },
);

export const stationRoutes = [save, remove];
