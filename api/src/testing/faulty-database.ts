import { sql } from "drizzle-orm";
import type { Database, SystemTx } from "../platform/db/database.ts";
import type { TestDatabase } from "./test-db.ts";

/** The point at which the database fails: before the nth statement, or before or after the nth commit. */
export type Fault =
  | { kind: "statement"; nth: number }
  | { kind: "killed"; nth: number }
  | { kind: "commit"; nth: number }
  | { kind: "answer"; nth: number };

const broken = () => new Error("the connection broke");

/**
 * A database that fails once. `statement` throws, `killed` terminates the backend as an administrator or a crash
 * would, `commit` never commits, and `answer` commits and then loses the answer. Statements and commits are those
 * of `withSystem`. `happened` returns whether the fault was reached.
 */
export function faultyDatabase(
  { database, owner }: Pick<TestDatabase, "database" | "owner">,
  fault: Fault,
) {
  let statements = 0;
  let commits = 0;
  let happened = false;
  const comes = (kinds: readonly Fault["kind"][], count: number) => {
    const now = kinds.includes(fault.kind) && count === fault.nth;
    happened ||= now;
    return now;
  };

  async function beforeStatement(tx: SystemTx): Promise<void> {
    statements += 1;
    if (!comes(["statement", "killed"], statements)) return;
    if (fault.kind === "statement") throw broken();
    const [backend] = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await owner`select pg_terminate_backend(${backend?.pid ?? 0}, 5000)`;
  }

  const watched = (tx: SystemTx): SystemTx =>
    new Proxy(tx, {
      get(target, name, receiver) {
        if (name !== "execute") return Reflect.get(target, name, receiver);
        return async (statement: Parameters<SystemTx["execute"]>[0]) => {
          await beforeStatement(target);
          return target.execute(statement);
        };
      },
    });

  const withSystem: Database["withSystem"] = async (work) => {
    commits += 1;
    const own = commits;
    const result = await database.withSystem(async (tx) => {
      const done = await work(watched(tx));
      if (comes(["commit"], own)) throw broken();
      return done;
    });
    if (comes(["answer"], own)) throw broken();
    return result;
  };

  const faulty: Database = { ...database, withSystem };
  return { database: faulty, happened: () => happened };
}
