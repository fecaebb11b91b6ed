import { randomUUID } from "node:crypto";
import type postgres from "postgres";

type Account = { hotelId: string; kind: "group" | "company"; ownerId: string };

/** Inserts the account of a group or company with the owner's client, as the application would. */
export async function openAccount(
  owner: postgres.Sql,
  { hotelId, kind, ownerId }: Account,
): Promise<string> {
  const payer = kind === "group" ? "Group" : "Company";
  await owner`
    insert into folios (hotel_id, id, owner_kind, owner_id, key, name, payer)
    values (${hotelId}, ${randomUUID()}, ${kind}, ${ownerId}, 'folio_account', 'Account', ${payer})
    on conflict do nothing`;
  const [folio] = await owner<{ id: string }[]>`
    select id from folios where owner_id = ${ownerId} and key = 'folio_account'`;
  return folio?.id ?? "";
}

/** Inserts a charge and a payment of a group, with any business date; zero inserts none. */
export async function writeGroupLines(
  owner: postgres.Sql,
  group: { hotelId: string; groupId: string },
  { charged = 0, paid = 0, on }: { charged?: number; paid?: number; on: string },
): Promise<void> {
  const { hotelId, groupId } = group;
  const folioId = await openAccount(owner, { hotelId, kind: "group", ownerId: groupId });
  await owner`
    insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, item, department, method,
      description, amount_centimes, business_date)
    select ${hotelId}, gen_random_uuid(), 'group', ${groupId}, ${folioId}, l.kind, l.item, l.department,
      l.method, 'Line', l.amount, ${on}
    from (values ('charge', 'service', 'Other', null, ${charged}::bigint),
      ('payment', null, null, 'Cash', ${paid}::bigint)) l (kind, item, department, method, amount)
    where l.amount > 0`;
}

type CompanyTransfer = {
  hotelId: string;
  bookingId: string;
  folioId: string;
  companyId: string;
  amountCentimes: number;
  on: string;
};

/** Inserts a transfer to a company's account as a check-out does. Returns its two lines. */
export async function writeCompanyTransfer(
  owner: postgres.Sql,
  { hotelId, bookingId, folioId, companyId, amountCentimes, on }: CompanyTransfer,
): Promise<{ postingId: string; debtorId: string }> {
  const account = await openAccount(owner, { hotelId, kind: "company", ownerId: companyId });
  const [postingId, debtorId] = [randomUUID(), randomUUID()];
  await owner`
    insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, method, description,
      amount_centimes, business_date, transfer_side, counterpart_posting_id, account_id, check_out_version)
    values
      (${hotelId}, ${postingId}, 'stay', ${bookingId}, ${folioId}, 'transfer', 'Company Account',
        'To the account', ${amountCentimes}, ${on}, 'from', ${debtorId}, ${companyId}, 1),
      (${hotelId}, ${debtorId}, 'company', ${companyId}, ${account}, 'transfer', 'Company Account',
        'To the account', ${amountCentimes}, ${on}, 'to', ${postingId}, ${companyId}, null)`;
  return { postingId, debtorId };
}
