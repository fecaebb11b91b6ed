import type { HotelSetup } from "@funduq/shared-types/contracts/setup";
import { v7 as uuid } from "uuid";
import { expect, it } from "vitest";
import { bookingRequest, makeBooking } from "../../testing/factories-bookings.ts";
import { makeHotel, makeRoom, makeStaff } from "../../testing/factories-core.ts";
import { makeGroup } from "../../testing/factories-groups.ts";
import { deadlocksDuring, meeting, outcomeOf, tally } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner, makeSuperAdmin } = api;
const admin = await makeSuperAdmin();

type Method = "POST" | "PUT" | "DELETE";
const at = (hotelId: string, path = "") => `/hotels/${hotelId}/setup${path}`;
const setupOf = async (hotelId: string): Promise<HotelSetup> =>
  (await request("GET", at(hotelId), { as: admin })).json();
const send = (hotelId: string, method: Method, path: string, body: object = {}) =>
  request(method, at(hotelId, path), { as: admin, body });
/** The set-up as a write answers it. */
async function done(answer: Promise<Response>): Promise<HotelSetup> {
  const response = await answer;
  const body = await response.json();
  expect(response.status, JSON.stringify(body)).toBeLessThan(300);
  return body;
}
const refusal = async (answer: Promise<Response>) => {
  const response = await answer;
  const { code, params, detail } = await response.json();
  return { status: response.status, code, params, detail };
};
const violations = (hotelId: string) => owner`select * from check_invariants(${hotelId})`;

const double = (name = "Double") => ({
  ...{ id: uuid(), name, bedConfiguration: "Double", maxOccupancy: 2 },
  ...{ isSuperior: false, isKing: false, isQueen: false, baseRateCentimes: 900_000 },
});

/** A hotel with one floor, a double, a twin, and the rooms asked for. */
async function madeHotel(numbers: readonly string[] = []) {
  const hotelId = await makeHotel(database);
  const [floorId, doubleType, twinType] = [uuid(), double(), double("Twin")];
  const { floors, roomTypes } = await setupOf(hotelId);
  const list = [{ id: floorId, name: "Rez-de-chaussée" }];
  await done(send(hotelId, "PUT", "/floors", { seen: floors.seen, floors: list }));
  const types = { seen: roomTypes.seen, roomTypes: [doubleType, twinType] };
  await done(send(hotelId, "PUT", "/room-types", types));
  const rooms = numbers.map((number) => ({ number, roomTypeId: doubleType.id }));
  if (rooms.length > 0) await done(send(hotelId, "POST", "/rooms", { floorId, rooms }));
  const staff = await makeStaff(database, { hotelId });
  const setup = await setupOf(hotelId);
  const ids = new Map(setup.rooms.map(({ number, id }) => [number, id]));
  const room = (number: string) => ids.get(number) ?? "";
  return { hotelId, floorId, doubleId: doubleType.id, twinId: twinType.id, staff, setup, room };
}
type Made = Awaited<ReturnType<typeof madeHotel>>;

/** A booking of a room of the hotel, from 22 November on. */
function book({ staff, hotelId, doubleId, floorId }: Made, roomId: string, nights = 2) {
  const room = { roomId, roomTypeId: doubleId, floorId, number: "" };
  const body = bookingRequest(room as never, { checkInDate: "2026-11-22", nights });
  return request("POST", `/hotels/${hotelId}/bookings`, { as: staff, body });
}

const change = (made: Made, number: string, patch: object) => {
  const found = made.setup.rooms.find((room) => room.number === number);
  const { id = "", seen, roomTypeId, floorId } = found ?? {};
  return send(made.hotelId, "PUT", `/rooms/${id}`, { seen, number, roomTypeId, floorId, ...patch });
};

