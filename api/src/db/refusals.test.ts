import type postgres from "postgres";
import { expect, it } from "vitest";
import { makeHotelWorld } from "../testing/hotel-world.ts";
import { openTestDatabase } from "../testing/test-db.ts";
import { brokenRows } from "./broken-rows.ts";

/** A constraint or unique index of our tables, from PostgreSQL's catalogue. */
type Constraint = {
  name: string;
  table: string;
  kind: "check" | "foreign key" | "unique" | "exclusion";
  columns: string[];
  /** The condition of a partial unique index. */
  only: string;
  definition: string;
};

const { owner } = await openTestDatabase();
await makeHotelWorld(owner);
await makeHotelWorld(owner);
await owner`
  insert into module_releases (module, version, contract, platform, entry, files, views)
  values ('mfe-pos', '1.0.0', 1, '^1.0.0', '/remotes/mfe-pos/1.0.0/mf-manifest.json',
    '{"a.js": "sha384-x"}', '{pos-sales}')`;
await owner`
  insert into module_channels (id, module, version)
  values ('0190aaaa-0000-7000-8000-00000000000c', 'mfe-pos', '1.0.0')`;
await owner`
  insert into release_tokens (id, module, name, secret_hash)
  values ('0190aaaa-0000-7000-8000-00000000000d', 'mfe-pos', 'Restaurant', ${"0".repeat(64)})`;
await owner`
  insert into release_events (id, module, version, made_by, token_id)
  values ('0190aaaa-0000-7000-8000-00000000000e', 'mfe-pos', '1.0.0', 'Restaurant',
    '0190aaaa-0000-7000-8000-00000000000d')`;

const constraints = await owner<Constraint[]>`
  select c.conname as name, c.conrelid::regclass::text as table, 'true' as only,
    pg_get_constraintdef(c.oid) as definition,
    case c.contype when 'c' then 'check' when 'f' then 'foreign key' when 'x' then 'exclusion' else 'unique' end as kind,
    array(select attname::text from unnest(c.conkey) with ordinality k (num, ord)
      join pg_attribute on attrelid = c.conrelid and attnum = num order by ord) as columns
  from pg_constraint c
  where c.connamespace = 'public'::regnamespace and c.contype in ('c', 'f', 'p', 'u', 'x')
  union all
  select i.indexrelid::regclass::text, i.indrelid::regclass::text,
    coalesce(pg_get_expr(i.indpred, i.indrelid), 'true'), pg_get_indexdef(i.indexrelid), 'unique',
    array(select attname::text from unnest(i.indkey) with ordinality k (num, ord)
      join pg_attribute on attrelid = i.indrelid and attnum = num order by ord)
  from pg_index i join pg_class t on t.oid = i.indrelid
  where i.indisunique and t.relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
  order by 2, 1`;

it("has no case in broken-rows.ts for a constraint that no longer exists", () => {
  const names = constraints.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(brokenRows)));
});

it.each(constraints.map((constraint) => [constraint.name, constraint] as const))(
  "%s",
  async (name, constraint) => {
    const refused = await refusalOf(constraint);

    expect(refused).toBe(name);
  },
);

/** Inserts a row that violates the constraint, rolls back, and returns the name of the constraint that refused it. */
async function refusalOf(constraint: Constraint): Promise<string | undefined> {
  try {
    await owner.begin(async (tx) => {
      const byHand = brokenRows[constraint.name];
      if (constraint.kind !== "check") await dropSiblings(tx, constraint, byHand !== undefined);
      await insertChangedCopy(tx, constraint, byHand ?? generated(constraint));
      throw new Error("nothing refused it");
    });
  } catch (error) {
    return (error as { constraint_name?: string }).constraint_name ?? String(error);
  }
}

/** Patterns of single-column CHECKs, each with a value that violates it. */
const unfit: readonly [RegExp, string][] = [
  [/btrim\(\w+\) <> ''/, "'  '"],
  [/= ANY \(ARRAY\[/, "'unheard-of'"],
  [/= lower\(/, "'Amina@funduq.test'"],
  [/ ~ '\^/, "'?'"],
  [/ >=? \d/, "-1"],
];

/** An exact copy of a row violates a unique constraint; an unknown id violates a foreign key. */
function generated({ kind, columns, definition }: Constraint): Record<string, string> {
  const last = columns.at(-1) ?? "";
  if (kind === "unique") return {};
  if (kind === "foreign key")
    return { [last]: last === "version" ? "'0.0.0'" : "gen_random_uuid()" };
  const value = unfit.find(([says]) => says.test(definition))?.[1];
  if (!value || columns.length > 1)
    throw new Error("this constraint needs a case in broken-rows.ts");
  return { [last]: value };
}

/** A copy violates several keys at once, so all but the tested one are dropped. */
async function dropSiblings(
  tx: postgres.TransactionSql,
  { table, name }: Constraint,
  foreignKeysOnly: boolean,
) {
  const siblings = constraints.filter(
    (other) =>
      other.table === table &&
      other.name !== name &&
      (foreignKeysOnly ? other.kind === "foreign key" : other.kind !== "check"),
  );
  for (const { name: sibling } of siblings) {
    await tx.unsafe(`alter table ${table} drop constraint if exists ${sibling} cascade`);
    await tx.unsafe(`drop index if exists ${sibling}`);
  }
}

async function insertChangedCopy(
  tx: postgres.TransactionSql,
  { table, columns, only, kind }: Constraint,
  changes: Record<string, string>,
) {
  const all = await tx<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;
  const names = all.map((column) => column.name);
  const { where, ...values } = changes;
  const filled = columns.map((column) => `${column} is not null`).join(" and ");
  const anyRow = kind === "check" || kind === "exclusion" || table === "module_channels";
  const source = where ?? (anyRow ? "true" : `${only} and ${filled}`);
  await tx.unsafe(
    `insert into ${table} (${names.join(", ")})
     select ${names.map((name) => values[name] ?? name).join(", ")} from ${table} where ${source} limit 1`,
  );
}
