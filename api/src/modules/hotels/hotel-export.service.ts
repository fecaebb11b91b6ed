import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import zlib from "node:zlib";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { syncFolder } from "../../platform/sync-folder.ts";
import { checkArchive, FORMAT, headOfArchive, SCHEMA } from "./hotel-archive-file.ts";
import {
  type Ask,
  accountsQuery,
  type ExportedTable,
  listExportedTables,
  rowsQuery,
} from "./hotel-export.queries.ts";

const BATCH = 1_000;

export type ExportedHotel = { id: HotelId; name: string };

/**
 * A whole hotel as lines of JSON: a head, each table with its rows in a fixed order, and a last line with the count
 * and the checksum of the lines before it. The same data gives the same bytes.
 */
async function* linesOf(ask: Ask, { id, name }: ExportedHotel): AsyncGenerator<string> {
  const sum = createHash("sha256");
  let rows = 0;
  const hashed = (line: string) => {
    sum.update(line);
    return line;
  };
  yield hashed(lineOf({ format: FORMAT, schema: SCHEMA, hotelId: id, name }));
  const tables = await listExportedTables(ask);
  yield hashed(lineOf({ table: "users", columns: ["id", "email", "display_name"] }));
  for await (const batch of batchesOf(ask, accountsQuery(tables, id))) {
    rows += batch.length;
    yield hashed(linesIn(batch));
  }
  for (const table of tables) {
    yield hashed(headOf(table));
    for await (const batch of batchesOf(ask, rowsQuery(table, id))) {
      rows += batch.length;
      yield hashed(linesIn(batch));
    }
  }
  yield lineOf({ end: true, rows, sha256: sum.digest("hex") });
}

const lineOf = (value: unknown) => `${JSON.stringify(value)}\n`;
const linesIn = (batch: readonly string[]) => batch.map((row) => `${row}\n`).join("");
const headOf = ({ name, columns }: ExportedTable) =>
  lineOf({ table: name, columns: columns.map((column) => column.name) });

async function* batchesOf(ask: Ask, query: string): AsyncGenerator<string[]> {
  await ask(`declare exported no scroll cursor for ${query}`);
  for (;;) {
    const found = await ask<{ row: string }>(`fetch ${BATCH} from exported`);
    if (found.length > 0) yield found.map(({ row }) => row);
    if (found.length < BATCH) break;
  }
  await ask("close exported");
}

/**
 * Writes a hotel into a file that only this operating-system user may read, and returns its size in bytes. The
 * file is read back completely, synced, and then renamed: after a power cut it is complete or missing. Runs
 * inside a transaction in the hotel's scope.
 */
export async function exportHotel(ask: Ask, hotel: ExportedHotel, file: string): Promise<number> {
  // Session settings for the text form of dates and instants, independent of the connection.
  await ask("set local timezone to 'UTC'");
  await ask("set local datestyle to 'ISO, YMD'");
  const folder = path.dirname(file);
  const made = await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  if (made !== undefined) syncFolder(path.dirname(made));
  const partial = `${file}.partial`;
  try {
    await pipeline(
      Readable.from(linesOf(ask, hotel)),
      zlib.createGzip({ level: 6 }),
      createWriteStream(partial, { mode: 0o600, flush: true }),
    );
    await checkArchive(partial);
    await fs.rename(partial, file);
    syncFolder(folder);
  } catch (error) {
    await fs.rm(partial, { force: true });
    throw error;
  }
  return (await fs.stat(file)).size;
}

/** `2026-11-21T09-30-00Z Hôtel-Royal 0190….jsonl.gz`: sortable by time, with the hotel's name and id. */
export function exportFileName({ id, name }: ExportedHotel, at: Date): string {
  const moment = at
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replaceAll(":", "-");
  const plain = name
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .slice(0, 40);
  return `${moment}_${plain}_${id}.jsonl.gz`;
}

/** Whether the folder has an export of the hotel with this name. */
export async function isExported(folder: string, { id, name }: ExportedHotel): Promise<boolean> {
  const all = await fs.readdir(folder).catch(() => []);
  const own = all.filter((file) => file.endsWith(`_${id}.jsonl.gz`));
  const heads = await Promise.all(own.map((file) => headOfArchive(path.join(folder, file))));
  return heads.some((head) => head?.hotelId === id && head.name === name);
}
