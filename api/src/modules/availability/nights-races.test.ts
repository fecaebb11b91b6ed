import { randomUUID } from "node:crypto";
import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import { expect, it } from "vitest";
import { bookingRequest } from "../../testing/factories-bookings.ts";
import { makeRoom, makeRoomType, makeStaff } from "../../testing/factories-core.ts";
import { deadlocksDuring, dice, type Outcome, outcomeOf, tally } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;
const today = calendarDate("2026-11-21");

/** Twenty rooms of one type; groups hold five of them on one night. */
async function houseOfTwenty() {
  const staff = await makeStaff(database);
  const { hotelId } = staff;
  const roomTypeId = await makeRoomType(database, hotelId);
  const rooms = await Promise.all(
    Array.from({ length: 20 }, () => makeRoom(database, hotelId, { roomTypeId })),
  );
  const [group, block] = [randomUUID(), randomUUID()];
  await owner`insert into groups (hotel_id, id, name, name_search)
    values (${hotelId}, ${group}, 'Tassili Tour', 'tassili tour')`;
  await owner`insert into group_blocks (hotel_id, id, group_id, room_type_id, quantity,
      check_in_date, check_out_date, rate_plan, rate_centimes)
    values (${hotelId}, ${block}, ${group}, ${roomTypeId}, 5, '2026-12-01', '2026-12-02', 'base', 1)`;
  await owner`insert into night_inventory (hotel_id, room_type_id, night, rooms, held)
    values (${hotelId}, ${roomTypeId}, '2026-12-01', 20, 5)`;
  return { staff, rooms, roomTypeId };
}

it("I2 concurrent stays and out-of-order periods on the same nights never oversell a night and never deadlock", async () => {
  const { staff, rooms, roomTypeId } = await houseOfTwenty();
  const at = `/hotels/${staff.hotelId}`;
  const roll = dice(7);
  const outcomes: (Outcome & { body: unknown })[] = [];
  const broken = await deadlocksDuring(api, async (processes) => {
    const works = rooms.map(async (room, index) => {
      const process = processes[index % 2 === 0 ? 0 : 1];
      const checkInDate = addDays(today, roll(10));
      const body = bookingRequest(room, { checkInDate, nights: 11 + roll(20) });
      const period = { from: addDays(today, 60 - roll(40)), to: addDays(today, 90) };
      const closing = { status: "OutOfOrder", assignedTo: null, outOfOrder: period, version: 1 };
      const closeIt = () =>
        process.request("PUT", `${at}/rooms/${room.roomId}/housekeeping-status`, {
          as: staff,
          body: closing,
        });
      const sellIt = () => process.request("POST", `${at}/bookings`, { as: staff, body });
      const steps = index % 3 === 0 ? [closeIt, sellIt] : [sellIt, closeIt];
      for (const step of steps) outcomes.push(await outcomeOf(await step()));
    });
    await Promise.all(works);
  });

  const answers = tally(outcomes);
  const known = ["200", "201", "409 availability.overbooked", "409 room.out-of-order"];
  const unknown = Object.keys(answers).filter((answer) => !known.includes(answer));
  expect(unknown.filter((answer) => answer !== "409 room.needed-by-booking")).toEqual([]);
  const overbooked = outcomes.filter(({ code }) => code === "availability.overbooked");
  expect(overbooked.length).toBeGreaterThan(0);
  for (const { body } of overbooked)
    expect(body).toMatchObject({ params: { roomTypeId, date: "2026-12-01", left: 0 } });
  expect(broken).toBe(0);
  const oversold = await owner`select night from night_inventory
    where hotel_id = ${staff.hotelId} and sold + held + out_of_order > rooms`;
  expect(oversold).toEqual([]);
  expect(await owner`select * from check_invariants(${staff.hotelId})`).toEqual([]);
}, 30_000);
