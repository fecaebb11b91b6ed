import { randomUUID } from "node:crypto";
import type { TestApp } from "./test-app.ts";

type Sold = {
  hotelId: string;
  restaurantId: string;
  total: number;
  date: string;
  number?: number;
  method?: string;
  tvaBp?: number;
  tableName?: string;
  /** The charge of a stay that pays it. */
  to?: { bookingId: string; postingId: string };
};

/** A sale of one line with one payment, as the restaurant leaves it. */
export async function insertSold(owner: TestApp["owner"], sold: Sold): Promise<void> {
  const { hotelId: hotel_id, restaurantId, total, date, to } = sold;
  const { number = 1, method = "Cash", tvaBp = 900, tableName = "Table 1" } = sold;
  const saleId = randomUUID();
  const [year, month] = date.split("-").map(Number);
  await owner`insert into sales ${owner({
    hotel_id,
    id: saleId,
    restaurant_id: restaurantId,
    client_operation_id: saleId,
    bill_id: randomUUID(),
    year,
    month,
    number,
    table_name: tableName,
    total_centimes: total,
    business_date: date,
  })}`;
  const of = { hotel_id, sale_id: saleId, position: 1 };
  await owner`insert into sale_lines ${owner({
    ...of,
    name: "Dinner",
    price_centimes: total,
    quantity: 1,
    tva_bp: tvaBp,
  })}`;
  await owner`insert into sale_payments ${owner({
    ...of,
    method,
    amount_centimes: total,
    booking_id: to?.bookingId ?? null,
    posting_id: to?.postingId ?? null,
    posting_role: to ? "entry" : null,
    room_number: to ? "101" : null,
  })}`;
}
