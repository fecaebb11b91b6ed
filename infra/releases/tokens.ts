import { newReleaseToken } from "@funduq/api/modules/releases/release-token";
import type { ModuleName } from "@funduq/shared-types/contracts/department";
import type postgres from "postgres";

/** Creates a token for the department's team. Only its hash is stored, so the result can't be shown again. */
export async function createToken(
  sql: postgres.Sql | postgres.TransactionSql,
  module: ModuleName,
  name: string,
): Promise<string> {
  const { id, text, secretHash } = newReleaseToken();
  await sql`
    insert into release_tokens (id, module, name, secret_hash)
    values (${id}, ${module}, ${name}, ${secretHash})`;
  return text;
}

export type ListedToken = { id: string; name: string; madeOn: string; lastUsedOn: string | null };

/** The valid tokens, oldest first. */
export async function listTokens(sql: postgres.Sql, module: ModuleName): Promise<ListedToken[]> {
  return sql<ListedToken[]>`
    select id, name, created_at::date::text as "madeOn",
      (select max(made_at)::date::text from release_events where token_id = token.id) as "lastUsedOn"
    from release_tokens token
    where module = ${module} and revoked_at is null
    order by created_at`;
}

/** Revokes a token. Returns false when the department has no such token. */
export async function revokeToken(
  sql: postgres.Sql,
  module: ModuleName,
  id: string,
): Promise<boolean> {
  const revoked = await sql`
    update release_tokens set revoked_at = now()
    where module = ${module} and id = ${id} and revoked_at is null
    returning id`;
  return revoked.length > 0;
}
