import type { BillLine, BillRef, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { billVoids } from "./bills.tables.ts";

type NewVoid = {
  bill: Pick<OpenBill, "name" | "tableName">;
  line: Pick<BillLine, "name" | "priceCentimes">;
  quantity: number;
  reason: string;
  businessDate: CalendarDate;
};

export async function insertVoid(
  tx: HotelTx,
  { hotelId, restaurantId, billId }: BillRef,
  { bill, line, quantity, reason, businessDate }: NewVoid,
  { by, now }: WriteContext,
): Promise<void> {
  await tx.insert(billVoids).values({
    hotelId,
    id: uuidv7(),
    restaurantId,
    billId,
    billName: bill.name,
    tableName: bill.tableName,
    name: line.name,
    quantity,
    priceCentimes: line.priceCentimes,
    reason,
    voidedBy: by.userId,
    voidedAt: now.toISOString(),
    businessDate,
  });
}
