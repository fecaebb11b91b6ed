import { decryptHotelKey } from "@funduq/api/db/hotel-keys";
import {
  ArchiveRefused,
  checkArchive,
  linesOf,
} from "@funduq/api/modules/hotels/hotel-archive-file";
import {
  type ExportedTable,
  listExportedTables,
} from "@funduq/api/modules/hotels/hotel-export.queries";
import { accountKeys } from "@funduq/api/modules/hotels/hotel-export-accounts";
import { KeyFileError, type MasterKeys } from "@funduq/api/platform/identity-keys";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import type postgres from "postgres";
import { lockReleases } from "../releases/registry.ts";
import type { ReleaseId } from "../releases/release.ts";

const BATCH = 1_000;

export type Imported = {
  hotelId: string;
  name: string;
  rows: number;
  findings: number;
  /** How many users need a new sign-in link, because exports contain no links. */
  toInvite: number;
  /** The hotel's own releases that this installation does not have; the hotel uses the general ones instead. */
  lostReleases: string[];
};

export type ImportOptions = { isKept: (release: ReleaseId) => boolean; masterKeys: MasterKeys };

/**
 * Imports an exported hotel unchanged, in one transaction, as the owner of a database with the schema of the
 * file (`importArchive` ensures that). Reads and verifies the whole file first; refuses a hotel that exists.
 * Accounts are matched by id or email; missing ones are created without a password and sign in by a link.
 * Afterwards the tables are analyzed and the hotel is checked.
 */
export async function importHotel(
  owner: postgres.Sql,
  file: string,
  options: ImportOptions,
): Promise<Imported> {
  const imported = await importRows(owner, file, options);
  // Before the first requests: of a hotel that no statistics list, the planner expects one row in each table.
  await owner`analyze`;
  return { ...imported, findings: await countFindings(owner, imported.hotelId) };
}

/** The number of `check_invariants` findings of the imported hotel. */
async function countFindings(owner: postgres.Sql, hotelId: string): Promise<number> {
  return owner.begin(async (tx) => {
    await tx`select set_config('app.hotel_id', ${hotelId}, true)`;
    return (await tx`select from check_invariants(${hotelId})`).length;
  });
}

/** The same without the invariant checks; also works with the schema of an older release. */
export async function importRows(
  owner: postgres.Sql,
  file: string,
  { isKept, masterKeys }: ImportOptions,
): Promise<Omit<Imported, "findings">> {
  const { hotelId, name } = await checkArchive(file);
  return refusedByData(
    owner.begin(async (tx) => {
      await tx`select set_config('app.hotel_id', ${hotelId}, true)`;
      const [taken] = await tx`select name from hotels where id = ${hotelId}`;
      if (taken) throw new ArchiveRefused(`The hotel ${taken.name} is there already.`);
      const rows = await stage(tx, file);
      const strangers = await matchAccounts(tx);
      const lostReleases = await dropMissingReleases(tx, hotelId, isKept);
      const tables = await listExportedTables(
        async <Row extends Record<string, unknown>>(query: string) => [
          ...(await tx.unsafe<Row[]>(query)),
        ],
      );
      await refuseUnknownTables(tx, tables);
      for (const table of tables) await fill(tx, table);
      await rehashTrail(tx, hotelId);
      await refuseForeignKey(tx, hotelId, masterKeys);
      const toInvite = await countToInvite(tx, hotelId, strangers);
      return { hotelId, name, rows, toInvite, lostReleases };
    }),
  );
}

