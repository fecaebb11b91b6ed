import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import {
  type BillRef,
  MOST_COVERS_OF_BILL,
  type OpenBill,
} from "@funduq/shared-types/contracts/pos-bill";
import type {
  ChangeReservation,
  ReservationRef,
  SeatReservation,
  TableReservation,
} from "@funduq/shared-types/contracts/pos-reservation";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { serviceDayAt } from "@funduq/shared-types/rules/service-day";
import { type ReservationStep, refusalOfStep } from "@funduq/shared-types/rules/table-reservation";
import { hotelTimeOf } from "@funduq/shared-types/values/date-in-zone";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import { lockBusinessDateShared } from "../hotels/hotels.service.ts";
import { billFact } from "./bill-facts.ts";
import { doOperations } from "./bill-operations.service.ts";
import {
  isSeated,
  listBillsOnTables,
  passOpening,
  selectBillsOfGuests,
} from "./bill-reservations.queries.ts";
import { expectAgain } from "./bill-reservations.service.ts";
import { deleteBillRow } from "./bills.queries.ts";
import { getChangedBill, lockBill, lockBillIfOpen, lockBillPlaces } from "./bills.service.ts";
import { reservationFact } from "./reservation-facts.ts";
import { findReservation, setReservationState } from "./reservations.queries.ts";
import {
  assertReservationVersion,
  assertTablesFree,
  describe,
  lockReservationIfAny,
  type ReservationChange,
  type ReservationContext,
} from "./reservations.service.ts";

/** `isUnchanged`: the guests were seated on this bill before. */
type Seated = { bill: OpenBill; facts: AuditFact[]; isUnchanged: boolean };

/**
 * Seats the guests of a reservation on a bill of its tables that the device knows, or on a new one, which gets its covers. Locks
 * the business date, the joined bill, the restaurant, the tables, then the reservation. The same seating again is answered as it
 * is. Throws `reservation.table-has-bill` where a bill would be opened beside one that the device does not know.
 */
export async function seatReservation(
  tx: HotelTx,
  ref: ReservationRef,
  wish: SeatReservation,
  context: ReservationContext,
): Promise<Seated> {
  await lockBusinessDateShared(tx, ref.hotelId);
  const billRef = { ...ref, billId: wish.billId };
  const known = await lockBillIfOpen(tx, billRef);
  const reservation = await lockReservation(tx, ref);
  if (reservation.state === "seated" && reservation.billId === wish.billId)
    return { bill: await getChangedBill(tx, billRef), facts: [], isUnchanged: true };
  assertStep(reservation, "seat", wish.version, context);
  const isJoined = wish.knownBillIds.includes(wish.billId);
  if (isJoined) await joinBill(tx, billRef, known, reservation, context);
  else await openBill(tx, billRef, wish, reservation, context);
  await setReservationState(
    tx,
    ref,
    { state: "seated", billId: wish.billId, opensBill: !isJoined },
    context.now,
  );
  const bill = await getChangedBill(tx, billRef);
  return { bill, facts: await factsOf(tx, ref, reservation, bill), isUnchanged: false };
}

/** The guests sit down at a bill that is open on one of their tables; it gets their number where it has none. */
async function joinBill(
  tx: HotelTx,
  ref: BillRef,
  known: OpenBill | undefined,
  { tableIds, covers }: TableReservation,
  context: ReservationContext,
): Promise<void> {
  const bill = known ?? (await lockBill(tx, ref));
  if (bill.tableId === null || !tableIds.includes(bill.tableId)) throw new AppError("bill.changed");
  if (bill.covers === null)
    await doOperations(
      tx,
      ref,
      [{ id: uuidv7(), kind: "covers-set", covers: coversOfBill(covers) }],
      context,
    );
}

async function openBill(
  tx: HotelTx,
  ref: BillRef,
  { tableId, knownBillIds }: SeatReservation,
  { tableIds, covers }: TableReservation,
  context: ReservationContext,
): Promise<void> {
  if (!tableIds.includes(tableId)) throw new AppError("reservation.changed");
  await lockBillPlaces(tx, ref, new Set(tableIds));
  const open = await listBillsOnTables(tx, ref, tableIds);
  const others = open.filter(({ id }) => !knownBillIds.includes(id));
  const [first] = others;
  if (first) {
    const names = others.filter(({ table }) => table === first.table).map(({ name }) => name);
    throw new AppError("reservation.table-has-bill", { table: first.table, names });
  }
  const opened = { id: uuidv7(), kind: "opened", tableId, covers: coversOfBill(covers) } as const;
  await doOperations(tx, ref, [opened], context);
}

