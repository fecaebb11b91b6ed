import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import { fact } from "@funduq/shared-types/rules/audit-facts";

/** What was sold or given back, and how it was paid, for the audit trail. */
export const saleFacts = (sale: Sale): AuditFact[] => [
  fact("restaurant", "text", { after: sale.restaurantName }),
  fact("sale", "text", { after: sale.number }),
  ...(sale.refunds ? [fact("refundedSale", "text", { after: sale.refunds })] : []),
  ...sale.payments.map(({ method, amountCentimes, roomNumber }) =>
    fact("payment", "money", { after: amountCentimes, of: roomNumber ?? method }),
  ),
  ...(sale.refundReason ? [fact("reason", "text", { after: sale.refundReason })] : []),
];