/** Refuses a hotel whose key this installation can't decrypt, as its identity numbers would be unreadable. */
async function refuseForeignKey(
  tx: postgres.TransactionSql,
  hotelId: string,
  masterKeys: MasterKeys,
): Promise<void> {
  const [stored] = await tx<{ masterKeyId: string; encryptedKey: Buffer }[]>`
    select master_key_id as "masterKeyId", encrypted_key as "encryptedKey"
    from hotel_keys where hotel_id = ${hotelId}`;
  if (!stored) return;
  try {
    decryptHotelKey({ hotelId, ...stored }, masterKeys);
  } catch (error) {
    if (!(error instanceof KeyFileError)) throw error;
    throw new ArchiveRefused(
      `The identity numbers in this file are encrypted with the key ${stored.masterKeyId}, which is not in the key file of this installation. Add the other installation's key file first: npm run identity-key -- add <key file>. Nothing was imported.`,
    );
  }
}

/** Converts data and constraint errors of the database to a refusal: the file was changed by hand. */
async function refusedByData<T>(imported: Promise<T>): Promise<T> {
  try {
    return await imported;
  } catch (error) {
    const { code = "", constraint_name } = error as { code?: string; constraint_name?: string };
    if (!/^2[23]/.test(code)) throw error;
    throw new ArchiveRefused(
      `The file holds what the database refuses (${constraint_name ?? code}). Nothing was imported.`,
    );
  }
}

async function refuseUnknownTables(
  tx: postgres.TransactionSql,
  tables: readonly ExportedTable[],
): Promise<void> {
  const known = ["users", ...tables.map(({ name }) => name)];
  const [unknown] = await tx<{ name: string }[]>`
    select of_table as name from arriving where of_table <> all (${known}::text[]) limit 1`;
  if (unknown) throw new ArchiveRefused(`There is no table ${unknown.name} here.`);
}

/** Removes the hotel's own releases that are missing here, or whose files are missing; returns them. */
async function dropMissingReleases(
  tx: postgres.TransactionSql,
  hotelId: string,
  isKept: ImportOptions["isKept"],
): Promise<string[]> {
  const chosen = await tx<(ReleaseId & { place: string; isKnown: boolean })[]>`
    select place, module, version, exists (select from module_releases r
      where r.module = c.module and r.version = c.version) as "isKnown"
    from (select place, row->>(array_position(columns, 'module') - 1) as module,
      row->>(array_position(columns, 'version') - 1) as version
      from arriving where of_table = 'module_channels') c order by module`;
  for (const { module } of chosen) await lockReleases(tx, module);
  const lost = chosen.filter(({ isKnown, ...release }) => !(isKnown && isKept(release)));
  await tx`delete from arriving where place = any (${lost.map(({ place }) => place)}::bigint[])`;
  await tx`delete from module_channels where for_hotel_id = ${hotelId}`;
  return lost.map(({ module, version }) => `${module} ${version}`);
}

/** The number of users who need a new sign-in link: invited ones who never signed in, and newly created accounts. */
async function countToInvite(
  tx: postgres.TransactionSql,
  hotelId: string,
  strangers: readonly string[],
): Promise<number> {
  const [counted] = await tx<{ people: number }[]>`
    select count(*)::int as people from hotel_users
    where hotel_id = ${hotelId} and status = 'active'
      and (user_id is null or user_id = any (${[...strangers]}::uuid[]))`;
  return counted?.people ?? 0;
}

/** Copies every row of the file, with its table's name, into a staging table, from which one statement fills each table. */
async function stage(tx: postgres.TransactionSql, file: string): Promise<number> {
  await tx`create temporary table arriving (
    place bigint generated always as identity, of_table text, columns text[], row jsonb) on commit drop`;
  let [table, columns, rows]: [string, string[], number] = ["", [], 0];
  let batch: string[] = [];
  const flush = async () => {
    if (batch.length > 0)
      await tx`insert into arriving (of_table, columns, row)
        select ${table}, ${columns}, t.row from jsonb_array_elements(${`[${batch.join(",")}]`}::text::jsonb)
          with ordinality t (row, n) order by t.n`;
    batch = [];
  };
  for await (const line of linesOf(file)) {
    if (line.kind === "table") {
      await flush();
      [table, columns] = [line.table, line.columns];
    } else if (line.kind === "row") {
      rows += 1;
      if (batch.push(line.text) === BATCH) await flush();
    }
  }
  await flush();
  return rows;
}