/** A reservation may be of more guests than a bill counts. */
const coversOfBill = (covers: number) => Math.min(covers, MOST_COVERS_OF_BILL);

/**
 * Takes a seating back while nothing is ordered, also not on a bill that was split off; an empty bill that it opened is deleted,
 * unless others sit at it. Throws `reservation.has-orders`.
 */
export async function unseatReservation(
  tx: HotelTx,
  ref: ReservationRef,
  { version }: ChangeReservation,
  context: ReservationContext,
): Promise<ReservationChange & { isBillDeleted: boolean }> {
  await lockBusinessDateShared(tx, ref.hotelId);
  const seen = await findReservation(tx, ref);
  const billRef = seen?.billId && { ...ref, billId: seen.billId };
  const bill = billRef ? await lockBillIfOpen(tx, billRef) : undefined;
  const reservation = await lockReservation(tx, ref);
  assertStep(reservation, "unseat", version, context);
  if (!bill || !billRef || reservation.billId !== bill.id)
    throw new AppError("reservation.changed");
  const isSplit = (await selectBillsOfGuests(tx, ref)).length > 1;
  if (isSplit || bill.lines.length > 0) throw new AppError("reservation.has-orders");
  const saved = await expectAgain(tx, ref, reservation, { bill, context });
  const isLeft = !(await isSeated(tx, billRef));
  const isBillDeleted = reservation.opensBill && isLeft;
  if (isBillDeleted) await deleteBillRow(tx, billRef);
  else if (reservation.opensBill) await passOpening(tx, billRef);
  return { saved, isBillDeleted, facts: await factsOf(tx, ref, reservation, bill) };
}

const stateAfter = { cancel: "cancelled", "mark-no-show": "no-show", restore: "booked" } as const;
export type BookedStep = keyof typeof stateAfter;

/**
 * Cancels a reservation, marks it as a no-show, or takes such a one up again, if its tables are still free. Throws
 * `reservation.table-taken`.
 */
export async function stepReservation(
  tx: HotelTx,
  ref: ReservationRef,
  step: BookedStep,
  { version }: ChangeReservation,
  context: ReservationContext,
): Promise<ReservationChange> {
  const reservation = await lockReservation(tx, ref);
  assertStep(reservation, step, version, context);
  if (step === "restore") await assertRestorable(tx, ref, reservation, context);
  const saved = await written(tx, ref, stateAfter[step], context);
  return { saved, facts: await factsOf(tx, ref, reservation) };
}

/** Its tables are on the plan and free. Its time may be over: a waiter sees at the evening's end who did not come. */
async function assertRestorable(
  tx: HotelTx,
  ref: ReservationRef,
  reservation: TableReservation,
  { timeZone }: ReservationContext,
): Promise<void> {
  const { tableIds } = reservation;
  if (tableIds.length === 0) throw new AppError("table.not-found");
  await assertTablesFree(tx, ref, tableIds, reservation, timeZone);
}

async function lockReservation(tx: HotelTx, ref: ReservationRef) {
  const reservation = await lockReservationIfAny(tx, ref);
  if (!reservation) throw new AppError("reservation.not-found");
  return reservation;
}

function assertStep(
  reservation: TableReservation,
  step: ReservationStep,
  version: number,
  context: ReservationContext,
): void {
  assertReservationVersion(reservation, version);
  const refusal = refusalOfStep(reservation, step, context);
  const start = new Date(reservation.startsAt);
  if (refusal === "reservation.other-day")
    throw new AppError(refusal, { date: serviceDayAt(context.timeZone, start) });
  if (refusal === "reservation.not-begun")
    throw new AppError(refusal, { from: hotelTimeOf(start, context.timeZone).time });
  if (refusal) throw new AppError(refusal);
}

async function written(
  tx: HotelTx,
  ref: ReservationRef,
  state: "booked" | "cancelled" | "no-show",
  { now }: ReservationContext,
) {
  const saved = await setReservationState(tx, ref, { state }, now);
  if (!saved) throw new AppError("reservation.not-found");
  return saved;
}

async function factsOf(
  tx: HotelTx,
  ref: ReservationRef,
  reservation: TableReservation,
  bill?: OpenBill,
): Promise<AuditFact[]> {
  const described = await describe(tx, ref, reservation);
  return [...(described ? reservationFact(described) : []), ...(bill ? [billFact(bill)] : [])];
}
