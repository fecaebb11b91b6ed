import type { BillLine, HappyHourOfLine, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { Terminal } from "@funduq/shared-types/contracts/pos-floor";
import type { RecordedSale } from "@funduq/shared-types/contracts/pos-recorded-sale";
import type { NewPayment, Sale } from "@funduq/shared-types/contracts/pos-sale";
import { billAmounts } from "@funduq/shared-types/rules/bill";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { ZERO } from "@funduq/shared-types/values/centimes";
import type { SaleId } from "@funduq/shared-types/values/ids";

export type PaymentOnSite = RecordedSale["payments"][number];

/** Undefined where a part is on a room: that needs the network, as the guest may have left. */
export function paymentsOnSite(payments: readonly NewPayment[]): PaymentOnSite[] | undefined {
  const onSite = payments.filter((payment) => payment.method !== "Room");
  return onSite.length === payments.length ? onSite : undefined;
}

type Closing = {
  saleId: SaleId;
  terminal: Terminal | null;
  provisionalNumber: string;
  payments: PaymentOnSite[];
};

/** A bill as it was sold here: its lines, prices and total as they are shown, which were paid (POS-12). */
export function recordedSale(bill: OpenBill, closing: Closing): RecordedSale {
  const { tableId, tableName, discountBp, discountCentimes, discountReason } = bill;
  const { saleId, terminal, provisionalNumber, payments } = closing;
  return {
    saleId,
    terminalId: terminal?.id ?? null,
    provisionalNumber,
    table: tableId && tableName ? { id: tableId, name: tableName } : null,
    billName: bill.name,
    covers: bill.covers,
    openedAt: bill.openedAt,
    discountBp,
    discountCentimes,
    discountReason: discountBp + discountCentimes > 0 ? discountReason : null,
    lines: bill.lines.map(recordedLine),
    totalCentimes: billAmounts(bill.lines, bill).netCentimes,
    payments,
  };
}

/** Field by field: the API refuses what it does not know, and a bill may come from a newer one than this page. */
function recordedLine(line: BillLine): RecordedSale["lines"][number] {
  return {
    lineId: line.id,
    itemId: line.itemId,
    name: line.name,
    categoryName: line.categoryName,
    modifiers: line.modifiers.map(({ id, name, priceCentimes, itemId = null, course }) => ({
      id,
      name,
      priceCentimes,
      ...(course && { itemId, course }),
    })),
    quantity: line.quantity,
    priceCentimes: line.priceCentimes,
    ...(line.happyHour && { happyHour: happyHourOf(line.happyHour) }),
    ...(line.orderedAt && { orderedAt: line.orderedAt }),
    note: line.note,
    course: line.course,
    tvaBp: line.tvaBp,
    discountBp: line.discountBp,
    discountReason: line.discountBp > 0 ? line.discountReason : null,
  };
}

const happyHourOf = ({ name, normalPriceCentimes }: HappyHourOfLine): HappyHourOfLine => ({
  name,
  normalPriceCentimes,
});

type Place = { restaurantName: string; businessDate: CalendarDate; soldAt: Date; soldBy: string };

/** The receipt of a sale that the API does not know yet: it has no number but the provisional one. */
export function receiptOf(
  bill: OpenBill,
  { saleId, terminal, provisionalNumber, payments }: Closing,
  { restaurantName, businessDate, soldAt, soldBy }: Place,
): Sale {
  const amounts = billAmounts(bill.lines, bill);
  return {
    id: saleId,
    number: "",
    provisionalNumber,
    lateFrom: null,
    restaurantName,
    terminalName: terminal?.name ?? null,
    tableName: bill.tableName,
    billName: bill.name,
    covers: bill.covers,
    totalCentimes: amounts.netCentimes,
    discountReason: bill.discountReason,
    businessDate,
    soldAt: soldAt.toISOString(),
    soldBy,
    lines: bill.lines.map(
      ({ name, quantity, priceCentimes, happyHour, modifiers, note, tvaBp, ...line }, index) => ({
        name,
        quantity,
        priceCentimes,
        happyHour,
        modifiers,
        note,
        tvaBp,
        discountCentimes: amounts.lines[index]?.discountCentimes ?? ZERO,
        discountReason: line.discountReason,
      }),
    ),
    payments: payments.map((payment) => ({
      method: payment.method,
      amountCentimes: payment.amountCentimes,
      tipCentimes: payment.tipCentimes,
      tenderedCentimes: payment.method === "Cash" ? payment.tenderedCentimes : null,
      roomNumber: null,
      signature: null,
    })),
    refunds: null,
    refundReason: null,
    refundedBy: null,
    printerName: null,
  };
}

/** Whether the API has numbered the sale. */
export const isNumbered = ({ number }: Pick<Sale, "number">) => number !== "";
