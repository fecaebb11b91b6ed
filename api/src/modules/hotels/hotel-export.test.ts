import fs from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { openTestDatabase } from "../../testing/test-db.ts";
import { type Ask, listExportedTables } from "./hotel-export.queries.ts";
import { ACCOUNT_COLUMNS } from "./hotel-export-accounts.ts";

const { owner } = await openTestDatabase();
const ask: Ask = async <Row extends Record<string, unknown>>(query: string) => [
  ...(await owner.unsafe<Row[]>(query)),
];

/** Ids of what may have no row any more, or of nothing that has one. */
const ofNobody = [
  "guest_merges.merged_guest_id",
  "open_bill_lines.item_id",
  "sales.client_operation_id",
];

it("SYS-05 knows of every id in a hotel's tables whether it names an account", async () => {
  const references = await owner<{ name: string; to: string }[]>`
    select c.conrelid::regclass || '.' || a.attname as name, c.confrelid::regclass::text as "to"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f'`;
  const toAccounts = references.filter(({ to }) => to === "users").map(({ name }) => name);
  const toRows = references.filter(({ to }) => to !== "users").map(({ name }) => name);
  const ids = (await listExportedTables(ask)).flatMap(({ name: table, columns }) =>
    columns
      .filter(({ type }) => type === "uuid")
      .map(({ name, naming }) => ({ name: `${table}.${name}`, column: name, naming })),
  );
  const unknown = ids.filter(
    ({ name, column, naming }) =>
      naming !== "account" && column !== "id" && ![...toRows, ...ofNobody].includes(name),
  );
  expect(unknown).toEqual([]);
  const accounts = ids.filter(({ naming }) => naming === "account").map(({ name }) => name);
  expect(accounts.filter((name) => toRows.includes(name))).toEqual([]);
  const exported = toAccounts.filter((name) => ids.some((each) => each.name === name));
  expect(exported.filter((name) => !accounts.includes(name))).toEqual([]);
});

it("SYS-05 has every column that the tables declare as an account's", async () => {
  const folder = fileURLToPath(new URL("..", import.meta.url));
  const declared = new Set<string>();
  for await (const file of fs.glob("*/*.tables.ts", { cwd: folder })) {
    const source = await fs.readFile(new URL(`../${file}`, import.meta.url), "utf8");
    for (const [, name = ""] of source.matchAll(/ref<UserId>\(\s*"(\w+)"/g)) declared.add(name);
  }
  expect([...declared].sort()).toEqual(ACCOUNT_COLUMNS);
});
