import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { billAmounts } from "@funduq/shared-types/rules/bill";
import {
  type At,
  amount,
  billName,
  type Content,
  centred,
  facts,
  lines,
  type Part,
  rows,
} from "./paper-parts.ts";

/** A bill that is not paid yet. */
export function billOf(bill: OpenBill, { say }: At): Content {
  const amounts = billAmounts(bill.lines, bill);
  const shown = bill.lines.map((line, index) => ({
    ...line,
    amountCentimes: amounts.lines[index]?.netCentimes ?? 0,
    discountCentimes: amounts.lines[index]?.discountCentimes ?? 0,
  }));
  const parts: Part[] = [
    ...(bill.covers === null ? [] : [facts([[say("receipt.covers"), `${bill.covers}`]])]),
    lines(shown, say),
    rows([amount(say("receipt.to-pay"), amounts.netCentimes, true)]),
    centred(say("receipt.not-paid"), true),
  ];
  return { title: [bill.tableName, billName(bill.name, say)].filter(Boolean).join(" · "), parts };
}
