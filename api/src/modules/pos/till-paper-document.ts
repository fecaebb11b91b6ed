import type { Letterhead } from "@funduq/shared-types/contracts/letterhead";
import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import type { ShiftReport } from "@funduq/shared-types/contracts/pos-shift";
import type { TillPaper } from "@funduq/shared-types/contracts/pos-till-paper";
import { billAmounts } from "@funduq/shared-types/rules/bill";
import { countedOptions } from "@funduq/shared-types/rules/bill-dishes";
import { readBillName } from "@funduq/shared-types/rules/bill-name";
import { formatDate, formatDateTime } from "@funduq/shared-types/rules/date-text";
import { changeOfSale, tvaOfSale } from "@funduq/shared-types/rules/sale-amounts";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { formatAmount } from "@funduq/shared-types/values/money-text";
import { formatBasisPoints } from "@funduq/shared-types/values/number-text";
import { SIGNATURE_BOX } from "@funduq/shared-types/values/signature";
import type { PrintJob } from "./print-work.queries.ts";
import { leftToRight, type Say, sayIn } from "./till-paper-texts.ts";

/** The hotel, as the head of a paper says it. */
export type PaperHotel = Letterhead & { name: string; businessDate: CalendarDate };

type Printed = Pick<PrintJob, "mayBePrinted" | "timeZone" | "language" | "createdAt"> & {
  hotel: PaperHotel;
  paper: TillPaper;
};

type Row = { label: string; value: string; isAmount: boolean; isStrong: boolean };
type Line = { quantity: number; name: string; details: string[]; discount: string; amount: string };
/** What follows below the head, from top to bottom. */
type Part =
  | { kind: "rows"; rows: Row[] }
  | { kind: "lines"; lines: Line[] }
  | { kind: "text"; text: string; isStrong: boolean; isCentred: boolean }
  | { kind: "signature"; picture: string };

/** What the template prints: every text is ready. The facts and their order are those of the browser's papers (`mfe-pos`). */
export function tillPaperOf(printed: Printed) {
  const { paper, hotel, language, mayBePrinted } = printed;
  const at: At = { say: sayIn(language), language, timeZone: printed.timeZone };
  return {
    language,
    isRightToLeft: language === "ar",
    marks: mayBePrinted ? [at.say("ticket.again")] : [],
    hotel: hotel.name,
    head: headOf(hotel, at.say),
    ...contentOf(paper, at),
    stamp: isStamped(paper) ? stampOf(printed, at) : [],
  };
}

type At = { say: Say; language: "fr" | "ar"; timeZone: string };

function contentOf(paper: TillPaper, at: At): { title: string; parts: Part[] } {
  if (paper.kind === "receipt") return receiptOf(paper.sale, paper.isCopy, at);
  return paper.kind === "bill" ? billOf(paper.bill, at) : shiftOf(paper.shift, at);
}

/** When it was printed is said of what changes afterwards. */
const isStamped = (paper: TillPaper) =>
  paper.kind === "bill" || (paper.kind === "shift" && paper.shift.closedAt === null);

const stampOf = ({ hotel, createdAt }: Printed, { say, language, timeZone }: At) => [
  say("print.business-date", { date: formatDate(hotel.businessDate, language) }),
  say("print.printed", { date: formatDateTime(createdAt, timeZone, language) }),
];

function headOf({ address, city, phone, nif, rc, nis }: Letterhead, say: Say): string[] {
  const given = (...parts: string[]) => parts.filter((part) => part.trim() !== "").join(" ");
  const numbers = [
    nif && say("print.nif", { number: nif }),
    rc && say("print.rc", { number: rc }),
    nis && say("print.nis", { number: nis }),
  ];
  return [given(address, city), phone && say("print.phone", { phone }), ...numbers].filter(Boolean);
}

