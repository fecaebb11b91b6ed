import { hotelSummarySchema } from "@funduq/shared-types/contracts/hotel";
import { extendedExpiry } from "@funduq/shared-types/rules/subscription";
import { HttpResponse, http } from "msw";
import { someHotels } from "./hotels.ts";

/** An API that keeps a few hotels in memory. */
export function hotelHandlers() {
  const { hotels } = someHotels();
  return [
    http.get("/api/hotels", () => HttpResponse.json({ hotels })),
    http.post("/api/hotels/:hotelId/extend", ({ params }) => {
      const hotel = hotels.find(({ id }) => id === params.hotelId);
      if (!hotel) return new HttpResponse(null, { status: 404 });
      hotel.expiresAt = extendedExpiry(hotel.expiresAt, new Date()).toISOString();
      return HttpResponse.json(hotelSummarySchema.parse(hotel));
    }),
  ];
}
