import { type Query, SQL, StringChunk } from "drizzle-orm";
import type { PgDialect } from "drizzle-orm/pg-core";

/**
 * Has statements of plain text and values – all that are written by hand – put together in one pass.
 * drizzle tries each part as everything it could be, which was a sixth of what a booking costs here.
 */
export function quickSql(dialect: Pick<PgDialect, "sqlToQuery">): void {
  const build = dialect.sqlToQuery.bind(dialect);
  dialect.sqlToQuery = (statement, source) => plainQuery(statement) ?? build(statement, source);
}

/** Nothing where the statement holds a part of drizzle's own, such as a table, a column or a list. */
export function plainQuery(statement: SQL): Query | undefined {
  const query = { sql: "", params: [] };
  return append(query, statement) ? query : undefined;
}

function append(query: Query, statement: SQL): boolean {
  if (Reflect.get(statement, "shouldInlineParams")) return false;
  return statement.queryChunks.every((chunk) => appendChunk(query, chunk));
}

function appendChunk(query: Query, chunk: unknown): boolean {
  if (chunk instanceof StringChunk) query.sql += chunk.value.join("");
  else if (chunk instanceof SQL) return append(query, chunk);
  else if (typeof chunk === "object" ? chunk !== null : chunk === undefined) return false;
  else query.sql += `$${query.params.push(chunk)}`;
  return true;
}
