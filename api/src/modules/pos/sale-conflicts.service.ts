import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { BillRef } from "@funduq/shared-types/contracts/pos-bill";
import {
  MOST_CONFLICTS,
  type RecordedSale,
  type SaleConflict,
  type SaleConflictCount,
  type SaleConflictList,
  type SaleConflictRef,
  type SaleConflictsQuery,
  type SettleConflict,
} from "@funduq/shared-types/contracts/pos-recorded-sale";
import type { SaleLine, SalePayment } from "@funduq/shared-types/contracts/pos-sale";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { billAmounts } from "@funduq/shared-types/rules/bill";
import { invalidOperation } from "@funduq/shared-types/rules/bill-operations";
import type { SaleId, UserId } from "@funduq/shared-types/values/ids";
import { ZERO } from "@funduq/shared-types/values/money";
import { v5 as uuidv5 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { getRestaurantName } from "./bills.service.ts";
import {
  countOpenConflicts,
  findBillOfConflict,
  findConflict,
  findTerminalName,
  insertConflict,
  selectConflicts,
  updateSettled,
} from "./sale-conflicts.queries.ts";

type SecondSale = { asked: RecordedSale; soldAt: Date; soldBy: UserId; firstSaleId: SaleId };

/** Keeps a sale of a bill that another sale had ended, or the same one with other payments; false where it was kept before. */
export async function keepConflict(
  tx: HotelTx,
  ref: BillRef,
  { asked, soldAt, soldBy, firstSaleId }: SecondSale,
  { now }: WriteContext,
): Promise<boolean> {
  const { terminalId, openedAt } = asked;
  const id = firstSaleId === asked.saleId ? otherIdOf(asked) : asked.saleId;
  const terminalName = terminalId && (await findTerminalName(tx, ref, terminalId));
  const isKept = await insertConflict(tx, ref, {
    id,
    firstSaleId,
    terminalName: terminalName ?? null,
    tableName: asked.table?.name ?? "",
    billName: asked.billName,
    provisionalNumber: asked.provisionalNumber,
    totalCentimes: asked.totalCentimes,
    lines: linesOf(asked),
    payments: paymentsOf(asked),
    openedAt: new Date(openedAt).toISOString(),
    soldAt: soldAt.toISOString(),
    soldBy,
    arrivedAt: now.toISOString(),
  });
  if (!isKept && (await findBillOfConflict(tx, { ...ref, saleId: id })) !== ref.billId)
    throw invalidOperation("saleId", "The sale of another bill has this id.");
  return isKept;
}

/** The id of a conflict with a sale of the same id: one per other total and payments, however often it is sent. */
const otherIdOf = ({ saleId, totalCentimes, payments }: RecordedSale): SaleId =>
  uuidv5(JSON.stringify([totalCentimes, payments]), saleId) as SaleId;

function linesOf({ lines, ...bill }: RecordedSale): SaleLine[] {
  const amounts = billAmounts(lines, bill);
  return lines.map((line, index) => {
    const { name, quantity, priceCentimes, discountReason, modifiers, note, tvaBp } = line;
    const happyHour = line.happyHour ?? null;
    const discountCentimes = amounts.lines[index]?.discountCentimes ?? ZERO;
    const sold = { name, quantity, priceCentimes, discountCentimes, discountReason };
    return { ...sold, happyHour, modifiers, note, tvaBp };
  });
}

const paymentsOf = ({ payments }: RecordedSale): SalePayment[] =>
  payments.map((payment) => ({
    tenderedCentimes: null,
    ...payment,
    roomNumber: null,
    signature: null,
  }));

/** A page of bills that were sold twice, those to settle first. Throws `restaurant.not-found`. */
export async function listConflicts(
  tx: HotelTx,
  ref: RestaurantRef,
  query: SaleConflictsQuery,
): Promise<SaleConflictList> {
  await getRestaurantName(tx, ref);
  const conflicts = await selectConflicts(tx, ref, query);
  const last = conflicts[MOST_CONFLICTS - 1];
  return { conflicts, next: last?.id ?? null };
}

/** How many bills that were sold twice are to be settled. Throws `restaurant.not-found`. */
export async function countConflicts(tx: HotelTx, ref: RestaurantRef): Promise<SaleConflictCount> {
  await getRestaurantName(tx, ref);
  return { open: await countOpenConflicts(tx, ref) };
}

/**
 * Settles a conflict with a reason (POS-12). The same reason again is answered as it was settled. Throws
 * `sale-conflict.not-found`, and `sale-conflict.settled` where somebody else was first.
 */
export async function settleConflict(
  tx: HotelTx,
  ref: SaleConflictRef,
  { reason }: SettleConflict,
  context: WriteContext,
): Promise<{ conflict: SaleConflict; isSettled: boolean }> {
  const isSettled = await updateSettled(tx, ref, reason, context);
  const conflict = await findConflict(tx, ref);
  if (!conflict) throw new AppError("sale-conflict.not-found");
  if (!isSettled && conflict.reason !== reason)
    throw new AppError("sale-conflict.settled", { settledBy: conflict.settledBy ?? "" });
  return { conflict, isSettled };
}
