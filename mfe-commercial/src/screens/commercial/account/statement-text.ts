import type { StatementLine } from "@funduq/shared-types/contracts/company-payment";
import { invoicePaymentMethodSchema } from "@funduq/shared-types/contracts/invoice";
import type { InvoiceText } from "../../../features/invoice/invoice-text.ts";

/** The kind of a statement's line: 'Invoice', 'Payment by Cheque'. Number and guest have columns of their own. */
export function statementKind({ kind, method }: StatementLine, t: InvoiceText): string {
  const known = invoicePaymentMethodSchema.safeParse(method).data;
  if (kind === "payment" && known)
    return t("statement.payment-by", { method: t(`method-inside.${known}`) });
  return t(`statement.kind.${kind}`);
}
