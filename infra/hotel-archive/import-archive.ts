import { randomBytes } from "node:crypto";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { migrate } from "@funduq/api/db/migrate";
import {
  type ArchiveHead,
  ArchiveRefused,
  checkArchive,
  linesOf,
  SCHEMA,
  SCHEMAS,
} from "@funduq/api/modules/hotels/hotel-archive-file";
import { connect } from "@funduq/api/platform/db/connect";
import type postgres from "postgres";
import { exportFrom } from "./export-from.ts";
import { type Imported, type ImportOptions, importHotel, importRows } from "./import-hotel.ts";

/** A connection to the installation's database as its owner. */
export type Installation = { owner: postgres.Sql; ownerUrl: string };

const NOT_PERMITTED = "42501";

/**
 * Imports an export of this release or an earlier one. An older export is first loaded into a temporary
 * database with that release's tables and migrated there like an installation; the result is an export of
 * this release.
 */
export async function importArchive(
  installation: Installation,
  file: string,
  options: ImportOptions,
): Promise<Imported> {
  const head = await checkArchive(file);
  if (head.schema === SCHEMA) return importHotel(installation.owner, file, options);
  if (!SCHEMAS.includes(head.schema))
    throw new ArchiveRefused(
      `The hotel was exported by a later release (${head.schema}; this one has ${SCHEMA}). Update Funduq, then import it.`,
    );
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "funduq-import-"));
  try {
    const renewed = path.join(folder, "hotel.jsonl.gz");
    await inTemporaryDatabase(installation, (url) =>
      renew({ head, url, file, renewed, masterKeys: options.masterKeys }),
    );
    return await importHotel(installation.owner, renewed, options);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/** Runs `work` in a temporary database of the same server and drops it afterwards. */
async function inTemporaryDatabase(
  { owner, ownerUrl }: Installation,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const name = `funduq_import_${randomBytes(6).toString("hex")}`;
  const address = new URL(ownerUrl);
  address.pathname = `/${name}`;
  try {
    await owner.unsafe(`create database ${name}`);
  } catch (error) {
    if ((error as { code?: string }).code !== NOT_PERMITTED) throw error;
    throw new ArchiveRefused(
      "An export of an older release is renewed in a database of its own, and the database's owner may not create one. Have its administrator allow it (alter role … createdb). Nothing was imported.",
    );
  }
  try {
    await work(address.href);
  } finally {
    await owner.unsafe(`drop database ${name} with (force)`);
  }
}

type Renewal = Pick<ImportOptions, "masterKeys"> & {
  head: ArchiveHead;
  url: string;
  file: string;
  renewed: string;
};

async function renew({ head, url, file, renewed, masterKeys }: Renewal): Promise<void> {
  // The application's role already exists and is not used here.
  await migrate(url, { appUrl: url, upTo: head.schema });
  const sql = connect(url, { max: 1 });
  try {
    await insertPlaceholderReleases(sql, file);
    await importRows(sql, file, { isKept: () => true, masterKeys });
    await migrate(url, { appUrl: url });
    await exportFrom(sql, { id: head.hotelId, name: head.name }, renewed);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Inserts placeholders for the hotel's own releases, so that its channels can be loaded; the final import checks whether they exist. */
async function insertPlaceholderReleases(sql: postgres.Sql, file: string): Promise<void> {
  let columns: string[] = [];
  for await (const line of linesOf(file)) {
    if (line.kind === "table") columns = line.table === "module_channels" ? line.columns : [];
    if (line.kind !== "row" || columns.length === 0) continue;
    const [module = "", version = ""] = ["module", "version"].map(
      (name) => line.row[columns.indexOf(name)] ?? "",
    );
    await sql`
      insert into module_releases (module, version, contract, platform, entry, files, views)
      values (${module}, ${version}, 1, '*', 'none', '{"none":"none"}', '{}')
      on conflict do nothing`;
  }
}