/**
 * Matches the accounts that the rows reference with existing ones, by id or email, and creates missing ones.
 * Returns the ids of the new ones.
 */
async function matchAccounts(tx: postgres.TransactionSql): Promise<string[]> {
  const made = await tx<{ id: string }[]>`insert into users (id, email, display_name)
    select (a.row->>0)::uuid, a.row->>1, a.row->>2 from arriving a
    where a.of_table = 'users' and not exists (
      select from users u where u.id = (a.row->>0)::uuid or u.email = a.row->>1)
    returning id`;
  await tx`create temporary table known_accounts on commit drop as
    select (a.row->>0)::uuid as arriving_id,
      coalesce((select u.id from users u where u.id = (a.row->>0)::uuid),
        (select u.id from users u where u.email = a.row->>1)) as id
    from arriving a where a.of_table = 'users'`;
  return made.map(({ id }) => id);
}

/** The audit trail is imported unchanged first, because replaced account ids would invalidate its hashes. */
const VERBATIM = "changes";

/**
 * Replaces account ids in the audit trail where they differ here, recomputes its hash chain and appends a line
 * with the former last hash. A chain that was broken is left as it is.
 */
async function rehashTrail(tx: postgres.TransactionSql, hotelId: string): Promise<void> {
  const [other] = await tx`select from known_accounts where id <> arriving_id limit 1`;
  if (!other) return;
  const broken = await tx`select from check_changes(${hotelId})`;
  const renamed = await tx`
    update changes c set by_user_id = k.id from known_accounts k
    where c.hotel_id = ${hotelId} and c.by_user_id = k.arriving_id and k.id <> k.arriving_id`;
  if (renamed.count === 0 || broken.length > 0) return;
  const [end] = await tx<{ hash: string }[]>`
    select encode(last_hash, 'hex') as hash from change_counters where hotel_id = ${hotelId}`;
  await tx`select recompute_change_hashes(${hotelId})`;
  const details = { facts: [fact("formerSeal", "text", { before: end?.hash })] };
  await tx`select record_change(${hotelId}, 'hotels.import', '{Hotel}', ${hotelId}, null, now(), null,
    ${JSON.stringify(details)}::text::jsonb)`;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

async function fill(tx: postgres.TransactionSql, { name, columns }: ExportedTable): Promise<void> {
  const values = columns.map(({ type, naming }, place) =>
    valueHere({ type, naming: name === VERBATIM ? "none" : naming }, place),
  );
  const names = columns.map((column) => column.name);
  const [other] = await tx`
    select from arriving where of_table = ${name} and columns <> ${names} limit 1`;
  if (other) throw new ArchiveRefused(`The table ${name} has other columns here.`);
  await tx.unsafe(`insert into ${quoted(name)} (${names.map(quoted).join(", ")})
    select ${values.join(", ")} from arriving a where a.of_table = '${name}' order by a.place`);
}

type Column = ExportedTable["columns"][number];

/**
 * The SQL expression for a value: an account id is replaced by the id of the same person here. The id of an
 * account that is not in the file stays unchanged.
 */
function valueHere({ type, naming }: Pick<Column, "type" | "naming">, place: number): string {
  const text = `(a.row->>${place})`;
  if (naming === "none") return `${text}::${type}`;
  if (naming === "account") return `${accountHere(text)}::uuid`;
  return `case when ${text}::jsonb ?| ${accountKeys} then ${text}::jsonb || (
    select jsonb_object_agg(key, ${accountHere(`(${text}::jsonb ->> key)`)})
    from unnest(${accountKeys}) key where ${text}::jsonb ? key) else ${text}::jsonb end`;
}

const accountHere = (arriving: string) =>
  `coalesce((select k.id::text from known_accounts k where k.arriving_id::text = ${arriving}), ${arriving})`;
