import type { Folio, NightCharge } from "@funduq/shared-types/contracts/folio";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import type { Due } from "@funduq/shared-types/rules/stay-due";
import { sumCentimes } from "@funduq/shared-types/values/money";
import { whyTakenBack } from "../folio/why-taken-back.ts";

/**
 * What there is to pay on a folio when the guest leaves now: what is open, and what the nights that were had and not
 * charged yet will put on it. Nights that were booked beyond are not had, and nothing is kept for them.
 */
export function departureDue(
  folio: Folio,
  folios: readonly Folio[],
  charges: readonly NightCharge[],
): Due {
  // What was taken back on purpose comes again only if the desk posts it.
  const own = charges.filter(
    (charge) => charge.folioId === folio.id && whyTakenBack(folios, charge) === undefined,
  );
  return {
    balanceCentimes: folioBalance(folio),
    toComeCentimes: sumCentimes(own.map(({ amountCentimes }) => amountCentimes)),
  };
}
