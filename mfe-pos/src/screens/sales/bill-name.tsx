import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { useText } from "@funduq/shared-ui/i18n";

/** The API names a bill in English, 'Bill 2' (POS-03): its number is said in the reader's language. */
export function BillName({ bill }: { bill: Pick<OpenBill, "name"> }) {
  const t = useText("till");
  const number = /^Bill (\d+)$/u.exec(bill.name)?.[1];
  return <bdi>{number ? t("bill-number", { number }) : bill.name}</bdi>;
}
