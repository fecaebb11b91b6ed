import { v7 as uuid } from "uuid";
import type { HotelWorld, Rows } from "./world-ids.ts";

/** An invoice that a credit note took back, and the one that replaced it: a payment of another invoice was moved to it. */
export function documents({ hotelId: hotel_id, ...ids }: HotelWorld): Rows {
  const company = { hotel_id, company_id: ids.companyId };
  const invoice = {
    ...company,
    series_year: 2026,
    business_date: "2026-03-02",
    due_date: "2026-04-01",
    payment_method: "Cheque",
    seller: {},
    buyer: {},
    subtotal_centimes: 900_000,
    tva_centimes: 81_000,
    stay_tax_centimes: 100_000,
    grand_total_centimes: 1_081_000,
    transferred_centimes: 900_000,
    added_tva_centimes: 81_000,
    added_stay_tax_centimes: 100_000,
  };
  const line = {
    hotel_id,
    position: 1,
    date: "2026-02-27",
    description: "Stay",
    guest_name: "Yacine Brahimi",
    amount_centimes: 900_000,
    posting_id: ids.debtorId,
    item: "room",
    nights: 1,
    room_number: "101",
    tva_bp: 900,
    tva_centimes: 81_000,
    stay_tax_centimes: 100_000,
    added_tva_centimes: 81_000,
    added_stay_tax_centimes: 100_000,
  };
  const credited = {
    credited_centimes: 900_000,
    credited_tva_centimes: 81_000,
    credited_stay_tax_centimes: 100_000,
  };
  const corrects = { corrects_invoice_id: ids.cancelledInvoiceId, corrects_position: 1 };
  const allocation = {
    ...company,
    payment_id: ids.paymentId,
    amount_centimes: 1_081_000,
    business_date: "2026-03-02",
  };
  return [
    ["invoice_counters", { hotel_id, year: 2026, last_number: 6 }],
    [
      "invoices",
      {
        ...invoice,
        id: ids.invoiceId,
        number: "INV-20260302-000001",
        series_number: 1,
        status: "Paid",
        paid_at: "2026-03-02T10:00:00Z",
        settled_centimes: 1_081_000,
      },
    ],
    [
      "invoices",
      {
        ...invoice,
        id: ids.cancelledInvoiceId,
        number: "INV-20260302-000003",
        series_number: 3,
        status: "Cancelled",
        credited_centimes: 1_081_000,
      },
    ],
    [
      "invoices",
      {
        ...invoice,
        id: ids.creditNoteId,
        kind: "credit-note",
        number: "INV-20260302-000002",
        series_number: 2,
        corrects_invoice_id: ids.cancelledInvoiceId,
        status: "Issued",
        credits: "stays",
        reason: "Wrong company",
      },
    ],
    ["invoice_lines", { ...line, invoice_id: ids.invoiceId }],
    ["invoice_lines", { ...line, ...credited, invoice_id: ids.cancelledInvoiceId }],
    ["invoice_lines", { ...line, ...corrects, invoice_id: ids.creditNoteId }],
    [
      "invoice_mails",
      {
        ...company,
        id: uuid(),
        invoice_id: ids.invoiceId,
        recipient: "compta@sonatrach.test",
        language: "fr",
        is_duplicate: false,
        by_user_id: ids.userId,
      },
    ],
    ["invoice_guest_words", { ...company, invoice_id: ids.invoiceId, word: "brahimi" }],
    ["invoice_guest_words", { ...company, invoice_id: ids.invoiceId, word: "yacine" }],
    ["invoice_stays", { ...company, invoice_id: ids.invoiceId, posting_id: ids.debtorId }],
    [
      "invoice_stays",
      {
        ...company,
        invoice_id: ids.cancelledInvoiceId,
        posting_id: ids.debtorId,
        released_at: "2026-03-02T09:00:00Z",
        credit_note_id: ids.creditNoteId,
      },
    ],
    [
      "payments",
      {
        ...company,
        id: ids.paymentId,
        method: "Cheque",
        payment_date: "2026-03-02",
        business_date: "2026-03-02",
        amount_centimes: 1_081_000,
        allocated_centimes: 1_081_000,
      },
    ],
    ["allocations", { ...allocation, id: uuid(), invoice_id: ids.invoiceId }],
    [
      "allocations",
      {
        ...allocation,
        id: uuid(),
        invoice_id: ids.cancelledInvoiceId,
        reversed_at: "2026-03-02T08:30:00Z",
        reversal_reason: "Wrong company",
      },
    ],
    ...remindersOf(company, ids.invoiceId),
  ];
}

