import { randomUUID } from "node:crypto";
import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { RateSheet } from "@funduq/shared-types/contracts/rate";
import { describe, expect, it } from "vitest";
import { bookingRequest } from "../../testing/factories-bookings.ts";
import { makeRoom, makeRoomType, makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { arrangeRace } from "../../testing/races.ts";
import { bookingReader } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const bookingAfter = bookingReader(api);
const { request, database, owner } = api;

type Cell = {
  roomTypeId: string;
  guests: number;
  rateCentimes: number;
  seenCentimes?: number | null;
};

const save = (staff: TestStaff, ...rates: Cell[]) =>
  request("PUT", `/hotels/${staff.hotelId}/rates`, {
    as: staff,
    body: { rates: rates.map((rate) => ({ seenCentimes: null, ...rate })) },
  });

async function answerTo(staff: TestStaff, ...rates: Cell[]) {
  const response = await save(staff, ...rates);
  return { status: response.status, ...(await response.json()) };
}

async function sheetOf(staff: TestStaff): Promise<RateSheet> {
  const response = await request("GET", `/hotels/${staff.hotelId}/rates`, { as: staff });
  expect(response.status).toBe(200);
  return response.json();
}

const ratesOf = (sheet: RateSheet) => sheet.roomTypes.map(({ rates }) => rates);

describe("the rate sheet", () => {
  it("RAT-01 has a rate for each number of guests of each room type, by name", async () => {
    const staff = await makeStaff(database);
    const suite = await makeRoomType(database, staff.hotelId, { name: "Suite", maxOccupancy: 3 });
    await makeRoomType(database, staff.hotelId, { name: "Double", maxOccupancy: 2 });
    expect(await sheetOf(staff)).toMatchObject({
      roomTypes: [
        { name: "Double", maxOccupancy: 2, rates: [null, null] },
        { name: "Suite", maxOccupancy: 3, rates: [null, null, null] },
      ],
      lastUpdated: null,
    });

    const cells = [1, 3].map((guests) => ({
      roomTypeId: suite,
      guests,
      rateCentimes: guests * 1_250,
    }));
    expect(await answerTo(staff, ...cells)).toEqual({ status: 200, saved: 2 });
    expect(ratesOf(await sheetOf(staff))).toEqual([
      [null, null],
      [1_250, null, 3_750],
    ]);
  });

  it("RAT-01 is empty in a hotel without room types", async () => {
    expect(await sheetOf(await makeStaff(database))).toEqual({ roomTypes: [], lastUpdated: null });
  });

  it("RAT-02 has the time and the user of the last save", async () => {
    const staff = await makeStaff(database, { displayName: "Samia Belkacem" });
    const roomTypeId = await makeRoomType(database, staff.hotelId);
    await save(staff, { roomTypeId, guests: 1, rateCentimes: 500 });
    const { lastUpdated } = await sheetOf(staff);
    const [stored] =
      await owner`select updated_at from public_rates where hotel_id = ${staff.hotelId}`;
    expect(lastUpdated?.by).toBe("Samia Belkacem");
    expect(Date.parse(lastUpdated?.at ?? "")).toBe(Date.parse(stored?.updated_at));
    const [change] =
      await owner`select action, tags from changes where hotel_id = ${staff.hotelId}`;
    expect(change).toEqual({ action: "rates.save", tags: ["Rate"] });
  });

  it("RAT-01 sets the rates of new offers; existing bookings keep their rate", async () => {
    const staff = await makeStaff(database);
    const room = await makeRoom(database, staff.hotelId);
    const { roomTypeId } = room;
    const cell = { roomTypeId, guests: 1 };
    await save(staff, { ...cell, rateCentimes: 950_000 });
    const rate = { ratePlan: "public", rateCentimes: 950_000 };
    const body = { ...bookingRequest(room), ...rate };
    const made = await request("POST", `/hotels/${staff.hotelId}/bookings`, { as: staff, body });
    const booking = await bookingAfter(made, staff);
    expect([made.status, booking.rateCentimes]).toEqual([201, 950_000]);

    await save(staff, { ...cell, rateCentimes: 1_200_000, seenCentimes: 950_000 });
    const address = `/hotels/${staff.hotelId}/bookings/${booking.id}`;
    const kept = (await (await request("GET", address, { as: staff })).json()) as Booking;
    expect(kept).toEqual(booking);
    const query = `roomTypeId=${roomTypeId}&guests=1`;
    const offers = await request("GET", `/hotels/${staff.hotelId}/rates/offers?${query}`, {
      as: staff,
    });
    expect((await offers.json()).offers[0]).toEqual({ plan: "public", rateCentimes: 1_200_000 });
  });
});

describe("saving rates", () => {
  it("RAT-01 sets a rate to 0, and saves many at once", async () => {
    const staff = await makeStaff(database);
    const roomTypeId = await makeRoomType(database, staff.hotelId, { maxOccupancy: 13 });
    const cells = Array.from({ length: 13 }, (_, n) => ({
      roomTypeId,
      guests: n + 1,
      rateCentimes: 100_000 * n,
    }));
    expect((await save(staff, ...cells)).status).toBe(200);
    const [first, second] = cells;
    if (!first || !second) throw new Error("cells");
    await save(staff, { ...second, rateCentimes: 0, seenCentimes: second.rateCentimes });
    expect(ratesOf(await sheetOf(staff))[0]?.slice(0, 3)).toEqual([0, 0, 200_000]);
  });

  it.each([
    ["negative", -1],
    ["1e308", 1e308],
    ["half a centime", 0.5],
    ["above 100 million dinars", 10_000_000_001],
    ["a text", "12,5"],
  ])("RAT-01 refuses a rate that is %s", async (_, rateCentimes) => {
    const staff = await makeStaff(database);
    const roomTypeId = await makeRoomType(database, staff.hotelId);
    expect(
      await answerTo(staff, { roomTypeId, guests: 1, rateCentimes: rateCentimes as number }),
    ).toMatchObject({ status: 400, code: "request.invalid" });
    expect(ratesOf(await sheetOf(staff))).toEqual([[null, null]]);
  });

  it("refuses the same rate twice, and more guests than the type's capacity; then saves no rate", async () => {
    const staff = await makeStaff(database);
    const roomTypeId = await makeRoomType(database, staff.hotelId, { name: "Suite" });
    const rate = { roomTypeId, guests: 1, rateCentimes: 100 };
    expect(await answerTo(staff, rate, rate)).toMatchObject({ status: 400 });
    expect(await answerTo(staff, rate, { ...rate, guests: 3 })).toMatchObject({
      status: 409,
      code: "booking.too-many-guests",
      params: { roomTypeName: "Suite", maxOccupancy: 2 },
    });
    expect(await answerTo(staff, rate, { ...rate, roomTypeId: randomUUID() })).toMatchObject({
      status: 404,
      code: "room-type.not-found",
    });
    expect(ratesOf(await sheetOf(staff))).toEqual([[null, null]]);
  });

  it("X-07 finds no room type of another hotel", async () => {
    const [staff, stranger] = [await makeStaff(database), await makeStaff(database)];
    const roomTypeId = await makeRoomType(database, stranger.hotelId);
    expect(await answerTo(staff, { roomTypeId, guests: 1, rateCentimes: 100 })).toMatchObject({
      status: 404,
      code: "room-type.not-found",
    });
    expect(ratesOf(await sheetOf(stranger))).toEqual([[null, null]]);
  });
});

describe("two admins at once", () => {
  it("RAT-02 do not overwrite each other's later saves", async () => {
    const samia = await makeStaff(database, { displayName: "Samia" });
    const { hotelId } = samia;
    const karim = await makeStaff(database, { hotelId, displayName: "Karim", role: "manager" });
    const roomTypeId = await makeRoomType(database, hotelId);
    await save(samia, { roomTypeId, guests: 1, rateCentimes: 900 });
    const late = { roomTypeId, guests: 1, rateCentimes: 950 };
    const other = { roomTypeId, guests: 2, rateCentimes: 1_500 };

    expect(await answerTo(karim, other, late)).toMatchObject({
      status: 409,
      code: "rates.changed",
      params: { changedBy: "Samia" },
    });
    expect(ratesOf(await sheetOf(karim)), "nothing of it").toEqual([[900, null]]);
    expect((await save(karim, other, { ...late, seenCentimes: 900 })).status).toBe(200);
    expect(ratesOf(await sheetOf(samia))).toEqual([[950, 1_500]]);
    expect((await save(samia, { ...late, seenCentimes: 900 })).status, "the same again").toBe(200);
  });

  it("RAT-02 the second waits for the first, also for a rate without a row", async () => {
    const staff = await makeStaff(database);
    const roomTypeId = await makeRoomType(database, staff.hotelId);
    const hold = (tx: typeof owner) =>
      tx`select from room_types where id = ${roomTypeId} for no key update`;
    const answers = await arrangeRace(
      { owner },
      (tx) => hold(tx as never),
      () => [700, 800].map((rateCentimes) => save(staff, { roomTypeId, guests: 1, rateCentimes })),
    );
    expect(answers.map(({ status, code }) => code ?? status).sort()).toEqual([
      200,
      "rates.changed",
    ]);
  });
});
