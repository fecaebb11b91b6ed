import type { Alternatives } from "@funduq/shared-types/contracts/availability";
import { describe, expect, it } from "vitest";
import { makeBooking, makeCompany, type TestBooking } from "../../testing/factories-bookings.ts";
import { makeRoom, makeRoomType, makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { outcomeOf } from "../../testing/races.ts";
import { stayChanges } from "../../testing/stay-changes.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner, request } = api;
const { get, changeDates, setBusinessDate } = stayChanges(api);

/** A house of two rooms of each of three types, dearer from type to type. */
async function house() {
  const staff = await makeStaff(database);
  const { hotelId } = staff;
  const typeOf = (name: string, baseRateCentimes: number, maxOccupancy = 2) =>
    makeRoomType(database, hotelId, { name, baseRateCentimes, maxOccupancy });
  const single = await typeOf("Single", 600_000, 1);
  const double = await typeOf("Double", 900_000);
  const suite = await typeOf("Suite", 1_500_000, 4);
  const rooms = [];
  for (const [index, roomTypeId] of [suite, suite, double, double, single, single].entries())
    rooms.push(await makeRoom(database, hotelId, { number: `${index + 1}`, roomTypeId }));
  return { staff, single, double, suite, rooms };
}

const shown = ({ rooms }: Alternatives) =>
  rooms.map(({ number, sameType, differenceCentimes }) => [number, sameType, differenceCentimes]);

const ask = async (made: TestBooking, query = "") =>
  (await get(made, `alternatives${query}`)).json() as Promise<Alternatives>;

describe("other rooms for a booking", () => {
  it("BK-19 same type first, then the others from the cheapest on, with what they cost more", async () => {
    const { staff, rooms } = await house();
    const made = await makeBooking(database, { staff, ...(rooms[2] && { room: rooms[2] }) });
    expect(shown(await ask(made))).toEqual([
      ["4", true, 0],
      ["5", false, -300_000],
      ["6", false, -300_000],
      ["1", false, 600_000],
      ["2", false, 600_000],
    ]);
  });

  it("BK-19 only rooms that hold the party", async () => {
    const { staff, rooms } = await house();
    const room = rooms[2];
    const made = await makeBooking(database, { staff, ...(room && { room }), adults: 2 });
    expect((await ask(made)).rooms.map(({ number }) => number)).toEqual(["4", "1", "2"]);
  });

  it("BK-17 BK-19 on other dates: neither its room nor its nights are in its way", async () => {
    const { staff, rooms, double } = await house();
    const [, , room, other] = rooms;
    if (!room || !other) throw new Error("rooms");
    const made = await makeBooking(database, { staff, room, nights: 2 });
    await makeBooking(database, { staff, room: other, checkInDate: "2026-11-23" });
    const sameType = async (query: string) =>
      (await ask(made, query)).rooms.filter((each) => each.sameType).map(({ number }) => number);
    expect(await sameType("")).toEqual(["4"]);
    expect(await sameType("?checkOut=2026-11-24")).toEqual([]);
    await owner`update night_inventory set held = rooms - sold
      where room_type_id = ${double} and night = '2026-11-22'`;
    expect(await sameType("")).toEqual(["4"]);
    const moved = { checkInDate: "2026-11-22", checkOutDate: "2026-11-23", roomId: other.roomId };
    expect((await changeDates(made, 1, 2, moved)).status).toBe(200);
  });

  it("BK-16 every room that is offered takes the guest", async () => {
    const { staff, rooms } = await house();
    const [, , room] = rooms;
    const made = await makeBooking(database, { staff, ...(room && { room }), checkInNow: true });
    await setBusinessDate(made, "2026-11-23");
    for (const { id, occupiedNow } of (await ask(made)).rooms) {
      expect(occupiedNow).toBe(false);
      const preview = await get(made, `change-room/preview?roomId=${id}`);
      expect(preview.status).toBe(200);
    }
  });

  it("BK-17 dates that no stay can have are refused", async () => {
    const made = await makeBooking(database);
    for (const [query, code] of [
      ["?checkOut=2026-11-21", "booking.dates-reversed"],
      ["?checkIn=2026-11-01", "booking.check-in-past"],
      ["?checkOut=2029-01-01", "booking.too-long"],
    ] as const)
      expect((await outcomeOf(await get(made, `alternatives${query}`))).code).toBe(code);
  });
});

describe("other rooms for a booking that is not made yet", () => {
  const find = (staff: TestStaff, query: Record<string, string>) =>
    request(
      "GET",
      `/hotels/${staff.hotelId}/availability/alternatives?${new URLSearchParams({
        checkIn: "2026-11-21",
        checkOut: "2026-11-23",
        guests: "2",
        ...query,
      })}`,
      { as: staff },
    );

  it("FO-09 say what tax comes to the rates", async () => {
    const { staff, double } = await house();
    await owner`update hotels set tds_bp = 150 where id = ${staff.hotelId}`;
    expect(await (await find(staff, { roomTypeId: double })).json()).toMatchObject({ tdsBp: 150 });
  });

  it("BK-08 BK-19 are compared at the plan that was chosen, where both types have it", async () => {
    const { staff, double, suite } = await house();
    await owner`insert into public_rates (hotel_id, room_type_id, guest_count, rate_centimes)
      values (${staff.hotelId}, ${suite}, 2, 1300000), (${staff.hotelId}, ${double}, 2, 950000)`;
    const rates = async (query: Record<string, string>) => {
      const { rooms }: Alternatives = await (await find(staff, query)).json();
      return rooms.map(({ ratePlan, rateCentimes, differenceCentimes }) => [
        ratePlan,
        rateCentimes,
        differenceCentimes,
      ]);
    };
    expect((await rates({ roomTypeId: double, ratePlan: "public" }))[2]).toEqual([
      "public",
      1_300_000,
      350_000,
    ]);
    const companyId = await makeCompany(database, staff.hotelId, { rates: [1, 800_000] });
    const ratePlan = "company-2";
    expect((await rates({ roomTypeId: double, companyId, ratePlan }))[2]).toEqual([
      "company-2",
      800_000,
      0,
    ]);
  });

  it("BK-21 an unknown type, company or stay is refused", async () => {
    const { staff, double } = await house();
    const code = async (query: Record<string, string>) =>
      (await outcomeOf(await find(staff, { roomTypeId: double, ...query }))).code;
    expect(await code({ roomTypeId: staff.hotelId })).toBe("room-type.not-found");
    expect(await code({ companyId: staff.hotelId })).toBe("company.not-found");
    expect(await code({ checkOut: "2026-11-21" })).toBe("booking.dates-reversed");
    expect(await code({ checkIn: "2026-11-20" })).toBe("booking.check-in-past");
  });
});
