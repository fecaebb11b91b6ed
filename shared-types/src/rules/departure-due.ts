import type { Folio, NightCharge } from "../contracts/folio.ts";
import { sumCentimes } from "../values/money.ts";
import { folioBalance } from "./folio.ts";
import { chargedItem } from "./folio-charged-nights.ts";
import type { Due } from "./stay-due.ts";

/**
 * What there is to pay on a folio when the guest leaves now: what is open, and what the nights that were had and not
 * charged yet will put on it. Nights that were booked beyond are not had, and nothing is kept for them.
 */
export function departureDue(
  folio: Pick<Folio, "id" | "postings">,
  folios: readonly Pick<Folio, "postings">[],
  charges: readonly Pick<NightCharge, "night" | "item" | "folioId" | "amountCentimes">[],
): Due {
  // What was charged and taken back comes again only if the desk posts it.
  const toCome = charges.filter(
    ({ folioId, night, item }) =>
      folioId === folio.id && chargedItem(folios, night, item).last === undefined,
  );
  return {
    balanceCentimes: folioBalance(folio),
    toComeCentimes: sumCentimes(toCome.map(({ amountCentimes }) => amountCentimes)),
  };
}
