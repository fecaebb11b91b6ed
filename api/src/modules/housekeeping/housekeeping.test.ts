import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import {
  makeFloor,
  makeRoom,
  makeStaff,
  type TestRoom,
  type TestStaff,
} from "../../testing/factories-core.ts";
import { testApp } from "../../testing/test-app.ts";

const { request, database, owner } = await testApp();

type Body = Record<string, unknown>;

async function house() {
  const staff = await makeStaff(database, { role: "housekeeping" });
  return { staff, room: await makeRoom(database, staff.hotelId) };
}

const set = (staff: TestStaff, { roomId }: Pick<TestRoom, "roomId">, body: Body) =>
  request("PUT", `/hotels/${staff.hotelId}/rooms/${roomId}/housekeeping-status`, {
    as: staff,
    body: { status: "Clean", assignedTo: null, outOfOrder: null, version: 1, ...body },
  });

const outOfOrder = (from: string, to: string, more: Body = {}) => ({
  status: "OutOfOrder",
  outOfOrder: { from, to },
  ...more,
});

async function answerOf(response: Response) {
  const { code, params } = await response.json();
  return { status: response.status, code, params };
}

const closedNights = async ({ hotelId }: TestStaff) => {
  const rows = await owner`select night from night_inventory
    where hotel_id = ${hotelId} and out_of_order = 1 order by night`;
  return rows.map(({ night }) => night);
};

describe("setting a room's status", () => {
  it.each(["Dirty", "CleaningInProgress", "Clean", "Inspected"])(
    "HK-01 %s can be set directly, with the housekeeper",
    async (status) => {
      const { staff, room } = await house();
      const response = await set(staff, room, { status, assignedTo: "Ouarda" });
      expect(response.status).toBe(200);
      const expected = { housekeepingStatus: status, assignedTo: "Ouarda", version: 2 };
      expect(await response.json()).toEqual({ id: room.roomId, version: 2 });
      const [row] = await owner`
        select housekeeping_status as "housekeepingStatus", assigned_to as "assignedTo", version
        from rooms where id = ${room.roomId}`;
      expect(row).toEqual(expected);
    },
  );

  it("HK-01 a blank housekeeper is stored as none", async () => {
    const { staff, room } = await house();
    await set(staff, room, { status: "Dirty", assignedTo: "  " });
    const [row] = await owner`select assigned_to from rooms where id = ${room.roomId}`;
    expect(row).toEqual({ assigned_to: null });
  });

  it("HK-02 an out-of-order period removes its nights from sale; ending it releases them", async () => {
    const { staff, room } = await house();
    await set(staff, room, outOfOrder("2026-11-22", "2026-11-24"));
    expect(await closedNights(staff)).toEqual(["2026-11-22", "2026-11-23"]);

    await set(staff, room, outOfOrder("2026-11-23", "2026-11-26", { version: 2 }));
    expect(await closedNights(staff)).toEqual(["2026-11-23", "2026-11-24", "2026-11-25"]);
    expect(await owner`select * from check_invariants(${staff.hotelId})`).toEqual([]);

    await set(staff, room, { status: "Dirty", version: 3 });
    expect(await closedNights(staff)).toEqual([]);
    expect(await owner`select * from check_invariants(${staff.hotelId})`).toEqual([]);
  });

  it("HK-02 a period that has begun can be saved again with another end", async () => {
    const { staff, room } = await house();
    await set(staff, room, outOfOrder("2026-11-21", "2026-11-23"));
    await owner`update hotels set business_date = '2026-11-22' where id = ${staff.hotelId}`;
    const response = await set(staff, room, outOfOrder("2026-11-21", "2026-11-25", { version: 2 }));
    expect(response.status).toBe(200);
    expect(await owner`select * from check_invariants(${staff.hotelId})`).toEqual([]);
  });

  it("HK-02 a room that is out of order since before the first inventory night can be put back in order", async () => {
    const { staff, room } = await house();
    await set(staff, room, outOfOrder("2026-11-21", "2026-11-24"));
    // As in the demo hotel: the inventory begins with the first business date.
    await owner`update hotels set business_date = '2026-11-22' where id = ${staff.hotelId}`;
    await owner`delete from night_inventory
      where hotel_id = ${staff.hotelId} and night < '2026-11-22'`;

    const open = await set(staff, room, { status: "Clean", version: 2 });

    expect(open.status).toBe(200);
    expect(await closedNights(staff)).toEqual([]);
    expect(await owner`select * from check_invariants(${staff.hotelId})`).toEqual([]);
  });

  it.each([
    ["without dates", { status: "OutOfOrder", outOfOrder: null }],
    ["that ends before it begins", outOfOrder("2026-11-25", "2026-11-24")],
    ["without a day", outOfOrder("2026-11-25", "2026-11-25")],
    ["that is over", outOfOrder("2026-11-18", "2026-11-20")],
    ["that begins in the past", outOfOrder("2026-11-20", "2026-11-25")],
    ["without an end in sight", outOfOrder("2026-11-25", "2036-11-25")],
  ])("HK-02 refuses a period %s", async (_, body) => {
    const { staff, room } = await house();
    const answer = await answerOf(await set(staff, room, body));
    expect(answer).toMatchObject({ status: 400, code: "room.period-invalid" });
  });

  it("HK-02 refuses an occupied room, and names the guest", async () => {
    const { staff, room } = await makeBooking(database, {
      checkInNow: true,
      fullName: "Meriem Kaci",
    });
    const answer = await answerOf(await set(staff, room, outOfOrder("2026-12-01", "2026-12-03")));
    expect(answer).toMatchObject({
      status: 409,
      code: "room.needed-by-booking",
      params: { roomNumber: room.number, guestName: "Meriem Kaci" },
    });
  });

  it("HK-02 refuses a room with an arrival in the period, and names the booking", async () => {
    const stay = { checkInDate: "2026-11-25", nights: 2, fullName: "Walid Amrani" };
    const { staff, room } = await makeBooking(database, stay);
    const inside = await set(staff, room, outOfOrder("2026-11-26", "2026-11-30"));
    expect(await answerOf(inside)).toMatchObject({
      code: "room.needed-by-booking",
      params: { guestName: "Walid Amrani", checkInDate: "2026-11-25", checkOutDate: "2026-11-27" },
    });
    const after = await set(staff, room, outOfOrder("2026-11-27", "2026-11-30"));
    expect(after.status).toBe(200);
    expect(await owner`select * from check_invariants(${staff.hotelId})`).toEqual([]);
  });

  it("refuses a status based on a stale version, and says who changed the room", async () => {
    const { staff, room } = await house();
    await set(staff, room, { status: "Dirty" });
    const answer = await answerOf(await set(staff, room, { status: "Clean" }));
    expect(answer).toMatchObject({
      status: 409,
      code: "request.stale",
      params: { changedBy: expect.stringMatching(/^User/), changedAt: "2026-11-21T09:00:00+00:00" },
    });
  });

  it("X-07 finds no room of another hotel", async () => {
    const { staff } = await house();
    const elsewhere = await house();
    for (const roomId of [elsewhere.room.roomId, randomUUID()])
      expect(await answerOf(await set(staff, { roomId } as TestRoom, {}))).toMatchObject({
        status: 404,
        code: "room.not-found",
      });
  });
});

