import { restaurantRefSchema } from "@funduq/shared-types/contracts/pos";
import { savedLayoutSchema, saveLayoutSchema } from "@funduq/shared-types/contracts/pos-floor";
import { defineRoute } from "../../platform/route.ts";
import { saveLayout } from "./floor.service.ts";

const layout = defineRoute(
  {
    id: "pos.save-layout",
    method: "PUT",
    path: "/hotels/{hotelId}/restaurants/{restaurantId}/layout",
    permission: "pos.manage",
    summary:
      "Saves the whole floor plan; a table that is missing goes, unless a bill is open on it or it is reserved.",
    params: restaurantRefSchema,
    body: saveLayoutSchema,
    response: savedLayoutSchema,
    changes: ["Restaurant", "Bill"],
  },
  async ({ tx, params, body, now, announce }) => {
    const { saved, facts, isUnchanged } = await saveLayout(tx, params, body, now);
    announce({ facts, isUnchanged });
    return saved;
  },
);

export const floorRoutes = [layout];
