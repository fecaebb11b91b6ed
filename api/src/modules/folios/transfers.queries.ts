import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { BookingId, FolioId, PostingId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";
import { type SQL, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { openAccountFolio } from "./accounts.queries.ts";
import { type FolioOwner, stayOwner } from "./folio-owner.ts";
import { type PostingMethod, postings } from "./postings.tables.ts";

/** What of a stay's folio is transferred. */
export type TransferredFolio = {
  bookingId: BookingId;
  folioId: FolioId;
  amountCentimes: Centimes;
};

export type Transfer = {
  /** The group or company that owes it from now on. */
  to: FolioOwner;
  method: Extract<PostingMethod, "Company Account" | "Group Account">;
  description: string;
  businessDate: CalendarDate;
  /** The booking's version, where its check-out makes the transfer: an undo takes it back. */
  checkOutVersion?: number | undefined;
};

/** Settles folios of stays: the account owes what they owed. All lines are inserted by one statement. */
export async function insertTransfers(
  tx: HotelTx,
  { to, method, description, businessDate, checkOutVersion }: Transfer,
  folios: readonly TransferredFolio[],
  { by, now }: WriteContext,
): Promise<void> {
  const accountFolioId = await openAccountFolio(tx, to);
  const common = { method, description, businessDate, accountId: to.ownerId };
  const posted = { postedAt: now.toISOString(), postedBy: by.userId };
  const lines = folios.flatMap(({ bookingId, folioId, amountCentimes }) => {
    const [fromId, toId] = [uuidv7() as PostingId, uuidv7() as PostingId];
    const line = { kind: "transfer" as const, ...common, ...posted, amountCentimes };
    const stay = stayOwner({ hotelId: to.hotelId, bookingId });
    const fromLine = { ...line, ...stay, id: fromId, folioId, checkOutVersion };
    const toLine = { ...line, ...to, id: toId, folioId: accountFolioId };
    return [
      { ...fromLine, transferSide: "from" as const, counterpartPostingId: toId },
      { ...toLine, transferSide: "to" as const, counterpartPostingId: fromId },
    ];
  });
  await tx.insert(postings).values(lines);
}

/** The transfers of a check-out to a company's or a group's account that are not reversed. */
export async function listCheckOutTransfers(
  tx: HotelTx,
  { hotelId, bookingId }: BookingRef,
): Promise<PostingId[]> {
  return selectJson(
    tx,
    sql`
    select coalesce(json_agg(p.id order by p.id), '[]') as json from postings p
    where p.hotel_id = ${hotelId} and p.owner_id = ${bookingId} and p.check_out_version is not null
      and not exists (select from postings r where r.hotel_id = p.hotel_id
        and r.owner_id = p.owner_id and r.reverses_posting_id = p.id)`,
  );
}

/** Whether a debtor of the stay is on an invoice that no credit note has taken back. */
export async function isStayInvoiced(tx: HotelTx, ref: BookingRef): Promise<boolean> {
  return selectJson(tx, stayInvoicedQuery(ref));
}

/**
 * The hotel is read first: one that the statistics do not have yet seems to have a single row in each table, and PostgreSQL took any
 * index for the others, such as one of all lines of invoices of the hotel, compared with each posting of the stay.
 */
const stayInvoicedQuery = ({ hotelId, bookingId }: BookingRef): SQL => sql`
  with hotel as materialized (select id from hotels where id = ${hotelId})
  select to_json(exists (
    select from hotel h
    join postings p on p.hotel_id = h.id and p.owner_id = ${bookingId}
    join invoice_stays i on i.hotel_id = h.id and i.posting_id = p.counterpart_posting_id
    where p.method = 'Company Account' and i.released_at is null
  )) as json`;
