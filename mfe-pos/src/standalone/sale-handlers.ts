import { recordedSaleSchema } from "@funduq/shared-types/contracts/pos-recorded-sale";
import { HttpResponse, http } from "msw";
import { aRoomGuest, aSale, aShift, someSales } from "./sales.ts";

const restaurant = "/api/hotels/:hotelId/restaurants/:restaurantId";
const terminal = `${restaurant}/terminals/:terminalId`;

const letterhead = {
  address: "12, rue Didouche Mourad",
  city: "Alger",
  phone: "+213 21 00 00 00",
  email: "",
  nif: "000016001234567",
  rc: "16/00-1234567B00",
  nis: "",
  taxArticle: "",
};

/** A till that sells everything, in one room of which there is a guest. */
export function saleHandlers() {
  return [
    http.get("/api/hotels/:hotelId/letterhead", () => HttpResponse.json(letterhead)),
    http.get(`${restaurant}/room-guest`, () => HttpResponse.json(aRoomGuest())),
    http.post(`${restaurant}/bills/:billId/sale`, () => HttpResponse.json(aSale())),
    http.post(`${restaurant}/bills/:billId/recorded-sale`, async ({ request }) => {
      const { saleId: id, provisionalNumber } = recordedSaleSchema.parse(await request.json());
      return HttpResponse.json(aSale({ id, provisionalNumber }), { status: 201 });
    }),
    http.post(
      `${restaurant}/bills/:billId/discarded-change`,
      () => new HttpResponse(null, { status: 204 }),
    ),
    http.get(`${restaurant}/sales`, () => HttpResponse.json(someSales())),
    http.get(`${restaurant}/sales/:saleId`, () => HttpResponse.json(aSale())),
    http.get(`${terminal}/shift`, () => HttpResponse.json({ shift: aShift() })),
    http.get(`${terminal}/shifts`, () => HttpResponse.json({ shifts: [] })),
  ];
}
