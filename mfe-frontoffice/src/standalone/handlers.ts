import type { EditDetails } from "@funduq/shared-types/contracts/booking-changes";
import type {
  AddGuestNote,
  ChangeGuest,
  DuplicateSearch,
  GuestProfile,
  MarkVip,
  MergeGuests,
} from "@funduq/shared-types/contracts/guest";
import type { SetHousekeepingStatus } from "@funduq/shared-types/contracts/housekeeping";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { foldName } from "@funduq/shared-types/rules/name-search";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { HttpResponse, http } from "msw";
import { availabilityDays, pricedRooms } from "./mock-availability.ts";
import { guests, type MockBooking } from "./mock-bookings.ts";
import {
  alternatives,
  changeDates,
  changeRoom,
  datesPreview,
  editDetails,
  resolveConflict,
  roomPreview,
} from "./mock-changes.ts";
import { chargeNights, openFolio, openNights, refund, split } from "./mock-folios.ts";
import { MockCardex } from "./mock-guests.ts";
import { MockHotel } from "./mock-hotel.ts";
import { policeHandlers } from "./mock-police.ts";
import { chargeItems, companies, offersOf, roomTypes, tdsBp } from "./mock-rooms.ts";
import { searchDesk } from "./mock-search.ts";
import { cancel, endedStays, markNoShow, reactivate, reverse, undo } from "./mock-steps.ts";

const api = "/api/hotels/:hotelId";

/** The API of a small hotel that behaves: it remembers, refuses and repeats as the real one does. */
export function hotelHandlers(hotel = new MockHotel()) {
  const answers = new Map<string, unknown>();
  const write = (path: string, act: (call: Call) => MockBooking, status = 200) =>
    http.post(`${api}/${path}`, async ({ request, params }) => {
      const key = request.headers.get("idempotency-key") ?? "";
      const body = (await request.json()) as never;
      if (!answers.has(key)) {
        const answer = attempt(() => saved(act({ body, id: String(params.bookingId), params })));
        if (answer instanceof Response) return answer;
        answers.set(key, structuredClone(answer));
      }
      return HttpResponse.json(answers.get(key) as object, { status });
    });

  return [
    ...readHandlers(hotel),
    ...roomHandlers(hotel),
    ...guestHandlers(hotel),
    ...changeReads(hotel),
    ...policeHandlers(hotel),
    http.get(`${api}/charge-items`, () => HttpResponse.json({ items: chargeItems })),
    http.put(`${api}/bookings/:bookingId/details`, async ({ request, params }) => {
      const body = (await request.json()) as EditDetails;
      const answer = attempt(() => saved(editDetails(hotel, String(params.bookingId), body)));
      return answer instanceof Response ? answer : HttpResponse.json(answer as object);
    }),
    write("bookings/resolve-conflict", ({ body }) => resolveConflict(hotel, body)),
    write("bookings/:bookingId/change-room", ({ id, body }) => changeRoom(hotel, id, body)),
    write("bookings/:bookingId/dates", ({ id, body }) => changeDates(hotel, id, body)),
    write("bookings", ({ body }) => hotel.create(body), 201),
    write("bookings/:bookingId/check-in", ({ id }) => hotel.checkIn(id)),
    write("bookings/:bookingId/check-out", ({ id, body }) => hotel.checkOut(id, body)),
    write("bookings/:bookingId/cancel", ({ id, body }) => cancel(hotel, id, body)),
    write("bookings/:bookingId/no-show", ({ id }) => markNoShow(hotel, id)),
    write("bookings/:bookingId/reactivate", ({ id, body }) => reactivate(hotel, id, body)),
    write("bookings/:bookingId/undo", ({ id, body }) => undo(hotel, id, body)),
    write(
      "bookings/:bookingId/postings/:postingId/reversal",
      ({ id, params, body }) => reverse(hotel, id, String(params.postingId), body),
      201,
    ),
    write("bookings/:bookingId/room-charges", ({ id, body }) => chargeNights(hotel, id, body), 201),
    write(
      "bookings/:bookingId/postings/:postingId/split",
      ({ id, params, body }) => split(hotel, id, String(params.postingId), body),
      201,
    ),
    write("bookings/:bookingId/folios", ({ id, body }) => openFolio(hotel, id, body), 201),
    write("bookings/:bookingId/charges", ({ id, body }) => hotel.charge(id, body), 201),
    write("bookings/:bookingId/payments", ({ id, body }) => hotel.pay(id, body), 201),
    write("bookings/:bookingId/refunds", ({ id, body }) => refund(hotel, id, body), 201),
    write("bookings/:bookingId/postings/:postingId/move", ({ id, params, body }) =>
      hotel.move(id, String(params.postingId), body),
    ),
  ];
}

/** What a write answers. */
const saved = ({ id, version }: { id: string; version: number }) => ({ id, version });

function roomHandlers(hotel: MockHotel) {
  return [
    http.put<{ roomId: string }>(
      `${api}/rooms/:roomId/housekeeping-status`,
      async ({ params, request }) => {
        const wanted = (await request.json()) as SetHousekeepingStatus;
        const answer = attempt(() => saved(hotel.setRoomStatus(params.roomId, wanted)));
        return answer instanceof Response ? answer : HttpResponse.json(answer as object);
      },
    ),
  ];
}