it("SET-04 floors are added, renamed, put in order and deleted; a blank name is ignored", async () => {
  const hotelId = await makeHotel(database);
  const [ground, first, blank] = [uuid(), uuid(), uuid()];
  const { floors } = await setupOf(hotelId);
  const made = await done(
    send(hotelId, "PUT", "/floors", {
      seen: floors.seen,
      floors: [
        { id: first, name: "1er" },
        { id: ground, name: " RDC " },
        { id: blank, name: "   " },
      ],
    }),
  );
  expect(made.floors.list.map(({ name }) => name)).toEqual(["1er", "RDC"]);
  const saved = await done(
    send(hotelId, "PUT", "/floors", {
      seen: made.floors.seen,
      floors: [
        { id: ground, name: "" },
        { id: first, name: "Premier" },
      ],
    }),
  );
  expect(saved.floors.list).toEqual([
    { id: ground, name: "RDC" },
    { id: first, name: "Premier" },
  ]);
  const { list } = (
    await done(
      send(hotelId, "PUT", "/floors", {
        seen: saved.floors.seen,
        floors: [{ id: ground, name: "RDC" }],
      }),
    )
  ).floors;
  expect(list).toEqual([{ id: ground, name: "RDC" }]);
});

it("SET-04 two floors of one name are refused, however it is written", async () => {
  const hotelId = await makeHotel(database);
  const { floors } = await setupOf(hotelId);
  const twice = [
    { id: uuid(), name: "Étage" },
    { id: uuid(), name: "etage" },
  ];
  const body = { seen: floors.seen, floors: twice };
  expect(await refusal(send(hotelId, "PUT", "/floors", body))).toMatchObject({
    status: 400,
    code: "setup.name-twice",
    params: { name: "etage" },
  });
});

it("SET-09 a floor in use is not deleted: the refusal says by which rooms and facilities", async () => {
  const made = await madeHotel(["101", "102", "103", "104", "105", "106", "110"]);
  await done(send(made.hotelId, "POST", "/facilities", { floorId: made.floorId, name: "Hammam" }));
  const gone = { seen: made.setup.floors.seen, floors: [] };
  expect(await refusal(send(made.hotelId, "PUT", "/floors", gone))).toMatchObject({
    status: 409,
    code: "setup.in-use",
    detail: "Rez-de-chaussée is in use: 7 rooms (101, 102, 103, 104, 105, …); 1 facility (Hammam).",
  });
  expect((await setupOf(made.hotelId)).floors.list).toHaveLength(1);
});

it("SET-05 room types are added, changed and deleted, with what the desk goes by", async () => {
  const { hotelId, setup, doubleId, twinId } = await madeHotel();
  const [one] = setup.roomTypes.list;
  expect(one).toMatchObject({ name: "Double", maxOccupancy: 2, baseRateCentimes: 900_000 });
  const { hasPublicRate: _, ...type } = one ?? { hasPublicRate: false };
  const changed = { ...type, name: "Double vue mer", maxOccupancy: 3, isKing: true };
  const body = { seen: setup.roomTypes.seen, roomTypes: [changed] };
  const saved = await done(send(hotelId, "PUT", "/room-types", body));
  expect(saved.roomTypes.list).toMatchObject([
    { id: doubleId, name: "Double vue mer", maxOccupancy: 3, isKing: true },
  ]);
  expect(saved.roomTypes.list.map(({ id }) => id)).not.toContain(twinId);
});

