import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import { hotelSetupSchema, saveChargeItemsSchema } from "@funduq/shared-types/contracts/setup";
import { defineRoute } from "../../platform/route.ts";
import { saveChargeItems } from "./setup-charges.service.ts";
import { tellSetupApart } from "./setup-facts.ts";

const save = defineRoute(
  {
    id: "setup.charge-items",
    method: "PUT",
    path: "/hotels/{hotelId}/setup/charge-items",
    permission: "super-admin",
    summary: "Saves the charge catalogue in its order; one that is missing is retired.",
    params: hotelRefSchema,
    body: saveChargeItemsSchema,
    response: hotelSetupSchema,
    changes: ["Hotel"],
  },
  (call) => tellSetupApart(call, () => saveChargeItems(call.tx, call.hotelId, call.body)),
);

export const setupChargesRoutes = [save];
