import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { HotelTx } from "../platform/db/transactions.ts";

type Plan = { Plan: Node & Record<"Shared Hit Blocks" | "Shared Read Blocks", number> };
type Node = { "Node Type": string; "Relation Name"?: string; Plans?: Node[] } & Record<
  "Actual Rows" | "Actual Loops" | "Rows Removed by Filter",
  number | undefined
>;

/** How a table is read: by which kinds of scan, how many rows of it in all, how often at most. */
export type TableReads = { scans: string[]; rows: number; loops: number };

/** Runs a statement and tells how PostgreSQL read each table for it. */
export async function explain(tx: HotelTx, query: SQL) {
  return readingOf([await planOf(tx, sql`explain (analyze, buffers, format json) ${query}`)]);
}

/** The same for all statements of `work`, each with the plan that a prepared statement has for every input. */
export async function explainWork(tx: HotelTx, work: (tx: HotelTx) => Promise<unknown>) {
  const plans: Plan["Plan"][] = [];
  const explained = async (statement: SQL, text: string, params: readonly unknown[]) => {
    const name = `"${randomUUID()}"`;
    const values = params.length > 0 ? `(${params.map(literal).join(", ")})` : "";
    await tx.execute(sql.raw("set local plan_cache_mode = force_generic_plan"));
    await tx.execute(sql.raw(`prepare ${name} as ${text}`));
    const asked = sql.raw(`explain (analyze, buffers, format json) execute ${name}${values}`);
    plans.push(await planOf(tx, asked));
    return tx.execute(statement);
  };
  const execute = (statement: SQL) => {
    const { sql: text, params } = new PgDialect().sqlToQuery(statement);
    return text.startsWith("set ") ? tx.execute(statement) : explained(statement, text, params);
  };
  await work(Object.assign(Object.create(tx), { execute }));
  return readingOf(plans);
}

function literal(value: unknown): string {
  if (value === null || typeof value === "number") return String(value);
  const text = Array.isArray(value)
    ? `{${value.map((each) => JSON.stringify(each)).join(",")}}`
    : value;
  return `'${String(text).replaceAll("'", "''")}'`;
}

async function planOf(tx: HotelTx, explained: SQL): Promise<Plan["Plan"]> {
  const [row] = await tx.execute<{ "QUERY PLAN": [Plan] }>(explained);
  if (!row) throw new Error("no plan was answered");
  return row["QUERY PLAN"][0].Plan;
}

function readingOf(plans: readonly Plan["Plan"][]) {
  const nodes = plans.flatMap(everyNode);
  const touched = plans.map((plan) => plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]);
  return {
    /** Pages of 8 kB, each as often as it was touched. */
    buffers: touched.reduce((sum, pages) => sum + pages, 0),
    reads: (table: string) => readsOf(nodes.filter((node) => node["Relation Name"] === table)),
    /** The tables that are read from one end to the other. */
    readWhole: nodes
      .filter((node) => node["Node Type"].includes("Seq Scan"))
      .map((node) => node["Relation Name"] ?? ""),
  };
}

function everyNode(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(everyNode)];
}

function readsOf(nodes: Node[]): TableReads {
  const loops = nodes.map((node) => node["Actual Loops"] ?? 1);
  const rows = nodes.map(
    (node, at) =>
      ((node["Actual Rows"] ?? 0) + (node["Rows Removed by Filter"] ?? 0)) * (loops[at] ?? 1),
  );
  return {
    scans: [...new Set(nodes.map((node) => node["Node Type"]))],
    rows: rows.reduce((sum, count) => sum + count, 0),
    loops: Math.max(0, ...loops),
  };
}
