import { randomUUID } from "node:crypto";
import { asOwner } from "./database.ts";

/** A restaurant whose bill was sold twice: the last sale of a guest in the hotel, and once more without the network. */
export async function sellTwice(
  hotelId: string,
  restaurantName = "Restaurant La Casbah",
): Promise<void> {
  const line = { name: "Chorba frik", quantity: 2, priceCentimes: 60_000, discountCentimes: 0 };
  const lines = [{ ...line, discountReason: null, modifiers: [], note: "", tvaBp: 900 }];
  const cash = { method: "Cash", amountCentimes: 120_000, tipCentimes: 5_000 };
  const payments = [{ ...cash, tenderedCentimes: null, roomNumber: null, signature: null }];
  await asOwner(async (tx) => {
    const [restaurant] = await tx<{ id: string }[]>`
      select id from restaurants where hotel_id = ${hotelId} and name = ${restaurantName}`;
    const restaurantId = restaurant?.id ?? "";
    const saleId = randomUUID();
    await tx`insert into sales (hotel_id, id, restaurant_id, client_operation_id, bill_id, year, month, number,
        table_name, bill_name, total_centimes, business_date, sold_by)
      select h.id, ${saleId}, ${restaurantId}, ${saleId}, ${randomUUID()}, n.year, n.month, n.last_number + 1,
        'T4', 'Bill 1', 90000, h.business_date, u.user_id
      from hotels h join lateral (select user_id from hotel_users where hotel_id = h.id limit 1) u on true cross join lateral (
        select extract(year from h.business_date)::int as year, extract(month from h.business_date)::int as month,
          coalesce((select last_number from bill_counters c where c.hotel_id = h.id
            and c.restaurant_id = ${restaurantId} and c.year = extract(year from h.business_date)
            and c.month = extract(month from h.business_date)), 0) as last_number) n
      where h.id = ${hotelId}`;
    await tx`insert into bill_counters (hotel_id, restaurant_id, year, month, last_number)
      select hotel_id, restaurant_id, year, month, number from sales where id = ${saleId}
      on conflict on constraint bill_counters_one_per_month do update set last_number = excluded.last_number`;
    await tx`insert into sale_lines (hotel_id, sale_id, position, name, price_centimes, quantity)
      values (${hotelId}, ${saleId}, 1, 'Chorba frik', 90000, 1)`;
    await tx`insert into sale_payments (hotel_id, sale_id, position, method, amount_centimes)
      values (${hotelId}, ${saleId}, 1, 'Credit Card', 90000)`;
    await tx`insert into sale_conflicts (hotel_id, id, restaurant_id, bill_id, first_sale_id, terminal_name, table_name,
        bill_name, provisional_number, total_centimes, lines, payments, opened_at, sold_at, sold_by, arrived_at)
      select ${hotelId}, ${randomUUID()}, ${restaurantId}, ${randomUUID()}, ${saleId}, 'Terrasse', 'T4', 'Bill 1',
        'Terrasse K7-4', 120000, ${tx.json(lines)}, ${tx.json(payments)}, now() - interval '2 hours',
        now() - interval '1 hour', sold_by, now()
      from sales where id = ${saleId}`;
  }, hotelId);
}
