import { type CountedStays, countedStaysSchema } from "@funduq/shared-types/contracts/report-stays";
import { HttpResponse, http } from "msw";

/** Two stays that a day counts. */
export function someStays(figure: string, from: string, to: string, counted = 2): CountedStays {
  const stay = (n: number, of: object) => ({
    date: to,
    bookingId: `00000000-0000-4000-8000-00000000010${n}`,
    reference: `K4T7${n}`,
    companyName: null,
    roomNumber: `10${n}`,
    checkInDate: "2026-04-09",
    checkOutDate: "2026-04-12",
    children: 0,
    ...of,
  });
  return countedStaysSchema.parse({
    businessDate: "2026-04-10",
    from,
    to,
    figure,
    counted,
    stays: [
      stay(1, { guestName: "Karim Haddad", companyName: "Sonatrach", adults: 1 }),
      stay(2, { guestName: "سامية قاسي", adults: 2, children: 1 }),
    ],
  });
}

export const countedStaysHandler = http.get("/api/hotels/:hotelId/reports/stays", ({ request }) => {
  const { searchParams } = new URL(request.url);
  const asked = (name: string) => searchParams.get(name) ?? "";
  return HttpResponse.json(someStays(asked("figure"), asked("from"), asked("to")));
});
