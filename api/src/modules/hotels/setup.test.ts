import type { HotelSetup } from "@funduq/shared-types/contracts/setup";
import { setupProgress } from "@funduq/shared-types/rules/setup";
import type { RoomId } from "@funduq/shared-types/values/ids";
import { v7 as uuid } from "uuid";
import { expect, it } from "vitest";
import { bookingRequest } from "../../testing/factories-bookings.ts";
import { makeHotel, makeRoomType, makeStaff } from "../../testing/factories-core.ts";
import { arrangeRace } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner, clock, makeSuperAdmin } = api;
const admin = await makeSuperAdmin();

const create = (information: object, id = uuid()) =>
  request("POST", "/hotels", { as: admin, body: { id, information } });
const setupOf = async (hotelId: string): Promise<HotelSetup> =>
  (await request("GET", `/hotels/${hotelId}/setup`, { as: admin })).json();
const save = (hotelId: string, seen: string, information: object) =>
  request("PUT", `/hotels/${hotelId}/setup/information`, {
    as: admin,
    body: { seen, information },
  });

it("SET-02 a hotel is created with its information, and defaults for missing fields", async () => {
  const response = await create({ name: "  Hôtel El Mountazah ", city: "Skikda" });
  expect(response.status).toBe(201);
  const setup: HotelSetup = await response.json();
  expect(setup.information).toMatchObject({
    name: "Hôtel El Mountazah",
    city: "Skikda",
    starRating: 3,
    currency: "DZD",
    tvaBp: 900,
    tdsBp: 200,
    stayTaxCentimes: 50_000,
    highBalanceThresholdCentimes: null,
    weekStart: 6,
  });
  expect(await setupOf(setup.id)).toEqual(setup);
  const { hotels } = await (await request("GET", "/hotels", { as: admin })).json();
  expect(hotels).toContainEqual(
    expect.objectContaining({ id: setup.id, name: "Hôtel El Mountazah", expiresAt: null }),
  );
});

it.each([
  ["2026-11-21T22:59:00Z", "2026-11-21"],
  ["2026-11-21T23:01:00Z", "2026-11-22"],
])("SET-03 at %s the business date of a new hotel is %s, by its own clock", async (now, date) => {
  clock.set(now);
  const setup: HotelSetup = await (await create({ name: "Hôtel de Minuit" })).json();
  clock.set("2026-11-21T09:00:00Z");
  expect(setup.businessDate).toBe(date);
  expect(setup.createdAt).toBe(new Date(now).toISOString());
  expect(await owner`select * from check_invariants(${setup.id})`).toEqual([]);
});