function receiptOf(sale: Sale, isCopy: boolean, at: At) {
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

function billOf(bill: OpenBill, { say }: At) {
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

function shiftOf(shift: ShiftReport, at: At) {
  const { say } = at;
  const sum = (field: "amountCentimes" | "tipCentimes") =>
    shift.takings.reduce((total, taking) => total + taking[field], 0);
  const isOpen = shift.closedAt === null;
  const parts: Part[] = [
    facts(shiftFacts(shift, at)),
    rows([
      ...shift.takings.map(({ method, count, amountCentimes }) =>
        amount(`${say(`method.${method}`)} (${count})`, amountCentimes),
      ),
      amount(say(isOpen ? "shift.taken-blind" : "shift.taken"), sum("amountCentimes"), true),
      amount(say("shift.tips"), sum("tipCentimes")),
    ]),
    rows([
      ...(shift.users ?? []).map(({ name, amountCentimes }) =>
        amount(name ?? say("shift.somebody"), amountCentimes),
      ),
      ...(shift.tva ?? []).map((rate) => tvaRow(rate, say)),
      amount(say("shift.discounts"), shift.discountCentimes),
      amount(say("shift.voids", { count: shift.voids.count }), shift.voids.amountCentimes),
      amount(say("shift.refunds", { count: shift.refunds.count }), shift.refunds.amountCentimes),
      ...lateRows(shift, say),
    ]),
    ...cashOf(shift, say),
    ...(shift.note ? [note(shift.note)] : []),
  ];
  return { title: isOpen ? say("shift.x") : say("shift.z", { number: shift.number }), parts };
}

function shiftFacts(shift: ShiftReport, { say, language, timeZone }: At): [string, string][] {
  const by = (at: string, who: string | null) =>
    [formatDateTime(at, timeZone, language), who].filter(Boolean).join(" · ");
  const found: [string, string][] = [
    [say("receipt.place"), `${shift.restaurantName} · ${shift.terminalName}`],
    [say("shift.business-date"), formatDate(shift.businessDate, language)],
    [say("shift.opened"), by(shift.openedAt, shift.openedBy)],
  ];
  if (shift.closedAt !== null)
    found.push([say("shift.closed"), by(shift.closedAt, shift.closedBy)]);
  if (shift.firstNumber !== null && shift.lastNumber !== null)
    found.push([say("shift.numbers"), `${shift.firstNumber} – ${shift.lastNumber}`]);
  return found;
}

function lateRows({ late }: ShiftReport, say: Say): Row[] {
  if (late.count === 0) return [];
  const all = amount(say("shift.late", { count: late.count }), late.amountCentimes);
  if (late.cashCentimes === null) return [all];
  return [all, amount(say("shift.late-cash"), late.cashCentimes)];
}

function cashOf(shift: ShiftReport, say: Say): Part[] {
  const { floatCentimes, expectedCentimes, countedCentimes } = shift;
  const float = amount(say("shift.float"), floatCentimes);
  if (expectedCentimes === null || countedCentimes === null)
    return [rows([float]), note(say("shift.blind"))];
  const difference = countedCentimes - expectedCentimes;
  return [
    rows([
      float,
      amount(say("shift.expected"), expectedCentimes),
      amount(say("shift.counted"), countedCentimes),
      amount(say("shift.difference"), difference, true),
    ]),
  ];
}

type ShownLine = Pick<Sale["lines"][number], "quantity" | "name" | "modifiers"> & {
  amountCentimes: number;
  discountCentimes: number;
};

function lines(shown: readonly ShownLine[], say: Say): Part {
  return {
    kind: "lines",
    lines: shown.map(({ quantity, name, modifiers, amountCentimes, discountCentimes }) => ({
      quantity,
      name,
      details: countedOptions(modifiers).map(({ name, count }) =>
        count > 1 ? `${count} × ${name}` : name,
      ),
      discount:
        discountCentimes > 0
          ? `${say("receipt.discount")} ${leftToRight(formatAmount(-discountCentimes))}`
          : "",
      amount: formatAmount(amountCentimes),
    })),
  };
}

const rows = (shown: Row[]): Part => ({ kind: "rows", rows: shown });
const facts = (found: readonly [string, string][]): Part =>
  rows(found.map(([label, value]) => ({ label, value, isAmount: false, isStrong: false })));
/** A dash for an amount that the reader may not see. */
const amount = (label: string, centimes: number | null, isStrong = false): Row => ({
  label,
  value: centimes === null ? "–" : formatAmount(centimes),
  isAmount: true,
  isStrong,
});
const tvaRow = ({ tvaBp, tvaCentimes }: { tvaBp: number; tvaCentimes: number }, say: Say) =>
  amount(say("receipt.tva", { rate: formatBasisPoints(tvaBp) }), tvaCentimes);
const centred = (text: string, isStrong = false): Part => ({
  kind: "text",
  text,
  isStrong,
  isCentred: true,
});
const note = (text: string): Part => ({ kind: "text", text, isStrong: false, isCentred: false });

function billName(name: string, say: Say): string {
  const parts = readBillName(name);
  if (!parts) return name;
  const said = say(parts.isRest ? "bill.rest" : "bill.number", { number: parts.number });
  return parts.again === undefined ? said : `${said} (${parts.again})`;
}
