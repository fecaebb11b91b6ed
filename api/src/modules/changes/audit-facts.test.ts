import { randomUUID } from "node:crypto";
import type { AuditEntry, AuditPage } from "@funduq/shared-types/contracts/audit-trail";
import type { HotelSetup } from "@funduq/shared-types/contracts/setup";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { beforeEach, expect, it } from "vitest";
import { bookingRequest, makeBooking, NIGHTLY_RATE } from "../../testing/factories-bookings.ts";
import { makeRoom, makeStaff, type TestUser } from "../../testing/factories-core.ts";
import { blockOf, groupDesk, newBlock } from "../../testing/group-desk.ts";
import { eveningHouse, nightDesk } from "../../testing/night-desk.ts";
import { stayChanges } from "../../testing/stay-changes.ts";
import { LET_GO } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, request, makeSuperAdmin } = api;
const desk = groupDesk(api);
const { anotherRoom } = stayChanges(api);

beforeEach(() => api.clock.set("2026-11-21T09:00:00Z"));

async function entries(hotelId: HotelId): Promise<AuditEntry[]> {
  const admin = await makeStaff(database, { hotelId });
  const answer = await request("GET", `/hotels/${hotelId}/audit-trail`, { as: admin });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as AuditPage).entries;
}

/** `['amount', '', null, 1200]` for every line of the latest entry with this action. */
async function factsOf(hotelId: HotelId, action: string) {
  const entry = (await entries(hotelId)).find((each) => each.action === action);
  return entry?.facts.map(({ what, of, before, after }) => [what, of ?? "", before, after]);
}

async function send(method: "POST" | "PUT" | "DELETE", path: string, as: TestUser, body: object) {
  const answer = await request(method, path, { as, body });
  expect([200, 201]).toContain(answer.status);
  return answer.json();
}