/** The same of the dinner on a group's account: an invoice that a credit note took back, and the one that replaced it. */
export function folioDocuments({ hotelId: hotel_id, ...ids }: HotelWorld): Rows {
  const ofAccount = { hotel_id, folio_id: ids.groupAccountId };
  const numbered = (series_number: number) => ({
    ...ofAccount,
    folio_payer: "Group",
    number: `INV-20260302-${String(series_number).padStart(6, "0")}`,
    series_year: 2026,
    series_number,
    business_date: "2026-03-02",
    due_date: "2026-03-02",
    payment_method: "Credit Card",
    seller: {},
    buyer: { name: "Tassili" },
    subtotal_centimes: 366_972,
    tva_centimes: 33_028,
    stay_tax_centimes: 0,
    grand_total_centimes: 400_000,
    transferred_centimes: 400_000,
    added_tva_centimes: 33_028,
    added_stay_tax_centimes: 0,
  });
  const line = {
    hotel_id,
    position: 1,
    date: "2026-03-02",
    description: "Dinner",
    guest_name: "Tassili",
    amount_centimes: 366_972,
    item: "restaurant",
    department: "Restaurant",
    tva_bp: 900,
    tva_centimes: 33_028,
    added_tva_centimes: 33_028,
  };
  const [cancelled, note, standing] = [
    ids.cancelledFolioInvoiceId,
    ids.folioCreditNoteId,
    ids.folioInvoiceId,
  ];
  const released = { released_at: "2026-03-02T09:00:00Z", credit_note_id: note };
  const charge = { ...ofAccount, posting_id: ids.groupDinnerId };
  return [
    [
      "invoices",
      { ...numbered(4), id: cancelled, status: "Cancelled", credited_centimes: 400_000 },
    ],
    [
      "invoices",
      {
        ...numbered(5),
        id: note,
        kind: "credit-note",
        corrects_invoice_id: cancelled,
        credits: "stays",
        status: "Issued",
        reason: "Wrong firm",
      },
    ],
    ["invoices", { ...numbered(6), id: standing, status: "Issued" }],
    ["invoice_lines", { ...line, invoice_id: standing }],
    [
      "invoice_lines",
      {
        ...line,
        invoice_id: cancelled,
        credited_centimes: 366_972,
        credited_tva_centimes: 33_028,
      },
    ],
    [
      "invoice_lines",
      { ...line, invoice_id: note, corrects_invoice_id: cancelled, corrects_position: 1 },
    ],
    ["invoice_charges", { ...charge, invoice_id: cancelled, ...released }],
    ["invoice_charges", { ...charge, invoice_id: standing }],
  ];
}

/** Both letters about an invoice that is overdue. */
function remindersOf(company: { hotel_id: string; company_id: string }, invoice_id: string): Rows {
  const letters = [
    ["first", "2026-03-12"],
    ["last", "2026-03-26"],
  ] as const;
  return letters.flatMap(([step, business_date]): Rows => {
    const letter = { ...company, step, business_date };
    const reminder_id = uuid();
    return [
      [
        "reminders",
        { ...letter, id: reminder_id, seller: { name: "Hotel" }, buyer: { name: "Atlas" } },
      ],
      [
        "reminded_invoices",
        { ...letter, reminder_id, invoice_id, due_date: "2026-03-02", open_centimes: 100 },
      ],
    ];
  });
}
