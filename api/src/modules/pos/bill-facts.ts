import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type {
  BillDiscount,
  BillLine,
  BillOperation,
  OpenBill,
} from "@funduq/shared-types/contracts/pos-bill";
import type { RecordedSale } from "@funduq/shared-types/contracts/pos-recorded-sale";
import { changedFacts, fact } from "@funduq/shared-types/rules/audit-facts";
import { isLongAgo, orderedAtOf } from "@funduq/shared-types/rules/bill-order";
import { isSameHappyHour } from "@funduq/shared-types/rules/happy-hour";
import { centimes } from "@funduq/shared-types/values/money";
import type { Discounted } from "./bill-discounts.service.ts";
import type { WrittenBill } from "./bill-operations.service.ts";
import { lineChanges } from "./bill-writes.service.ts";

type NamedBill = Pick<OpenBill, "name" | "tableName">;

/** 'Bill 1 · T4', or the bill alone of a quick sale. */
export const billTitle = ({ name, tableName }: NamedBill) =>
  [name, tableName].filter(Boolean).join(" · ");

export const billFact = (bill: NamedBill) => fact("bill", "text", { after: billTitle(bill) });

/** What operations changed of a bill: where it is, its guests, and how many of what. */
export function operationFacts({ before, after }: WrittenBill): AuditFact[] {
  const { added, changed, removed } = lineChanges(before?.lines ?? [], after.lines);
  const was = new Map((before?.lines ?? []).map((line) => [line.id, line]));
  return [
    billFact(after),
    ...(before && before.tableName !== after.tableName
      ? [fact("billTable", "text", { before: before.tableName, after: after.tableName })]
      : []),
    ...(before && before.covers !== after.covers
      ? [fact("billCovers", "number", { before: before.covers, after: after.covers })]
      : []),
    ...added.flatMap((line) => [
      quantityFact(line, { after: line.quantity }),
      ...(line.happyHour
        ? [fact("happyHour", "text", { after: line.happyHour.name, of: line.name })]
        : []),
    ]),
    ...changed.flatMap((line) => {
      const quantity = was.get(line.id)?.quantity;
      return quantity === line.quantity
        ? []
        : [quantityFact(line, { before: quantity, after: line.quantity })];
    }),
    ...removed.map((line) => quantityFact(line, { before: line.quantity })),
  ];
}

/**
 * For the audit trail: the lines that reached the API over a day after their tap, with the time of the tap. Their
 * price is the one of that time, which only the device knows (POS-12).
 */
export function longAgoFacts(
  { before, after }: WrittenBill,
  operations: readonly BillOperation[],
  now: Date,
): AuditFact[] {
  const known = new Map(before?.lines.map(({ id, quantity }) => [id, quantity]));
  return operations.flatMap((operation) => {
    if (!isMore(operation) || !isLongAgo(operation.orderedAt, now)) return [];
    const line = after.lines.find(({ id }) => id === operation.lineId);
    if (!line || line.quantity <= (known.get(line.id) ?? 0)) return [];
    const tappedAt = orderedAtOf(operation.orderedAt, now).toISOString();
    return [fact("orderedAt", "moment", { after: tappedAt, of: line.name })];
  });
}

/** An operation whose price is that of the moment of the tap: a new line, or more of one. */
const isMore = (
  operation: BillOperation,
): operation is Extract<BillOperation, { kind: "line-added" | "quantity-changed" }> =>
  operation.kind === "line-added" || (operation.kind === "quantity-changed" && operation.by > 0);

const quantityFact = (
  { name }: Pick<BillLine, "name">,
  change: { before?: number | undefined; after?: number },
) => fact("ordered", "number", { ...change, of: name });

/** What was taken off a bill, for how much, and why (POS-11). */
export function voidFacts(
  bill: NamedBill,
  { name, priceCentimes }: Pick<BillLine, "name" | "priceCentimes">,
  { quantity, reason }: { quantity: number; reason: string },
): AuditFact[] {
  return [
    billFact(bill),
    fact("voided", "number", { after: quantity, of: name }),
    fact("amount", "money", { after: centimes(priceCentimes * quantity), of: name }),
    fact("reason", "text", { after: reason }),
  ];
}

/** A discount before and after, of a line or of the whole bill, and why (POS-11). */
export function discountFacts(
  { after, wasDiscount, isDiscount, lineName }: WrittenBill & Discounted,
  reason: string,
): AuditFact[] {
  return [
    billFact(after),
    ...changedFacts<Discounts>(
      { discountBp: "percent", discountCentimes: "money" },
      { before: wasDiscount, after: isDiscount, ...(lineName && { of: lineName }) },
    ),
    ...(reason ? [fact("reason", "text", { after: reason })] : []),
  ];
}

/**
 * Prices and discounts with which a terminal sold a bill without the network, where the API's bill had others (POS-12). What the
 * terminal says is taken, so the trail says both.
 */
export function soldOtherwiseFacts(bill: OpenBill, sold: RecordedSale): AuditFact[] {
  const known = new Map(bill.lines.map((line) => [line.id, line]));
  return [
    ...changedFacts<Discounts>(
      { discountBp: "percent", discountCentimes: "money" },
      { before: bill, after: sold },
    ),
    ...sold.lines.flatMap((line) => {
      const before = known.get(line.lineId);
      return before
        ? [
            ...changedFacts<Prices>(
              { priceCentimes: "money", discountBp: "percent" },
              { before, after: line, of: line.name },
            ),
            ...claimedHappyHour(before, line),
          ]
        : [];
    }),
  ];
}

/** The happy hour of a line as the terminal sent it, where the API has another one or none. */
function claimedHappyHour(
  { happyHour: known }: Pick<BillLine, "happyHour">,
  { happyHour, name }: Pick<BillLine, "happyHour" | "name">,
): AuditFact[] {
  if (isSameHappyHour(known, happyHour)) return [];
  return [fact("happyHour", "text", { before: known?.name, after: happyHour?.name, of: name })];
}

type Discounts = Pick<BillDiscount, "discountBp" | "discountCentimes">;
type Prices = Pick<BillLine, "priceCentimes" | "discountBp">;

/** Which bill lines came from, and which has them now (POS-10). */
export const linesMovedFacts = (from: NamedBill, to: NamedBill): AuditFact[] => [
  fact("bill", "text", { before: billTitle(from), after: billTitle(to) }),
];
