import { sql } from "drizzle-orm";
import { integer, PgDialect, pgTable } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { plainQuery, quickSql } from "./quick-sql.ts";

const things = pgTable("things", { size: integer("size") });
const slowly = (statement: ReturnType<typeof sql>) => {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  return { sql: text, params };
};

describe("SQL that is put together in one pass", () => {
  it.each([
    ["values", sql`select ${1}, ${"two"}, ${null}, ${true}, ${3n}`],
    ["parts of its own", sql`select ${1} ${sql`where ${"a"} = ${2}`} limit ${sql.raw("4")}`],
    ["parts in a row", sql`select ${sql.join([sql`${1}`, sql`${2}`], sql`, `)} ${sql.empty()}`],
  ])("is what drizzle makes of it: %s", (_, statement) => {
    expect(plainQuery(statement)).toEqual(slowly(statement));
  });

  it.each([
    ["a table", sql`select from ${things}`],
    ["a column", sql`select ${things.size}`],
    ["a list", sql`select ${[1, 2]}`],
    ["a typed value", sql`select ${sql.param(["a"])}`],
    ["a name", sql`select ${sql.identifier("size")}`],
    ["a part that is left out", sql`select ${undefined}`],
    ["a place for a value", sql`select ${sql.placeholder("size")}`],
    ["values written into the text", sql`select ${1}`.inlineParams()],
  ])("leaves to drizzle what only it knows: %s", (_, statement) => {
    const dialect = new PgDialect();
    quickSql(dialect);
    expect(plainQuery(statement)).toBeUndefined();
    expect(dialect.sqlToQuery(statement)).toMatchObject(slowly(statement));
  });
});
