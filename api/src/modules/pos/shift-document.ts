import type { ShiftReport } from "@funduq/shared-types/contracts/pos-shift";
import { formatDate, formatDateTime } from "@funduq/shared-types/rules/date-text";
import {
  type At,
  amount,
  type Content,
  facts,
  note,
  type Part,
  type Row,
  rows,
  tvaRow,
} from "./paper-parts.ts";
import type { Say } from "./till-paper-texts.ts";

/** An X or Z report. */
export function shiftOf(shift: ShiftReport, at: At): Content {
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
      ...(shift.happyHours ?? []).map(({ name, quantity, reducedCentimes }) =>
        amount(say("shift.happy-hour", { name, count: quantity }), reducedCentimes),
      ),
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
