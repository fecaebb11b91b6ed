import type { StatementLine } from "@funduq/shared-types/contracts/company-payment";
import { invoicePaymentMethodSchema } from "@funduq/shared-types/contracts/invoice";
import type { InvoiceText } from "../../../features/invoice/invoice-text.ts";

/** What moved the account: 'Invoice', 'Payment by Cheque'; whose it is stands beside it. */
export function statementKind({ kind, method }: StatementLine, t: InvoiceText): string {
  const known = invoicePaymentMethodSchema.safeParse(method).data;
  if (kind === "payment" && known)
    return t("statement.payment-by", { method: t(`method-inside.${known}`) });
  return t(`statement.kind.${kind}`);
}
