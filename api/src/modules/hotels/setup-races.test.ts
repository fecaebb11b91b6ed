import { expect, it } from "vitest";
import { bookingRequest } from "../../testing/factories-bookings.ts";
import { arrangeRace, deadlocksDuring, outcomeOf, tally } from "../../testing/races.ts";
import { setupDesk, setupPath } from "../../testing/setup-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner } = api;
const { admin, send, madeHotel, violations } = await setupDesk(api);

it("SET-07 of ten concurrent requests for the same new room, one succeeds", async () => {
  const { hotelId, floorId, doubleId: roomTypeId } = await madeHotel();
  const rooms = [{ number: "301", roomTypeId }];
  const add = () => send(hotelId, "POST", "/rooms", { floorId, rooms });
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, async () => outcomeOf(await add())),
  );
  expect(tally(outcomes)).toEqual({ "201": 1, "409 setup.numbers-taken": 9 });
});

it("SET-07 a room that is added while a booking inserts nights is counted in those nights", async () => {
  const made = await madeHotel(["101"]);
  const { hotelId, floorId, doubleId: roomTypeId } = made;
  const [added] = await arrangeRace(
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

it("SET-09 a room is either booked or deleted, never both, in any order", async () => {
  const numbers = Array.from({ length: 12 }, (_, index) => String(101 + index));
  const made = await madeHotel(numbers);
  const broken = await deadlocksDuring(api, async ([one, two]) => {
    const outcomes = await Promise.all(
      numbers.flatMap((number) => {
        const room = { roomId: made.room(number) };
        const body = bookingRequest(room, { checkInDate: "2026-11-22", nights: 3 });
        return [
          one.request("POST", `/hotels/${made.hotelId}/bookings`, { as: made.staff, body }),
          two.request("DELETE", setupPath(made.hotelId, `/rooms/${room.roomId}`), {
            as: admin,
            body: {},
          }),
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

it("SET-07 a room that is booked while its type changes has the same type as its booking", async () => {
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
          two.request("PUT", setupPath(made.hotelId, `/rooms/${id}`), { as: admin, body: twin }),
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
