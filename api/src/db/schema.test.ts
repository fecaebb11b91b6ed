import fs from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { openTestDatabase } from "../testing/test-db.ts";

const { owner } = await openTestDatabase();
const modules = fileURLToPath(new URL("../modules/", import.meta.url));
const snapshots = new URL("./migrations/meta/", import.meta.url);

/** All tables that the modules declare in `*.tables.ts`. */
const files = (await fs.readdir(modules, { recursive: true })).filter((file) =>
  file.endsWith(".tables.ts"),
);
const declared: Record<string, unknown> = Object.assign(
  {},
  ...(await Promise.all(files.map((file) => import(`${modules}${file}`)))),
);
const tables = Object.values(declared).filter((it) => is(it, PgTable));

it("the snapshot of the last migration by drizzle-kit has the tables as the modules declare them", async () => {
  const last = (await fs.readdir(snapshots))
    .filter((name) => name.endsWith("_snapshot.json"))
    .sort();
  const known = JSON.parse(await fs.readFile(new URL(last.at(-1) ?? "", snapshots), "utf8"));
  expect(await generateMigration(known, generateDrizzleJson(declared, known.id))).toEqual([]);
});

it.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
  "the table %s has the columns, keys and checks that its module declares",
  async (name, table) => {
    const config = getTableConfig(table);
    const columns = await owner`
      select attname as name, attnotnull as "notNull" from pg_attribute
      where attrelid = ${name}::regclass and attnum > 0 and not attisdropped order by 1`;
    const declaredColumns = config.columns.map((column) => ({
      name: column.name,
      notNull: column.notNull || column.primary,
    }));
    expect(new Map(columns.map((it) => [it.name, it.notNull]))).toEqual(
      new Map(declaredColumns.map((it) => [it.name, it.notNull])),
    );
    const constraints = await owner`
      select conname as name from pg_constraint
      where conrelid = ${name}::regclass and contype in ('c', 'f', 'u') order by 1`;
    const named = [
      ...config.checks.map((check) => check.name),
      ...config.foreignKeys.map((key) => key.getName()),
      ...config.uniqueConstraints.map((unique) => unique.getName()),
      ...config.columns.flatMap((column) => (column.isUnique ? [column.uniqueName] : [])),
    ];
    expect(constraints.map((it) => it.name)).toEqual(named.sort());
  },
);