it.each([
  ["no name", { name: " " }, "request.invalid"],
  ["nobody to sleep in it", { maxOccupancy: 0 }, "request.invalid"],
  ["no occupancy", { maxOccupancy: null }, "request.invalid"],
  ["beds nobody knows", { bedConfiguration: "Hammock" }, "request.invalid"],
  ["a rate of 1e308", { baseRateCentimes: 1e308 }, "request.invalid"],
  ["a rate below zero", { baseRateCentimes: -1 }, "request.invalid"],
  ["king and queen at once", { isKing: true, isQueen: true }, "room-type.beds-wrong"],
  ["a king in a twin", { bedConfiguration: "Twin", isKing: true }, "room-type.beds-wrong"],
  [
    "a queen in three singles",
    { bedConfiguration: "Triple (3 Singles)", isQueen: true },
    "room-type.beds-wrong",
  ],
])("SET-05 SET-06 refuses a type with %s", async (_, fault, code) => {
  const hotelId = await makeHotel(database);
  const { roomTypes } = await setupOf(hotelId);
  const body = { seen: roomTypes.seen, roomTypes: [{ ...double(), ...fault }] };
  expect(await refusal(send(hotelId, "PUT", "/room-types", body))).toMatchObject({
    status: 400,
    code,
  });
});

it.each([
  "Single",
  "Double",
  "Twin",
  "Triple (1 Double + 1 Single)",
  "Triple (3 Singles)",
  "Quad (2 Doubles)",
])("SET-06 has the beds '%s', superior or not", async (bedConfiguration) => {
  const hotelId = await makeHotel(database);
  const { roomTypes } = await setupOf(hotelId);
  const type = { ...double(), bedConfiguration, isSuperior: true };
  const saved = await done(
    send(hotelId, "PUT", "/room-types", { seen: roomTypes.seen, roomTypes: [type] }),
  );
  expect(saved.roomTypes.list).toMatchObject([{ bedConfiguration, isSuperior: true }]);
});

it("SET-09 a room type in use is not deleted: by rooms, bookings and groups", async () => {
  const { staff, hotelId, room } = await makeBooking(database);
  await makeGroup(database, { staff, blocks: [{ roomTypeId: room.roomTypeId }] });
  const { roomTypes } = await setupOf(hotelId);
  const body = { seen: roomTypes.seen, roomTypes: [] };
  const answer = await refusal(send(hotelId, "PUT", "/room-types", body));
  expect(answer).toMatchObject({ status: 409, code: "setup.in-use" });
  expect(answer.params.uses).toMatchObject([
    { what: "rooms", count: 1, examples: [room.number] },
    { what: "bookings", count: 1, examples: [expect.stringMatching(/ 21\/11\/2026$/)] },
    { what: "groups", count: 1 },
  ]);
});

it("SET-07 rooms are added, many at once, and can be booked at once", async () => {
  const made = await madeHotel(["201", "202", "203"]);
  expect(made.setup.rooms.map(({ number }) => number)).toEqual(["201", "202", "203"]);
  expect((await book(made, made.room("201"))).status).toBe(201);
  expect(await violations(made.hotelId)).toEqual([]);
  const grid = await (
    await request("GET", `/hotels/${made.hotelId}/day-grid`, { as: made.staff })
  ).json();
  expect(grid.rooms.map(({ number }: { number: string }) => number)).toEqual(["201", "202", "203"]);
});

it("SET-07 a room number is there once: all that are taken are told, and none is made", async () => {
  const { hotelId, floorId, doubleId: roomTypeId } = await madeHotel(["101", "102"]);
  const rooms = ["102", "103", "103", "101"].map((number) => ({ number, roomTypeId }));
  expect(await refusal(send(hotelId, "POST", "/rooms", { floorId, rooms }))).toMatchObject({
    status: 409,
    code: "setup.numbers-taken",
    params: { numbers: ["102", "103", "101"] },
  });
  expect((await setupOf(hotelId)).rooms).toHaveLength(2);
});

it("SET-07 a room needs a number, a type and a floor of this hotel", async () => {
  const other = await makeRoom(database, await makeHotel(database));
  const { hotelId, floorId, doubleId: roomTypeId } = await madeHotel();
  const add = (room: object, floor = floorId) =>
    refusal(send(hotelId, "POST", "/rooms", { floorId: floor, rooms: [room] }));
  expect(await add({ number: " ", roomTypeId })).toMatchObject({ code: "request.invalid" });
  expect(await add({ number: "1" })).toMatchObject({ code: "request.invalid" });
  expect(await add({ number: "1", roomTypeId: other.roomTypeId })).toMatchObject({
    status: 404,
    code: "room-type.not-found",
  });
  expect(await add({ number: "1", roomTypeId }, other.floorId)).toMatchObject({
    status: 404,
    code: "floor.not-found",
  });
});

