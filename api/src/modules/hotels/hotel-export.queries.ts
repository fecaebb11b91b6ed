import { accountKeys, type Naming, namingOf } from "./hotel-export-accounts.ts";

/** Runs a query: in a hotel's transaction, or on the owner's connection. */
export type Ask = <Row extends Record<string, unknown>>(query: string) => Promise<Row[]>;

export type ExportedTable = {
  name: string;
  /** In column order, without generated columns. */
  columns: { name: string; type: string; naming: Naming }[];
  /** The sort key of its rows. */
  key: string[];
};

/**
 * Tables that are kept for a few days and belong to requests, printers and open screens, not to the hotel. Stored answers
 * have data that only their sender may see. PINs belong to accounts, as passwords do, and no export has those.
 */
const LEFT_OUT = ["idempotency_keys", "live_changes", "print_jobs", "staff_pins", "till_turns"];

/**
 * Links and mails name a hotel and belong to an address: a removal deletes them by name. The log of releases is the
 * installation's and stays.
 */
const OF_NO_HOTEL = ["sign_in_links", "outgoing_mails", "release_events"];

/** A hotel's pinned releases are rows beside those for all hotels, without a foreign key to hotels. */
const BY_OTHER_KEY: Readonly<Record<string, string>> = {
  hotels: "id",
  module_channels: "for_hotel_id",
};

type Column = {
  table: string;
  name: string;
  type: string;
  place: number | null;
};

/**
 * The table `hotels` and every table with rows of hotels, each after the tables that it references. Throws when the
 * schema has another table with rows of hotels: an export would miss it, and a removal, which follows the foreign
 * keys to `hotels`, would not delete its rows.
 */
export async function listExportedTables(ask: Ask): Promise<ExportedTable[]> {
  const columns = await ask<Column>(`
    select c.oid::regclass::text as "table", a.attname as name,
      format_type(a.atttypid, a.atttypmod) as type,
      array_position(i.indkey::int2[], a.attnum) as place
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and (c.relname in ('${Object.keys(BY_OTHER_KEY).join("', '")}') or exists (select from pg_constraint h
        where h.conrelid = c.oid and h.contype = 'f' and h.confrelid = 'hotels'::regclass))
    order by c.relname, a.attnum`);
  const references = await ask<{ from: string; to: string }>(`
    select distinct conrelid::regclass::text as "from", confrelid::regclass::text as "to"
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  const names = [...new Set(columns.map(({ table }) => table))];
  await refuseUnknownTables(ask, [...names, ...OF_NO_HOTEL]);
  const wanted = names.filter((name) => !LEFT_OUT.includes(name));
  return inOrder(wanted, references).map((table) => tableOf(table, columns));
}

async function refuseUnknownTables(ask: Ask, known: readonly string[]): Promise<void> {
  const tables = await ask<{ name: string }>(`
    select distinct c.oid::regclass::text as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'm', 'f')
      and a.attname in ('hotel_id', 'for_hotel_id')
    order by 1`);
  const unknown = tables.filter(({ name }) => !known.includes(name)).map(({ name }) => name);
  if (unknown.length > 0)
    throw new Error(`an export would miss the rows of hotels in: ${unknown.join(", ")}`);
}

function tableOf(table: string, all: readonly Column[]): ExportedTable {
  const columns = all.filter((column) => column.table === table);
  const key = columns.filter(({ place }) => place !== null);
  key.sort((one, other) => Number(one.place) - Number(other.place));
  return {
    name: table,
    columns: columns.map(({ name, type }) => ({ name, type, naming: namingOf({ name, type }) })),
    key: key.map(({ name }) => name),
  };
}

/** Tables in an order in which references precede their referrers; deterministic. */
function inOrder(names: readonly string[], references: readonly { from: string; to: string }[]) {
  const done: string[] = [];
  while (done.length < names.length) {
    const next = names.find(
      (name) =>
        !done.includes(name) &&
        references.every(
          ({ from, to }) =>
            from !== name || to === name || !names.includes(to) || done.includes(to),
        ),
    );
    if (next === undefined) throw new Error("the tables of a hotel point to each other in a ring");
    done.push(next);
  }
  return done;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
/** The column of a table that holds the hotel's id. */
export const hotelKey = (table: string) => BY_OTHER_KEY[table] ?? "hotel_id";

/** Each value in PostgreSQL's own text form, so that nothing is rounded or shifted. */
export function rowsQuery({ name, columns, key }: ExportedTable, hotelId: string): string {
  const values = columns.map((column) => `t.${quoted(column.name)}::text`).join(", ");
  return `select array_to_json(array[${values}]::text[])::text as row
    from ${quoted(name)} t where t.${hotelKey(name)} = '${hotelId}'
    order by ${key.map((column) => `t.${quoted(column)}`).join(", ")}`;
}

/** The accounts that the hotel's rows refer to: name and email, never the password hash. */
export function accountsQuery(tables: readonly ExportedTable[], hotelId: string): string {
  const mentions = tables.flatMap((table) =>
    table.columns.flatMap((column) => mentionsIn(table.name, column, hotelId)),
  );
  return `select array_to_json(array[u.id::text, u.email, u.display_name])::text as row
    from users u where u.id::text in (${mentions.join(" union ")}) order by u.id`;
}

function mentionsIn(
  table: string,
  { name, naming }: ExportedTable["columns"][number],
  hotelId: string,
): string[] {
  const column = `t.${quoted(name)}`;
  const ofHotel = `t.${hotelKey(table)} = '${hotelId}'`;
  if (naming === "account")
    return [`select ${column}::text from ${quoted(table)} t where ${ofHotel}`];
  if (naming === "none") return [];
  return [
    `select ${column} ->> key from ${quoted(table)} t, unnest(${accountKeys}) key
      where ${ofHotel} and ${column} ?| ${accountKeys}`,
  ];
}
