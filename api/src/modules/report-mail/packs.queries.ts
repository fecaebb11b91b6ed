import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId, ReportRecipientId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { Database, HotelTx } from "../../platform/db/database.ts";

/** Wakes the worker that makes the mails. */
export const PACKS_CHANNEL = "funduq_report_packs";

export type Pack = { recipientId: ReportRecipientId; date: CalendarDate };

/**
 * Queues a closed day for every recipient of the hotel who does not have it yet: one whose mail was given up, or who
 * had no right to it then, is queued again. A mail that is given up has left the outbox after 90 days. A recipient who is removed at the same moment gets none: the lock waits for
 * the removal. Returns how many were queued.
 */
export async function insertPacks(
  tx: HotelTx,
  hotelId: HotelId,
  date: CalendarDate,
): Promise<number> {
  const rows = await tx.execute(sql`
    with listed as (
      select r.id from report_recipients r where r.hotel_id = ${hotelId} order by r.id for key share
    ), queued as (
      insert into report_packs as p (hotel_id, recipient_id, date)
      select ${hotelId}, id, ${date}::date from listed
      on conflict (hotel_id, recipient_id, date) do update
        set outcome = null, mail_id = null, make_after = now(), attempts = 0
        where p.outcome = 'not-allowed' or (p.outcome = 'mailed' and p.sent_at is null
          and not exists (select from outgoing_mails m where m.id = p.mail_id and m.send_after < 'infinity'))
      returning 1
    )
    select pg_notify(${PACKS_CHANNEL}, '') from queued`);
  return rows.length;
}

/** The hotel that waited longest for a mail that is due. */
export async function findHotelWithPack({ system }: Database): Promise<HotelId | undefined> {
  const [row] = await system.execute<{ hotelId: HotelId }>(sql`
    select hotel_id as "hotelId" from report_packs
    where outcome is null and make_after <= now() order by make_after limit 1`);
  return row?.hotelId;
}

/** Takes the hotel's oldest day that is due. Two workers never take the same one. */
export async function lockPack(tx: HotelTx, hotelId: HotelId): Promise<Pack | undefined> {
  const [row] = await tx.execute<Pack>(sql`
    select recipient_id as "recipientId", date from report_packs
    where hotel_id = ${hotelId} and outcome is null and make_after <= now()
    order by date, recipient_id for update skip locked limit 1`);
  return row;
}

/** `mailId` is null where the recipient may not get it. */
export async function setOutcome(
  tx: HotelTx,
  hotelId: HotelId,
  { recipientId, date, mailId }: Pack & { mailId: string | null },
): Promise<void> {
  await tx.execute(sql`
    update report_packs
    set outcome = ${mailId === null ? "not-allowed" : "mailed"}, mail_id = ${mailId}
    where hotel_id = ${hotelId} and recipient_id = ${recipientId} and date = ${date}`);
}

/** Has the mail of a pack made anew. */
export async function queueAnew(
  tx: HotelTx,
  hotelId: HotelId,
  { recipientId, date }: Pack,
): Promise<void> {
  await tx.execute(sql`
    update report_packs set outcome = null, mail_id = null, make_after = now(), attempts = 0
    where hotel_id = ${hotelId} and recipient_id = ${recipientId} and date = ${date}`);
  await tx.execute(sql`select pg_notify(${PACKS_CHANNEL}, '')`);
}

/** Postpones the hotel's due packs with growing delays after one of them could not be made. */
export async function postponePacks(tx: HotelTx, hotelId: HotelId): Promise<void> {
  await tx.execute(sql`
    update report_packs
    set attempts = attempts + 1,
      make_after = now() + least(interval '1 minute' * power(2, least(attempts, 6)), interval '1 hour')
    where hotel_id = ${hotelId} and outcome is null and make_after <= now()`);
}

export async function setSent(
  tx: HotelTx,
  { hotelId, id }: { hotelId: HotelId; id: string },
): Promise<void> {
  await tx.execute(sql`
    update report_packs set sent_at = now() where hotel_id = ${hotelId} and mail_id = ${id}`);
}

/** Whose mail it is; undefined where the recipient was removed. */
export async function findPackOfMail(
  tx: HotelTx,
  hotelId: HotelId,
  mailId: string,
): Promise<Pack | undefined> {
  const [row] = await tx.execute<Pack>(sql`
    select recipient_id as "recipientId", date from report_packs
    where hotel_id = ${hotelId} and mail_id = ${mailId} for update`);
  return row;
}

/** The last closed day; null before the first night audit. */
export async function findLastClosedDay(
  tx: HotelTx,
  hotelId: HotelId,
): Promise<CalendarDate | null> {
  const [row] = await tx.execute<{ date: CalendarDate }>(sql`
    select max(date)::text as date from business_days where hotel_id = ${hotelId}`);
  return row?.date ?? null;
}

export async function findHotelName(tx: HotelTx, hotelId: HotelId): Promise<string> {
  const [row] = await tx.execute<{ name: string }>(
    sql`select name from hotels where id = ${hotelId}`,
  );
  return row?.name ?? "";
}
