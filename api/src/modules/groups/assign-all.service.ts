import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { GroupBlockRef } from "@funduq/shared-types/contracts/group";
import type { AssignAll, GroupRows } from "@funduq/shared-types/contracts/group-rooms";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import { savedRows } from "@funduq/shared-types/rules/group-rows";
import type { HotelTx } from "../../platform/db/database.ts";
import { applyNightChanges, type NightChange } from "../availability/availability.service.ts";
import { saleFacts } from "../bookings/booking-facts.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { lockRooms } from "../rooms/rooms.service.ts";
import { lockOpenGroup } from "./edit-blocks.service.ts";
import { attemptRow } from "./group-rows.ts";
import { getSavedGroup } from "./groups.service.ts";
import { blockOf, bookUnit } from "./rooming.service.ts";

/**
 * Assigns rooms to many units of a block (GRP-09). A row that can't be saved is refused alone, such as a room
 * that was sold meanwhile. The rooms are locked together and the nights changed together, so that the lock
 * order is that of a single assignment. Throws `availability.overbooked` when a night lacks rooms.
 */
export async function assignAll(
  tx: HotelTx,
  { blockId, ...ref }: GroupBlockRef,
  { rows }: AssignAll,
  context: WriteContext,
): Promise<GroupRows & { facts: AuditFact[] }> {
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  const { companyId } = await lockOpenGroup(tx, ref);
  const block = await blockOf(tx, ref, blockId);
  const roomIds = rows.map(({ roomId }) => roomId);
  await lockRooms(tx, ref.hotelId, roomIds);
  const target = { ref, blockId, companyId, businessDate };
  const nights: NightChange[] = [];
  const answers: GroupRows["rows"] = [];
  for (const row of rows) {
    const { saved, refusal } = await attemptRow(tx, (savepoint) =>
      bookUnit(savepoint, target, row, context),
    );
    nights.push(...(saved?.nights ?? []));
    answers.push({ refusal });
  }
  await applyNightChanges(tx, ref.hotelId, nights);
  return {
    ...(await getSavedGroup(tx, ref)),
    rows: answers,
    facts: [fact("rooms", "number", { after: savedRows({ rows: answers }) }), ...saleFacts(block)],
  };
}
