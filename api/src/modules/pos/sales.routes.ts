import { restaurantRefSchema } from "@funduq/shared-types/contracts/pos";
import { billRefSchema } from "@funduq/shared-types/contracts/pos-bill";
import {
  refundSaleSchema,
  roomGuestQuerySchema,
  roomGuestSchema,
  type Sale,
  saleListSchema,
  saleRefSchema,
  saleSchema,
  salesQuerySchema,
  sellBillSchema,
} from "@funduq/shared-types/contracts/pos-sale";
import { defineRoute, type HotelCall } from "../../platform/route.ts";
import { getRoomGuest } from "./room-guest.service.ts";
import { saleFacts } from "./sale-facts.ts";
import { refundSale } from "./sale-refunds.service.ts";
import { getSale, getSales, type MadeSale, sellBill } from "./sales.service.ts";

const roomGuest = defineRoute(
  {
    id: "pos.room-guest",
    method: "GET",
    path: "/hotels/{hotelId}/restaurants/{restaurantId}/room-guest",
    permission: "pos.sell",
    summary: "Who is checked in to a room, before a bill is charged to it.",
    params: restaurantRefSchema,
    query: roomGuestQuerySchema,
    response: roomGuestSchema,
  },
  ({ tx, params, query }) => getRoomGuest(tx, params, query.room),
);

const sell = defineRoute(
  {
    id: "pos.sell",
    method: "POST",
    path: "/hotels/{hotelId}/restaurants/{restaurantId}/bills/{billId}/sale",
    permission: "pos.sell",
    summary: "Sells an open bill as the terminal showed it; sent again, answers the same sale.",
    params: billRefSchema,
    body: sellBillSchema,
    response: saleSchema,
    status: 201,
    changes: ["Bill"],
  },
  async ({ tx, params, body, actor, now, announce }) =>
    announced(await sellBill(tx, params, body, { by: actor, now }), announce),
);

const list = defineRoute(
  {
    id: "pos.sales",
    method: "GET",
    path: "/hotels/{hotelId}/restaurants/{restaurantId}/sales",
    permission: "pos.sell",
    summary: "The sales and refunds of a business date, the last one first.",
    params: restaurantRefSchema,
    query: salesQuerySchema,
    response: saleListSchema,
  },
  ({ tx, params, query }) => getSales(tx, params, query),
);

const read = defineRoute(
  {
    id: "pos.sale",
    method: "GET",
    path: "/hotels/{hotelId}/restaurants/{restaurantId}/sales/{saleId}",
    permission: "pos.sell",
    summary: "A sale with its lines and payments, as its receipt says it.",
    params: saleRefSchema,
    response: saleSchema,
  },
  ({ tx, params }) => getSale(tx, params),
);

const refund = defineRoute(
  {
    id: "pos.refund",
    method: "POST",
    path: "/hotels/{hotelId}/restaurants/{restaurantId}/sales/{saleId}/refund",
    permission: "pos.correct",
    summary:
      "Gives a whole sale back, each payment by its method; sent again, answers the same refund.",
    params: saleRefSchema,
    body: refundSaleSchema,
    response: saleSchema,
    status: 201,
    changes: ["Bill"],
  },
  async ({ tx, params, body, actor, now, announce }) =>
    announced(await refundSale(tx, params, body, { by: actor, now }), announce),
);

/** Says in the audit trail what was sold or given back; folios with charges of rooms are read again. */
function announced({ sale, isNew }: MadeSale, announce: HotelCall["announce"]): Sale {
  if (!isNew) announce({ isUnchanged: true });
  else
    announce({
      entityId: sale.id,
      facts: saleFacts(sale),
      tags: isOnRoom(sale) ? ["Folio", "Booking"] : [],
    });
  return sale;
}

const isOnRoom = ({ payments }: Sale) => payments.some(({ method }) => method === "Room");

export const salesRoutes = [roomGuest, sell, list, read, refund];
