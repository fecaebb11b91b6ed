import type { TestApp } from "./test-app.ts";

/** Lines of open bills, and dishes of sets, of which the kitchen's tickets have another number than the bill says. There must be none. */
export function kitchenDiffers({ owner }: Pick<TestApp, "owner">, hotelId: string) {
  return owner`
    with parts as (
      select id, null::int as dish, fired_quantity as fired from open_bill_lines
      where hotel_id = ${hotelId} and dishes_fired = '{}'
      union all
      select l.id, d.dish::int, d.fired from open_bill_lines l
      cross join lateral unnest(l.dishes_fired) with ordinality d (fired, dish)
      where l.hotel_id = ${hotelId}
    ), tickets as (
      select line_id, dish, sum(quantity - voided_quantity)::int as valid from kitchen_ticket_lines
      where hotel_id = ${hotelId} group by line_id, dish
    )
    select p.*, coalesce(k.valid, 0) as valid from parts p
    left join tickets k on k.line_id = p.id and k.dish is not distinct from p.dish
    where p.fired <> coalesce(k.valid, 0)`;
}

/** Kitchen tickets with a line of an open bill that name another bill or table than that one's. There must be none. */
export function kitchenMisnames({ owner }: Pick<TestApp, "owner">, hotelId: string) {
  return owner`
    select k.id, k.bill_name, k.table_name, b.name, t.name as table from kitchen_tickets k
    join kitchen_ticket_lines w on w.hotel_id = k.hotel_id and w.ticket_id = k.id
    join open_bill_lines l on l.hotel_id = k.hotel_id and l.id = w.line_id
    join open_bills b on b.hotel_id = l.hotel_id and b.id = l.bill_id
    left join dining_tables t on t.hotel_id = b.hotel_id and t.id = b.table_id
    where k.hotel_id = ${hotelId}
      and (k.bill_id, k.bill_name, k.table_name) is distinct from (b.id, b.name, coalesce(t.name, ''))`;
}