it("SET-02 a repeated request creates no second hotel; another request with the same id is refused", async () => {
  const id = uuid();
  const answers = await Promise.all([1, 2, 3].map(() => create({ name: "Hôtel Unique" }, id)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect((await owner`select from hotels where name = 'Hôtel Unique'`).length).toBe(1);
  expect((await owner`select from changes where hotel_id = ${id}`).length).toBe(1);
  const other = await create({ name: "Hôtel Autre" }, id);
  expect(await other.json()).toMatchObject({ code: "request.key-reused" });
});

it.each([
  ["no name", { name: "  " }, "name"],
  ["six stars", { name: "A", starRating: 6 }, "starRating"],
  ["half a star", { name: "A", starRating: 2.5 }, "starRating"],
  ["more than all as TVA", { name: "A", tvaBp: 10_001 }, "tvaBp"],
  ["a TVA of 1e308", { name: "A", tvaBp: 1e308 }, "tvaBp"],
  ["a TVA with a comma", { name: "A", tvaBp: "12,5" }, "tvaBp"],
  ["a limit below zero", { name: "A", highBalanceThresholdCentimes: -1 }, "highBalance"],
  ["a first reminder on the due date", { name: "A", firstReminderDays: 0 }, "firstReminderDays"],
  [
    "a last reminder that is not after the first",
    { name: "A", firstReminderDays: 21, lastReminderDays: 21 },
    "lastReminderDays",
  ],
  ["another currency than the dinar", { name: "A", currency: "EUR" }, "currency"],
  ["a name of two lines", { name: "A\nB" }, "name"],
  ["a NIF without end", { name: "A", nif: "9".repeat(5000) }, "nif"],
])("SET-02 refuses %s", async (_, information, field) => {
  const response = await create(information);
  expect(response.status).toBe(400);
  const problem = await response.json();
  expect(problem).toMatchObject({ code: "request.invalid" });
  expect(JSON.stringify(problem.params)).toContain(field);
});

it("SET-02 saved settings are in the session and on documents", async () => {
  const hotelId = await makeHotel(database, { name: "Avant" });
  const staff = await makeStaff(database, { hotelId });
  const { information } = await setupOf(hotelId);
  const { seen, ...before } = information;
  const changed = { ...before, name: "Après", nif: "099916000123456", starRating: 5 };
  const response = await save(hotelId, seen, changed);
  expect(response.status).toBe(200);
  const setup: HotelSetup = await response.json();
  expect(setup.information).toMatchObject({ name: "Après", starRating: 5 });
  const session = await (await request("GET", "/session", { as: staff })).json();
  expect(session.hotels).toMatchObject([{ hotelId, name: "Après" }]);
  const letterhead = await request("GET", `/hotels/${hotelId}/letterhead`, { as: staff });
  expect(await letterhead.json()).toMatchObject({ nif: "099916000123456" });
});

it("SET-02 an invalid currency of a former release can be read, and is corrected by a save", async () => {
  const hotelId = await makeHotel(database, { name: "Ancien" });
  await owner`update hotels set currency = 'DZA' where id = ${hotelId}`;
  const { seen, ...before } = (await setupOf(hotelId)).information;
  expect(before.currency).toBe("DZA");
  expect((await save(hotelId, seen, { ...before, city: "Oran" })).status).toBe(400);
  expect((await save(hotelId, seen, { ...before, currency: "DZD" })).status).toBe(200);
});

it("SET-02 when two admins edit, the second gets a conflict and the first one's changes are kept", async () => {
  const hotelId = await makeHotel(database, { name: "Commun" });
  const { seen, ...before } = (await setupOf(hotelId)).information;
  expect((await save(hotelId, seen, { ...before, city: "Oran" })).status).toBe(200);
  const second = await save(hotelId, seen, { ...before, phone: "041 00 00 00" });
  expect(second.status).toBe(409);
  expect(await second.json()).toMatchObject({
    code: "request.stale",
    params: { changedBy: expect.stringMatching(/^User /) },
  });
  expect((await setupOf(hotelId)).information).toMatchObject({ city: "Oran", phone: "" });
});

it("SET-02 of two concurrent saves one gets a conflict", async () => {
  const hotelId = await makeHotel(database);
  const { seen, ...before } = (await setupOf(hotelId)).information;
  const outcomes = await arrangeRace(
    api,
    (tx) => tx`select from hotels where id = ${hotelId} for no key update`,
    () => ["Oran", "Alger"].map((city) => save(hotelId, seen, { ...before, city })),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it("SET-02 an extension of the subscription meanwhile is no conflict", async () => {
  const hotelId = await makeHotel(database);
  const { seen, ...before } = (await setupOf(hotelId)).information;
  await request("POST", `/hotels/${hotelId}/extend`, { as: admin, body: {} });
  expect((await save(hotelId, seen, { ...before, city: "Annaba" })).status).toBe(200);
});

it("AUTH-16 only a super admin may use the set-up, not the hotel's own admin", async () => {
  const staff = await makeStaff(database);
  const at = `/hotels/${staff.hotelId}/setup`;
  const answers = await Promise.all([
    request("GET", at, { as: staff }),
    request("PUT", `${at}/information`, { as: staff, body: {} }),
    request("POST", "/hotels", { as: staff, body: { id: uuid(), information: { name: "A" } } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect((await request("GET", `/hotels/${uuid()}/setup`, { as: admin })).status).toBe(404);
});

it("SET-01 one request creates a sample hotel, which can be booked", async () => {
  const id = uuid();
  const body = { id, information: { name: "Hôtel exemple" }, isSample: true };
  const make = () => request("POST", "/hotels", { as: admin, body });
  const [first] = await Promise.all([make(), make()]);
  expect(first?.status).toBe(201);
  const setup = await setupOf(id);
  const counts = [setup.floors.list, setup.roomTypes.list, setup.rooms, setup.restaurants.list];
  expect(counts.map(({ length }) => length)).toEqual([3, 4, 24, 1]);
  const open = setupProgress(setup).filter(({ done }) => !done);
  expect(open.map(({ step }) => step)).toEqual(["users", "first-booking"]);
  const room = setup.rooms.find(({ number }) => number === "101");
  const stay = { ...bookingRequest({ roomId: room?.id as RoomId }), rateCentimes: 850_000 };
  const booked = await request("POST", `/hotels/${id}/bookings`, { as: admin, body: stay });
  expect(booked.status).toBe(201);
  expect(await owner`select * from check_invariants(${id})`).toEqual([]);
});

it("SET-01 RAT-01 the numbers of guests without a public rate are named, one of 0 too", async () => {
  const { hotelId } = await makeStaff(database);
  const roomTypeId = await makeRoomType(database, hotelId, { maxOccupancy: 3 });
  const unpriced = async () => (await setupOf(hotelId)).roomTypes.list[0]?.unpricedGuests;
  expect(await unpriced()).toEqual([1, 2, 3]);
  await owner`insert into public_rates (hotel_id, room_type_id, guest_count, rate_centimes)
    values (${hotelId}, ${roomTypeId}, 1, 0), (${hotelId}, ${roomTypeId}, 2, 900000)`;
  expect(await unpriced()).toEqual([1, 3]);
});

it.each([
  ["ar", "الطابق الأول", "مزدوجة"],
  ["fr", "1er étage", "Simple"],
  ["en", "First floor", "Single"],
])(
  "SET-01 a sample hotel is named in the language of its admin: %s",
  async (sampleLanguage, floor, type) => {
    const id = uuid();
    const body = { id, information: { name: "Hôtel" }, isSample: true, sampleLanguage };
    expect((await request("POST", "/hotels", { as: admin, body })).status).toBe(201);
    const { floors, roomTypes } = await setupOf(id);
    expect(floors.list[0]?.name).toBe(floor);
    expect(roomTypes.list.map(({ name }) => name)).toContain(type);
  },
);
