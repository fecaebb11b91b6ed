import type { AddOccupant, MarkSent } from "@funduq/shared-types/contracts/police";
import { policeGaps } from "@funduq/shared-types/rules/police";
import { HttpResponse, http } from "msw";
import { mockId } from "./ids.ts";
import type { MockBooking } from "./mock-bookings.ts";
import type { MockHotel } from "./mock-hotel.ts";
import { businessDate } from "./mock-rooms.ts";

const api = "/api/hotels/:hotelId";
const SENT_AT = "2026-04-10T14:05:00.000Z";

/** The forms of the mocked hotel's occupants, and those that were sent from this page. */
export function policeHandlers(hotel: MockHotel) {
  const sent = new Set<string>();
  return [
    http.get(`${api}/letterhead`, () => HttpResponse.json(letterhead)),
    http.get(`${api}/police-report`, () => HttpResponse.json(report(hotel, sent))),
    http.get(`${api}/police-report/counts`, () => HttpResponse.json(report(hotel, sent).counts)),
    http.get(`${api}/bookings/:bookingId/police-gaps`, ({ params }) => {
      const stay = hotel.booking(String(params.bookingId));
      const guests = stay.guests.map((guest) => {
        const { guestId, fullName, ...form } = formOf(stay, guest, sent);
        return { guestId, fullName, missing: policeGaps(form as never) };
      });
      return HttpResponse.json({
        guests,
        unnamed: Math.max(0, stay.adults + stay.children - guests.length),
      });
    }),
    http.post(`${api}/police-report/prints`, () => new HttpResponse(null, { status: 204 })),
    http.post(`${api}/police-report/sent`, async ({ request }) => {
      const { forms } = (await request.json()) as MarkSent;
      const open = forms.map(keyOf).filter((key) => !sent.has(key));
      for (const key of open) sent.add(key);
      return HttpResponse.json({ marked: open.length, already: [] });
    }),
    http.post(`${api}/bookings/:bookingId/guests/:guestId/police-report/undo`, ({ params }) => {
      sent.delete(keyOf(params as never));
      return HttpResponse.json({ guestId: params.guestId });
    }),
    http.post(`${api}/bookings/:bookingId/occupants`, async ({ request, params }) => {
      const { guest } = (await request.json()) as AddOccupant;
      const { guests } = hotel.booking(String(params.bookingId));
      const guestId = mockId(4, 900 + guests.length);
      const fullName = "fullName" in guest ? guest.fullName : "Samia Belkacem";
      guests.push({ guestId, fullName, phone: null, isPrimary: false });
      return HttpResponse.json({ guestId }, { status: 201 });
    }),
  ];
}

const letterhead = {
  address: "Boulevard du 1er Novembre",
  city: "Alger",
  phone: "+213 21 00 00 00",
  nif: "000016001234567",
  rc: "16/00-1234567 B 20",
  nis: "",
};

const keyOf = ({ bookingId, guestId }: { bookingId: string; guestId: string }) =>
  `${bookingId} ${guestId}`;

function report(hotel: MockHotel, sent: ReadonlySet<string>) {
  const stays = hotel.bookings.filter(owesForms);
  const forms = stays.flatMap((stay) => stay.guests.map((guest) => formOf(stay, guest, sent)));
  const unnamed = stays.flatMap((stay) => {
    const count = stay.adults + stay.children - stay.guests.length;
    return count > 0 ? [{ ...stayOf(stay), guestName: stay.guests[0]?.fullName ?? "", count }] : [];
  });
  const open = forms.filter(({ sentAt }) => sentAt === null);
  const waiting = [...open.map((form) => ({ ...form, count: 1 })), ...unnamed];
  const sum = (some: typeof waiting) => some.reduce((all, { count }) => all + count, 0);
  const come = waiting.filter(({ status }) => status === "Checked-in");
  const counts = {
    due: sum(come),
    late: sum(come.filter(({ arrivesOn }) => arrivesOn < businessDate)),
    expected: sum(waiting) - sum(come),
  };
  const isSent = ({ sentAt }: { sentAt: string | null }) => sentAt !== null;
  return { businessDate, counts, forms: open, unnamed, sent: forms.filter(isSent) };
}

/** Guests who are in, and those who are expected by today. */
function owesForms({ status, checkInDate }: MockBooking): boolean {
  if (status === "Checked-in") return true;
  return (status === "Reserved" || status === "Confirmed") && checkInDate <= businessDate;
}

function stayOf({ id, roomNumber, status, checkInDate, checkOutDate }: MockBooking) {
  const dates = { arrivesOn: checkInDate, departsOn: checkOutDate };
  return { bookingId: id, roomNumber, status, ...dates };
}

function formOf(
  stay: MockBooking,
  { guestId, fullName, phone, isPrimary }: MockBooking["guests"][number],
  sent: ReadonlySet<string>,
) {
  const isSent = sent.has(keyOf({ bookingId: stay.id, guestId }));
  return {
    ...stayOf(stay),
    guestId,
    fullName,
    nameOtherScript: null,
    isPrimary,
    phone,
    nationality: "DZ",
    birthDate: "1984-05-12",
    birthPlace: "Tlemcen",
    idType: "National ID",
    idNumber: null,
    idDeliveryDate: null,
    idDeliveryPlace: null,
    address: null,
    profession: "Architecte",
    sentAt: isSent ? SENT_AT : null,
    sentOn: isSent ? businessDate : null,
    sentBy: isSent ? "Yasmine Haddad" : null,
  };
}
