import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import type { FolioId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import type { FolioOwner } from "./folio-owner.ts";
import { ACCOUNT_FOLIO_KEY } from "./folios.tables.ts";

/** The account of a group or company; it is opened with its first line. */
export async function openAccountFolio(
  tx: HotelTx,
  { hotelId, ownerKind, ownerId }: FolioOwner,
): Promise<FolioId> {
  const payer = ownerKind === "group" ? "Group" : "Company";
  await tx.execute(sql`
    insert into folios (hotel_id, id, owner_kind, owner_id, key, name, payer)
    values (${hotelId}, ${uuidv7()}, ${ownerKind}, ${ownerId}, ${ACCOUNT_FOLIO_KEY}, 'Account', ${payer})
    on conflict (hotel_id, owner_id, key) do nothing`);
  return selectJson(
    tx,
    sql`select to_json(id) as json from folios
      where hotel_id = ${hotelId} and owner_id = ${ownerId} and key = ${ACCOUNT_FOLIO_KEY}`,
  );
}

/**
 * Locks a company's account until the transaction ends, before its invoices: invoicing, credit notes, payments and undos of
 * check-outs of one company come one after another. A company without a posting has no account.
 */
export async function lockCompanyAccount(
  tx: HotelTx,
  { hotelId, companyId }: CompanyRef,
): Promise<void> {
  await tx.execute(sql`
    select from folios f
    where f.hotel_id = ${hotelId} and f.owner_id = ${companyId} and f.key = ${ACCOUNT_FOLIO_KEY} for no key update`);
}

/**
 * Locks the accounts of the companies that a stay was charged to, in the order of their ids. Invoicing
 * locks an account in the same way, so an undo sees the invoice, or the invoice sees the undo.
 */
export async function lockAccountsOfStay(tx: HotelTx, ref: BookingRef): Promise<void> {
  await tx.execute(accountsOfStayQuery(ref));
}

/**
 * The companies are an array, which is read once. With `in`, PostgreSQL joined every account of a hotel that its statistics
 * do not have yet with every posting there, beyond the time limit of a statement. The hotel is read first, so that the postings
 * are those of the stay and not all of the hotel (`stayInvoicedQuery`).
 */
export const accountsOfStayQuery = ({ hotelId, bookingId }: BookingRef): SQL => sql`
  with hotel as materialized (select id from hotels where id = ${hotelId})
  select from hotel n join folios f on f.hotel_id = n.id
  where f.key = ${ACCOUNT_FOLIO_KEY} and f.owner_id = any(array(
    select t.owner_id from hotel h
    join postings p on p.hotel_id = h.id and p.owner_id = ${bookingId}
    join postings t on t.hotel_id = h.id and t.id = p.counterpart_posting_id
    where p.method = 'Company Account'))
  order by f.id for no key update of f`;
