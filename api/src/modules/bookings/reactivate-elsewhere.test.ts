import type { Alternatives } from "@funduq/shared-types/contracts/availability";
import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { Group } from "@funduq/shared-types/contracts/group";
import { describe, expect, it } from "vitest";
import { bookingRequest, makeBooking } from "../../testing/factories-bookings.ts";
import { blockOf, groupDesk, newBlock } from "../../testing/group-desk.ts";
import { stayChanges } from "../../testing/stay-changes.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;
const { step, after, bookingAfter, refusal, current, violations } = bookingSteps(api);
const { get, anotherRoom, otherTypeRoom, soldOf, setBusinessDate } = stayChanges(api);

/** A no-show of two nights whose room was sold again: the new guest sleeps in it. */
async function resold() {
  const late = await after(["no-show"], { nights: 2, adults: 2 });
  const { staff, room } = late;
  const sleeping = await makeBooking(database, { staff, room, nights: 2, checkInNow: true });
  return { late, sleeping };
}

describe("a no-show whose room is taken", () => {
  it("BK-15 BK-19 is offered the other rooms, same type first, and is expected in the chosen one; nobody is moved", async () => {
    const { late, sleeping } = await resold();
    const other = await otherTypeRoom(late, { baseRateCentimes: 1_500_000 });
    const same = await anotherRoom(late);
    const { rooms }: Alternatives = await (await get(late, "alternatives")).json();
    expect(rooms.map(({ id, sameType }) => [id, sameType])).toEqual([
      [same.roomId, true],
      [other.roomId, false],
    ]);

    await setBusinessDate(late, "2026-11-22");
    const response = await step(late, "reactivate", { roomId: other.roomId });
    expect(await bookingAfter(response, late.staff)).toMatchObject({
      status: "Reserved",
      roomId: other.roomId,
      roomTypeId: other.roomTypeId,
      rateCentimes: late.booking.rateCentimes,
      history: [
        {
          action: "reactivated",
          details: { room: other.number, formerRoom: late.room.number },
        },
        {},
        {},
      ],
    });
    expect(await soldOf(other), "the nights to come").toEqual([1]);
    expect(await current(sleeping)).toEqual(sleeping.booking);
    expect(await violations(late)).toEqual([]);
    const reserved = { ...late, booking: await current(late) };
    expect((await step(reserved, "check-in")).status).toBe(200);
  });

  it("BK-15 BK-07 is refused a room that is taken as well, out of order, too small or another hotel's", async () => {
    const { late } = await resold();
    const [taken, closed] = [await anotherRoom(late), await anotherRoom(late)];
    await makeBooking(database, { staff: late.staff, room: taken });
    await owner`update rooms set housekeeping_status = 'OutOfOrder',
      out_of_order_from = '2026-11-22', out_of_order_to = '2026-11-25' where id = ${closed.roomId}`;
    const small = await otherTypeRoom(late, { maxOccupancy: 1 });
    const elsewhere = (await makeBooking(database)).room;
    const codes = [];
    for (const { roomId } of [taken, closed, small, elsewhere])
      codes.push((await refusal(late, "reactivate", { roomId })).code);
    expect(codes).toEqual([
      "booking.room-taken",
      "room.out-of-order",
      "booking.too-many-guests",
      "room.not-found",
    ]);
    expect(await current(late)).toEqual(late.booking);
  });

  it("BK-15 X-02 two desks that choose different rooms: one is expected there, the other is told", async () => {
    const { late } = await resold();
    const rooms = [await anotherRoom(late), await anotherRoom(late)];
    const answers = await Promise.all(
      rooms.map(({ roomId }) => step(late, "reactivate", { roomId })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await violations(late)).toEqual([]);
  });

  it("AUTH-17 BK-15 the audit trail says from which room to which", async () => {
    const { late } = await resold();
    const room = await anotherRoom(late);
    await step(late, "reactivate", { roomId: room.roomId });
    const path = `/hotels/${late.hotelId}/audit-trail?kind=stays`;
    const { entries } = await (await request("GET", path, { as: late.staff })).json();
    expect(entries[0]).toMatchObject({
      action: "bookings.reactivate",
      facts: [{ what: "number", before: late.room.number, after: room.number }],
    });
  });
});

it("BK-19 GRP-04 a group's no-show is offered a room of its type although the last unit is its group's", async () => {
  const desk = groupDesk(api);
  const { staff, rooms, roomTypeId } = await desk.house(2);
  const [first, second] = rooms;
  if (!first || !second) throw new Error("rooms");
  const group = await desk.made(staff, [newBlock(roomTypeId)]);
  const { body } = await desk.assign(staff, group, blockOf(group), first);
  const bookingId = blockOf(body as Group).entries[0]?.booking?.id;
  const at = `/hotels/${staff.hotelId}/bookings`;
  const read = async (): Promise<Booking> =>
    (await request("GET", `${at}/${bookingId}`, { as: staff })).json();
  await owner`update hotels set business_date = '2026-11-22' where id = ${staff.hotelId}`;
  const { version } = await read();
  await request("POST", `${at}/${bookingId}/no-show`, { as: staff, body: { version } });
  const { checkInDate } = await read();
  const next = bookingRequest(first, { checkInDate, nights: 2 });
  expect((await request("POST", at, { as: staff, body: next })).status).toBe(201);

  const path = `${at}/${bookingId}/alternatives`;
  const offered: Alternatives = await (await request("GET", path, { as: staff })).json();
  expect(offered.rooms.map(({ id, sameType }) => [id, sameType])).toEqual([[second.roomId, true]]);
  const wanted = { version: (await read()).version, roomId: second.roomId };
  const response = await request("POST", `${at}/${bookingId}/reactivate`, {
    as: staff,
    body: wanted,
  });
  expect(response.status).toBe(200);
  expect(await desk.nights(staff)).toEqual(["2/0", "2/0"]);
  expect(await desk.violations(staff)).toEqual([]);
});
