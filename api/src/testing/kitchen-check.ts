import type { TestApp } from "./test-app.ts";

/** Lines of open bills of which the kitchen's tickets have another number than the bill says. There must be none. */
export function kitchenDiffers({ owner }: Pick<TestApp, "owner">, hotelId: string) {
  return owner`
    select l.id, l.fired_quantity, coalesce(k.valid, 0) as valid from open_bill_lines l
    left join (
      select line_id, sum(quantity - voided_quantity)::int as valid from kitchen_ticket_lines
      where hotel_id = ${hotelId} group by line_id
    ) k on k.line_id = l.id
    where l.hotel_id = ${hotelId} and l.fired_quantity <> coalesce(k.valid, 0)`;
}
