import { v7 as uuid } from "uuid";
import type { HotelWorld, Rows } from "./world-ids.ts";

export function folios({ hotelId: hotel_id, ...ids }: HotelWorld): Rows {
  const personal = { hotel_id, key: "folio_guest_personal", name: "Personal", payer: "Guest" };
  const stay = { owner_kind: "stay", company_id: null };
  const account = { hotel_id, key: "folio_account", name: "Account" };
  return [
    ["folios", { ...personal, ...stay, id: ids.folioId, owner_id: ids.bookingId }],
    ["folios", { ...personal, ...stay, id: ids.goneFolioId, owner_id: ids.goneId }],
    [
      "folios",
      {
        hotel_id,
        ...stay,
        owner_id: ids.goneId,
        company_id: ids.companyId,
        id: ids.companyFolioId,
        key: "folio_company_sonatrach",
        name: "Company",
        payer: "Company",
      },
    ],
    [
      "folios",
      {
        ...account,
        id: ids.companyAccountId,
        payer: "Company",
        owner_kind: "company",
        owner_id: ids.companyId,
      },
    ],
    [
      "folios",
      {
        ...account,
        id: ids.groupAccountId,
        payer: "Group",
        owner_kind: "group",
        owner_id: ids.groupId,
      },
    ],
    [
      "folio_rules",
      { hotel_id, folio_id: ids.companyFolioId, department: "Room", frequency: "perStay" },
    ],
  ];
}

export function postings({ hotelId: hotel_id, ...ids }: HotelWorld): Rows {
  const stay = { hotel_id, owner_kind: "stay" };
  const open = { ...stay, owner_id: ids.bookingId, business_date: "2026-03-02" };
  const charge = {
    kind: "charge",
    item: "restaurant",
    department: "Restaurant",
    description: "Dinner",
  };
  const night = {
    ...open,
    folio_id: ids.folioId,
    kind: "charge",
    item: "room",
    night: "2026-03-02",
    department: "Room",
    description: "Room charge",
    amount_centimes: 900_000,
  };
  const nightId = uuid();
  const wrong = { ...open, ...charge, folio_id: ids.folioId, amount_centimes: 70_000 };
  const closed = {
    ...stay,
    owner_id: ids.goneId,
    folio_id: ids.companyFolioId,
    business_date: "2026-02-28",
    posted_at: "2026-02-28T22:00:00Z",
    amount_centimes: 900_000,
  };
  return [
    [
      "postings",
      {
        ...open,
        ...charge,
        id: ids.chargeId,
        folio_id: ids.folioId,
        amount_centimes: 150_000,
      },
    ],
    ["postings", { ...wrong, id: ids.reversedId }],
    [
      "postings",
      {
        ...wrong,
        id: ids.reversalId,
        reverses_posting_id: ids.reversedId,
        reversal_reason: "Wrong room",
      },
    ],
    [
      "postings",
      {
        ...wrong,
        id: ids.splitPartId,
        amount_centimes: 30_000,
        split_of_posting_id: ids.reversedId,
        split_half: "part",
      },
    ],
    [
      "postings",
      {
        ...wrong,
        id: uuid(),
        amount_centimes: 40_000,
        split_of_posting_id: ids.reversedId,
        split_half: "rest",
      },
    ],
    ["postings", { ...night, id: nightId }],
    [
      "postings",
      { ...night, id: uuid(), reverses_posting_id: nightId, reversal_reason: "Another guest" },
    ],
    ["postings", { ...night, id: ids.nightId, recharges_posting_id: nightId }],
    [
      "postings",
      {
        ...night,
        id: uuid(),
        item: "tva",
        description: "TVA",
        amount_centimes: 81_000,
        tva_bp: 900,
        taxes_posting_id: ids.nightId,
        taxed_centimes: 900_000,
      },
    ],
    [
      "postings",
      {
        ...night,
        id: uuid(),
        item: "stay-tax",
        night: "2026-03-01",
        description: "Stay tax",
        amount_centimes: 100_000,
        stay_tax_centimes: 100_000,
      },
    ],
    ["postings", { ...closed, ...charge, id: ids.companyChargeId, folio_id: ids.goneFolioId }],
    [
      "postings",
      transferOf(
        {
          ...closed,
          account_id: ids.companyId,
          method: "Company Account",
          description: "Transfer to company account",
        },
        { id: ids.transferId, check_out_version: 2 },
        {
          id: ids.debtorId,
          check_out_version: null,
          folio_id: ids.companyAccountId,
          owner_kind: "company",
          owner_id: ids.companyId,
        },
      ),
    ],
    [
      "posting_moves",
      {
        hotel_id,
        owner_id: ids.goneId,
        posting_id: ids.companyChargeId,
        seq: 1,
        from_folio_id: ids.goneFolioId,
        to_folio_id: ids.companyFolioId,
      },
    ],
  ];
}

type Line = Readonly<Record<string, unknown>> & { id: string };

/** The two lines of a transfer. */
function transferOf(both: Readonly<Record<string, unknown>>, from: Line, to: Line) {
  const line = { ...both, kind: "transfer" };
  return [
    { ...line, ...from, transfer_side: "from", counterpart_posting_id: to.id },
    { ...line, ...to, transfer_side: "to", counterpart_posting_id: from.id },
  ];
}

