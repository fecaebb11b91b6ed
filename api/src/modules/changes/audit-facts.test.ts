import { randomUUID } from "node:crypto";
import type { AuditEntry, AuditPage } from "@funduq/shared-types/contracts/audit-trail";
import type { HotelSetup } from "@funduq/shared-types/contracts/setup";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { beforeEach, expect, it } from "vitest";
import { makeBooking, NIGHTLY_RATE } from "../../testing/factories-bookings.ts";
import { makeStaff, type TestUser } from "../../testing/factories-core.ts";
import { eveningHouse, nightDesk } from "../../testing/night-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, request, makeSuperAdmin } = api;

beforeEach(() => api.clock.set("2026-11-21T09:00:00Z"));

async function entries(hotelId: HotelId): Promise<AuditEntry[]> {
  const admin = await makeStaff(database, { hotelId });
  const answer = await request("GET", `/hotels/${hotelId}/audit-trail`, { as: admin });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as AuditPage).entries;
}

/** `['amount', '', null, 1200]` of every line of the youngest deed of this name. */
async function factsOf(hotelId: HotelId, action: string) {
  const entry = (await entries(hotelId)).find((each) => each.action === action);
  return entry?.facts.map(({ what, of, before, after }) => [what, of ?? "", before, after]);
}

async function send(method: "POST" | "PUT" | "DELETE", path: string, as: TestUser, body: object) {
  const answer = await request(method, path, { as, body });
  expect([200, 201]).toContain(answer.status);
  return answer.json();
}

it("AUTH-17 the trail says which amounts were posted, and what was taken back and why", async () => {
  const { staff, hotelId, bookingId } = await makeBooking(database, { checkInNow: true });
  const at = `/hotels/${hotelId}/bookings/${bookingId}`;
  const [folio] = await api.owner`select id from folios where booking_id = ${bookingId}`;
  const dinner = { description: "Dinner", department: "Restaurant", amountCentimes: 150_000 };
  const charged = await send("POST", `${at}/charges`, staff, { folioId: folio?.id, ...dinner });
  const cash = { folioId: folio?.id, method: "Cash", amountCentimes: 90_000 };
  await send("POST", `${at}/payments`, staff, cash);
  const posting = charged.folios[0].postings[0].id;
  const reason = { reason: "Wrong table" };
  await send("POST", `${at}/postings/${posting}/reversal`, staff, reason);
  expect(await factsOf(hotelId, "folios.post-charge")).toEqual([
    ["amount", "Dinner", null, 150_000],
    ["department", "", null, "Restaurant"],
  ]);
  expect(await factsOf(hotelId, "folios.post-payment")).toEqual([
    ["amount", "", null, 90_000],
    ["method", "", null, "Cash"],
  ]);
  expect(await factsOf(hotelId, "folios.reverse")).toEqual([
    ["amount", "Dinner", null, 150_000],
    ["department", "", null, "Restaurant"],
    ["reason", "", null, "Wrong table"],
  ]);
});

it("AUTH-17 BK-14 BK-20 the trail says what left to whose account, and why a step was taken back", async () => {
  const { staff, hotelId, bookingId, booking } = await makeBooking(database, { checkInNow: true });
  const at = `/hotels/${hotelId}/bookings/${bookingId}`;
  const groupId = randomUUID();
  await api.owner`insert into groups (hotel_id, id, name, name_search)
    values (${hotelId}, ${groupId}, 'Tassili', 'tassili')`;
  await api.owner`update bookings set group_id = ${groupId} where id = ${bookingId}`;
  const folioId = booking.folios[0]?.id;
  const dinner = { description: "Dinner", department: "Restaurant", amountCentimes: 150_000 };
  await send("POST", `${at}/charges`, staff, { folioId, ...dinner });
  const { version } = await (await request("GET", at, { as: staff })).json();
  const toGroupAccount = [{ folioId, amountCentimes: 150_000 }];
  const left = await send("POST", `${at}/check-out`, staff, { version, toGroupAccount });
  expect(await factsOf(hotelId, "bookings.check-out")).toEqual([
    ["amount", "", null, 150_000],
    ["method", "", null, "Group Account"],
  ]);
  await send("POST", `${at}/undo`, staff, { version: left.version, reason: "Stays on" });
  expect(await factsOf(hotelId, "bookings.undo")).toEqual([["reason", "", null, "Stays on"]]);
});