it("SET-07 new rooms are sellable on nights that are counted already; a deleted one no more", async () => {
  const made = await madeHotel(["101"]);
  await book(made, made.room("101"));
  const { hotelId, floorId, doubleId: roomTypeId } = made;
  const nights = () =>
    owner`select rooms, sold from night_inventory where hotel_id = ${hotelId} order by night`;
  expect(await nights()).toEqual([1, 1].map((rooms) => ({ rooms, sold: 1 })));
  const rooms = [{ number: "102", roomTypeId }];
  const { rooms: list } = await done(send(hotelId, "POST", "/rooms", { floorId, rooms }));
  expect(await nights()).toEqual([2, 2].map((count) => ({ rooms: count, sold: 1 })));
  await done(send(hotelId, "DELETE", `/rooms/${list.at(-1)?.id}`));
  expect(await nights()).toEqual([1, 1].map((count) => ({ rooms: count, sold: 1 })));
  expect(await violations(hotelId)).toEqual([]);
});

it("SET-07 a room changes number, floor and type, and its nights follow", async () => {
  const made = await madeHotel(["101", "102"]);
  await book(made, made.room("101"));
  const saved = await done(change(made, "102", { number: "112", roomTypeId: made.twinId }));
  expect(saved.rooms.map(({ number }) => number)).toEqual(["101", "112"]);
  expect(await violations(made.hotelId)).toEqual([]);
  const [night] = await owner`select rooms from night_inventory where hotel_id = ${made.hotelId}
    and room_type_id = ${made.doubleId} order by night limit 1`;
  expect(night).toEqual({ rooms: 1 });
  expect(await refusal(change({ ...made, setup: saved }, "112", { number: "101" }))).toMatchObject({
    code: "setup.numbers-taken",
  });
});

it("SET-07 a room that is out of order takes its period along into the other type, or with it", async () => {
  const made = await madeHotel(["101", "102"]);
  const close = {
    ...{ status: "OutOfOrder", assignedTo: null, version: 1 },
    outOfOrder: { from: "2026-11-23", to: "2026-11-26" },
  };
  const closed = await request(
    "PUT",
    `/hotels/${made.hotelId}/rooms/${made.room("101")}/housekeeping-status`,
    { as: made.staff, body: close },
  );
  expect(closed.status).toBe(200);
  const saved = await done(change(made, "101", { roomTypeId: made.twinId }));
  expect(await violations(made.hotelId)).toEqual([]);
  expect(saved.rooms[0]?.roomTypeId).toBe(made.twinId);
  await done(send(made.hotelId, "DELETE", `/rooms/${made.room("101")}`));
  expect(await violations(made.hotelId)).toEqual([]);
});

it("SET-09 a room with stays keeps its type while they last, and is never deleted", async () => {
  const made = await madeHotel(["101"]);
  const { id, version } = await (await book(made, made.room("101"))).json();
  const inUse = { status: 409, code: "setup.in-use" };
  expect(await refusal(change(made, "101", { roomTypeId: made.twinId }))).toMatchObject(inUse);
  expect((await change(made, "101", { number: "191" })).status).toBe(200);
  await request("POST", `/hotels/${made.hotelId}/bookings/${id}/cancel`, {
    as: made.staff,
    body: { version, reason: "Ill" },
  });
  const answer = await refusal(send(made.hotelId, "DELETE", `/rooms/${made.room("101")}`));
  expect(answer).toMatchObject(inUse);
  expect(answer.params.uses).toMatchObject([{ what: "bookings", count: 1 }]);
  const setup = await setupOf(made.hotelId);
  const retyped = change({ ...made, setup }, "191", { roomTypeId: made.twinId });
  expect((await retyped).status).toBe(200);
  expect(await violations(made.hotelId)).toEqual([]);
});

