import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";
import type postgres from "postgres";
import { APP_ROLE } from "../platform/db/app-role.ts";
import { connect } from "../platform/db/connect.ts";
import { sqlState } from "../platform/db/refusals.ts";
import { withStartTimeout } from "../platform/db/start-timeout.ts";

/** Time limits of the application's statements. They are set on its role, so the owner's migrations have none. */
const settings = [
  "statement_timeout = '5s'",
  "lock_timeout = '2s'",
  "idle_in_transaction_session_timeout = '10s'",
  "timezone = 'UTC'",
];

const WRONG_PASSWORD = new Set(["28P01", "28000"]);
const DUPLICATE_ROLE = new Set(["42710", "23505"]);
const NOT_PERMITTED = "42501";

/** The owner may not create the application's role; the message has the SQL for the administrator. */
export class AppRoleError extends Error {
  override readonly name = "AppRoleError";
}

/**
 * Creates the role `funduq_app` and returns its connection URL.
 *
 * Its password is an HMAC of the owner's: every process and machine that has DATABASE_URL derives
 * the same one, and nothing has to be stored. An owner that may not create roles, or has no password,
 * needs a role created by its administrator, whose connection URL is then given as `appUrl`.
 */
export async function prepareAppRole(
  owner: postgres.Sql,
  ownerUrl: string,
  appUrl: string | undefined,
): Promise<string> {
  if (appUrl) return appUrl;
  const address = new URL(ownerUrl);
  const password = derivePassword(decodeURIComponent(address.password));
  address.username = APP_ROLE;
  address.password = password;
  const [found] = await owner`select from pg_roles where rolname = ${APP_ROLE}`;
  try {
    if (!found) await createRole(owner, password);
    else if (!(await mayEnter(address.href))) await resetPassword(owner, password);
  } catch (error) {
    if (sqlState(error) !== NOT_PERMITTED) throw error;
    throw new AppRoleError(
      `The database's owner may not create roles. Have its administrator run: create role ${APP_ROLE} login password '…'; ${roleSettings().join(" ")} Then give its address in APP_DATABASE_URL.`,
    );
  }
  return address.href;
}

async function createRole(owner: postgres.Sql, password: string): Promise<void> {
  try {
    await owner.unsafe(
      `create role ${APP_ROLE} login nosuperuser nobypassrls password '${scramVerifier(password)}'`,
    );
  } catch (error) {
    // The same owner migrated another database of the same server at the same time.
    if (!DUPLICATE_ROLE.has(sqlState(error) ?? "")) throw error;
  }
  for (const setting of roleSettings()) await owner.unsafe(setting);
}

function roleSettings(): string[] {
  return settings.map((setting) => `alter role ${APP_ROLE} set ${setting};`);
}

/** The owner's password has changed, so the derived one has too. */
async function resetPassword(owner: postgres.Sql, password: string): Promise<void> {
  await owner.unsafe(`alter role ${APP_ROLE} password '${scramVerifier(password)}'`);
}

async function mayEnter(url: string): Promise<boolean> {
  const client = connect(url, { max: 1 });
  try {
    await withStartTimeout(client, async () => client`select 1`);
    return true;
  } catch (error) {
    // A missing CONNECT right or pg_hba entry is another error than a wrong password.
    if (WRONG_PASSWORD.has(sqlState(error) ?? "")) return false;
    throw error;
  } finally {
    await client.end();
  }
}

function derivePassword(ownerPassword: string): string {
  if (ownerPassword === "")
    throw new AppRoleError(
      `DATABASE_URL has no password to derive the application's from: give its own address in APP_DATABASE_URL.`,
    );
  return createHmac("sha256", ownerPassword).update(APP_ROLE).digest("base64url");
}

/** What PostgreSQL stores for a password (RFC 5802), so that the password itself is in no log of statements. */
function scramVerifier(password: string): string {
  const iterations = 4096;
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, iterations, 32, "sha256");
  const clientKey = createHmac("sha256", salted).update("Client Key").digest();
  const storedKey = createHash("sha256").update(clientKey).digest("base64");
  const serverKey = createHmac("sha256", salted).update("Server Key").digest("base64");
  return `SCRAM-SHA-256$${iterations}:${salt.toString("base64")}$${storedKey}:${serverKey}`;
}
