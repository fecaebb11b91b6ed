import type { ChargeItem } from "../contracts/charge-item.ts";
import type { PostCharge } from "../contracts/folio.ts";
import { centimes } from "../values/money.ts";

/** The most pieces of one charge. */
export const MAX_QUANTITY = 999;

/** A number of pieces of a catalogue item as a charge: 'Minibar – water × 3' and its whole amount in centimes. */
export function chargeOf(
  { name, department, priceCentimes }: ChargeItem,
  quantity: number,
): Pick<PostCharge, "description" | "department" | "amountCentimes"> {
  return {
    description: withQuantity(name, quantity),
    department,
    amountCentimes: centimes(priceCentimes * quantity),
  };
}

/** The description for this number of pieces, in place of the number that it ends with; one piece is not written. */
export function withQuantity(description: string, quantity: number): string {
  const bare = description.replace(/\s*×\s*\d+\s*$/u, "");
  return quantity === 1 ? bare : `${bare} × ${quantity}`;
}
