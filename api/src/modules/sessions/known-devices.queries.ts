import type { UserId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { SystemTx } from "../../platform/db/database.ts";

/** The maximum age of the cookie and of the row. */
export const DEVICE_DAYS = 180;
/** The maximum number of devices per account: browsers that drop their cookies would add a row with every sign-in. */
const MOST_OF_ACCOUNT = 50;

const isRecent = sql.raw(`last_used_at > now() - interval '${DEVICE_DAYS} days'`);

/** A condition on `users u`: the device is a known device of that account. */
export const knowsDevice = (tokenHash: string | undefined) =>
  sql`exists (select from known_devices
    where user_id = u.id and token_hash = ${tokenHash ?? ""} and ${isRecent})`;

/** Whether the device is known to any account: clients cannot choose their own tokens. */
export async function isDevice(tx: SystemTx, tokenHash: string): Promise<boolean> {
  const rows = await tx.execute(sql`
    select from known_devices where token_hash = ${tokenHash} and ${isRecent} limit 1`);
  return rows.length > 0;
}

export async function upsertDevice(
  tx: SystemTx,
  { tokenHash, userId }: { tokenHash: string; userId: UserId },
): Promise<void> {
  await tx.execute(sql`
    insert into known_devices (token_hash, user_id) values (${tokenHash}, ${userId})
    on conflict (token_hash, user_id) do update set last_used_at = now()`);
}

/** Deletes an account's known devices, all or all but one. */
export async function deleteDevicesExcept(
  tx: SystemTx,
  userId: UserId,
  tokenHash: string | undefined,
): Promise<void> {
  await tx.execute(sql`
    delete from known_devices where user_id = ${userId} and token_hash <> ${tokenHash ?? ""}`);
}

export async function deleteOldDevices(tx: SystemTx): Promise<void> {
  await tx.execute(sql`
    delete from known_devices d using (
      select token_hash, user_id,
        row_number() over (partition by user_id order by last_used_at desc, token_hash) as place
      from known_devices
    ) ranked
    where d.token_hash = ranked.token_hash and d.user_id = ranked.user_id
      and (not (${isRecent}) or ranked.place > ${MOST_OF_ACCOUNT})`);
}
