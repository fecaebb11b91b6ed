import { freeRoomListSchema } from "@funduq/shared-types/contracts/availability";
import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { centimes } from "@funduq/shared-types/values/money";
import { expect, test } from "vitest";
import { MockHotel } from "../../standalone/mock-hotel.ts";
import { bookingContract, fieldOf } from "./booking-contract.ts";
import { type BookingDraft, type DraftFacts, newDraft, withCheckIn } from "./booking-draft.ts";

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

/** What is wrong with a draft, by field: the code of the refusal or of the schema's issue. */
function faultsOf(draft: BookingDraft, known = facts): Record<string, string | undefined> {
  const parsed = bookingContract(known).safeParse(draft);
  const issues = parsed.success ? [] : parsed.error.issues;
  return Object.fromEntries(
    issues.map(({ path, code, params }) => [
      path.join("."),
      params?.refusal?.code ?? params?.rule ?? code,
    ]),
  );
}

test("BK-01 a complete draft has no faults and makes the request", () => {
  const draft = aDraft({ phone: " 0555 1 ", comments: " Sea " });
  expect(bookingContract(facts).safeParse(draft)).toMatchObject({
    success: true,
    data: {
      guests: [{ guest: { fullName: "Amine Bensalem", phone: "0555 1" }, isPrimary: true }],
      ratePlan: "public",
      rateCentimes: 950_000,
      comments: "Sea",
    },
  });
});

test.each<[string, Partial<BookingDraft>, object]>([
  [
    "GST-02 a document's line for a name",
    { guestName: "BENAISSA<<NADIA" },
    { guestName: "custom" },
  ],
  ["BK-01 no guest", { guestName: "  " }, { guestName: "custom" }],
  ["BK-01 a telephone number of 41 signs", { phone: "0".repeat(41) }, { phone: "too_big" }],
  ["BK-01 no adult", { adults: 0 }, { adults: "too_small" }],
  ["BK-01 nine adults", { adults: 9 }, { adults: "too_big" }],
  ["BK-01 six children", { children: 6 }, { children: "too_big" }],
  ["BK-01 no room", { roomId: undefined }, { roomId: "invalid_type" }],
  ["FO-08 no date", { checkOutDate: null }, { checkOutDate: "invalid_type" }],
  ["FO-08 dates reversed", { checkOutDate: today }, { checkOutDate: "booking.dates-reversed" }],
  [
    "FO-08 before the business date",
    { checkInDate: addDays(today, -1) },
    { checkInDate: "booking.check-in-past" },
  ],
  ["BK-02 a rate of zero", { ratePlan: "default" }, { ratePlan: "booking.rate-missing" }],
  ["a company that was not chosen", { companyText: "Sona" }, { companyText: "not-chosen" }],
  ["2001 signs of comments", { comments: "a".repeat(2001) }, { comments: "too_big" }],
])("%s is a fault at its field", (_fault, traits, faults) => {
  expect(faultsOf(aDraft(traits))).toMatchObject(faults);
});

test.each<[string, Partial<BookingDraft>, DraftFacts, string[]]>([
  ["missing dates", { checkInDate: null, checkOutDate: null }, facts, ["checkInDate"]],
  ["a missing date", { checkOutDate: null }, { ...facts, rooms: [] }, ["checkOutDate"]],
  ["reversed dates", { checkOutDate: today }, { ...facts, rooms: [] }, ["checkOutDate"]],
  [
    "reversed dates with a room held",
    { checkOutDate: today },
    { ...facts, offers: [] },
    ["checkOutDate"],
  ],
  ["no adult", { adults: 0 }, { ...facts, offers: [] }, ["adults"]],
  ["six children", { children: 6 }, { ...facts, offers: [] }, ["children"]],
])("%s are the only fault: rooms and rates can't be known yet", (_fault, traits, known, fields) => {
  expect(Object.keys(faultsOf(aDraft(traits), known)).sort()).toEqual([...fields].sort());
});

test("more guests than the room takes is a fault at the adults", () => {
  expect(faultsOf(aDraft({ adults: 8 }))).toEqual({ adults: "booking.too-many-guests" });
});

test("FO-08 a later arrival takes the departure along", () => {
  const later = withCheckIn(aDraft(), addDays(today, 5));

  expect(later.checkOutDate).toBe(addDays(today, 6));
});

test("X-02 a refusal of the API is shown at the field it is about", () => {
  expect(fieldOf({ code: "booking.rate-changed" })).toBe("ratePlan");
  expect(fieldOf({ code: "booking.room-taken" })).toBeUndefined();
});
