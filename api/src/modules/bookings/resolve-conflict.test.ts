import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { bookingRequest, makeBooking, type TestBooking } from "../../testing/factories-bookings.ts";
import { outcomeOf } from "../../testing/races.ts";
import { stayChanges } from "../../testing/stay-changes.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;
const { current, violations, after, bookingAfter } = bookingSteps(api);
const { anotherRoom, otherTypeRoom, roomStatus } = stayChanges(api);

const resolve = (
  { staff, hotelId }: TestBooking,
  moves: object[],
  finalise: object,
  key: string = randomUUID(),
) =>
  request("POST", `/hotels/${hotelId}/bookings/resolve-conflict`, {
    as: staff,
    body: { moves, finalise },
    key,
  });

const moveOf = (made: TestBooking, { roomId }: { roomId: string }) => ({
  bookingId: made.bookingId,
  version: made.booking.version,
  toRoomId: roomId,
});

const bookings = async ({ hotelId }: TestBooking) =>
  owner`select id from bookings where hotel_id = ${hotelId}`;

describe("the conflict wizard", () => {
  it("BK-08 moves the guest that is in the way and makes the booking", async () => {
    const inTheWay = await makeBooking(database, { nights: 2 });
    const { room: wanted } = inTheWay;
    const room = await otherTypeRoom(inTheWay, { baseRateCentimes: 1_500_000 });
    const booking = bookingRequest(wanted, { nights: 3 });
    const response = await resolve(inTheWay, [moveOf(inTheWay, room)], { step: "create", booking });
    expect(response.status).toBe(200);
    expect(await bookingAfter(response, inTheWay.staff)).toMatchObject({
      roomId: wanted.roomId,
      nights: 3,
      status: "Reserved",
    });
    expect(await current(inTheWay)).toMatchObject({
      roomId: room.roomId,
      rateCentimes: inTheWay.booking.rateCentimes,
      history: [{ action: "room-changed" }, {}],
    });
    expect(await violations(inTheWay)).toEqual([]);
  });

  it("BK-08 moves several, and takes a walk-in in", async () => {
    const first = await makeBooking(database, { nights: 1, checkInDate: "2026-11-22" });
    const next = { staff: first.staff, room: first.room, checkInDate: "2026-11-24" };
    const second = await makeBooking(database, next);
    const room = await anotherRoom(first);
    const booking = bookingRequest(first.room, { nights: 6, checkInNow: true });
    const moves = [moveOf(first, room), moveOf(second, room)];
    const response = await resolve(first, moves, { step: "create", booking });
    expect(await bookingAfter(response, first.staff)).toMatchObject({ status: "Checked-in" });
    for (const moved of [first, second])
      expect(await current(moved)).toMatchObject({ roomId: room.roomId });
    expect(await violations(first)).toEqual([]);
  });

  it("BK-08 BK-17 lets a stay be extended", async () => {
    const staying = await makeBooking(database, { checkInNow: true });
    const next = { staff: staying.staff, room: staying.room, checkInDate: "2026-11-22" };
    const inTheWay = await makeBooking(database, next);
    const room = await anotherRoom(staying);
    const { bookingId, booking } = staying;
    const final = {
      step: "dates",
      bookingId,
      version: booking.version,
      checkOutDate: "2026-11-24",
    };
    const response = await resolve(staying, [moveOf(inTheWay, room)], final);
    expect(await bookingAfter(response, staying.staff)).toMatchObject({ id: bookingId, nights: 3 });
    expect(await violations(staying)).toEqual([]);
  });

  it("BK-08 BK-16 lets a guest change into the room that becomes free", async () => {
    const inTheWay = await makeBooking(database);
    const guest = await makeBooking(database, {
      staff: inTheWay.staff,
      room: await otherTypeRoom(inTheWay),
    });
    const room = await anotherRoom(inTheWay);
    const { bookingId, booking } = guest;
    const { roomId } = inTheWay.room;
    const final = { step: "change-room", bookingId, version: booking.version, roomId, rate: null };
    const response = await resolve(inTheWay, [moveOf(inTheWay, room)], final);
    expect(await bookingAfter(response, guest.staff)).toMatchObject({ id: bookingId, roomId });
    expect(await current(inTheWay)).toMatchObject({ roomId: room.roomId });
    expect(await violations(guest)).toEqual([]);
  });

  it("BK-08 BK-15 lets a no-show be expected again", async () => {
    const gone = await after(["no-show"], { nights: 2 });
    const inTheWay = await makeBooking(database, { staff: gone.staff, room: gone.room });
    const room = await anotherRoom(gone);
    const { bookingId, booking } = gone;
    const final = { step: "reactivate", bookingId, version: booking.version };
    const response = await resolve(gone, [moveOf(inTheWay, room)], final);
    expect(await bookingAfter(response, gone.staff)).toMatchObject({
      id: bookingId,
      status: "Reserved",
    });
    expect(await violations(gone)).toEqual([]);
  });

  it("BK-08 I16 the same button twice is done once", async () => {
    const inTheWay = await makeBooking(database);
    const room = await anotherRoom(inTheWay);
    const booking = bookingRequest(inTheWay.room);
    const key = randomUUID();
    const twice = () =>
      resolve(inTheWay, [moveOf(inTheWay, room)], { step: "create", booking }, key);
    const answers = await Promise.all([twice(), twice()]);
    const [one, two] = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(one).toEqual(two);
    expect(await bookings(inTheWay)).toHaveLength(2);
  });
});