it("AUTH-17 the trail has the posted amounts, and each reversal with its reason", async () => {
  const { staff, hotelId, bookingId } = await makeBooking(database, { checkInNow: true });
  const at = `/hotels/${hotelId}/bookings/${bookingId}`;
  const [folio] = await api.owner`select id from folios where booking_id = ${bookingId}`;
  const dinner = { description: "Dinner", department: "Restaurant", amountCentimes: 150_000 };
  await send("POST", `${at}/charges`, staff, { folioId: folio?.id, ...dinner });
  const cash = { folioId: folio?.id, method: "Cash", amountCentimes: 90_000 };
  await send("POST", `${at}/payments`, staff, cash);
  const [posting] = await api.owner`
    select id from postings where owner_id = ${bookingId} and kind = 'charge'`;
  const reason = { reason: "Wrong table" };
  await send("POST", `${at}/postings/${posting?.id}/reversal`, staff, reason);
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

it("AUTH-17 BK-14 BK-20 the trail has the transfers to accounts, and each undone step with its reason", async () => {
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
  const left = await send("POST", `${at}/check-out`, staff, {
    version,
    toGroupAccount,
    ...LET_GO,
  });
  expect(await factsOf(hotelId, "bookings.check-out")).toEqual([
    ["amount", "", null, 150_000],
    ["method", "", null, "Group Account"],
    ["waived", "", null, 918_000],
    ["reason", "", null, LET_GO.waive.reason],
  ]);
  await send("POST", `${at}/undo`, staff, { version: left.version, reason: "Stays on" });
  expect(await factsOf(hotelId, "bookings.undo")).toEqual([["reason", "", null, "Stays on"]]);
});

it("AUTH-17 HK-01 HK-02 the trail has a room's status, housekeeper and period before and after", async () => {
  const staff = await makeStaff(database);
  const { hotelId } = staff;
  const { roomId } = await makeRoom(database, hotelId);
  const set = (body: object) =>
    send("PUT", `/hotels/${hotelId}/rooms/${roomId}/housekeeping-status`, staff, body);
  const said = () => factsOf(hotelId, "housekeeping.set-status");
  const free = { assignedTo: null, outOfOrder: null };
  await set({ ...free, status: "Dirty", version: 1 });
  await set({ ...free, status: "Dirty", assignedTo: "Ouarda", version: 2 });
  expect(await said()).toEqual([
    ["housekeepingStatus", "", null, "Dirty"],
    ["assignedTo", "", null, "Ouarda"],
  ]);
  const outOfOrder = { from: "2026-11-22", to: "2026-11-24" };
  await set({ status: "OutOfOrder", assignedTo: "Ouarda", outOfOrder, version: 3 });
  expect(await said()).toEqual([
    ["housekeepingStatus", "", "Dirty", "OutOfOrder"],
    ["outOfOrderFrom", "", null, "2026-11-22"],
    ["outOfOrderTo", "", null, "2026-11-24"],
  ]);
  await set({ ...free, status: "Clean", assignedTo: "Ouarda", version: 4 });
  expect(await said()).toEqual([
    ["housekeepingStatus", "", "OutOfOrder", "Clean"],
    ["outOfOrderFrom", "", "2026-11-22", null],
    ["outOfOrderTo", "", "2026-11-24", null],
  ]);
});

it("AUTH-17 BK-16 BK-17 the trail has the booked stay, and its dates and room before and after", async () => {
  const staff = await makeStaff(database);
  const { hotelId } = staff;
  const room = await makeRoom(database, hotelId, { number: "101" });
  const { roomId, number } = await makeRoom(database, hotelId, {
    number: "102",
    roomTypeId: room.roomTypeId,
  });
  const sold = bookingRequest(room, { nights: 2 });
  const { id, version } = await send("POST", `/hotels/${hotelId}/bookings`, staff, sold);
  const at = `/hotels/${hotelId}/bookings/${id}`;
  expect(await factsOf(hotelId, "bookings.create")).toEqual([
    ["checkInDate", "", null, "2026-11-21"],
    ["checkOutDate", "", null, "2026-11-23"],
    ["rate", "", null, NIGHTLY_RATE],
  ]);
  const moved = await send("POST", `${at}/change-room`, staff, { version, roomId, rate: null });
  expect(await factsOf(hotelId, "bookings.change-room")).toEqual([["number", "", "101", number]]);
  const longer = { version: moved.version, checkOutDate: "2026-11-25" };
  const extended = await send("POST", `${at}/dates`, staff, longer);
  expect(await factsOf(hotelId, "bookings.dates")).toEqual([
    ["checkOutDate", "", "2026-11-23", "2026-11-25"],
  ]);
  await send("POST", `${at}/no-show`, staff, { version: extended.version });
  expect(await factsOf(hotelId, "bookings.no-show")).toEqual([
    ["checkInDate", "", null, "2026-11-21"],
    ["checkOutDate", "", null, "2026-11-25"],
  ]);
});

it("AUTH-17 BK-08 the trail has the booking that took a guest's room, and the room the guest was moved to", async () => {
  const inTheWay = await makeBooking(database, { nights: 2 });
  const { staff, hotelId, bookingId, booking, room } = inTheWay;
  const { roomId, number } = await anotherRoom(inTheWay);
  await send("POST", `/hotels/${hotelId}/bookings/resolve-conflict`, staff, {
    moves: [{ bookingId, version: booking.version, toRoomId: roomId }],
    finalise: { step: "create", booking: bookingRequest(room, { nights: 3 }) },
  });
  const moved = booking.guests.find(({ isPrimary }) => isPrimary)?.fullName;
  expect(await factsOf(hotelId, "bookings.resolve-conflict")).toEqual([
    ["checkInDate", "", null, "2026-11-21"],
    ["checkOutDate", "", null, "2026-11-24"],
    ["rate", "", null, NIGHTLY_RATE],
    ["number", moved, room.number, number],
  ]);
});

it("AUTH-17 BK-08 BK-17 the trail has the extended stay, and the guest who was moved for it", async () => {
  const staying = await makeBooking(database, { nights: 2 });
  const { staff, hotelId, room } = staying;
  const { roomId, number } = await anotherRoom(staying);
  const later = bookingRequest(room, {
    nights: 2,
    checkInDate: "2026-11-23",
    fullName: "Lina Saadi",
  });
  const next = await send("POST", `/hotels/${hotelId}/bookings`, staff, later);
  const { bookingId, booking } = staying;
  const dates = { bookingId, version: booking.version, checkOutDate: "2026-11-24" };
  await send("POST", `/hotels/${hotelId}/bookings/resolve-conflict`, staff, {
    moves: [{ bookingId: next.id, version: next.version, toRoomId: roomId }],
    finalise: { step: "dates", ...dates },
  });
  expect(await factsOf(hotelId, "bookings.resolve-conflict")).toEqual([
    ["checkOutDate", "", "2026-11-23", "2026-11-24"],
    ["number", "Lina Saadi", room.number, number],
  ]);
});

it("AUTH-17 GRP-04 the trail has the stay that a group's guest was assigned", async () => {
  const { staff, rooms, roomTypeId } = await desk.house(1);
  const [room] = rooms as [never];
  const group = await desk.made(staff, [newBlock(roomTypeId)]);
  const { status } = await desk.assign(staff, group, blockOf(group), room);
  expect(status).toBe(201);
  expect(await factsOf(staff.hotelId, "groups.assign-room")).toEqual([
    ["checkInDate", "", null, "2026-11-22"],
    ["checkOutDate", "", null, "2026-11-24"],
    ["rate", "", null, NIGHTLY_RATE],
  ]);
});

it("AUTH-17 RAT-01 the trail has the former value of each changed rate, and no unchanged rate", async () => {
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

it("AUTH-17 NA-03 the trail has the closed day with its totals, and a line for each no-show", async () => {
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

it("AUTH-17 SYS-04 the trail has the former end of the subscription", async () => {
  const staff = await makeStaff(database);
  const { hotelId } = staff;
  await api.owner`update hotels set expires_at = '2026-12-01T00:00:00Z' where id = ${hotelId}`;
  await send("POST", `/hotels/${hotelId}/extend`, await makeSuperAdmin(), {});
  const [line] = (await factsOf(hotelId, "hotels.extend")) ?? [];
  const instants = line?.slice(2).map((at) => new Date(String(at)).toISOString());
  expect(instants).toEqual(["2026-12-01T00:00:00.000Z", "2026-12-31T00:00:00.000Z"]);
});

it("AUTH-17 SET-02 SET-06 the trail has the changed settings, and the changed, added and deleted rooms", async () => {
  const { hotelId, room } = await makeBooking(database);
  const admin = await makeSuperAdmin();
  const at = `/hotels/${hotelId}/setup`;
  const read = async (): Promise<HotelSetup> => (await request("GET", at, { as: admin })).json();
  const { seen, ...information } = (await read()).information;
  const changed = { ...information, city: "Oran" };
  await send("PUT", `${at}/information`, admin, { seen, information: changed });
  expect(await factsOf(hotelId, "setup.information")).toEqual([
    ["city", "", information.city, "Oran"],
  ]);
  const { tvaBp, stayTaxCentimes, tdsBp } = information;
  const rates = { validFrom: "2026-12-01", tvaBp, stayTaxCentimes, tdsBp: 300 };
  await send("PUT", `${at}/taxes`, admin, { seen: (await read()).taxes.seen, ...rates });
  expect(await factsOf(hotelId, "setup.save-taxes")).toEqual([
    ["taxesFrom", "", null, "2026-12-01"],
    ["tdsBp", "", tdsBp, 300],
  ]);
  await send("DELETE", `${at}/taxes/2026-12-01`, admin, { seen: (await read()).taxes.seen });
  expect(await factsOf(hotelId, "setup.remove-taxes")).toEqual([
    ["taxesFrom", "", "2026-12-01", null],
    ["tdsBp", "", 300, tdsBp],
  ]);
  const setup = await read();
  const old = setup.rooms.find(({ id }) => id === room.roomId);
  const floorId = setup.floors.list[0]?.id;
  const rooms = ["901", "902"].map((number) => ({ number, roomTypeId: room.roomTypeId }));
  await send("POST", `${at}/rooms`, admin, { floorId, rooms });
  expect(await factsOf(hotelId, "setup.add-rooms")).toEqual([["rooms", "", null, "901, 902"]]);
  const { number, ...place } = old ?? { number: "" };
  const renamed = `${number}-B`;
  const { id: _, ...body } = { id: "", ...place, number: renamed };
  await send("PUT", `${at}/rooms/${room.roomId}`, admin, body);
  expect(await factsOf(hotelId, "setup.save-room")).toEqual([["number", "", number, renamed]]);
  const gone = (await read()).rooms.find((each) => each.number === "902")?.id;
  await send("DELETE", `${at}/rooms/${gone}`, admin, {});
  expect(await factsOf(hotelId, "setup.remove-room")).toEqual([["rooms", "", "902", null]]);
});
