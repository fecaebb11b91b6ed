import type { TicketPaper } from "@funduq/shared-types/contracts/pos-kitchen";
import { countedOptions } from "@funduq/shared-types/rules/bill-dishes";
import { type BillNameParts, readBillName } from "@funduq/shared-types/rules/bill-name";
import { isVoidTicket } from "@funduq/shared-types/rules/kitchen-ticket";
import type { PrintJob } from "./print-work.queries.ts";

/** As the papers of the browser say it (`mfe-pos`, `ticket.*`). */
const texts = {
  fr: {
    void: "ANNULATION",
    voided: "ANNULÉ",
    course: (course: number) => `Service ${course}`,
    bill: (number: string) => `Addition ${number}`,
    rest: (number: string) => `Reste de l’addition ${number}`,
    again: "Peut-être déjà imprimé",
    ordered: (at: string) => `Commandé hors connexion (${at}), peut-être déjà annoncé`,
    paid: "PAYÉ",
    test: "Page de test",
    sample: "Crème brûlée, pâtes, œufs, 1.250,00 DA",
  },
  ar: {
    void: "إلغاء",
    voided: "ملغى",
    course: (course: number) => `الدور ${course}`,
    bill: (number: string) => `الفاتورة ${number}`,
    rest: (number: string) => `بقية الفاتورة ${number}`,
    again: "ربما طُبعت من قبل",
    ordered: (at: string) => `طُلب دون شبكة (${at})، ربما أُبلغ به شفهيًا`,
    paid: "مدفوعة",
    test: "صفحة اختبار",
    sample: "شوربة، كسكسي، لحم مشوي، 1.250,00 DA",
  },
};

type Printed = Pick<PrintJob, "ticket" | "mayBePrinted" | "printerName" | "timeZone" | "language">;

/** What the template of a ticket or a test page prints: every text is ready. */
export function ticketOf({ ticket, mayBePrinted, printerName, timeZone, language }: Printed) {
  const say = texts[language];
  const start = {
    language,
    isRightToLeft: language === "ar",
    marks: [
      ...(mayBePrinted ? [say.again] : []),
      ...(ticket?.orderedAt ? [say.ordered(timeIn(timeZone, ticket.orderedAt))] : []),
      ...(ticket?.isPaid ? [say.paid] : []),
    ],
  };
  if (ticket === null)
    return {
      ...start,
      void: null,
      station: say.test,
      place: printerName,
      facts: [texts.fr.sample, texts.ar.sample],
      lines: [],
    };
  return {
    ...start,
    void: isVoidTicket(ticket) ? say.void : null,
    station: ticket.stationName || null,
    ...headOf(ticket, say, timeZone),
    lines: ticket.lines.map(({ name, quantity, voidedQuantity, modifiers, note }) => ({
      name,
      left: quantity - voidedQuantity,
      voided: voidedQuantity,
      voidedWord: say.voided,
      modifiers: countedOptions(modifiers).map(({ name: option, count }) =>
        count > 1 ? `${count} × ${option}` : option,
      ),
      note: note || null,
    })),
  };
}

function headOf(ticket: TicketPaper, say: (typeof texts)["fr"], timeZone: string) {
  const parts = readBillName(ticket.billName);
  const bill = parts ? billOf(parts, say) : ticket.billName;
  const course = say.course(ticket.course);
  const at = timeIn(timeZone, ticket.firedAt);
  return {
    place: ticket.tableName || bill,
    facts: [
      ticket.tableName ? `${bill} · ${course}` : course,
      ticket.firedBy ? `${at} · ${ticket.firedBy}` : at,
    ],
  };
}

function billOf({ number, isRest, again }: BillNameParts, say: (typeof texts)["fr"]) {
  const bill = isRest ? say.rest(number) : say.bill(number);
  return again === undefined ? bill : `${bill} (${again})`;
}

/** `28/11/2026 14:05` on the hotel's wall clock. */
function timeIn(timeZone: string, instant: string): string {
  const parts = new Intl.DateTimeFormat("fr", {
    timeZone,
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return parts.format(new Date(instant)).replace(",", "");
}
