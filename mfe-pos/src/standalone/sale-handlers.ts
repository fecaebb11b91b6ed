import { recordedSaleSchema } from "@funduq/shared-types/contracts/pos-recorded-sale";
import { HttpResponse, http, type PathParams } from "msw";
import type { BillBook } from "./bill-book.ts";
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

/** A till that sells everything, in one room of which there is a guest. A sale ends its bill in these books. */
export function saleHandlers(books: readonly BillBook[] = []) {
  const endBill = ({ billId }: PathParams) => {
    for (const book of books) book.end(String(billId));
  };
  return [
    http.get("/api/hotels/:hotelId/letterhead", () => HttpResponse.json(letterhead)),
    http.get(`${restaurant}/room-guest`, () => HttpResponse.json(aRoomGuest())),
    http.post(`${restaurant}/bills/:billId/sale`, ({ params }) => {
      endBill(params);
      return HttpResponse.json(aSale());
    }),
    http.post(`${restaurant}/bills/:billId/recorded-sale`, async ({ request, params }) => {
      endBill(params);
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
