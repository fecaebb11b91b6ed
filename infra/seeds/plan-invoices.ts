import { nameSearch } from "@funduq/shared-types/rules/name-search";
import { basisPointsOf, centimes } from "@funduq/shared-types/values/money";
import type { HotelPlan } from "./hotel-plans.ts";
import type { SeededTransfer } from "./plan-folios.ts";
import { type House, type HouseCompany, STAY_TAX_CENTIMES, TVA_BP } from "./plan-house.ts";
import type { SeedContext } from "./seed-context.ts";

/** Departures before this day are invoiced; later ones are today's debtors. */
const INVOICED_BEFORE = -12;

const PAYMENT_TERMS_DAYS = 30;

/** Adds an invoice for each company's older departures; every second one is paid. */
export function planInvoices(
  context: SeedContext,
  hotel: HotelPlan,
  house: House,
  transfers: readonly SeededTransfer[],
): void {
  const numbers = new Map<number, number>();
  for (const company of house.companies) {
    const due = transfers.filter(
      ({ companyId, booking }) => companyId === company.id && booking.to < INVOICED_BEFORE,
    );
    if (due.length > 0) planInvoice(context, { hotel, company, due, numbers });
  }
  for (const [year, last] of numbers)
    context.rows.add("invoice_counters", { year, last_number: last });
}

type Issue = {
  hotel: HotelPlan;
  company: HouseCompany;
  due: SeededTransfer[];
  /** The last invoice number of each year. */
  numbers: Map<number, number>;
};

function planInvoice(context: SeedContext, issue: Issue): void {
  const { company, due, hotel, numbers } = issue;
  const { rows, newId, dateOf, momentOf, deskUserId } = context;
  const day = Math.max(...due.map(({ booking }) => booking.to)) + 1;
  const date = dateOf(day);
  const year = Number(date.slice(0, 4));
  const seriesNumber = (numbers.get(year) ?? 0) + 1;
  numbers.set(year, seriesNumber);
  const lines = due.map(lineOf);
  const total = totalsOf(lines);
  const id = newId();
  const paid = seriesNumber % 2 === 0;
  rows.add("invoices", {
    id,
    number: `INV-${date.replaceAll("-", "")}-${String(410_000 + seriesNumber).slice(-6)}`,
    series_year: year,
    series_number: seriesNumber,
    company_id: company.id,
    issued_at: momentOf(day, 10),
    issued_by: deskUserId,
    business_date: date,
    seller: { name: hotel.name, address: hotel.address, city: hotel.city },
    buyer: { name: company.plan.name, nif: company.plan.nif, rc: company.plan.rc },
    due_date: dateOf(day + PAYMENT_TERMS_DAYS),
    payment_method: "Bank Transfer",
    ...total,
    settled_centimes: paid ? total.grand_total_centimes : 0,
    status: paid ? "Paid" : "Unpaid",
    paid_at: paid ? momentOf(day + 5, 11) : null,
  });
  for (const [index, { id: postingId, booking }] of due.entries()) {
    rows.add("invoice_lines", {
      invoice_id: id,
      position: index + 1,
      date: dateOf(booking.from),
      description: `Room ${booking.roomOf.number}, ${dateOf(booking.from)} → ${dateOf(booking.to)}`,
      guest_name: booking.guestName,
      posting_id: postingId,
      item: "room",
      nights: booking.to - booking.from,
      room_number: booking.roomOf.number,
      tva_bp: TVA_BP,
      ...lines[index],
    });
    rows.add("invoice_stays", { invoice_id: id, posting_id: postingId, company_id: company.id });
  }
  const names = nameSearch(due.map(({ booking }) => booking.guestName).join(" "));
  for (const word of new Set(names.split(" ")))
    rows.add("invoice_guest_words", { invoice_id: id, company_id: company.id, word });
  if (paid) planPayment(context, company, { id, day, amount: total.grand_total_centimes });
}

/** All that a company owes for a stay is one line of the demo's invoices. */
function lineOf({ booking, amountCentimes }: SeededTransfer) {
  const tva = basisPointsOf(centimes(amountCentimes), TVA_BP);
  const stayTax = STAY_TAX_CENTIMES * (booking.to - booking.from) * booking.adults;
  return {
    amount_centimes: amountCentimes,
    tva_centimes: tva,
    stay_tax_centimes: stayTax,
    added_tva_centimes: tva,
    added_stay_tax_centimes: stayTax,
  };
}

function totalsOf(lines: readonly ReturnType<typeof lineOf>[]) {
  const sum = (column: keyof ReturnType<typeof lineOf>) =>
    lines.reduce((total, line) => total + line[column], 0);
  const [subtotal, tva, stayTax] = [
    sum("amount_centimes"),
    sum("tva_centimes"),
    sum("stay_tax_centimes"),
  ];
  return {
    subtotal_centimes: subtotal,
    tva_centimes: tva,
    stay_tax_centimes: stayTax,
    grand_total_centimes: subtotal + tva + stayTax,
    transferred_centimes: subtotal,
    added_tva_centimes: tva,
    added_stay_tax_centimes: stayTax,
  };
}

function planPayment(
  { rows, newId, dateOf, momentOf, deskUserId, random }: SeedContext,
  company: HouseCompany,
  invoice: { id: string; day: number; amount: number },
): void {
  const paymentId = newId();
  rows.add("payments", {
    id: paymentId,
    company_id: company.id,
    method: "Bank Transfer",
    payment_date: dateOf(invoice.day + 5),
    business_date: dateOf(invoice.day + 5),
    reference: `VIR-${random.between(100_000, 999_999)}`,
    amount_centimes: invoice.amount,
    allocated_centimes: invoice.amount,
    recorded_at: momentOf(invoice.day + 5, 11),
    recorded_by: deskUserId,
  });
  rows.add("allocations", {
    id: newId(),
    invoice_id: invoice.id,
    payment_id: paymentId,
    company_id: company.id,
    amount_centimes: invoice.amount,
    business_date: dateOf(invoice.day + 5),
    allocated_at: momentOf(invoice.day + 5, 11),
    allocated_by: deskUserId,
  });
}