describe("of the conflict wizard nothing is done", () => {
  const nothingDone = async (made: TestBooking) => {
    expect(await current(made)).toEqual(made.booking);
    expect(await bookings(made)).toHaveLength(1);
    expect(await violations(made)).toEqual([]);
  };

  it("BK-08 where the booking is still refused", async () => {
    const inTheWay = await makeBooking(database, { nights: 2 });
    const room = await anotherRoom(inTheWay);
    const moves = [moveOf(inTheWay, room)];
    const send = async (finalise: object) =>
      (await outcomeOf(await resolve(inTheWay, moves, finalise))).code;
    const intoTheNewRoom = bookingRequest(room, { nights: 1 });
    expect(await send({ step: "create", booking: intoTheNewRoom })).toBe("booking.room-taken");
    const rate = { ...bookingRequest(inTheWay.room), rateCentimes: 1 };
    expect(await send({ step: "create", booking: rate })).toBe("booking.rate-changed");
    await nothingDone(inTheWay);
  });

  it("BK-11 where a walk-in would enter the room that has just been left", async () => {
    const inTheWay = await makeBooking(database, { checkInNow: true });
    const room = await anotherRoom(inTheWay);
    const booking = bookingRequest(inTheWay.room, { checkInNow: true });
    const refused = await resolve(inTheWay, [moveOf(inTheWay, room)], { step: "create", booking });
    expect((await outcomeOf(refused)).code).toBe("room.not-ready");
    expect(await roomStatus(inTheWay.room)).toBe("Clean");
    await nothingDone(inTheWay);
  });

  it("BK-08 where the guest can't move, or was changed meanwhile", async () => {
    const inTheWay = await makeBooking(database, { adults: 2 });
    const small = await otherTypeRoom(inTheWay, { maxOccupancy: 1 });
    const finalise = { step: "create", booking: bookingRequest(inTheWay.room) };
    const send = async (move: object) =>
      (await outcomeOf(await resolve(inTheWay, [move], finalise))).code;
    expect(await send(moveOf(inTheWay, small))).toBe("booking.too-many-guests");
    expect(await send(moveOf(inTheWay, inTheWay.room))).toBe("booking.same-room");
    expect(await send({ ...moveOf(inTheWay, small), version: 5 })).toBe("request.stale");
    const unknown = { ...moveOf(inTheWay, small), bookingId: randomUUID() };
    expect(await send(unknown)).toBe("booking.not-found");
    await nothingDone(inTheWay);
  });

  it("BK-08 where a booking is named twice", async () => {
    const inTheWay = await makeBooking(database);
    const room = await anotherRoom(inTheWay);
    const move = moveOf(inTheWay, room);
    const { bookingId, version } = move;
    const final = { step: "reactivate", bookingId, version };
    expect((await outcomeOf(await resolve(inTheWay, [move], final))).code).toBe("request.invalid");
    expect((await outcomeOf(await resolve(inTheWay, [], final))).code).toBe("request.invalid");
    await nothingDone(inTheWay);
  });
});
