import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import { formatDate, formatDateTime } from "@funduq/shared-types/rules/date-text";
import { changeOfSale, tvaOfSale } from "@funduq/shared-types/rules/sale-amounts";
import { SIGNATURE_BOX } from "@funduq/shared-types/values/signature";
import {
  type At,
  amount,
  billName,
  type Content,
  centred,
  facts,
  lines,
  note,
  type Part,
  type Row,
  rows,
  tvaRow,
} from "./paper-parts.ts";
import type { Say } from "./till-paper-texts.ts";

/** A receipt, of a sale or a refund. */
export function receiptOf(sale: Sale, isCopy: boolean, at: At): Content {
  const { say } = at;
  const parts: Part[] = [];
  if (isCopy) parts.push(centred(say("receipt.copy")));
  if (sale.refundedBy !== null)
    parts.push(centred(say("receipt.refunded-by", { number: sale.refundedBy }), true));
  parts.push(
    facts(saleFacts(sale, at)),
    lines(
      sale.lines.map((line) => ({
        ...line,
        amountCentimes: line.priceCentimes * line.quantity - line.discountCentimes,
      })),
      say,
    ),
    rows([
      amount(say("receipt.total"), sale.totalCentimes, true),
      ...tvaOfSale(sale).map((rate) => tvaRow(rate, say)),
    ]),
    rows(paymentRows(sale, say)),
  );
  for (const { signature } of sale.payments)
    if (signature !== null) parts.push({ kind: "signature", picture: pictureOf(signature) });
  if (sale.refundReason !== null) parts.push(note(`${say("receipt.reason")} ${sale.refundReason}`));
  parts.push(centred(say(sale.refunds === null ? "receipt.thanks" : "receipt.given-back")));
  const title = sale.refunds === null ? "receipt.title" : "receipt.refund";
  return { title: say(title, { number: sale.number }), parts };
}

/** What a guest drew, as an SVG; the contract lets a path have numbers and letters of commands only. */
const pictureOf = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${SIGNATURE_BOX}"><path d="${path}" fill="none" stroke="#000" stroke-width="2"/></svg>`;

function saleFacts(sale: Sale, { say, language, timeZone }: At): [string, string][] {
  const found: [string, string][] = [[say("receipt.place"), sale.restaurantName]];
  if (sale.tableName)
    found.push([say("receipt.table"), `${sale.tableName} · ${billName(sale.billName, say)}`]);
  found.push([say("receipt.date"), formatDateTime(sale.soldAt, timeZone, language)]);
  if (sale.lateFrom !== null)
    found.push([say("receipt.late"), formatDate(sale.businessDate, language)]);
  if (sale.soldBy) found.push([say("receipt.server"), sale.soldBy]);
  if (sale.provisionalNumber !== null)
    found.push([say("receipt.provisional"), sale.provisionalNumber]);
  if (sale.refunds) found.push([say("receipt.refunds"), sale.refunds]);
  return found;
}

function paymentRows(sale: Sale, say: Say): Row[] {
  const paid = sale.payments.flatMap((payment) => {
    const { method, amountCentimes, tipCentimes, tenderedCentimes, roomNumber } = payment;
    const name =
      roomNumber === null ? say(`method.${method}`) : say("receipt.room", { room: roomNumber });
    return [
      amount(name, amountCentimes),
      ...(tipCentimes > 0 ? [amount(say("receipt.tip"), tipCentimes)] : []),
      ...(tenderedCentimes === null ? [] : [amount(say("receipt.tendered"), tenderedCentimes)]),
    ];
  });
  const change = changeOfSale(sale);
  return change > 0 ? [...paid, amount(say("receipt.change"), change)] : paid;
}
