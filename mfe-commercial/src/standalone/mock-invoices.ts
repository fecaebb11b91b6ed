import type { RecordPayment } from "@funduq/shared-types/contracts/company-payment";
import {
  type Debtor,
  type DebtorSearch,
  debtorSchema,
} from "@funduq/shared-types/contracts/debtor";
import {
  type CreditInvoice,
  type Invoice,
  type InvoicePreview,
  type InvoiceSearch,
  type InvoiceSummary,
  invoicePreviewSchema,
  invoiceSchema,
  type PreviewInvoice,
} from "@funduq/shared-types/contracts/invoice";
import type {
  PurchaseOrder,
  SetPurchaseOrder,
} from "@funduq/shared-types/contracts/purchase-order";
import { draftCreditNote } from "@funduq/shared-types/rules/credit-note";
import { stampDuty } from "@funduq/shared-types/rules/stamp-duty";
import { allocationIdSchema } from "@funduq/shared-types/values/ids";
import { basisPointsOf, centimes, sumCentimes, ZERO } from "@funduq/shared-types/values/money";
import { someCompanies } from "./companies.ts";

const BUSINESS_DATE = "2026-04-10";
const idOf = (group: number, n: number) =>
  `00000000-0000-4000-8${String(group).padStart(3, "0")}-${String(n).padStart(12, "0")}`;

/** The stays that companies owe, and their invoices, as the API keeps them: two nights for one adult each. */
export class MockInvoices {
  readonly debtors: Debtor[] = someDebtors();
  readonly invoices: Invoice[] = [];

  /** Sets the purchase order of a stay, as the API does. */
  setOrder(bookingId: string, { version, number, url }: SetPurchaseOrder): number | undefined {
    const debtor = this.debtors.find((each) => each.bookingId === bookingId);
    if (!debtor || debtor.bookingVersion !== version) return undefined;
    Object.assign(debtor, {
      ownOrder: { number: number || null, url: url || null },
      bookingVersion: version + 1,
    });
    showOrder(debtor);
    return version + 1;
  }

  /** Sets the purchase order of a stay's group, which leaves the stay's version as it is. */
  setGroupOrder(bookingId: string, order: PurchaseOrder): void {
    const debtor = this.debtors.find((each) => each.bookingId === bookingId);
    if (debtor) showOrder(Object.assign(debtor, { groupOrder: order }));
  }

  searchDebtors({ from, to }: DebtorSearch): Debtor[] {
    const invoiced = new Set<string>(
      this.invoices.flatMap(({ standingStays }) => standingStays.map(({ debtorId }) => debtorId)),
    );
    return this.debtors.filter(
      ({ id, checkInDate }) =>
        !invoiced.has(id) && (!from || checkInDate >= from) && (!to || checkInDate <= to),
    );
  }

  preview(companyId: string | null, { debtorIds, paymentMethod }: PreviewInvoice): InvoicePreview {
    const debtors = this.debtors.filter(({ id }) => debtorIds.includes(id));
    const lines = debtors.map((debtor, index) => lineOf(debtor, index + 1));
    const subtotalCentimes = sumCentimes(lines.map(({ amountCentimes }) => amountCentimes));
    const tvaCentimes = sumCentimes(lines.map((line) => line.tvaCentimes));
    const stayTaxCentimes = sumCentimes(lines.map((line) => line.stayTaxCentimes));
    const before = centimes(subtotalCentimes + tvaCentimes + stayTaxCentimes);
    const stampDutyCentimes = paymentMethod === "Cash" ? stampDuty(before) : 0;
    const grandTotalCentimes = before + stampDutyCentimes;
    const company = someCompanies().companies.find(({ id }) => id === companyId);
    return invoicePreviewSchema.parse({
      kind: "invoice",
      companyId,
      businessDate: BUSINESS_DATE,
      dueDate: BUSINESS_DATE,
      paymentMethod,
      seller: { name: "Hotel El Djazair", address: "24 avenue Souidani", city: "Alger", nif: "0" },
      buyer: { name: company?.name ?? "", nif: company?.nif ?? "" },
      lines,
      totals: {
        subtotalCentimes,
        tvaCentimes,
        tva: [{ tvaBp: 900, netCentimes: subtotalCentimes, tvaCentimes }],
        stayTaxCentimes,
        stampDutyCentimes,
        grandTotalCentimes,
        prepaidCentimes: 0,
        dueCentimes: grandTotalCentimes,
      },
    });
  }

  issue(companyId: string, wanted: PreviewInvoice): Invoice {
    const document = this.preview(companyId, wanted);
    return this.add(document, {
      standingStampDutyCentimes: document.totals.stampDutyCentimes,
      standingStays: document.lines.map(({ debtorId, amountCentimes }) => ({
        debtorId,
        prepaidCentimes: 0,
        transferredCentimes: amountCentimes,
      })),
    });
  }

  credit(invoice: Invoice, { reason, grandTotalCentimes: _, ...wish }: CreditInvoice): Invoice {
    const { lines, totals, stays } = draftCreditNote(invoice, wish);
    const corrected = lines.map(({ credited: __, ...line }) => ({
      ...line,
      correctsPosition: line.position,
    }));
    const note = this.add(
      { ...invoice, lines: corrected, totals },
      {
        kind: "credit-note",
        status: "Issued",
        openCentimes: 0,
        corrects: invoice,
        credits: wish.credits === "stays" ? "stays" : "amount",
        reason,
      },
    );
    invoice.openCentimes = centimes(invoice.openCentimes - totals.dueCentimes);
    invoice.creditNotes.push({ ...note, dueCentimes: totals.dueCentimes });
    invoice.standingStays = invoice.standingStays.filter((stay) => !stays.includes(stay));
    invoice.lines = invoice.lines.map((line) => ({
      ...line,
      credited: withMore(
        line.credited,
        lines.find(({ position }) => position === line.position),
      ),
    }));
    if (invoice.openCentimes === 0) invoice.status = "Cancelled";
    return note;
  }

