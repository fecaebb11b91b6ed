import { randomUUID } from "node:crypto";
import type postgres from "postgres";

/**
 * Makes `email` the first super admin and returns whether a sign-in link is needed (SYS-06).
 *
 * As long as no super admin has a password, the installation is unused and the address may be mistyped:
 * another address replaces it, and the former one's links and sessions are deleted in the same transaction.
 * Once a super admin has a password, this setting has no effect. Only the database's owner may write super
 * admin rights; the application's role has no such grant.
 */
export async function ensureFirstAdmin(owner: postgres.Sql, email: string): Promise<boolean> {
  return owner.begin(async (tx) => {
    const superAdmins = await tx<SuperAdmin[]>`
      select id, email, password_hash is not null as "hasPassword" from users
      where is_super_admin order by id for no key update`;
    if (superAdmins.some(({ hasPassword }) => hasPassword)) return false;
    for (const admin of superAdmins) if (admin.email !== email) await revokeAccess(tx, admin);
    const [admin] = await tx<{ isAwaited: boolean }[]>`
      insert into users (id, email, display_name, is_super_admin)
      values (${randomUUID()}, ${email}, ${email.split("@")[0] ?? email}, true)
      on conflict (email) do update set is_super_admin = true
      returning password_hash is null as "isAwaited"`;
    return admin?.isAwaited === true;
  });
}

type SuperAdmin = { id: string; email: string; hasPassword: boolean };

/** Revokes the right, links and sessions. The account row stays, because other rows may reference it. */
async function revokeAccess(tx: postgres.TransactionSql, { id, email }: SuperAdmin): Promise<void> {
  await tx`update users set is_super_admin = false where id = ${id}`;
  await tx`
    update sign_in_links set voided_at = now()
    where email = ${email} and used_at is null and voided_at is null`;
  await tx`delete from sessions where user_id = ${id}`;
  await tx`
    delete from outgoing_mails
    where recipient = ${email} and position('/finish-signin#' in body_text) > 0`;
}
