import type postgres from "postgres";

/** The role that the application connects as. It owns nothing. */
export const APP_ROLE = "funduq_app";

/** The role could bypass row-level security, so the application must not start. */
export class UnsafeRoleError extends Error {
  override readonly name = "UnsafeRoleError";
}

type RoleFacts = { role: string; superuser: boolean; bypasses: boolean; owns: boolean };

/** Refuses a superuser, a role with BYPASSRLS, and the owner of any table. */
export async function assertRestrictedRole(client: postgres.Sql): Promise<void> {
  const [facts] = await client<RoleFacts[]>`
    select rolname as role, rolsuper as superuser, rolbypassrls as bypasses,
      exists (
        select from pg_class
        where relnamespace = 'public'::regnamespace and pg_has_role(current_user, relowner, 'member')
      ) as owns
    from pg_roles where rolname = current_user`;
  if (!facts) throw new UnsafeRoleError("the database does not say who we are");
  if (facts.superuser || facts.bypasses || facts.owns)
    throw new UnsafeRoleError(
      `The application must not connect as ${facts.role}, which steps over row-level security: use ${APP_ROLE}.`,
    );
}
