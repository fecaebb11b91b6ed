import type { BillRef, HappyHourOfLine } from "@funduq/shared-types/contracts/pos-bill";
import type { RecordedSale } from "@funduq/shared-types/contracts/pos-recorded-sale";
import { may } from "@funduq/shared-types/rules/permissions";
import { expectedTotal, happyHoursOfSale } from "@funduq/shared-types/rules/recorded-sale";
import type { Centimes } from "@funduq/shared-types/values/money";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { selectOrderableItems } from "./bill-operations.queries.ts";
import { selectHappyHoursOf } from "./happy-hours.queries.ts";
import type { BillsOfSale } from "./recorded-bills.service.ts";

/** When a recorded sale was made, and the clock of its hotel. */
export type SaleTime = { soldAt: Date; timeZone: string };

/** `happyHours`: of the lines of the sale, in their order. */
export type CheckedPrices = {
  expectedTotalCentimes: Centimes | null;
  happyHours: (HappyHourOfLine | null)[];
};

/**
 * Compares a sale with the API's bills and menu: what they come to, where a user who may not correct sales sold for another amount,
 * else null (POS-11); and the happy hours of its lines. The guests have paid the terminal's amount, so the sale is taken, and marked
 * for the manager.
 */
export async function checkPrices(
  tx: HotelTx,
  ref: BillRef,
  asked: RecordedSale,
  { bill, others, taken }: BillsOfSale,
  { by, soldAt, timeZone }: Pick<WriteContext, "by"> & SaleTime,
): Promise<CheckedPrices> {
  const elsewhere = others.flatMap(({ lines }) => lines);
  const moved = taken.flatMap(({ lineId, of }) =>
    elsewhere.filter(({ id }) => id === lineId).map((line) => ({ ...line, id: of })),
  );
  const itemIds = asked.lines.map(({ itemId }) => itemId);
  const items = await selectOrderableItems(tx, ref, itemIds);
  const happyHours = await selectHappyHoursOf(tx, ref, itemIds);
  const byId = new Map(items.map((item) => [item.id, item]));
  const menu = { items: byId, happyHours, timeZone, soldAt };
  // A merge may have made the bill's discount a part of another bill's.
  const isMerged = others.some((other) => other.discountBp + other.discountCentimes > 0);
  const open = [...moved, ...bill.lines];
  const total = expectedTotal(asked, open, menu, isMerged ? asked : bill);
  const isAsExpected = total === asked.totalCentimes || may(by, "pos.correct");
  return {
    expectedTotalCentimes: isAsExpected ? null : total,
    happyHours: happyHoursOfSale(asked, open, menu),
  };
}
