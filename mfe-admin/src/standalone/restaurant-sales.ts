import {
  type RestaurantSales,
  restaurantSalesSchema,
} from "@funduq/shared-types/contracts/report-restaurant";
import { restaurantIdSchema } from "@funduq/shared-types/values/ids";
import { HttpResponse, http } from "msw";

export const casbah = {
  restaurantId: restaurantIdSchema.parse("00000000-0000-4000-8000-000000000301"),
  name: "La Casbah",
};
const terrace = { restaurantId: "00000000-0000-4000-8000-000000000302", name: "Terrasse" };

/**
 * Samir at noon: two teas of 109,00, a soup of 119,00 at half its price, in cash, with a tip. Nadia in the evening: a tea, by card and
 * on a room; and one that was given back. Somebody who is no user any more gave back a soup of the day before.
 */
export function someRestaurantSales(from: string, to: string): RestaurantSales {
  return restaurantSalesSchema.parse({
    businessDate: "2026-04-10",
    from,
    to,
    restaurants: [casbah, terrace],
    totals: {
      count: 3,
      amountCentimes: 26_750,
      discountCentimes: 5_950,
      tipCentimes: 1_000,
      covers: 4,
      refunds: { count: 2, amountCentimes: 22_800 },
      voids: { quantity: 1, amountCentimes: 11_900 },
      late: { count: 0, amountCentimes: 0 },
    },
    items: [
      { name: "Thé à la menthe", categoryName: "Boissons", quantity: 3, amountCentimes: 32_700 },
      { name: "=Chorba", categoryName: "", quantity: 0, amountCentimes: -5_950 },
    ],
    categories: [
      { name: "Boissons", quantity: 3, amountCentimes: 32_700 },
      { name: "", quantity: 0, amountCentimes: -5_950 },
    ],
    happyHours: [{ name: "Apéro", quantity: 2, amountCentimes: 21_800, reducedCentimes: 4_200 }],
    hours: [
      { hour: 12, count: 1, amountCentimes: 27_750 },
      { hour: 23, count: 2, amountCentimes: -1_000 },
    ],
    waiters: [
      {
        userId: "00000000-0000-4000-8000-000000000901",
        name: "سمير",
        count: 1,
        amountCentimes: 27_750,
        tipCentimes: 1_000,
      },
      {
        userId: "00000000-0000-4000-8000-000000000902",
        name: "Nadia",
        count: 2,
        amountCentimes: 10_900,
        tipCentimes: 0,
      },
      { userId: null, name: null, count: 0, amountCentimes: -11_900, tipCentimes: 0 },
    ],
    methods: [
      { method: "Cash", count: 2, amountCentimes: 15_850, tipCentimes: 1_000 },
      { method: "Credit Card", count: 1, amountCentimes: 5_000, tipCentimes: 0 },
      { method: "Room", count: 1, amountCentimes: 5_900, tipCentimes: 0 },
    ],
    tva: [
      { tvaBp: 0, netCentimes: 0, tvaCentimes: 0 },
      { tvaBp: 900, netCentimes: 30_000, tvaCentimes: 2_700 },
      { tvaBp: 1_900, netCentimes: -5_000, tvaCentimes: -950 },
    ],
  });
}

export const restaurantSalesHandler = http.get(
  "/api/hotels/:hotelId/reports/restaurant-sales",
  ({ request }) => {
    const { searchParams } = new URL(request.url);
    return HttpResponse.json(
      someRestaurantSales(searchParams.get("from") ?? "", searchParams.get("to") ?? ""),
    );
  },
);
