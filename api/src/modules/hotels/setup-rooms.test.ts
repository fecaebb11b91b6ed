import { expect, it } from "vitest";
import { makeHotel, makeRoom } from "../../testing/factories-core.ts";
import { makeGroup } from "../../testing/factories-groups.ts";
import { done, refusal, setupDesk } from "../../testing/setup-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { request, database, owner } = api;
const { setupOf, send, madeHotel, violations, book, change } = await setupDesk(api);

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

it("SET-07 a room number is unique: the refusal names all existing numbers, and no room is added", async () => {
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

it("SET-07 new rooms can be sold on nights already in the inventory; a deleted room can't", async () => {
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

it("SET-07 a room changes number, floor and type, and the inventory of its types", async () => {
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

it("SET-07 an out-of-order period moves with its room to the other type, or is deleted with it", async () => {
  const made = await madeHotel(["101", "102"]);
  const close = {
    status: "OutOfOrder",
    assignedTo: null,
    version: 1,
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

it("SET-09 a room with stays can't change its type while they are active, and can never be deleted", async () => {
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

it("SET-09 a room that is needed for a group's block can't be deleted", async () => {
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

it("SET-01 a change of a room that another admin has renumbered meanwhile is refused", async () => {
  const made = await madeHotel(["101"]);
  await done(change(made, "101", { number: "111" }));
  expect(await refusal(change(made, "101", { roomTypeId: made.twinId }))).toMatchObject({
    status: 409,
    code: "request.stale",
    params: { changedBy: expect.stringMatching(/^User /) },
  });
});
