import { describe, expect, it } from "vitest";
import * as z from "zod";
import { isWrite } from "./platform/route.ts";
import { allRoutes } from "./routes.ts";
import { bookingRequest } from "./testing/factories-bookings.ts";
import { makeRoom, makeStaff } from "./testing/factories-core.ts";
import { nothing } from "./testing/guest-desk.ts";
import { LET_GO } from "./testing/steps.ts";
import { testApp } from "./testing/test-app.ts";

const { request, database, owner } = await testApp();

/** Fields that every write may return: ids, the version, and a count or a state for the notice. */
const SMALL = ["ended", "id", "saved", "status", "version"];

/** The contracts' field names of guest and stay data. */
const OF_GUESTS =
  /^(fullName|guestName|nameOtherScript|phone|nationality|idNumber|birth.*|guests|bookings?|folios|history|notes?)$/u;

const session = "Who is signed in: the page reads its rights from it. Stored under no key.";
const printer = "The name of the printer, which the till shows.";
const receipt =
  "What the terminal prints: of the lines that it sent it has no number and no discounts.";
const setup =
  "The whole set-up as this very save left it: what was typed meanwhile is laid over it, and each part's next save is based on the `seen` of it. A later read may hold a colleague's next change. A super admin's; it names no guest.";

const bill =
  "The bill as this very write left it: the till shows it at once, and its next write is based on its version. It names no guest; its notes are of the kitchen.";

/** Writes that return more fields, with the reason. */
const MORE: Record<string, string> = {
  "session.sign-in": session,
  "sign-in-links.finish": session,
  "super-admins.name": "The account that was named. Stored under no key.",
  "accounting.save-chart":
    "The chart as it was kept: the next save is based on its `seen`. It names no guest.",
  "hotels.create": setup,
  "setup.information": setup,
  "setup.save-taxes": setup,
  "setup.remove-taxes": setup,
  "setup.floors": setup,
  "setup.room-types": setup,
  "setup.add-rooms": setup,
  "setup.save-room": setup,
  "setup.remove-room": setup,
  "setup.add-facility": setup,
  "setup.save-facility": setup,
  "setup.remove-facility": setup,
  "setup.restaurants": setup,
  "setup.charge-items": setup,
  "bookings.create": "The reference, which the desk says to the guest.",
  "bookings.resolve-conflict": "The same of a booking that was made by it.",
  "groups.create":
    "The group's reference, and its name: one without a name is named after its company.",
  "groups.assign-all": "What became of each row, in the order of the request, without names.",
  "groups.check-in-all": "The same.",
  "groups.undo-check-ins": "The same.",
  "groups.import-rooming-list": "What became of each line, by its number.",
  "companies.import":
    "What became of each row, by its number, and the name of the company that it is already.",
  "invoices.issue": "The number, which the message of success says.",
  "invoices.credit": "The same of the credit note.",
  "folio-invoices.issue": "The same of a folio's invoice.",
  "folio-invoices.credit": "The same of its credit note.",
  "police.mark-sent": "How many were marked, and who had marked the others.",
  "police.undo-sent": "Whose form it was, by id.",
  "police.add-occupant": "Who was named, by id.",
  "pos.hold-papers": "The papers that the device prints. They name no guest.",
  "pos.drop-papers":
    "Which papers the printer leaves to the device, and whether each may be printed already.",
  "pos.print-receipt": printer,
  "pos.print-bill": printer,
  "pos.print-shift": printer,
  "pos.open-drawer": printer,
  "pos.change-bill": bill,
  "pos.void-line": bill,
  "pos.discount-bill": bill,
  "pos.split-bill": bill,
  "pos.merge-bills": bill,
  "pos.seat-reservation": bill,
  "pos.unseat-reservation": "Whether the bill went with the seating: the till shows it no more.",
  "till-turns.take":
    "The token of the turn, and who has it with which rights: the till shows them. Stored under no key.",
  "pos.sell": receipt,
  "pos.refund": receipt,
  "pos.record-sale": receipt,
  "pos.settle-conflict": "The conflict as it is settled, which the list shows.",
  "pos.begin-shift": "The shift's report, which the terminal shows.",
  "pos.close-shift": "The Z report, which the terminal prints.",
  "night-audit.run": "The figures of the closed day, which the screen shows and a report keeps.",
};

/** The names of all fields of an answer, including nested ones. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === "properties" ? Object.keys(value) : []),
    ...fieldsOf(value),
  ]);
}

const answers = allRoutes
  .filter(({ spec }) => isWrite(spec) && spec.response)
  .map(({ spec }) => {
    const schema = spec.response && z.toJSONSchema(spec.response, { unrepresentable: "any" });
    return { id: spec.id, fields: fieldsOf(schema) };
  });

describe("the answer of a write", () => {
  it("GST-02 X-02 has no guest field in any write", () => {
    const told = answers.flatMap(({ id, fields }) =>
      fields.filter((field) => OF_GUESTS.test(field)).map((field) => ({ id, field })),
    );
    // The set-up returns the hotel's telephone number; a waiter notes something of a dish or of a count.
    const isExpected = ({ id, field }: (typeof told)[number]) =>
      (MORE[id] === setup && field === "phone") || (id.startsWith("pos.") && field === "note");
    expect(told.filter((each) => !isExpected(each))).toEqual([]);
  });

  it("X-02 has only ids and a version, except for the listed writes", () => {
    const larger = answers.filter(({ fields }) => fields.some((field) => !SMALL.includes(field)));
    expect(larger.map(({ id }) => id).sort()).toEqual(Object.keys(MORE).sort());
  });
});

it("GST-02 X-02 is stored without a guest's name under the idempotency keys of booking, check-in, payment and check-out", async () => {
  const name = "Zoubida Canari";
  const desk = await makeStaff(database);
  const room = await makeRoom(database, desk.hotelId);
  const at = `/hotels/${desk.hotelId}`;
  const send = async (path: string, body: object, method: "POST" | "PUT" = "POST") => {
    const response = await request(method, `${at}/${path}`, { as: desk, body });
    const answer = await response.json();
    expect([path, response.status < 300]).toEqual([path, true]);
    return answer;
  };
  const guest = await send("guests", { ...nothing, fullName: name, phone: "0555 987 654" });
  await send(`guests/${guest.id}/notes`, { note: `${name} sleeps late` });
  const guests = [{ guest: { guestId: guest.id }, isPrimary: true }];
  const { id } = await send("bookings", bookingRequest(room, { guests }));
  const stay = `bookings/${id}`;
  const arrived = await send(`${stay}/check-in`, { version: 1 });
  const [folio] = await owner`select id from folios where booking_id = ${id}`;
  const money = { folioId: folio?.id, amountCentimes: 5_000 };
  await send(`${stay}/charges`, { ...money, description: "Tea", department: "Restaurant" });
  await send(`${stay}/payments`, { ...money, method: "Cash" });
  await send("police-report/sent", { forms: [{ bookingId: id, guestId: guest.id }] });
  await send(`${stay}/check-out`, { version: arrived.version, ...LET_GO });

  const kept = await owner<{ body: string }[]>`
    select body from idempotency_keys where hotel_id = ${desk.hotelId}`;
  expect(kept).toHaveLength(8);
  for (const { body } of kept) expect(body).not.toMatch(/Zoubida|Canari|987 ?654/u);
});
