import type { HotelId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { SystemTx, Tx } from "../../platform/db/database.ts";
import type { LinkPurpose } from "./sessions.tables.ts";

/** Serializes the creation of links to the same email. */
export async function lockLinksOf(tx: Tx, email: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in links ${email}`}, 0))`,
  );
}

/** The email of a link, and the hotel that requested it; without a hotel, the operator. */
export type LinkOwner = { email: string; hotelId?: HotelId | undefined };

/** Voids the open link that a hotel has sent to an email; those of other hotels stay valid. */
export async function voidOpenLink(tx: Tx, { email, hotelId }: LinkOwner): Promise<boolean> {
  const rows = await tx.execute(sql`
    update sign_in_links set voided_at = now()
    where email = ${email} and for_hotel_id is not distinct from ${hotelId ?? null}::uuid
      and used_at is null and voided_at is null
    returning token_hash`);
  return rows.length > 0;
}

type NewLink = LinkOwner & { tokenHash: string; purpose: LinkPurpose };

export async function insertLink(
  tx: Tx,
  { tokenHash, email, hotelId, purpose }: NewLink,
): Promise<void> {
  await tx.execute(sql`
    insert into sign_in_links (token_hash, email, purpose, for_hotel_id, created_at, expires_at)
    values (${tokenHash}, ${email}, ${purpose}, ${hotelId ?? null}, now(),
      now() + interval '24 hours')`);
}

/** Serializes the counting and creation of one hotel's links. */
export async function lockLinksFor(tx: Tx, hotelId: HotelId): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in links for ${hotelId}`}, 0))`,
  );
}

/**
 * Seconds until the hotel may ask for a link to the email: until fewer than `toOne` were made for it
 * and fewer than `inAll` for everybody within an hour. Undefined when it may now.
 */
export async function restOfLinks(
  tx: Tx,
  { hotelId, email }: { hotelId: HotelId; email: string },
  { toOne, inAll }: { toOne: number; inAll: number },
): Promise<number | undefined> {
  const made = sql`
    select created_at as at from sign_in_links
    where for_hotel_id = ${hotelId} and created_at > now() - interval '1 hour'`;
  const [row] = await tx.execute<{ rest: number | null }>(sql`
    select greatest(1, ceil(extract(epoch from max(at) + interval '1 hour' - now())))::int as rest
    from (
      (${made} and email = ${email} order by created_at desc offset ${toOne - 1} limit 1)
      union all (${made} order by created_at desc offset ${inAll - 1} limit 1)
    ) as full_windows
    having count(*) > 0`);
  return row?.rest ?? undefined;
}

/** A link is of no use a day after it was made, nor an hour after a password was chosen by it. */
export async function deleteOldLinks(tx: SystemTx): Promise<void> {
  await tx.execute(sql`delete from sign_in_links where expires_at < now() - interval '1 day'`);
}