/** A group's account: a dinner, a reversed dinner, a part of a deposit, and a transfer from a stay. */
export function groupAccount({ hotelId: hotel_id, ...ids }: HotelWorld): Rows {
  const account = { owner_kind: "group", owner_id: ids.groupId, folio_id: ids.groupAccountId };
  const own = { hotel_id, ...account, business_date: "2026-03-02" };
  const charge = {
    ...own,
    kind: "charge",
    item: "restaurant",
    department: "Restaurant",
    amount_centimes: 400_000,
  };
  const deposit = {
    ...own,
    kind: "payment",
    method: "Cash",
    amount_centimes: 150_000,
    description: "Payment - Cash",
  };
  const depositId = uuid();
  const wrong = { ...charge, id: uuid(), description: "Hall" };
  return [
    ["postings", { ...charge, id: ids.groupDinnerId, description: "Dinner" }],
    ["postings", wrong],
    [
      "postings",
      { ...wrong, id: uuid(), reverses_posting_id: wrong.id, reversal_reason: "Not theirs" },
    ],
    ["postings", { ...deposit, id: depositId }],
    [
      "postings",
      { ...deposit, id: uuid(), reverses_posting_id: depositId, reversal_reason: "Too much" },
    ],
    [
      "postings",
      {
        ...deposit,
        id: ids.groupPartId,
        amount_centimes: 100_000,
        split_of_posting_id: depositId,
        split_half: "rest",
      },
    ],
    [
      "postings",
      {
        ...deposit,
        id: uuid(),
        amount_centimes: 50_000,
        split_of_posting_id: depositId,
        split_half: "part",
      },
    ],
    [
      "postings",
      transferOf(
        {
          hotel_id,
          business_date: "2026-03-02",
          amount_centimes: 50_000,
          method: "Group Account",
          description: "Transfer to group account",
          account_id: ids.groupId,
        },
        {
          id: ids.groupTransferId,
          owner_kind: "stay",
          owner_id: ids.bookingId,
          folio_id: ids.folioId,
        },
        { ...account, id: uuid() },
      ),
    ],
  ];
}

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

export function restaurant({ hotelId: hotel_id, ...ids }: HotelWorld): Rows {
  const inside = { hotel_id, restaurant_id: ids.restaurantId };
  const tea = { name: "Mint tea", price_centimes: 75_000 };
  return [
    ["restaurants", { hotel_id, id: ids.restaurantId, name: "La Casbah" }],
    ["dining_tables", { ...inside, id: ids.tableId, name: "T1", covers: 4 }],
    ["pos_categories", { ...inside, id: ids.categoryId, name: "Drinks" }],
    ["pos_items", { ...inside, id: ids.itemId, category_id: ids.categoryId, ...tea }],
    ["open_bills", { ...inside, id: ids.billId, table_id: ids.tableId, name: "Bill 1" }],
    [
      "open_bill_lines",
      { hotel_id, bill_id: ids.billId, item_id: ids.itemId, ...tea, quantity: 1 },
    ],
    ["bill_counters", { ...inside, year: 2026, month: 3, last_number: 1 }],
    [
      "sales",
      {
        ...inside,
        id: ids.saleId,
        client_operation_id: uuid(),
        year: 2026,
        month: 3,
        number: 1,
        table_name: "T1",
        method: "Room",
        total_centimes: 150_000,
        business_date: "2026-03-02",
        booking_id: ids.bookingId,
        posting_id: ids.chargeId,
      },
    ],
    ["sale_lines", { hotel_id, sale_id: ids.saleId, position: 1, ...tea, quantity: 2 }],
  ];
}

/** A placeholder until `makeHotelWorld` has computed the chain. */
const UNSEALED = Buffer.alloc(32);

export function trail({ hotelId: hotel_id, hotelUserId, userId: user_id }: HotelWorld): Rows {
  const recipient = { hotel_id, id: uuid(), with_attachments: true };
  const key = { key: "the-first-key", request_hash: "0".repeat(64) };
  return [
    [
      "business_days",
      { hotel_id, date: "2026-02-28", closed_at: "2026-03-01T00:00:00Z", statistics: {} },
    ],
    [
      "business_days",
      {
        hotel_id,
        date: "2026-03-01",
        closed_at: "2026-03-02T00:00:00Z",
        statistics: {},
        trail_seq: 1,
        trail_hash: UNSEALED,
      },
    ],
    ["report_recipients", { ...recipient, hotel_user_id: hotelUserId }],
    ["report_recipients", { ...recipient, id: uuid(), email: "owner@funduq.test", language: "ar" }],
    ["report_packs", { hotel_id, recipient_id: recipient.id, date: "2026-03-01" }],
    [
      "books_on_day",
      {
        hotel_id,
        business_date: "2026-03-01",
        stay_date: "2026-03-02",
        booked: 1,
        held: 0,
        revenue_centimes: 900_000,
      },
    ],
    ["change_counters", { hotel_id, seq: 1 }],
    ["changes", { hotel_id, seq: 1, action: "hotel.created", tags: ["Hotel"], hash: UNSEALED }],
    ["live_changes", { hotel_id, seq: 1, tags: ["Hotel"] }],
    ["idempotency_keys", { hotel_id, user_id, ...key, status: 200 }],
  ];
}
