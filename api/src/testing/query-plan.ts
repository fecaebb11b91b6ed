import { randomUUID } from "node:crypto";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type postgres from "postgres";
import { connect } from "../platform/db/connect.ts";
import {
  type HotelTx,
  hotelScope,
  inTransaction,
  openDrizzle,
} from "../platform/db/transactions.ts";

type Plan = { Plan: Node & Record<"Shared Hit Blocks" | "Shared Read Blocks", number> };
type Node = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  Plans?: Node[];
} & Record<"Actual Rows" | "Actual Loops" | "Rows Removed by Filter", number | undefined>;

/** How a table is read: by which kinds of scan, how many rows of it in all, how often at most. */
export type TableReads = { scans: string[]; rows: number; loops: number };

/** Runs a statement and tells how PostgreSQL read each table for it. */
export async function explain(tx: HotelTx, query: SQL) {
  return readingOf([await planOf(tx, sql`explain (analyze, buffers, format json) ${query}`)]);
}

/**
 * The same for all statements of `work`, which must only read: each is prepared as the application does it,
 * so its plan is the one for every input where `work` asks for that (`plan_cache_mode`).
 */
export async function explainWork(
  appUrl: string,
  hotelId: HotelId,
  work: (tx: HotelTx) => Promise<unknown>,
) {
  const client = connect(appUrl, { max: 1 });
  const explained: PromiseLike<readonly Explained[]>[] = [];
  const begin = client.begin as Open;
  const open: Open = (run) => begin((scope) => run(alsoExplained(scope, explained)));
  client.begin = open as typeof client.begin;
  try {
    await inTransaction(openDrizzle(client), {
      settings: [hotelScope(hotelId)],
      work,
      signal: new AbortController().signal,
    });
    const rows = await Promise.all(explained);
    return readingOf(rows.flatMap(([row]) => (row ? [row["QUERY PLAN"][0].Plan] : [])));
  } finally {
    await client.end({ timeout: 1 });
  }
}

type Scope = postgres.TransactionSql;
type Open = (run: (scope: Scope) => Promise<unknown>) => Promise<unknown>;
type Explained = { "QUERY PLAN": [Plan] };

/** Sends `explain` before each statement that reads. */
function alsoExplained(scope: Scope, explained: PromiseLike<readonly Explained[]>[]): Scope {
  const send: Scope["unsafe"] = scope.unsafe.bind(scope);
  const unsafe: Scope["unsafe"] = (text, args, options) => {
    if (/^\s*(?:select|with)\b/u.test(text)) {
      const name = `"${randomUUID()}"`;
      const values = args?.length ? `(${args.map(literal).join(", ")})` : "";
      // A query is sent when it is awaited, or here.
      const sent = send(`prepare ${name} as ${text}`).execute();
      const asked = `explain (analyze, buffers, format json) execute ${name}${values}`;
      const plan = send<Explained[]>(asked).execute();
      explained.push(Promise.all([plan, sent]).then(([rows]) => rows));
    }
    return send(text, args, options);
  };
  return Object.assign(scope, { unsafe });
}

function literal(value: unknown): string {
  if (value === null || typeof value === "number") return String(value);
  const text = Array.isArray(value)
    ? `{${value.map((each) => JSON.stringify(each)).join(",")}}`
    : String(value);
  return `'${text.replaceAll("'", "''")}'`;
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
    /** Of all parts of the plan together, with those that a filter took out. */
    rows: readsOf(nodes).rows,
    indexes: [...new Set(nodes.flatMap((node) => node["Index Name"] ?? []))],
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
