import type { ChargeItem } from "../contracts/charge-item.ts";
import type { PickedChargeItem, PostCharge } from "../contracts/folio.ts";
import { centimes } from "../values/money.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

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

type Offer = Pick<ChargeItem, "name" | "priceCentimes"> & { isRetired: boolean };

/** Refuses a charge that was picked from an item which is retired or has another price since the desk saw it. */
export function pickVerdict(item: Offer | undefined, picked: PickedChargeItem): Verdict {
  if (!item) return refused("charge-item.not-found");
  const { name, priceCentimes, isRetired } = item;
  if (isRetired) return refused("charge-item.retired", { name });
  if (priceCentimes === picked.priceCentimes) return allowed;
  return refused("charge-item.price-changed", { name, priceCentimes });
}
