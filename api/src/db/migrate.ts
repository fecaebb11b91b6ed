import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import type { Sql } from "postgres";
import { connect } from "../platform/db/connect.ts";
import { withStartTimeout } from "../platform/db/start-timeout.ts";
import type { MasterKeys } from "../platform/identity-keys.ts";
import { prepareAppRole } from "./app-role.ts";
import { assertMasterKeysFit } from "./hotel-keys.ts";
import journal from "./migrations/meta/_journal.json" with { type: "json" };

const folder = fileURLToPath(new URL("./migrations", import.meta.url));
/** Functions that `migrate` replaces each time. */
const checkInvariants = fileURLToPath(new URL("./check-invariants.sql", import.meta.url));

/** The key of the advisory lock that all migrators of Funduq take: an arbitrary number. */
const MIGRATION_LOCK = 727_001;

export type MigrateOptions = {
  /**
   * The application's connection URL, when the operator created the role `funduq_app` and its password.
   * Without it `migrate` creates the role, with a password derived from the owner's.
   */
  appUrl?: string;
  /** If given, and the hotel keys can't be decrypted with them, nothing is changed (`KeyFileError`). */
  masterKeys?: MasterKeys;
  /** How long to wait for another migrator. */
  lockWaitMs?: number;
  /** How long each first query waits for its answer. */
  startTimeoutMs?: number;
  /** The last migration to apply: gives the schema of an older release, into which its exports are imported first. */
  upTo?: string;
};

/**
 * Migrates the database of `ownerUrl` to this release's schema and returns the application's connection URL.
 * Several processes may call it at the same time: one migrates, the others wait for it.
 *
 * A statement that can't lock its table within ten seconds fails. All pending migrations are one transaction: the tables
 * that they change are locked until its end, which takes as long as reading them (docs/architecture.md, 'Upgrades').
 */
export async function migrate(
  ownerUrl: string,
  options: MigrateOptions = {},
): Promise<{ appUrl: string }> {
  const owner = connect(ownerUrl, { max: 1 });
  const migrationsFolder = options.upTo === undefined ? folder : await copyUpTo(options.upTo);
  try {
    const lockWait = String(options.lockWaitMs ?? 120_000);
    const setLockWait = async () => owner`select set_config('lock_timeout', ${lockWait}, false)`;
    await withStartTimeout(owner, setLockWait, options.startTimeoutMs);
    await owner`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await owner`set lock_timeout = '10s'`;
    if (options.masterKeys) await assertMasterKeysFit(owner, options.masterKeys);
    const appUrl = await prepareAppRole(owner, ownerUrl, options.appUrl);
    await applyMigrations(drizzle(owner), { migrationsFolder });
    await refuseSkipped(owner, migrationsFolder);
    if (options.upTo === undefined) await owner.unsafe(await fs.readFile(checkInvariants, "utf8"));
    return { appUrl };
  } finally {
    // Ending the session also ends its lock.
    await owner.end({ timeout: 5 });
    if (migrationsFolder !== folder) await fs.rm(migrationsFolder, { recursive: true });
  }
}

/** Copies the migrations up to `tag` into a folder. */
async function copyUpTo(tag: string): Promise<string> {
  const last = journal.entries.findIndex((entry) => entry.tag === tag);
  if (last < 0) throw new Error(`There is no migration ${tag}.`);
  const part = await fs.mkdtemp(path.join(os.tmpdir(), "funduq-migrations-"));
  await fs.cp(folder, part, { recursive: true });
  const shorter = { ...journal, entries: journal.entries.slice(0, last + 1) };
  await fs.writeFile(path.join(part, "meta", "_journal.json"), JSON.stringify(shorter));
  return part;
}

/**
 * Throws when a migration of this release, known by the hash of its file, was not applied. Drizzle only applies
 * migrations that are dated after the newest applied one, so an earlier one would be skipped without an error.
 */
async function refuseSkipped(owner: Sql, migrationsFolder: string): Promise<void> {
  const shipped = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  const applied = await owner<{ hash: string }[]>`select hash from drizzle.__drizzle_migrations`;
  const known = new Set(applied.map(({ hash }) => hash));
  const skipped = shipped.filter((hash) => !known.has(hash)).length;
  if (skipped > 0)
    throw new Error(`${skipped} of this release's migrations were never applied to this database.`);
}
