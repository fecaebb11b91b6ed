import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type {
  HousekeepingBoard,
  SetHousekeepingStatus,
} from "@funduq/shared-types/contracts/housekeeping";
import type { OutOfOrder, RoomRef, SavedRoom } from "@funduq/shared-types/contracts/room";
import type { DiscardedChange } from "@funduq/shared-types/contracts/unsent-change";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { changedFacts, fact } from "@funduq/shared-types/rules/audit-facts";
import { MAX_DAYS_AHEAD } from "@funduq/shared-types/rules/stay";
import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { discardedFacts } from "../../platform/recorded-change.ts";
import { moveOutage } from "../availability/availability.service.ts";
import { lockBusinessDateShared } from "../hotels/hotels.service.ts";
import { assertNotRetired, type LockedRoom, lockRoom, readRoom } from "../rooms/rooms.service.ts";
import {
  findLastRoomChange,
  findNeed,
  type Housekeeping,
  selectBoard,
  updateHousekeeping,
} from "./housekeeping.queries.ts";

/** The rooms by floor, in the order of the housekeeping board (HK-01). */
export async function getBoard(tx: HotelTx, hotelId: HotelId): Promise<HousekeepingBoard> {
  return selectBoard(tx, hotelId);
}

/**
 * Sets a room's status and its housekeeper (HK-01, HK-02). A room becomes OutOfOrder only while it is vacant
 * and has no booking in the period; leaving the status deletes the period. `facts` are the changed values,
 * for the audit trail.
 */
export async function setHousekeepingStatus(
  tx: HotelTx,
  ref: RoomRef,
  input: SetHousekeepingStatus,
): Promise<{ saved: SavedRoom; facts: AuditFact[] }> {
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  const room = await lockRoom(tx, ref);
  await refuseStale(tx, room, input.version);
  const period = periodOf(room, input, businessDate);
  if (period) assertNotRetired(room, period);
  if (period) await assertNotNeeded(tx, room, period);

  const assignedTo = input.assignedTo || null;
  const change = { status: input.status, assignedTo, outOfOrder: period };
  await updateHousekeeping(tx, ref, change);
  const outage = { hotelId: ref.hotelId, roomTypeId: room.type.id, businessDate };
  await moveOutage(tx, outage, room.outOfOrder, period);
  const saved = { id: room.id, version: room.version + 1 };
  return { saved, facts: factsOf(room, change) };
}

/** For the audit trail: a status that was set without a network, refused, and discarded by hand (HK-06). */
export async function factsOfDiscarded(
  tx: HotelTx,
  ref: RoomRef,
  discarded: DiscardedChange,
): Promise<AuditFact[]> {
  await readRoom(tx, ref);
  return discardedFacts(discarded);
}

/** The status, also when it is unchanged, and the other changed values. */
function factsOf(room: LockedRoom, change: Housekeeping): AuditFact[] {
  const [was, is] = [room.housekeepingStatus, change.status];
  const status = { before: was === is ? null : was, after: is };
  return [
    fact("housekeepingStatus", "housekeeping", status),
    ...changedFacts(LOGGED_FIELDS, { before: loggedValues(room), after: loggedValues(change) }),
  ];
}

const LOGGED_FIELDS = {
  assignedTo: "text",
  outOfOrderFrom: "date",
  outOfOrderTo: "date",
} as const;

function loggedValues({ assignedTo, outOfOrder }: Pick<LockedRoom, "assignedTo" | "outOfOrder">) {
  const period = { outOfOrderFrom: outOfOrder?.from ?? null, outOfOrderTo: outOfOrder?.to ?? null };
  return { assignedTo, ...period };
}

async function refuseStale(tx: HotelTx, room: LockedRoom, seenVersion: number): Promise<void> {
  if (room.version === seenVersion) return;
  const ref = { hotelId: room.hotelId, roomId: room.id };
  throw new AppError("request.stale", await findLastRoomChange(tx, ref));
}

/**
 * Validates an out-of-order period: not in the past, limited in length, with an earlier start only if it
 * already had that start.
 */
function periodOf(
  room: LockedRoom,
  { status, outOfOrder }: SetHousekeepingStatus,
  businessDate: CalendarDate,
): OutOfOrder | null {
  if (status !== "OutOfOrder") return null;
  if (!outOfOrder) throw new AppError("room.period-invalid");
  const { from, to } = outOfOrder;
  const begins = from >= businessDate || from === room.outOfOrder?.from;
  const ends = to > from && to > businessDate && to <= addDays(businessDate, MAX_DAYS_AHEAD);
  if (!begins || !ends) throw new AppError("room.period-invalid");
  return { from, to };
}

async function assertNotNeeded(
  tx: HotelTx,
  { hotelId, id: roomId, number: roomNumber }: LockedRoom,
  period: OutOfOrder,
): Promise<void> {
  const need = await findNeed(tx, { hotelId, roomId }, period);
  if (need) throw new AppError("room.needed-by-booking", { roomNumber, ...need });
}
