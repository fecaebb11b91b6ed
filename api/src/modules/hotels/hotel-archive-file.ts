import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import readline from "node:readline";
import { createGunzip } from "node:zlib";
import { type HotelId, hotelIdSchema } from "@funduq/shared-types/values/ids";
import * as z from "zod";
import journal from "../../db/migrations/meta/_journal.json" with { type: "json" };
import { hotelKey } from "./hotel-export.queries.ts";

/** The latest migration of this release. A file with another one has other tables. */
export const SCHEMA = journal.entries.at(-1)?.tag ?? "";
/** All migrations of this release, oldest first. */
export const SCHEMAS = journal.entries.map(({ tag }) => tag);
export const FORMAT = "funduq-hotel 1";

/** The file cannot be imported; the message tells the operator why. */
export class ArchiveRefused extends Error {
  override readonly name = "ArchiveRefused";
}

export type ArchiveHead = { schema: string; hotelId: HotelId; name: string };
export type ArchiveLine =
  | { kind: "head"; head: ArchiveHead }
  | { kind: "table"; table: string; columns: string[] }
  | { kind: "row"; row: (string | null)[]; text: string };

const headSchema = z.strictObject({
  format: z.string(),
  schema: z.string(),
  hotelId: hotelIdSchema,
  name: z.string(),
});
const tableSchema = z.strictObject({ table: z.string(), columns: z.array(z.string()).min(1) });
const rowSchema = z.array(z.string().nullable());
const endSchema = z.strictObject({ end: z.literal(true), rows: z.int(), sha256: z.string() });

const DAMAGED = "The file is damaged or not complete. Nothing was imported.";

/** The accounts that the rows reference: the only table of the file without hotel rows. */
const ACCOUNTS = "users";

/** Reads the whole file before anything is written, and throws unless it is complete and of one hotel. */
export async function checkArchive(file: string): Promise<ArchiveHead> {
  let found: ArchiveHead | undefined;
  for await (const line of linesOf(file)) if (line.kind === "head") found = line.head;
  if (!found) throw new ArchiveRefused(DAMAGED);
  return found;
}

/** The head of the file; undefined for a file that is not an export. */
export async function headOfArchive(file: string): Promise<ArchiveHead | undefined> {
  try {
    for await (const line of linesOf(file)) return line.kind === "head" ? line.head : undefined;
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error;
  }
  return undefined;
}

/**
 * The lines of a file. Throws at a row of another hotel than the head names, and at the end unless
 * all lines were there and unchanged.
 */
export async function* linesOf(file: string): AsyncGenerator<ArchiveLine> {
  const seen: Seen = { sum: createHash("sha256"), rows: 0, isEnded: false };
  for await (const text of textsOf(file)) {
    const line = readLine(seen, text);
    if (line) yield line;
  }
  if (!seen.isEnded) throw new ArchiveRefused(DAMAGED);
}

type Seen = {
  sum: Hash;
  rows: number;
  isEnded: boolean;
  head?: ArchiveHead;
  table?: { name: string; width: number; hotelPlace: number | undefined };
};

/** The next line, except the last one, which has the count and the checksum of all lines. */
function readLine(seen: Seen, text: string): ArchiveLine | undefined {
  if (seen.isEnded) throw new ArchiveRefused(DAMAGED);
  const value = parsed(text);
  const end = endSchema.safeParse(value).data;
  if (end) {
    const isWhole = end.rows === seen.rows && end.sha256 === seen.sum.digest("hex");
    if (!isWhole) throw new ArchiveRefused(DAMAGED);
    seen.isEnded = true;
    return undefined;
  }
  seen.sum.update(`${text}\n`);
  const line = seen.head ? lineOf(value, text) : headOf(value);
  if (line.kind === "head") seen.head = line.head;
  else if (line.kind === "table") seen.table = tableOf(line);
  else {
    seen.rows += 1;
    assertOfHotel(seen, line.row);
  }
  return line;
}

/** Every hotel table has a column with the hotel's id; a file without it is no export of Funduq. */
function tableOf({ table, columns }: { table: string; columns: string[] }): Seen["table"] {
  if (table === ACCOUNTS) return { name: table, width: columns.length, hotelPlace: undefined };
  const hotelPlace = columns.indexOf(hotelKey(table));
  if (hotelPlace < 0) throw new ArchiveRefused(DAMAGED);
  return { name: table, width: columns.length, hotelPlace };
}

/** The import writes as the owner, without row-level security, so all rows of the file must belong to one hotel. */
function assertOfHotel({ head, table, rows }: Seen, row: (string | null)[]): void {
  if (!head || row.length !== table?.width) throw new ArchiveRefused(DAMAGED);
  if (table.hotelPlace === undefined || row[table.hotelPlace] === head.hotelId) return;
  throw new ArchiveRefused(
    `Row ${rows} of the file (table ${table.name}) belongs to another hotel than ${head.name}. Nothing was imported.`,
  );
}

async function* textsOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.on("error", (error) => unpacked.destroy(error));
  try {
    yield* readline.createInterface({ input: source.pipe(unpacked), crlfDelay: 0 });
    if (unpacked.errored) throw unpacked.errored;
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT")
      throw new ArchiveRefused(`There is no file ${file}.`);
    throw new ArchiveRefused(DAMAGED);
  } finally {
    source.destroy();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ArchiveRefused(DAMAGED);
  }
}

function headOf(value: unknown): ArchiveLine {
  const head = headSchema.safeParse(value).data;
  if (head?.format !== FORMAT) throw new ArchiveRefused("This is not the export of a hotel.");
  return { kind: "head", head };
}

function lineOf(value: unknown, text: string): ArchiveLine {
  const row = rowSchema.safeParse(value).data;
  if (row) return { kind: "row", row, text };
  const table = tableSchema.safeParse(value).data;
  if (!table) throw new ArchiveRefused(DAMAGED);
  return { kind: "table", ...table };
}
