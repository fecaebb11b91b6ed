import { chargeItemListSchema } from "@funduq/shared-types/contracts/charge-item";
import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import { defineRoute } from "../../platform/route.ts";
import { getChargeItems } from "./charge-items.service.ts";

const list = defineRoute(
  {
    id: "charge-items.list",
    method: "GET",
    path: "/hotels/{hotelId}/charge-items",
    permission: "folios.post",
    summary: "The charges that the desk posts by name, with price and department.",
    params: hotelRefSchema,
    response: chargeItemListSchema,
  },
  ({ tx, hotelId }) => getChargeItems(tx, hotelId),
);

export const chargeItemRoutes = [list];
