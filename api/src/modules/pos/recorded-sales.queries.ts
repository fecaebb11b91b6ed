import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { BillRef } from "@funduq/shared-types/contracts/pos-bill";
import type { SaleRef } from "@funduq/shared-types/contracts/pos-sale";
import type { PosItemId, PosTerminalId, SaleId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { numberOf } from "./sale-answers.queries.ts";

/** These items, as far as the menu has them. */
export async function selectKnownItems(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
  itemIds: readonly PosItemId[],
): Promise<Set<PosItemId>> {
  const found = await tx.execute<{ id: PosItemId }>(sql`
    select id from pos_items where hotel_id = ${hotelId} and restaurant_id = ${restaurantId}
      and id = any(${sql.param(itemIds)}::uuid[])`);
  return new Set(found.map(({ id }) => id));
}

/** Whether a sale of the hotel has this id, or has ended this bill, in whichever restaurant. */
export async function findIdInUse(
  tx: HotelTx,
  { hotelId, billId }: Pick<BillRef, "hotelId" | "billId">,
  saleId: SaleId,
): Promise<"saleId" | "billId" | undefined> {
  const [sale] = await tx.execute<{ isSale: boolean }>(sql`
    select s.id = ${saleId} as "isSale" from sales s
    where s.hotel_id = ${hotelId} and (s.id = ${saleId} or s.bill_id = ${billId}) limit 1`);
  return sale && (sale.isSale ? "saleId" : "billId");
}

type PlaceOfSale = RestaurantRef & { terminalId: PosTerminalId | null };

/** Gives a sale the provisional number of its receipt; false where it has one. */
export async function setProvisionalNumber(
  tx: HotelTx,
  { hotelId, saleId }: Pick<SaleRef, "hotelId" | "saleId">,
  provisionalNumber: string,
): Promise<boolean> {
  const numbered = await tx.execute(sql`
    update sales set provisional_number = ${provisionalNumber}
    where hotel_id = ${hotelId} and id = ${saleId} and provisional_number is null
    returning id`);
  return numbered.length > 0;
}

/** The number 'N/MM' of the sale that has a terminal's provisional number. */
export async function findSaleOfProvisionalNumber(
  tx: HotelTx,
  { hotelId, restaurantId, terminalId }: PlaceOfSale,
  provisionalNumber: string,
): Promise<string | undefined> {
  const [sale] = await tx.execute<{ number: string }>(sql`
    select ${numberOf(sql`s`)} as number from sales s
    where s.hotel_id = ${hotelId} and s.restaurant_id = ${restaurantId}
      and coalesce(s.terminal_id, s.restaurant_id) = ${terminalId ?? restaurantId}
      and s.provisional_number = ${provisionalNumber}`);
  return sale?.number;
}