  pay({ allocations, method, paymentDate, reference, notes }: RecordPayment): void {
    for (const { invoiceId, amountCentimes } of allocations) {
      const invoice = this.find(invoiceId);
      if (!invoice) continue;
      invoice.openCentimes = centimes(invoice.openCentimes - amountCentimes);
      const id = allocationIdSchema.parse(crypto.randomUUID());
      invoice.payments.push({ id, method, paymentDate, reference, notes, amountCentimes });
      if (invoice.openCentimes === 0) invoice.status = "Paid";
    }
  }

  find(id: unknown): Invoice | undefined {
    return this.invoices.find((invoice) => invoice.id === id);
  }

  search({ state, number = "", guest = "" }: InvoiceSearch): InvoiceSummary[] {
    return this.invoices
      .filter(({ status }) => state === undefined || status.toLowerCase() === state)
      .filter((invoice) => invoice.number.includes(number))
      .filter(({ lines }) => lines.some(({ guestName }) => guestName.includes(guest)))
      .map(({ buyer, lines, totals, ...invoice }) => ({
        ...invoice,
        companyName: buyer.name,
        guestName: lines[0]?.guestName ?? null,
        otherGuests: new Set(lines.map(({ guestName }) => guestName)).size - 1,
        grandTotalCentimes: totals.grandTotalCentimes,
        stampDutyCentimes: totals.stampDutyCentimes,
      }));
  }

  private add(document: InvoicePreview, rest: object): Invoice {
    const n = this.invoices.length + 1;
    const invoice = invoiceSchema.parse({
      ...document,
      lines: document.lines.map((line) => ({
        correctsPosition: null,
        credited: nothing,
        ...line,
      })),
      id: idOf(2, n),
      number: `INV-20260410-${String(n).padStart(6, "0")}`,
      seriesYear: 2026,
      seriesNumber: n,
      issuedAt: "2026-04-10T09:00:00Z",
      issuedBy: "Nadia Hamdi",
      status: "Unpaid",
      paidAt: null,
      openCentimes: document.totals.dueCentimes,
      payments: [],
      creditNotes: [],
      standingStays: [],
      standingStampDutyCentimes: 0,
      reminders: [],
      corrects: null,
      credits: null,
      reason: "",
      ...rest,
    });
    this.invoices.unshift(invoice);
    return invoice;
  }
}

type Credited = Invoice["lines"][number]["credited"];
const nothing: Credited = { amountCentimes: ZERO, tvaCentimes: ZERO, stayTaxCentimes: ZERO };

const withMore = (credited: Credited, taken: Credited = nothing): Credited => ({
  amountCentimes: centimes(credited.amountCentimes + taken.amountCentimes),
  tvaCentimes: centimes(credited.tvaCentimes + taken.tvaCentimes),
  stayTaxCentimes: centimes(credited.stayTaxCentimes + taken.stayTaxCentimes),
});

function lineOf(debtor: Debtor, n: number) {
  const { id, checkInDate, roomNumber, guestName, purchaseOrderNumber, balanceCentimes } = debtor;
  return {
    position: n,
    debtorId: id,
    date: checkInDate,
    item: "room",
    nights: 2,
    roomNumber,
    description: "Room charge",
    guestName,
    purchaseOrder: purchaseOrderNumber ?? null,
    amountCentimes: balanceCentimes,
    tvaBp: 900,
    tvaCentimes: basisPointsOf(centimes(balanceCentimes), 900),
    stayTaxCentimes: centimes(100_000),
  };
}

function someDebtors(): Debtor[] {
  return [
    debtor(1, "Yacine Brahimi", "2026-03-28", "2026-03-30", "https://orders.example.dz/17"),
    debtor(2, "Lynda Kaci", "2026-04-01", "2026-04-03", null),
    debtor(3, "أمينة بوزيد", "2026-04-02", "2026-04-04", "javascript:alert(1)"),
  ];
}

/** The order that applies: the stay's own, the rest of its group; the group's link is of the group's number. */
function showOrder(debtor: Debtor): void {
  const [own, ofGroup] = [debtor.ownOrder, debtor.groupOrder];
  const number = own?.number ?? ofGroup?.number ?? null;
  const url = own?.url ?? (number === ofGroup?.number ? ofGroup?.url : null) ?? null;
  Object.assign(debtor, { purchaseOrderNumber: number, purchaseOrderUrl: url });
}

function debtor(n: number, guestName: string, from: string, to: string, order: string | null) {
  return debtorSchema.parse({
    id: idOf(1, n),
    bookingId: idOf(3, n),
    reference: `AAAA0${n}`,
    guestName,
    checkInDate: from,
    checkOutDate: to,
    roomNumber: `10${n}`,
    purchaseOrderUrl: order,
    ownOrder: { number: null, url: order },
    groupOrder: null,
    bookingVersion: 1,
    balanceCentimes: n * 1_000_000,
    transferredOn: to,
  });
}
