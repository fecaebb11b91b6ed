import type { CompanyTransfer, Folio } from "../contracts/folio.ts";
import { ZERO } from "../values/money.ts";
import { folioBalance } from "./folio.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

/** How the transfer reads in the books; screens say it in the reader's language. */
export const COMPANY_TRANSFER_TEXT = "Transfer to company account";

/** Whether what is open on a folio can go to a company's account: it owes something, and a company pays. */
export function canGoToCompanyAccount(folio: Pick<Folio, "payer" | "postings">): boolean {
  return folio.payer === "Company" && folioBalance(folio) > ZERO;
}

/** Whether a transfer brings its folio to zero (BK-14). A guest's own folio is settled by the guest. */
export function transferVerdict(
  folio: Pick<Folio, "name" | "payer" | "postings">,
  { amountCentimes }: Pick<CompanyTransfer, "amountCentimes">,
): Verdict {
  const folioName = folio.name;
  if (folio.payer !== "Company") return refused("folio.not-a-company", { folioName });
  const balanceCentimes = folioBalance(folio);
  if (balanceCentimes !== amountCentimes)
    return refused("folio.balance-changed", { folioName, balanceCentimes });
  return allowed;
}
