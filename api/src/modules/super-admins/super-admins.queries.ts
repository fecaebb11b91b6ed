import type { SuperAdmin } from "@funduq/shared-types/contracts/super-admin";
import type { UserId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { System, SystemTx } from "../../platform/db/database.ts";

type Row = { id: UserId; email: string; display_name: string; has_signed_in: boolean };

/** The super admins by name. */
export async function listSuperAdmins(system: System): Promise<SuperAdmin[]> {
  return readAccounts(system, sql`is_super_admin`);
}

export async function findAccountById(
  tx: SystemTx,
  userId: UserId,
): Promise<SuperAdmin | undefined> {
  const [account] = await readAccounts(tx, sql`id = ${userId}`);
  return account;
}

async function readAccounts(db: System | SystemTx, wanted: SQL): Promise<SuperAdmin[]> {
  const rows = await db.execute<Row>(sql`
    select id, email, display_name, password_hash is not null as has_signed_in
    from users where ${wanted} order by lower(display_name), email`);
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    displayName: row.display_name,
    hasSignedIn: row.has_signed_in,
  }));
}

/** `not-allowed`: the caller is no super admin. `last`: no other super admin could sign in. */
export type SuperAdminChange = "changed" | "unchanged" | "not-allowed" | "last";

/** Grants or revokes super admin rights of an account; the database checks that the caller may. */
export async function setSuperAdmin(
  tx: SystemTx,
  asker: UserId,
  { account, wanted }: { account: UserId; wanted: boolean },
): Promise<SuperAdminChange> {
  const [row] = await tx.execute<{ outcome: SuperAdminChange }>(
    sql`select set_super_admin(${asker}, ${account}, ${wanted}) as outcome`,
  );
  return row?.outcome ?? "not-allowed";
}
