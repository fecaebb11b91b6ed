import type { Folio, FolioRule } from "../contracts/folio.ts";
import type { Centimes } from "../values/money.ts";
import { folioBalance, personalFolio } from "./folio.ts";

type Charge = { department: string; amountCentimes: Centimes };
type RoutedFolio<R extends FolioRule> = Pick<Folio, "key" | "payer"> & { rules: readonly R[] };

/**
 * The folio that takes a charge (FOL-07): the company's when a rule covers its department and
 * amount, else the guest's own. Undefined when there is no personal folio, a critical error.
 *
 * `chargedUnder` tells what the stay has already charged under a rule; a perStay limit counts it.
 */
export function routeCharge<R extends FolioRule, F extends RoutedFolio<R>>(
  folios: readonly (F & RoutedFolio<R>)[],
  charge: Charge,
  chargedUnder: (folio: F, rule: R) => Centimes,
): F | undefined {
  const company = folios.find(
    (folio) =>
      folio.payer === "Company" &&
      folio.rules.some((rule) => covers(rule, charge, chargedUnder(folio, rule))),
  );
  return company ?? personalFolio(folios);
}

function covers(rule: FolioRule, charge: Charge, charged: Centimes): boolean {
  if (rule.department !== charge.department) return false;
  if (rule.limitCentimes === 0) return true;
  const counted =
    rule.frequency === "perStay" ? charged + charge.amountCentimes : charge.amountCentimes;
  return counted <= rule.limitCentimes;
}

/**
 * What a rule of a folio already covers in this stay: the charges of its department on that folio. Reversed
 * and moved charges no longer count towards a perStay limit.
 */
export function chargedUnder(
  { postings }: Pick<Folio, "postings">,
  { department }: Pick<FolioRule, "department">,
): Centimes {
  return folioBalance({ postings: postings.filter((each) => each.department === department) });
}
