import * as z from "zod";
import type { Runtime } from "./app-env.ts";
import type { RouteSpec } from "./route.ts";

/** A response, and for a write the stored copy for a repeated request. */
export type RouteAnswer = { status: number; body: string | null; replayed?: boolean };

export function answerOf(runtime: Runtime, spec: RouteSpec, result: unknown): RouteAnswer {
  if (!spec.response) return { status: spec.status ?? 204, body: null };
  if (runtime.env.CHECK_RESPONSES) assertContract(runtime, spec, result);
  return { status: spec.status ?? 200, body: JSON.stringify(result) };
}

/** Throws on an answer that its contract does not allow. */
function assertContract({ log }: Runtime, { id, response }: RouteSpec, result: unknown): void {
  if (!response) return;
  const checked = z.safeParse(response, result);
  if (checked.success) return;
  const faults = checked.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  log.error({ route: id, faults }, "answer breaks its contract");
  throw new Error(`the answer of ${id} breaks its contract: ${faults.join("; ")}`);
}
