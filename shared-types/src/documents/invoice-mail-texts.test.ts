import { expect, it } from "vitest";
import type { Invoice } from "../contracts/invoice.ts";
import { calendarDate } from "../values/calendar-date.ts";
import { centimes, ZERO } from "../values/money.ts";
import { invoiceMailText } from "./invoice-mail-texts.ts";

const totals = { grandTotalCentimes: centimes(10_245_710) } as Invoice["totals"];

const invoice = (changes: Partial<Invoice>) =>
  ({
    kind: "invoice",
    status: "Unpaid",
    seller: { name: "Hôtel El Djazaïr" },
    seriesYear: 2026,
    seriesNumber: 12,
    businessDate: calendarDate("2026-11-01"),
    dueDate: calendarDate("2026-11-30"),
    totals,
    openCentimes: totals.grandTotalCentimes,
    corrects: null,
    ...changes,
  }) as Invoice;

it.each([
  ["the whole", {}, /d’un montant de 102\.457,10.DA, à régler au plus tard le 30\/11\/2026\./u],
  [
    "what is left after a credit note or a part payment",
    { openCentimes: centimes(6_707_026) },
    /102\.457,10.DA, dont 67\.070,26.DA restent à régler/u,
  ],
  ["nothing once it is paid", { status: "Paid", openCentimes: ZERO }, /qui est réglée\./u],
] as const)("INV-15 the mail of an invoice asks for %s", (_, changes, said) => {
  expect(invoiceMailText(invoice(changes), "fr").text).toMatch(said);
});