it("SET-09 a room that a group counts on is not taken away", async () => {
  const made = await madeHotel(["101", "102"]);
  const blocks = [{ roomTypeId: made.doubleId, quantity: 2 }];
  await makeGroup(database, { staff: made.staff, blocks: blocks as never });
  expect(await refusal(send(made.hotelId, "DELETE", `/rooms/${made.room("102")}`))).toMatchObject({
    status: 409,
    code: "setup.rooms-promised",
    params: { roomTypeName: "Double", rooms: 2 },
  });
  expect(await violations(made.hotelId)).toEqual([]);
});

it("SET-07 facilities are added, renamed and deleted", async () => {
  const { hotelId, floorId } = await madeHotel();
  const [made] = (await done(send(hotelId, "POST", "/facilities", { floorId, name: "Gym" })))
    .facilities;
  const path = `/facilities/${made?.id}`;
  const renamed = await done(send(hotelId, "PUT", path, { seen: made?.seen, name: "Hammam" }));
  expect(renamed.facilities).toMatchObject([{ name: "Hammam", floorId }]);
  const stale = send(hotelId, "PUT", path, { seen: made?.seen, name: "Spa" });
  expect(await refusal(stale)).toMatchObject({ status: 409, code: "request.stale" });
  expect((await done(send(hotelId, "DELETE", path))).facilities).toEqual([]);
  expect(await refusal(send(hotelId, "DELETE", path))).toMatchObject({
    status: 404,
    code: "facility.not-found",
  });
});

it("SET-08 SET-09 restaurants are added, renamed and deleted while nothing stands in them", async () => {
  const hotelId = await makeHotel(database);
  const [casbah, terrace] = [uuid(), uuid()];
  const { restaurants } = await setupOf(hotelId);
  const saveAll = (seen: string, list: object[]) =>
    send(hotelId, "PUT", "/restaurants", { seen, restaurants: list });
  const made = await done(
    saveAll(restaurants.seen, [
      { id: casbah, name: "La Casbah" },
      { id: terrace, name: "Terrasse" },
      { id: uuid(), name: "" },
    ]),
  );
  expect(made.restaurants.list.map(({ name }) => name)).toEqual(["La Casbah", "Terrasse"]);
  await owner`insert into dining_tables (hotel_id, id, restaurant_id, name, covers)
    values (${hotelId}, ${uuid()}, ${casbah}, 'T1', 4)`;
  const only = [{ id: terrace, name: "Terrasse du port" }];
  expect(await refusal(saveAll(made.restaurants.seen, only))).toMatchObject({
    status: 409,
    code: "setup.in-use",
    detail: "La Casbah is in use: 1 table (T1).",
  });
  const kept = [{ id: casbah, name: "La Casbah" }];
  const { list } = (await done(saveAll(made.restaurants.seen, kept))).restaurants;
  expect(list).toEqual(kept);
});

it.each([
  ["floors", "/floors", { floors: [] }],
  ["room types", "/room-types", { roomTypes: [] }],
  ["restaurants", "/restaurants", { restaurants: [] }],
])(
  "SET-01 of two admins who save all %s, the second is told who was first",
  async (_, path, body) => {
    const { hotelId } = await madeHotel();
    const seen = "what it looked like before";
    expect(await refusal(send(hotelId, "PUT", path, { seen, ...body }))).toMatchObject({
      status: 409,
      code: "request.stale",
    });
  },
);

it("SET-01 a room that another admin has renumbered meanwhile is not changed over it", async () => {
  const made = await madeHotel(["101"]);
  await done(change(made, "101", { number: "111" }));
  expect(await refusal(change(made, "101", { roomTypeId: made.twinId }))).toMatchObject({
    status: 409,
    code: "request.stale",
    params: { changedBy: expect.stringMatching(/^User /) },
  });
});

