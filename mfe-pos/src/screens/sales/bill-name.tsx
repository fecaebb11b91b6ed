import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { useText } from "@funduq/shared-ui/i18n";
import { billName } from "../../features/bills/bill-name.ts";

export function BillName({ bill }: { bill: Pick<OpenBill, "name"> }) {
  return <bdi>{billName(bill.name, useText("pos"))}</bdi>;
}
