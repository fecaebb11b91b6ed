import type { CompanyTransfer, Folio } from "../contracts/folio.ts";
import { ZERO } from "../values/money.ts";
import { folioBalance } from "./folio.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

/** How the transfer reads in the books; screens say it in the reader's language. */
export const COMPANY_TRANSFER_TEXT = "Transfer to company account";

type Owing = Pick<Folio, "payer" | "isFormer" | "postings">;

/** Whether what is open on a folio can go to a company's account: it owes something, and a company pays. */
export function canGoToCompanyAccount(folio: Owing): boolean {
  return folio.payer === "Company" && !folio.isFormer && folioBalance(folio) > ZERO;
}

/**
 * Whether a transfer brings its folio to zero (BK-14). A guest's own folio is settled by the guest; a
 * company that paid before, and was settled then, is made no debtor again.
 */
export function transferVerdict(
  folio: Owing & Pick<Folio, "name">,
  { amountCentimes }: Pick<CompanyTransfer, "amountCentimes">,
): Verdict {
  const folioName = folio.name;
  if (folio.payer !== "Company") return refused("folio.not-a-company", { folioName });
  if (folio.isFormer) return refused("folio.former-company", { folioName });
  const balanceCentimes = folioBalance(folio);
  if (balanceCentimes !== amountCentimes)
    return refused("folio.balance-changed", { folioName, balanceCentimes });
  return allowed;
}
