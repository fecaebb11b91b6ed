import type { BillRef, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type {
  ReservationRef,
  SavedReservation,
  TableReservation,
} from "@funduq/shared-types/contracts/pos-reservation";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { BillId, DiningTableId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import {
  isSeated,
  passToBill,
  selectBillsOfGuests,
  selectNextBills,
} from "./bill-reservations.queries.ts";
import { lockBillRows } from "./bills.queries.ts";
import { lockRestaurant } from "./pos.queries.ts";
import {
  bumpReservation,
  selectReservationsOfBill,
  setReservationState,
} from "./reservations.queries.ts";
import { assertTablesFree, type ReservationContext } from "./reservations.service.ts";
import { insertReservedTables, replaceReservedTable } from "./reserved-tables.queries.ts";

type Place = Pick<OpenBill, "id" | "tableId">;

/** While bills were locked, others were reached. Thrown so that the locks are given back. */
class MoreReached extends Error {
  readonly reached: readonly BillId[];

  constructor(reached: readonly BillId[]) {
    super("more bills are reached");
    this.reached = reached;
  }
}

/**
 * Locks bills in order of their ids. While one was waited for, others may have been reached, also in its place: then gives the
 * locks back, with a savepoint, and locks all of them anew, as a lock beside those that are held would be out of order: two who
 * wait for each other are a deadlock. Returns what is reached once all of it is locked.
 */
export async function lockReached(
  tx: HotelTx,
  ref: BillRef,
  reach: () => Promise<BillId[]>,
): Promise<BillId[]> {
  let wanted: readonly BillId[] = await reach();
  for (;;) {
    try {
      return await lockWhole(tx, ref, wanted, reach);
    } catch (error) {
      if (!(error instanceof MoreReached)) throw error;
      wanted = error.reached;
    }
  }
}

/** Throws `MoreReached` where a bill is reached by then that is not among `wanted`. */
function lockWhole(
  tx: HotelTx,
  ref: BillRef,
  wanted: readonly BillId[],
  reach: () => Promise<BillId[]>,
): Promise<BillId[]> {
  return tx.transaction(async (savepoint) => {
    await lockBillRows(savepoint as HotelTx, ref, wanted);
    const reached = await reach();
    if (reached.every((billId) => wanted.includes(billId))) return reached;
    throw new MoreReached(reached);
  });
}

/** Locks a bill that is about to end, and those that its seated guests may go on with. */
export const lockBillsOfGuests = (tx: HotelTx, ref: BillRef): Promise<BillId[]> =>
  lockReached(tx, ref, async () => [ref.billId, ...(await selectNextBills(tx, ref))]);

/**
 * Locks the restaurant where guests of a reservation are seated on a bill, so that nobody reserves a table that they are given.
 * The caller has locked the bill: nobody is seated on it meanwhile.
 */
export async function lockTablesOfGuests(tx: HotelTx, ref: BillRef): Promise<void> {
  if (await isSeated(tx, ref)) await lockRestaurant(tx, ref);
}

/**
 * Has a seated reservation follow its bill to another table, in place of the one that the bill left; not where that one is
 * reserved for others at its time. A bill that goes to another table of the reservation changes nothing.
 * Returns whether the reservation's tables may have changed.
 */
async function followBill(
  tx: HotelTx,
  ref: ReservationRef,
  { tableIds }: TableReservation,
  tables: { from: DiningTableId | null; to: DiningTableId | null },
): Promise<boolean> {
  if (tables.to !== null && tableIds.includes(tables.to)) return false;
  await replaceReservedTable(tx, ref, tables);
  return true;
}

/** The guests of a bill that was moved have moved with it. The caller has locked bill and restaurant. */
export async function moveGuests(
  tx: HotelTx,
  ref: BillRef,
  tables: { from: DiningTableId | null; to: DiningTableId | null },
): Promise<void> {
  for (const guests of await selectReservationsOfBill(tx, ref)) {
    const reservationRef = { ...ref, reservationId: guests.id };
    if (await followBill(tx, reservationRef, guests, tables))
      await bumpReservation(tx, reservationRef);
  }
}

/**
 * Passes the reservations that are seated on an ending bill on: they are seated on the bill that it was merged into, or
 * else on another open bill that has lines of theirs. Without such a bill they are finished. The caller has locked
 * these bills and the restaurant.
 */
export async function endGuestsOfBill(
  tx: HotelTx,
  ref: BillRef,
  { bill, into, now }: { bill: Place; into?: Place; now: Date },
): Promise<void> {
  for (const guests of await selectReservationsOfBill(tx, ref)) {
    const reservationRef = { ...ref, reservationId: guests.id };
    const reached = into ? [] : await selectBillsOfGuests(tx, reservationRef, bill.tableId);
    const next = into ?? reached.find(({ id, isOpen }) => isOpen && id !== bill.id);
    await goOnOrLeave(tx, reservationRef, guests, { bill, next, now });
  }
}

type Ending = { bill: Place; next: Place | undefined; now: Date };

async function goOnOrLeave(
  tx: HotelTx,
  ref: ReservationRef,
  guests: TableReservation,
  { bill, next, now }: Ending,
): Promise<void> {
  if (!next) {
    await setReservationState(tx, ref, { state: "finished" }, now);
    return;
  }
  await followBill(tx, ref, guests, { from: bill.tableId, to: next.tableId });
  await passToBill(tx, ref, next.id);
}

/**
 * A bill is deleted with nothing on it: its guests are expected again, unless lines of theirs were moved to other bills before.
 * Throws `reservation.table-taken` or `reservation.no-table` where they would have no table.
 */
export async function unseatGuestsOfBill(
  tx: HotelTx,
  ref: BillRef,
  bill: Place,
  context: ReservationContext,
): Promise<void> {
  for (const guests of await selectReservationsOfBill(tx, ref)) {
    const reservationRef = { ...ref, reservationId: guests.id };
    const reached = await selectBillsOfGuests(tx, reservationRef, bill.tableId);
    const next = reached.find(({ id, isOpen }) => isOpen && id !== bill.id);
    if (reached.length === 1) await expectAgain(tx, reservationRef, guests, { bill, context });
    else await goOnOrLeave(tx, reservationRef, guests, { bill, next, now: context.now });
  }
}

type Unseated = { bill: Place; context: ReservationContext };

/**
 * Takes a seating back. Guests whose reservation has no table any more, as they changed tables with their bill, get the bill's. Throws
 * `reservation.table-taken` or `reservation.no-table`. The caller has locked bill and restaurant.
 */
export async function expectAgain(
  tx: HotelTx,
  ref: ReservationRef,
  { tableIds, ...span }: TableReservation,
  { bill, context }: Unseated,
): Promise<SavedReservation> {
  const saved = await setReservationState(tx, ref, { state: "booked" }, context.now);
  if (!saved) throw new AppError("reservation.not-found");
  if (tableIds.length > 0) return saved;
  if (bill.tableId === null) throw new AppError("reservation.no-table");
  await assertTablesFree(tx, ref, [bill.tableId], span, context.timeZone);
  await insertReservedTables(tx, ref, [bill.tableId]);
  return saved;
}
