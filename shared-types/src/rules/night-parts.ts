import type { PostingId } from "../values/ids.ts";
import { type Centimes, centimes } from "../values/money.ts";
import { apportion } from "./apportion.ts";

/** A room charge of a night that stands, on any folio of the stay: one, unless the charge was split. */
export type NightPart = { id: PostingId; amountCentimes: Centimes; isOfCompany: boolean };

/** What of the night's stay tax a part of its room charge bears: the parts together bear it to the centime. */
export function stayTaxOfPart(
  taxCentimes: Centimes,
  parts: readonly Pick<NightPart, "id" | "amountCentimes">[],
  id: PostingId,
): Centimes {
  const shares = apportion(
    taxCentimes,
    parts.map(({ amountCentimes }) => amountCentimes),
  );
  return centimes(shares[parts.findIndex((part) => part.id === id)] ?? 0);
}