it("SET-07 of ten who make the same room at once one does", async () => {
  const { hotelId, floorId, doubleId: roomTypeId } = await madeHotel();
  const rooms = [{ number: "301", roomTypeId }];
  const add = () => send(hotelId, "POST", "/rooms", { floorId, rooms });
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, async () => outcomeOf(await add())),
  );
  expect(tally(outcomes)).toEqual({ "201": 1, "409 setup.numbers-taken": 9 });
});

it("SET-07 a room that comes while a booking opens its nights is counted on them", async () => {
  const made = await madeHotel(["101"]);
  const { hotelId, floorId, doubleId: roomTypeId } = made;
  const [added] = await meeting(
    api,
    async (desk) => {
      await desk`select from hotels where id = ${hotelId} for share`;
      await desk`insert into night_inventory (hotel_id, room_type_id, night, rooms)
        select ${hotelId}, ${roomTypeId}, '2026-12-01', count(*) from rooms
        where hotel_id = ${hotelId} and room_type_id = ${roomTypeId}`;
    },
    () => [send(hotelId, "POST", "/rooms", { floorId, rooms: [{ number: "102", roomTypeId }] })],
  );
  expect(added?.status).toBe(201);
  expect(await violations(hotelId)).toEqual([]);
});

it("SET-09 a room is booked or deleted, never both, however they meet", async () => {
  const numbers = Array.from({ length: 12 }, (_, index) => String(101 + index));
  const made = await madeHotel(numbers);
  const broken = await deadlocksDuring(api, async ([one, two]) => {
    const outcomes = await Promise.all(
      numbers.flatMap((number) => {
        const room = {
          ...{ roomId: made.room(number), roomTypeId: made.doubleId, floorId: made.floorId },
          number,
        };
        const body = bookingRequest(room as never, { checkInDate: "2026-11-22", nights: 3 });
        return [
          one.request("POST", `/hotels/${made.hotelId}/bookings`, { as: made.staff, body }),
          two.request("DELETE", at(made.hotelId, `/rooms/${room.roomId}`), { as: admin, body: {} }),
        ];
      }),
    );
    const pairs = numbers.map((_, index) => outcomes.slice(2 * index, 2 * index + 2));
    for (const pair of pairs) expect(pair.filter(({ ok }) => ok)).toHaveLength(1);
    for (const { status } of outcomes) expect(status).toBeLessThan(500);
  });
  expect(broken).toBe(0);
  expect(await violations(made.hotelId)).toEqual([]);
}, 40_000);

it("SET-07 a room that is booked while it changes its type is sold as what it is then", async () => {
  const numbers = Array.from({ length: 8 }, (_, index) => String(101 + index));
  const made = await madeHotel(numbers);
  const broken = await deadlocksDuring(api, async ([one, two]) => {
    const outcomes = await Promise.all(
      made.setup.rooms.flatMap(({ id, number, floorId, seen }) => {
        const booking = bookingRequest({ roomId: id }, { checkInDate: "2026-11-22", nights: 3 });
        const twin = { seen, number, floorId, roomTypeId: made.twinId };
        return [
          one.request("POST", `/hotels/${made.hotelId}/bookings`, {
            as: made.staff,
            body: booking,
          }),
          two.request("PUT", at(made.hotelId, `/rooms/${id}`), { as: admin, body: twin }),
        ];
      }),
    );
    for (const { status } of outcomes) expect([200, 201, 409]).toContain(status);
  });
  expect(broken).toBe(0);
  const otherType = await owner`select b.id from bookings b
    join rooms r on r.hotel_id = b.hotel_id and r.id = b.room_id
    where b.hotel_id = ${made.hotelId} and b.room_type_id <> r.room_type_id`;
  expect(otherType).toEqual([]);
  expect(await violations(made.hotelId)).toEqual([]);
}, 40_000);
