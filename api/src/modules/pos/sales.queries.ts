import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId, SaleId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { salePayments } from "./sale-payments.tables.ts";
import { saleLines, sales } from "./sales.tables.ts";

export type BillNumber = { year: number; month: number; number: number };

/**
 * The next number of a restaurant in the month of the business date (POS-05). Updating the counter locks its row: sales
 * of a restaurant are numbered one after another, and a rollback gives the number back.
 */
export async function takeBillNumber(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
  businessDate: CalendarDate,
): Promise<BillNumber> {
  const [counter] = await tx.execute<BillNumber>(sql`
    insert into bill_counters as c (hotel_id, restaurant_id, year, month, last_number)
    values (${hotelId}, ${restaurantId}, extract(year from ${businessDate}::date),
      extract(month from ${businessDate}::date), 1)
    on conflict (hotel_id, restaurant_id, year, month) do update set last_number = c.last_number + 1
    returning year, month, last_number as number`);
  if (!counter) throw new Error("an upsert returns its row");
  return counter;
}

/** 'N/MM' (POS-05). */
export const billNumberText = ({ number, month }: Pick<BillNumber, "number" | "month">): string =>
  `${number}/${String(month).padStart(2, "0")}`;

type OfSale = "hotelId" | "saleId" | "position";
export type NewSaleLine = Omit<typeof saleLines.$inferInsert, OfSale>;
export type NewSalePayment = Omit<typeof salePayments.$inferInsert, OfSale>;
type NewSale = Omit<typeof sales.$inferInsert, "hotelId" | "clientOperationId"> & {
  lines: NewSaleLine[];
};

/** When and by whom a sale was made; of one that was made without the network also when it arrived. */
export type MadeThen = Pick<NewSale, "soldAt" | "soldBy"> &
  Partial<Pick<NewSale, "arrivedAt" | "lateFrom" | "expectedTotalCentimes">>;

/** A sale with its lines, in their order. The database refuses a second one of a bill or of a refunded sale. */
export async function insertSale(
  tx: HotelTx,
  hotelId: HotelId,
  { lines, ...sale }: NewSale,
): Promise<void> {
  const of = { hotelId, saleId: sale.id };
  await tx.insert(sales).values({ ...sale, hotelId, clientOperationId: sale.id });
  if (lines.length > 0) await tx.insert(saleLines).values(numbered(of, lines));
}

type OfOneSale = { hotelId: HotelId; saleId: SaleId };

/** The payments of a sale that was inserted, in their order. */
export async function insertPayments(
  tx: HotelTx,
  of: OfOneSale,
  payments: readonly NewSalePayment[],
): Promise<void> {
  if (payments.length > 0) await tx.insert(salePayments).values(numbered(of, payments));
}

const numbered = <Row>(of: OfOneSale, rows: readonly Row[]) =>
  rows.map((row, index) => ({ ...row, ...of, position: index + 1 }));
