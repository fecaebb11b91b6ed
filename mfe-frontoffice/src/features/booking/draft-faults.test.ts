import { freeRoomListSchema } from "@funduq/shared-types/contracts/availability";
import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { centimes } from "@funduq/shared-types/values/money";
import { expect, test } from "vitest";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import {
  type BookingDraft,
  bookingRequest,
  type DraftFacts,
  newDraft,
  withCheckIn,
} from "./booking-draft.ts";
import { draftFaults, fieldOf } from "./draft-faults.ts";

const today = calendarDate("2026-04-10");
const { rooms } = freeRoomListSchema.parse(new MockHotel().freeRooms(today, addDays(today, 1)));
const facts: DraftFacts = {
  businessDate: today,
  rooms,
  offers: [
    { plan: "public", rateCentimes: centimes(950_000) },
    { plan: "default", rateCentimes: centimes(0) },
  ],
};

function aDraft(traits: Partial<BookingDraft> = {}): BookingDraft {
  return { ...newDraft({ from: today }, rooms[0]?.id), guestName: "Amine Bensalem", ...traits };
}

test("BK-01 a complete draft has no faults and makes the request", () => {
  expect(draftFaults(aDraft(), facts)).toEqual({});
  expect(bookingRequest(aDraft({ phone: " 0555 1 " }), facts, true)).toMatchObject({
    guests: [{ guest: { fullName: "Amine Bensalem", phone: "0555 1" }, isPrimary: true }],
    ratePlan: "public",
    rateCentimes: 950_000,
    checkInNow: true,
  });
});

test.each<[string, Partial<BookingDraft>, object]>([
  [
    "GST-02 a document's line for a name",
    { guestName: "BENAISSA<<NADIA" },
    { guest: { text: "guest.document-line" } },
  ],
  ["BK-01 no guest", { guestName: "  " }, { guest: { text: "fault.guest" } }],
  ["BK-01 no adult", { adults: 0 }, { adults: { text: "fault.adults" } }],
  ["BK-01 nine adults", { adults: 9 }, { adults: { text: "fault.adults" } }],
  ["BK-01 six children", { children: 6 }, { children: { text: "fault.children" } }],
  ["BK-01 no room", { roomId: undefined }, { room: { text: "fault.room" } }],
  ["FO-08 no date", { checkOutDate: undefined }, { dates: { text: "fault.dates" } }],
  ["FO-08 dates reversed", { checkOutDate: today }, { dates: { code: "booking.dates-reversed" } }],
  [
    "FO-08 before the business date",
    { checkInDate: addDays(today, -1) },
    { dates: { code: "booking.check-in-past" } },
  ],
  ["BK-02 a rate of zero", { ratePlan: "default" }, { rate: { code: "booking.rate-missing" } }],
  ["a company that was not chosen", { companyText: "Sona" }, { company: {} }],
])("%s is a fault at its field", (_fault, traits, faults) => {
  expect(draftFaults(aDraft(traits), facts)).toMatchObject(faults);
});

test.each<[string, Partial<BookingDraft>, DraftFacts, string[]]>([
  ["missing dates", { checkOutDate: undefined }, { ...facts, rooms: [] }, ["dates"]],
  ["reversed dates", { checkOutDate: today }, { ...facts, rooms: [] }, ["dates"]],
  ["reversed dates with a room held", { checkOutDate: today }, { ...facts, offers: [] }, ["dates"]],
  ["no adult", { adults: 0 }, { ...facts, offers: [] }, ["adults"]],
  ["six children", { children: 6 }, { ...facts, offers: [] }, ["children"]],
])("%s are the only fault: rooms and rates can't be known yet", (_fault, traits, known, fields) => {
  expect(Object.keys(draftFaults(aDraft(traits), known)).sort()).toEqual([...fields].sort());
});

test("more guests than the room takes is a fault at the adults", () => {
  expect(draftFaults(aDraft({ adults: 8 }), facts).adults).toMatchObject({
    code: "booking.too-many-guests",
  });
});

test("FO-08 a later arrival takes the departure along", () => {
  const later = withCheckIn(aDraft(), addDays(today, 5));

  expect(later.checkOutDate).toBe(addDays(today, 6));
});

test("X-02 a refusal of the API is shown at the field it is about", () => {
  expect(fieldOf({ code: "booking.rate-changed" })).toBe("rate");
  expect(fieldOf({ code: "booking.room-taken" })).toBeUndefined();
});
