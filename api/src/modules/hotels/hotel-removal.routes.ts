import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import { removeHotelSchema } from "@funduq/shared-types/contracts/hotel";
import { defineRoute } from "../../platform/route.ts";
import { removeHotel } from "./hotel-removal.service.ts";

const remove = defineRoute(
  {
    id: "hotels.remove",
    method: "DELETE",
    path: "/hotels/{hotelId}",
    permission: "super-admin",
    summary: "Removes a hotel for good, after a full export. Its name must be given.",
    params: hotelRefSchema,
    body: removeHotelSchema,
  },
  async ({ runtime, params, body, actor, now }) => {
    const { hotelId } = params;
    await removeHotel(runtime, { hotelId, typedName: body.name, by: actor, now });
    return undefined;
  },
);

export const hotelRemovalRoutes = [remove];
