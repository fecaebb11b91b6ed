import type { Folio, PostPayment } from "../contracts/folio.ts";
import { sumCentimes } from "../values/money.ts";
import { folioBalance } from "./folio.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

/**
 * Whether payments bring each folio that they name to exactly zero (BK-13). A balance that is not what the desk
 * saw is refused with the present one.
 */
export function payInFullVerdict(
  folios: readonly Pick<Folio, "id" | "name" | "postings">[],
  payments: readonly Pick<PostPayment, "folioId" | "amountCentimes">[],
): Verdict {
  for (const paidFolioId of new Set(payments.map(({ folioId }) => folioId))) {
    const folio = folios.find(({ id }) => id === paidFolioId);
    if (!folio) return refused("folio.not-found");
    const own = payments.filter(({ folioId }) => folioId === paidFolioId);
    const balanceCentimes = folioBalance(folio);
    if (sumCentimes(own.map(({ amountCentimes }) => amountCentimes)) !== balanceCentimes)
      return refused("folio.balance-changed", { folioName: folio.name, balanceCentimes });
  }
  return allowed;
}
