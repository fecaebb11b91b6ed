import type { Folio, NightCharge } from "../contracts/folio.ts";
import { sumCentimes } from "../values/money.ts";
import { folioBalance } from "./folio.ts";
import { chargedItem } from "./folio-charged-nights.ts";
import type { Due } from "./stay-due.ts";

/**
 * What is due on a folio if the guest leaves now: the open balance, and the past nights not charged yet.
 * Later nights of the stay are not charged.
 */
export function departureDue(
  folio: Pick<Folio, "id" | "postings">,
  folios: readonly Pick<Folio, "postings">[],
  charges: readonly Pick<NightCharge, "night" | "item" | "folioId" | "amountCentimes">[],
): Due {
  // A reversed charge is posted again only by a user.
  const toCome = charges.filter(
    ({ folioId, night, item }) =>
      folioId === folio.id && chargedItem(folios, night, item).last === undefined,
  );
  return {
    balanceCentimes: folioBalance(folio),
    toComeCentimes: sumCentimes(toCome.map(({ amountCentimes }) => amountCentimes)),
  };
}
