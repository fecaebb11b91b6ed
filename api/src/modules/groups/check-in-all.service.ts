import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { GroupRef } from "@funduq/shared-types/contracts/group";
import type {
  CheckInAll,
  GroupRows,
  SeenStay,
  UndoAll,
} from "@funduq/shared-types/contracts/group-rooms";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import { savedRows } from "@funduq/shared-types/rules/group-rows";
import type { HotelTx } from "../../platform/db/database.ts";
import { checkIn } from "../bookings/check-in.service.ts";
import { undoLastStep } from "../bookings/undo.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { lockRooms } from "../rooms/rooms.service.ts";
import { attemptRow } from "./group-rows.ts";
import { getSavedGroup } from "./groups.service.ts";
import { type LockedStay, lockStays } from "./take-over.queries.ts";
import { lockGroup } from "./units.service.ts";

type Answer = GroupRows & { facts: AuditFact[] };

/** Checks in the stays of a group that are ready (GRP-09); the others stay as they are and are answered with the reason. */
export async function checkInAll(
  tx: HotelTx,
  ref: GroupRef,
  { stays }: CheckInAll,
  context: WriteContext,
): Promise<Answer> {
  return forEachStay(tx, ref, stays, async (savepoint, { id, version }) => {
    await checkIn(savepoint, { hotelId: ref.hotelId, bookingId: id }, { version }, context);
  });
}

/**
 * Undoes today's check-ins of a group with one reason. A stay that is not checked in, such as a cancelled one,
 * is refused: only check-ins are undone.
 */
export async function undoCheckIns(
  tx: HotelTx,
  ref: GroupRef,
  { stays, reason }: UndoAll,
  context: WriteContext,
): Promise<Answer> {
  const answer = await forEachStay(
    tx,
    ref,
    stays,
    async (savepoint, { id, version }, { status }) => {
      if (status !== "Checked-in") throw new AppError("booking.nothing-to-undo");
      const booking = { hotelId: ref.hotelId, bookingId: id };
      await undoLastStep(savepoint, booking, { version, reason }, context);
    },
  );
  return { ...answer, facts: [...answer.facts, fact("reason", "text", { after: reason })] };
}

/** Locks the stays, the group and the rooms, then does the step for each stay in a savepoint. */
async function forEachStay(
  tx: HotelTx,
  ref: GroupRef,
  seen: readonly SeenStay[],
  step: (savepoint: HotelTx, seen: SeenStay, locked: LockedStay) => Promise<void>,
): Promise<Answer> {
  await lockBusinessDateShared(tx, ref.hotelId);
  const locked = await lockStays(
    tx,
    ref.hotelId,
    seen.map(({ id }) => id),
  );
  const stays = locked.filter(({ groupId }) => groupId === ref.groupId);
  await lockGroup(tx, ref);
  await lockRooms(
    tx,
    ref.hotelId,
    stays.map(({ roomId }) => roomId),
  );
  const rows: GroupRows["rows"] = [];
  for (const row of seen) {
    const stay = stays.find(({ id }) => id === row.id);
    const { refusal } = await attemptRow(tx, (savepoint) => {
      if (!stay) throw new AppError("group.not-its-stay");
      return step(savepoint, row, stay);
    });
    rows.push({ refusal });
  }
  const facts = [fact("rooms", "number", { after: savedRows({ rows }) })];
  return { ...(await getSavedGroup(tx, ref)), rows, facts };
}
