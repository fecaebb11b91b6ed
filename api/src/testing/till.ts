import { randomUUID } from "node:crypto";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type postgres from "postgres";

/**
 * A restaurant's till. It locks the business date (FOR SHARE) while it opens or closes a bill, as every dated write
 * does. `strayed`: bills that were closed on another business date than they were opened on; there must be none.
 */
export async function openTill(owner: postgres.Sql, hotelId: HotelId) {
  const [restaurantId, tableId] = [randomUUID(), randomUUID()];
  await owner`insert into restaurants (hotel_id, id, name) values (${hotelId}, ${restaurantId}, 'La Casbah')`;
  await owner`insert into dining_tables (hotel_id, id, restaurant_id, name, covers)
    values (${hotelId}, ${tableId}, ${restaurantId}, 'Table 1', 4)`;
  const strayed: { openedOn: string; closedOn: string }[] = [];

  const today = async (tx: postgres.TransactionSql): Promise<string> => {
    const [hotel] = await tx<{ business_date: string }[]>`
      select business_date from hotels where id = ${hotelId} for share`;
    return hotel?.business_date ?? "";
  };
  const insertBill = async (tx: postgres.TransactionSql, id: string = randomUUID()) => {
    await tx`insert into open_bills (hotel_id, id, restaurant_id, table_id, name)
      values (${hotelId}, ${id}, ${restaurantId}, ${tableId}, 'Bill 1')`;
  };
  const open = (id?: string): Promise<string> =>
    owner.begin(async (tx) => {
      const date = await today(tx);
      await insertBill(tx, id);
      return date;
    });

  return {
    strayed,
    insertBill,
    /** Opens a bill and returns its business date. */
    open,
    /** Opens and closes bills, one after the other. */
    async work(bills: number): Promise<void> {
      for (let bill = 0; bill < bills; bill += 1) {
        const id = randomUUID();
        const openedOn = await open(id);
        const closedOn = await owner.begin(async (tx) => {
          const date = await today(tx);
          await tx`delete from open_bills where hotel_id = ${hotelId} and id = ${id}`;
          return date;
        });
        if (openedOn !== closedOn) strayed.push({ openedOn, closedOn });
      }
    },
  };
}
