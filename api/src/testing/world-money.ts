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
