import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { GroupRef } from "@funduq/shared-types/contracts/group";
import type { CheckInAll, GroupRows, UndoAll } from "@funduq/shared-types/contracts/group-rooms";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import type { BookingId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { getBooking } from "../bookings/bookings.service.ts";
import { checkIn } from "../bookings/check-in.service.ts";
import { undoLastStep } from "../bookings/undo.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { lockRooms } from "../rooms/rooms.service.ts";
import { savedRows } from "./assign-all.service.ts";
import { attemptRow } from "./group-rows.ts";
import { getSavedGroup } from "./groups.service.ts";
import { type GroupStay, lockGroupStays } from "./proposal.queries.ts";
import { lockGroup } from "./units.service.ts";

type Answer = GroupRows & { facts: AuditFact[] };

/** Checks in the stays of a group that are ready (GRP-09); the others stay as they are and are answered with the reason. */
export async function checkInAll(
  tx: HotelTx,
  ref: GroupRef,
  { ids }: CheckInAll,
  context: WriteContext,
): Promise<Answer> {
  return forEachStay(tx, ref, ids, async (savepoint, { id, version }) => {
    await checkIn(savepoint, { hotelId: ref.hotelId, bookingId: id }, { version }, context);
  });
}

/**
 * Undoes today's check-ins of a group with one reason. A stay whose last step is another, such as a check-out,
 * is refused: only check-ins are undone.
 */
export async function undoCheckIns(
  tx: HotelTx,
  ref: GroupRef,
  { ids, reason }: UndoAll,
  context: WriteContext,
): Promise<Answer> {
  const answer = await forEachStay(tx, ref, ids, async (savepoint, { id, version }) => {
    const booking = { hotelId: ref.hotelId, bookingId: id };
    const { lastStep } = await getBooking(savepoint, booking);
    if (lastStep?.step !== "check-in") throw new AppError("booking.nothing-to-undo");
    await undoLastStep(savepoint, booking, { version, reason }, context);
  });
  return { ...answer, facts: [...answer.facts, fact("reason", "text", { after: reason })] };
}

/** Locks the stays, the group and the rooms, then does the step for each stay in a savepoint. */
async function forEachStay(
  tx: HotelTx,
  ref: GroupRef,
  ids: readonly BookingId[],
  step: (savepoint: HotelTx, stay: GroupStay) => Promise<void>,
): Promise<Answer> {
  await lockBusinessDateShared(tx, ref.hotelId);
  const stays = await lockGroupStays(tx, ref, ids);
  await lockGroup(tx, ref);
  const roomIds = stays.map(({ roomId }) => roomId);
  await lockRooms(tx, ref.hotelId, roomIds);
  const rows: GroupRows["rows"] = [];
  const done = new Set<BookingId>();
  for (const id of ids) {
    const stay = stays.find((each) => each.id === id && !done.has(id));
    done.add(id);
    const { refusal } = await attemptRow(tx, (savepoint) => {
      if (!stay) throw new AppError("group.not-its-stay");
      return step(savepoint, stay);
    });
    rows.push({ refusal });
  }
  const facts = [fact("rooms", "number", { after: savedRows(rows) })];
  return { ...(await getSavedGroup(tx, ref)), rows, facts };
}
