import { sql } from "drizzle-orm";
import type { SystemTx } from "../../platform/db/database.ts";

/** Hashed email; `place` is an address, or a device that the account knows. */
export type AttemptKeys = { email: string; place: string };

/** Serializes attempts at the same account from the same place until the transaction ends. */
export async function lockPair(tx: SystemTx, { email, place }: AttemptKeys): Promise<void> {
  await lock(tx, `sign-in ${email} ${place}`);
}

/** Serializes attempts at unknown emails from the same address. */
export async function lockUnknownFrom(tx: SystemTx, address: string): Promise<void> {
  await lock(tx, `sign-in unknown ${address}`);
}

async function lock(tx: SystemTx, what: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);
}

const hour = sql.raw("interval '1 hour'");
const quarter = sql.raw("interval '15 minutes'");

/** Seconds until a failure leaves the window, at least one. */
const restOf = (window: typeof hour) =>
  sql`greatest(1, ceil(extract(epoch from at + ${window} - clock_timestamp())))::int`;

/**
 * Seconds until fewer than `most` failures at the account from the place are in the window of 15
 * minutes; undefined when there are fewer now.
 */
export async function restOfPair(
  tx: SystemTx,
  { email, place }: AttemptKeys,
  most: number,
): Promise<number | undefined> {
  const [row] = await tx.execute<{ rest: number }>(sql`
    select ${restOf(quarter)} as rest from login_attempts
    where email = ${email} and address = ${place} and not succeeded and at > now() - ${quarter}
    order by at desc offset ${most - 1} limit 1`);
  return row?.rest;
}

/** The same for failures at unknown emails from an address, within an hour. */
export async function restOfUnknown(
  tx: SystemTx,
  address: string,
  most: number,
): Promise<number | undefined> {
  const [row] = await tx.execute<{ rest: number }>(sql`
    select ${restOf(hour)} as rest from login_attempts
    where address = ${address} and starts_with(email, 'unknown:') and not succeeded
      and at > now() - ${hour}
    order by at desc offset ${most - 1} limit 1`);
  return row?.rest;
}

type Most = { ofAddress: number; ofEmail: number };

/** Whether an address or an account has had so many failures in an hour. No more of them are counted. */
export async function hasManyFailures(
  tx: SystemTx,
  { email, place }: AttemptKeys,
  { ofAddress, ofEmail }: Most,
): Promise<boolean> {
  const recent = sql`not succeeded and at > now() - ${hour}`;
  const [row] = await tx.execute<{ many: boolean }>(sql`
    select (select count(*) from (select from login_attempts
        where address = ${place} and ${recent} limit ${ofAddress}) a) >= ${ofAddress}
      or (select count(*) from (select from login_attempts
        where email = ${email} and ${recent} limit ${ofEmail}) e) >= ${ofEmail} as many`);
  return row?.many ?? false;
}

export async function insertAttempt(
  tx: SystemTx,
  { id, email, place }: AttemptKeys & { id: string },
): Promise<void> {
  await tx.execute(sql`
    insert into login_attempts (id, email, address, succeeded, at)
    values (${id}, ${email}, ${place}, false, clock_timestamp())`);
}

export async function markSucceeded(tx: SystemTx, id: string): Promise<void> {
  await tx.execute(sql`update login_attempts set succeeded = true where id = ${id}`);
}

/** Attempts count for an hour and are deleted after a day. */
export async function deleteOldAttempts(tx: SystemTx): Promise<void> {
  await tx.execute(sql`delete from login_attempts where at < now() - interval '1 day'`);
}
