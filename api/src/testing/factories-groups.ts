import { nameSearch } from "@funduq/shared-types/rules/name-search";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { type GroupId, groupIdSchema, type RoomTypeId } from "@funduq/shared-types/values/ids";
import { centimes } from "@funduq/shared-types/values/money";
import { v7 as uuidv7 } from "uuid";
import { applyNightChanges } from "../modules/availability/availability.service.ts";
import { groupBlocks, groups } from "../modules/groups/groups.tables.ts";
import type { Database } from "../platform/db/database.ts";
import { NIGHTLY_RATE } from "./factories-bookings.ts";
import { nextSerial, type TestStaff } from "./factories-core.ts";

type BlockTraits = {
  roomTypeId: RoomTypeId;
  quantity?: number;
  checkInDate?: string;
  checkOutDate?: string;
};

type GroupTraits = { staff: TestStaff; name?: string; blocks: readonly BlockTraits[] };

const BUSINESS_DATE = "2026-11-21";

export type TestGroup = { groupId: GroupId; blockIds: string[] };

/** A group whose blocks hold their rooms from the business date on: tomorrow, one night, one room. */
export async function makeGroup(
  database: Database,
  { staff: { hotelId }, name = `Group ${nextSerial()}`, blocks }: GroupTraits,
): Promise<TestGroup> {
  const id = groupIdSchema.parse(uuidv7());
  const made = blocks.map((block) => ({
    hotelId,
    id: uuidv7(),
    groupId: id,
    persons: 1,
    roomTypeId: block.roomTypeId,
    quantity: block.quantity ?? 1,
    checkInDate: calendarDate(block.checkInDate ?? "2026-11-22"),
    checkOutDate: calendarDate(block.checkOutDate ?? "2026-11-23"),
    ratePlan: "base" as const,
    rateCentimes: centimes(NIGHTLY_RATE),
  }));
  await database.withHotel(hotelId, async (tx) => {
    await tx.insert(groups).values({ hotelId, id, name, nameSearch: nameSearch(name) });
    await tx.insert(groupBlocks).values(made);
    const held = made.map(({ roomTypeId, quantity, checkInDate, checkOutDate }) => ({
      roomTypeId,
      to: checkOutDate,
      sold: 0,
      outOfOrder: 0,
      held: quantity,
      from: checkInDate > BUSINESS_DATE ? checkInDate : calendarDate(BUSINESS_DATE),
    }));
    await applyNightChanges(tx, hotelId, held);
  });
  return { groupId: id, blockIds: made.map((block) => block.id) };
}