describe("the board", () => {
  const board = (staff: TestStaff) =>
    request("GET", `/hotels/${staff.hotelId}/housekeeping`, { as: staff });

  it("HK-01 HK-04 shows the floors from the top, with today's arrivals and departures of each room", async () => {
    const staff = await makeStaff(database);
    const { hotelId } = staff;
    const ground = await makeFloor(database, hotelId, { name: "Ground", position: 0 });
    const first = await makeFloor(database, hotelId, { name: "First", position: 1 });
    const room = (floorId: typeof ground, number: string) =>
      makeRoom(database, hotelId, { floorId, number });
    const [leaving, staying, arriving, empty] = [
      await room(ground, "9"),
      await room(ground, "10"),
      await room(first, "101"),
      await room(first, "102"),
    ];
    const inHouse = { staff, checkInNow: true };
    await makeBooking(database, { ...inHouse, room: leaving });
    await makeBooking(database, { ...inHouse, room: staying, nights: 3 });
    await owner`update hotels set business_date = '2026-11-22' where id = ${hotelId}`;
    await makeBooking(database, { staff, room: arriving, checkInDate: "2026-11-22" });
    await makeBooking(database, { staff, room: empty, checkInDate: "2026-11-23" });

    const response = await board(staff);

    expect(response.status).toBe(200);
    const { businessDate, floors } = await response.json();
    expect(businessDate).toBe("2026-11-22");
    const use = (occupied: boolean, departsToday: boolean, arrivesToday: boolean) => ({
      use: { occupied, departsToday, arrivesToday },
    });
    expect(floors).toMatchObject([
      {
        name: "First",
        rooms: [
          { number: "101", ...use(false, false, true) },
          { number: "102", ...use(false, false, false) },
        ],
      },
      {
        name: "Ground",
        rooms: [
          { number: "9", ...use(true, true, false) },
          { number: "10", ...use(true, false, false) },
        ],
      },
    ]);
  });

  it("answers 304 until something in the hotel has changed", async () => {
    const { staff, room } = await house();
    const etag = (await board(staff)).headers.get("etag") ?? "";
    const again = () =>
      request("GET", `/hotels/${staff.hotelId}/housekeeping`, {
        as: staff,
        headers: { "if-none-match": etag },
      });
    expect((await again()).status).toBe(304);
    await set(staff, room, { status: "Dirty" });
    expect((await again()).status).toBe(200);
  });
});
