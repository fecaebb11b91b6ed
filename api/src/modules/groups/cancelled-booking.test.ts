import type { Booking } from "@funduq/shared-types/contracts/booking";
import { expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import type { TestUser } from "../../testing/factories-core.ts";
import { blockOf, groupDesk, newBlock } from "../../testing/group-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const desk = groupDesk(api);

async function statusOfGroup(as: TestUser, hotelId: string, bookingId = "") {
  const answer = await api.request("GET", `/hotels/${hotelId}/bookings/${bookingId}`, { as });
  return ((await answer.json()) as Booking).groupStatus;
}

it("GRP-03 a stay says whether its group still takes anything over, and is of none without one", async () => {
  const { staff, rooms, roomTypeId } = await desk.house(1);
  const group = await desk.made(staff, [newBlock(roomTypeId)]);
  for (const room of rooms) await desk.assign(staff, group, blockOf(group), room);
  const read = await desk.read(staff, group);
  const stay = blockOf(read).entries[0]?.booking?.id;
  expect(await statusOfGroup(staff, staff.hotelId, stay)).toBe("Confirmed");
  const { version } = read;
  expect(await desk.send(staff, "POST", `/${group.id}/cancel`, { version })).toMatchObject({
    status: 200,
  });
  expect(await statusOfGroup(staff, staff.hotelId, stay)).toBe("Cancelled");

  const alone = await makeBooking(api.database);
  expect(await statusOfGroup(alone.staff, alone.hotelId, alone.bookingId)).toBeNull();
});
