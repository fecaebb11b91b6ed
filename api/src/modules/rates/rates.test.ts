import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeCompany } from "../../testing/factories-bookings.ts";
import { makeRoomType, makeStaff, type TestStaff } from "../../testing/factories-core.ts";
import { testApp } from "../../testing/test-app.ts";

const { request, database, owner } = await testApp();

async function offersTo(staff: TestStaff, query: Record<string, string>) {
  const address = `/hotels/${staff.hotelId}/rates/offers?${new URLSearchParams(query)}`;
  const response = await request("GET", address, { as: staff });
  return { status: response.status, ...(await response.json()) };
}

describe("rate offers", () => {
  it("BK-03 are the public rate of the guest count, the company's, the base rate and the default", async () => {
    const staff = await makeStaff(database);
    const { hotelId } = staff;
    const roomTypeId = await makeRoomType(database, hotelId, { name: "Suite", maxOccupancy: 4 });
    await owner`insert into public_rates (hotel_id, room_type_id, guest_count, rate_centimes)
      values (${hotelId}, ${roomTypeId}, 2, 1200000), (${hotelId}, ${roomTypeId}, 3, 1500000)`;
    const companyId = await makeCompany(database, hotelId, { rates: [700_000, 800_000] });

    expect(await offersTo(staff, { roomTypeId, guests: "2", companyId })).toEqual({
      status: 200,
      roomTypeName: "Suite",
      tdsBp: 200,
      tdsChanges: [],
      taxRates: null,
      offers: [
        { plan: "public", rateCentimes: 1_200_000 },
        { plan: "company-1", rateCentimes: 700_000 },
        { plan: "company-2", rateCentimes: 800_000 },
        { plan: "base", rateCentimes: 900_000 },
        { plan: "default", rateCentimes: 0 },
      ],
    });
    const three = await offersTo(staff, { roomTypeId, guests: "3" });
    expect(three.offers.map(({ rateCentimes }: { rateCentimes: number }) => rateCentimes)).toEqual([
      1_500_000, 900_000, 0,
    ]);
    const four = await offersTo(staff, { roomTypeId, guests: "4" });
    expect(four.offers.map(({ plan }: { plan: string }) => plan)).toEqual(["base", "default"]);
  });

  it("X-07 find no type and no company of another hotel", async () => {
    const staff = await makeStaff(database);
    const roomTypeId = await makeRoomType(database, staff.hotelId);
    const elsewhere = await makeStaff(database);
    const foreignType = await makeRoomType(database, elsewhere.hotelId);
    const companyId = await makeCompany(database, elsewhere.hotelId);
    for (const unknown of [foreignType, randomUUID()])
      expect(await offersTo(staff, { roomTypeId: unknown, guests: "1" })).toMatchObject({
        status: 404,
        code: "room-type.not-found",
      });
    expect(await offersTo(staff, { roomTypeId, guests: "1", companyId })).toMatchObject({
      status: 404,
      code: "company.not-found",
    });
  });
});
