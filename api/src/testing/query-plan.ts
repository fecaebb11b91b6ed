import { type SQL, sql } from "drizzle-orm";
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
  const [row] = await tx.execute<{ "QUERY PLAN": [Plan] }>(
    sql`explain (analyze, buffers, format json) ${query}`,
  );
  const root = row?.["QUERY PLAN"][0].Plan;
  const nodes = root ? everyNode(root) : [];
  return {
    /** Pages of 8 kB, each as often as it was touched. */
    buffers: root ? root["Shared Hit Blocks"] + root["Shared Read Blocks"] : 0,
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
