import type { InvoiceStatus } from "@funduq/shared-types/contracts/invoice";
import { Badge, StatusBadge } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";

const looks = {
  Unpaid: "invoice-unpaid",
  Paid: "invoice-paid",
  Cancelled: "invoice-credited",
} as const;

/** Whether an invoice is paid, by colour, icon and word; a credit note is only issued. */
export function InvoiceStatusBadge({ status }: { status: InvoiceStatus }) {
  const t = useText("commercial");
  const label = t(`status.${status}`);
  if (status === "Issued") return <Badge>{label}</Badge>;
  return <StatusBadge status={looks[status]} label={label} />;
}
