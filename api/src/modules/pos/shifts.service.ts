import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { TerminalRef } from "@funduq/shared-types/contracts/pos-floor";
import type {
  CloseShift,
  OpenShift,
  OpenShiftBody,
  ShiftList,
  ShiftRef,
  ShiftReport,
} from "@funduq/shared-types/contracts/pos-shift";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { may } from "@funduq/shared-types/rules/permissions";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { PosTerminalId, ShiftId } from "@funduq/shared-types/values/ids";
import { ZERO } from "@funduq/shared-types/values/money";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import type { HotelActor } from "../../platform/identity.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { findOpenShift, findShiftReport, selectClosedShifts } from "./shift-reports.queries.ts";
import {
  closeShiftRow,
  hasTerminal,
  insertShift,
  lockOpenShift,
  setFloatOfLateSales,
} from "./shifts.queries.ts";
import { lockTerminal } from "./terminals.queries.ts";

/** Where a sale or a refund is made; without a terminal only where the restaurant has none. */
type SellingPlace = RestaurantRef & { terminalId: PosTerminalId | null };

/**
 * The shift of a sale or refund; null in a restaurant without terminals. The caller has locked the business date. Throws
 * `terminal.required` where the restaurant has terminals, so that no cash is taken outside a shift, and `terminal.not-found`.
 */
export async function joinShift(
  tx: HotelTx,
  { terminalId, ...restaurant }: SellingPlace,
  businessDate: CalendarDate,
  context: WriteContext,
): Promise<ShiftId | null> {
  if (terminalId)
    return joinShiftOfTerminal(tx, { ...restaurant, terminalId }, businessDate, context);
  if (await hasTerminal(tx, restaurant)) throw new AppError("terminal.required");
  return null;
}

/** The terminal's open shift, or a new one with an empty drawer; locked so that it is not closed before the sale is saved. */
async function joinShiftOfTerminal(
  tx: HotelTx,
  ref: TerminalRef,
  businessDate: CalendarDate,
  context: WriteContext,
): Promise<ShiftId> {
  const open = await lockOpenShift(tx, ref, "share");
  if (open) return open;
  if (!(await lockTerminal(tx, ref))) throw new AppError("terminal.not-found");
  const opened = await lockOpenShift(tx, ref, "share");
  if (opened) return opened;
  const id = uuidv7() as ShiftId;
  await insertShift(tx, ref, { id, businessDate, floatCentimes: ZERO }, context);
  return id;
}

/**
 * Opens a shift with the change that lies in the drawer (POS-14). The same one again is answered as it is. A shift that late sales
 * have opened as they arrived gets the float, and goes on.
 */
export async function openShift(
  tx: HotelTx,
  ref: TerminalRef,
  { shiftId, floatCentimes }: OpenShiftBody,
  context: WriteContext,
): Promise<{ report: ShiftReport; isOpened: boolean }> {
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  if (!(await lockTerminal(tx, ref))) throw new AppError("terminal.not-found");
  const open = await lockOpenShift(tx, ref, "update");
  const isOther = open !== undefined && open !== shiftId;
  const float =
    isOther && (await setFloatOfLateSales(tx, { ...ref, shiftId: open }, floatCentimes));
  if (isOther && !float) throw new AppError("shift.is-open");
  if (!open) await insertShift(tx, ref, { id: shiftId, businessDate, floatCentimes }, context);
  const report = await getShift(tx, { ...ref, shiftId: open ?? shiftId }, context.by);
  return { report, isOpened: !open || float === "changed" };
}

/**
 * Closes a shift with the cash that was counted: its Z report (POS-14). Sales that are being saved are waited for. The same
 * count again is answered with the report; another one is refused, as a closed shift never changes.
 */
export async function closeShift(
  tx: HotelTx,
  ref: TerminalRef,
  { shiftId, countedCentimes, note }: CloseShift,
  context: WriteContext,
): Promise<{ report: ShiftReport; isClosed: boolean }> {
  const open = await lockOpenShift(tx, ref, "update");
  const isClosed = open === shiftId;
  if (isClosed) await closeShiftRow(tx, ref, { id: shiftId, countedCentimes, note }, context);
  const report = await getShift(tx, { ...ref, shiftId }, context.by);
  if (report.countedCentimes !== countedCentimes) throw new AppError("shift.is-closed");
  return { report, isClosed };
}

/** The X report of the terminal's open shift. Throws `terminal.not-found`. */
export async function getOpenShift(
  tx: HotelTx,
  ref: TerminalRef,
  reader: HotelActor,
): Promise<OpenShift> {
  const found = await findOpenShift(tx, ref);
  if (!found) throw new AppError("terminal.not-found");
  return { shift: found.shift && reportFor(reader, found.shift) };
}

/** The report of a shift, for a terminal that prints it again. Throws `shift.not-found`. */
export async function getShift(
  tx: HotelTx,
  ref: ShiftRef,
  reader: HotelActor,
): Promise<ShiftReport> {
  const report = await findShiftReport(tx, ref);
  if (!report) throw new AppError("shift.not-found");
  return reportFor(reader, report);
}

/** The count is blind (POS-14): until then, sums that contain the cash are only for who may correct sales. */
export function reportFor(reader: HotelActor, report: ShiftReport): ShiftReport {
  const isBlind = report.closedAt === null && !may(reader, "pos.correct");
  if (!isBlind) return report;
  const late = { ...report.late, amountCentimes: null, cashCentimes: null };
  return { ...report, users: null, tva: null, late };
}

export async function getShifts(tx: HotelTx, ref: TerminalRef): Promise<ShiftList> {
  return selectClosedShifts(tx, ref);
}
