import { sql } from "drizzle-orm";
import type { SystemTx } from "../../platform/db/database.ts";

type AttemptKeys = { email: string; address: string };

/** Failed attempts: of this email from this address, of the address, of it at unknown emails, of the email. */
export type AttemptCounts = { pair: number; address: number; unknown: number; email: number };

/** Makes attempts of the same address, then of the same email, wait for each other until the transaction ends. */
export async function lockAttempts(tx: SystemTx, { email, address }: AttemptKeys): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in address ${address}`}, 0))`,
  );
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in email ${email}`}, 0))`,
  );
}

export async function countFailures(
  tx: SystemTx,
  { email, address }: AttemptKeys,
): Promise<AttemptCounts> {
  const [counts] = await tx.execute<AttemptCounts>(sql`
    select
      count(*) filter (where email = ${email} and address = ${address}
        and at > now() - interval '15 minutes')::int as pair,
      count(*) filter (where address = ${address})::int as address,
      count(*) filter (where address = ${address} and starts_with(email, 'unknown:'))::int as unknown,
      count(*) filter (where email = ${email})::int as email
    from login_attempts
    where not succeeded and at > now() - interval '1 hour'
      and (email = ${email} or address = ${address})`);
  return counts ?? { pair: 0, address: 0, unknown: 0, email: 0 };
}

export async function insertAttempt(
  tx: SystemTx,
  { id, email, address }: AttemptKeys & { id: string },
): Promise<void> {
  await tx.execute(sql`
    insert into login_attempts (id, email, address, succeeded, at)
    values (${id}, ${email}, ${address}, false, clock_timestamp())`);
}

export async function markSucceeded(tx: SystemTx, id: string): Promise<void> {
  await tx.execute(sql`update login_attempts set succeeded = true where id = ${id}`);
}

/** Attempts count for an hour; after a day nothing asks for them. */
export async function deleteOldAttempts(tx: SystemTx): Promise<void> {
  await tx.execute(sql`delete from login_attempts where at < now() - interval '1 day'`);
}