/** What a change would cost, and where a stay could go. */
function changeReads(hotel: MockHotel) {
  const read = (path: string, answer: (id: string, params: Record<string, string>) => unknown) =>
    http.get(`${api}/bookings/:bookingId/${path}`, ({ request, params }) => {
      const asked = Object.fromEntries(new URL(request.url).searchParams);
      const found = attempt(() => answer(String(params.bookingId), asked));
      return found instanceof Response ? found : HttpResponse.json(found as object);
    });
  return [
    read("alternatives", (id, { checkIn, checkOut }) =>
      alternatives(hotel, id, {
        ...(checkIn && { from: calendarDate(checkIn) }),
        ...(checkOut && { to: calendarDate(checkOut) }),
      }),
    ),
    read("room-charges", (id) => openNights(hotel, id)),
    read("change-room/preview", (id, { roomId }) => roomPreview(hotel, id, roomId ?? "")),
    read("dates/preview", (id, wanted) => datesPreview(hotel, id, wanted)),
  ];
}

type Call = { body: never; id: string; params: Record<string, unknown> };

function readHandlers(hotel: MockHotel) {
  return [
    http.get(`${api}/day-grid`, ({ request }) => {
      const date = query(request, "date");
      return HttpResponse.json(hotel.dayGrid(date ? calendarDate(date) : undefined));
    }),
    http.get(`${api}/ended-stays`, () => HttpResponse.json(endedStays(hotel))),
    http.get(`${api}/availability/free-rooms`, ({ request }) =>
      HttpResponse.json(
        hotel.freeRooms(
          calendarDate(query(request, "checkIn")),
          calendarDate(query(request, "checkOut")),
        ),
      ),
    ),
    http.get(`${api}/rates/offers`, ({ request }) => HttpResponse.json(offersFor(request))),
    http.post(`${api}/guest-search`, async ({ request }) => {
      const { query: text } = (await request.json()) as { query: string };
      const typed = foldName(text);
      const found = guests.filter(({ fullName }) => foldName(fullName).includes(typed));
      return HttpResponse.json({ guests: found.slice(0, 15) });
    }),
    http.get(`${api}/availability/alternatives`, ({ request }) =>
      HttpResponse.json(
        pricedRooms(hotel, {
          from: calendarDate(query(request, "checkIn")),
          to: calendarDate(query(request, "checkOut")),
          roomTypeId: query(request, "roomTypeId"),
          guests: Number(query(request, "guests")),
          companyId: query(request, "companyId"),
          ratePlan: query(request, "ratePlan"),
        }),
      ),
    ),
    http.get(`${api}/availability/days`, ({ request }) =>
      HttpResponse.json(
        availabilityDays(
          hotel,
          calendarDate(query(request, "from")),
          calendarDate(query(request, "to")),
        ),
      ),
    ),
    http.post(`${api}/search`, async ({ request }) => {
      const { query: text } = (await request.json()) as { query: string };
      return HttpResponse.json(searchDesk(hotel, text));
    }),
    http.post(`${api}/company-search`, async ({ request }) => {
      const { query: text } = (await request.json()) as { query: string };
      const typed = foldName(text);
      const found = companies.filter(({ name }) => foldName(name).includes(typed));
      return HttpResponse.json({ companies: found });
    }),
    http.get(`${api}/companies/:companyId/credit`, () => HttpResponse.json({ credit: null })),
    http.get(`${api}/bookings/:bookingId`, ({ params }) => {
      const answer = attempt(() => hotel.booking(params.bookingId));
      return answer instanceof Response ? answer : HttpResponse.json(answer as object);
    }),
  ];
}

function offersFor(request: Request) {
  const type = roomTypes.find(({ id }) => id === query(request, "roomTypeId"));
  const offers = offersOf(query(request, "roomTypeId"), query(request, "companyId"));
  return { roomTypeName: type?.name ?? "", tdsBp, offers };
}

/** The cardex of the same hotel. */
function guestHandlers(hotel: MockHotel) {
  const cardex = new MockCardex(hotel);
  const guest = `${api}/guests/:guestId`;
  const answer = (act: () => unknown, status = 200) => {
    const given = attempt(act);
    return given instanceof Response ? given : HttpResponse.json(given as object, { status });
  };
  const id = (params: Record<string, unknown>) => String(params.guestId);
  return [
    http.get(`${guest}/stays`, ({ params }) => answer(() => cardex.stays(id(params)))),
    http.get(`${guest}/notes`, ({ params }) => answer(() => cardex.notes(id(params)))),
    http.get(guest, ({ params }) => answer(() => cardex.read(id(params)))),
    http.put(`${guest}/vip`, async ({ params, request }) => {
      const body = (await request.json()) as MarkVip;
      return answer(() => cardex.markVip(id(params), body));
    }),
    http.post(`${api}/guest-duplicates`, async ({ request }) => {
      const search = (await request.json()) as DuplicateSearch;
      return answer(() => cardex.duplicates(search));
    }),
    http.post(`${api}/guests`, async ({ request }) => {
      const profile = (await request.json()) as GuestProfile;
      return answer(() => saved(cardex.create(profile)), 201);
    }),
    http.put(guest, async ({ request, params }) => {
      const change = (await request.json()) as ChangeGuest;
      return answer(() => saved(cardex.change(id(params), change)));
    }),
    http.post(`${guest}/notes`, async ({ request, params }) => {
      const note = (await request.json()) as AddGuestNote;
      return answer(() => cardex.addNote(id(params), note), 201);
    }),
    http.post(`${guest}/merge`, async ({ request, params }) => {
      const merge = (await request.json()) as MergeGuests;
      return answer(() => saved(cardex.merge(id(params), merge)));
    }),
  ];
}

/** A refusal of a rule becomes the problem that the API would answer with. */
function attempt(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, status, params, message: detail } = error;
    const problem = { type: "about:blank", title: code, status, detail, code, params };
    return HttpResponse.json(
      { ...problem, requestId: "mock" },
      { status, headers: { "content-type": "application/problem+json" } },
    );
  }
}

function query(request: Request, name: string): string {
  return new URL(request.url).searchParams.get(name) ?? "";
}