it("AUTH-17 RAT-01 the trail says which rate was what before, and nothing of one that stayed", async () => {
  const { staff, hotelId, room } = await makeBooking(database);
  const { roomTypeId } = room;
  const save = (rates: object[]) => send("PUT", `/hotels/${hotelId}/rates`, staff, { rates });
  const one = { roomTypeId, guests: 1 };
  await save([{ ...one, rateCentimes: 700_000, seenCentimes: null }]);
  expect(await factsOf(hotelId, "rates.save")).toEqual([
    ["rate", expect.stringMatching(/ · 1$/), null, 700_000],
  ]);
  await save([
    { ...one, rateCentimes: 800_000, seenCentimes: 700_000 },
    { ...one, guests: 2, rateCentimes: 900_000, seenCentimes: null },
  ]);
  await save([
    { ...one, rateCentimes: 800_000, seenCentimes: 800_000 },
    { ...one, guests: 2, rateCentimes: 950_000, seenCentimes: 900_000 },
  ]);
  expect(await factsOf(hotelId, "rates.save")).toEqual([
    ["rate", expect.stringMatching(/ · 2$/), 900_000, 950_000],
  ]);
});

it("AUTH-17 NA-03 the trail says which day was closed, with what, and has a line for each no-show", async () => {
  const { staff, late } = await eveningHouse(database);
  await nightDesk(api).close(staff);
  const [tdsAndRooms, facts] = [
    2 * (NIGHTLY_RATE + NIGHTLY_RATE / 50),
    await factsOf(staff.hotelId, "night-audit.run"),
  ];
  expect(facts).toEqual([
    ["businessDate", "", "2026-11-21", "2026-11-22"],
    ["charged", "", null, 2],
    ["total", "", null, tdsAndRooms],
    ["noShows", "", null, 1],
  ]);
  const lines = await entries(staff.hotelId);
  expect(lines.map(({ action }) => action)).toEqual(["night-audit.run", "night-audit.no-show"]);
  expect(lines[1]).toMatchObject({
    subject: { kind: "booking", id: late.bookingId, name: "Yacine Brahimi" },
    facts: [{ what: "businessDate", after: "2026-11-21" }],
  });
});

it("AUTH-17 SYS-04 the trail says until when the subscription ran before", async () => {
  const staff = await makeStaff(database);
  const { hotelId } = staff;
  await api.owner`update hotels set expires_at = '2026-12-01T00:00:00Z' where id = ${hotelId}`;
  await send("POST", `/hotels/${hotelId}/extend`, await makeSuperAdmin(), {});
  const [line] = (await factsOf(hotelId, "hotels.extend")) ?? [];
  const instants = line?.slice(2).map((at) => new Date(String(at)).toISOString());
  expect(instants).toEqual(["2026-12-01T00:00:00.000Z", "2026-12-31T00:00:00.000Z"]);
});

it("AUTH-17 SET-02 SET-06 the trail says what of the hotel and which rooms changed, came and went", async () => {
  const { hotelId, room } = await makeBooking(database);
  const admin = await makeSuperAdmin();
  const at = `/hotels/${hotelId}/setup`;
  const read = async (): Promise<HotelSetup> => (await request("GET", at, { as: admin })).json();
  const { seen, ...information } = (await read()).information;
  const changed = { ...information, city: "Oran", tdsBp: 300 };
  await send("PUT", `${at}/information`, admin, { seen, information: changed });
  expect(await factsOf(hotelId, "setup.information")).toEqual([
    ["city", "", information.city, "Oran"],
    ["tdsBp", "", information.tdsBp, 300],
  ]);
  const setup = await read();
  const old = setup.rooms.find(({ id }) => id === room.roomId);
  const floorId = setup.floors.list[0]?.id;
  const rooms = ["901", "902"].map((number) => ({ number, roomTypeId: room.roomTypeId }));
  await send("POST", `${at}/rooms`, admin, { floorId, rooms });
  expect(await factsOf(hotelId, "setup.add-rooms")).toEqual([["rooms", "", null, "901, 902"]]);
  const { number, ...place } = old ?? { number: "" };
  const { id: _, ...body } = { id: "", ...place, number: "777" };
  await send("PUT", `${at}/rooms/${room.roomId}`, admin, body);
  expect(await factsOf(hotelId, "setup.save-room")).toEqual([["number", "", number, "777"]]);
  const gone = (await read()).rooms.find((each) => each.number === "902")?.id;
  await send("DELETE", `${at}/rooms/${gone}`, admin, {});
  expect(await factsOf(hotelId, "setup.remove-room")).toEqual([["rooms", "", "902", null]]);
});
