import { bookingRefSchema, savedBookingSchema } from "@funduq/shared-types/contracts/booking";
import { setPurchaseOrderSchema } from "@funduq/shared-types/contracts/purchase-order";
import { defineRoute } from "../../platform/route.ts";
import { setPurchaseOrder } from "./purchase-order.service.ts";

const set = defineRoute(
  {
    id: "bookings.purchase-order",
    method: "PUT",
    path: "/hotels/{hotelId}/bookings/{bookingId}/purchase-order",
    permission: "purchase-orders.write",
    summary: "Sets the number and the link of the purchase order of a company's stay.",
    params: bookingRefSchema,
    body: setPurchaseOrderSchema,
    response: savedBookingSchema,
    changes: ["Booking"],
  },
  async ({ tx, params, body, actor, now, announce }) => {
    const { facts = [], ...saved } = await setPurchaseOrder(tx, params, body, { by: actor, now });
    // The list of debtors shows it.
    announce({ facts, tags: ["Company"] });
    return saved;
  },
);

export const purchaseOrderRoutes = [set];
