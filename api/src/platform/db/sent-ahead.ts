import { failureCode } from "../database-failure.ts";

/** What PostgreSQL answers to every statement after the one that failed. */
const AFTER_A_FAILURE = "25P02";

/** A statement that is on its way while others are awaited; it fails where it is awaited itself. */
export function sentAhead<Result>(statement: Promise<Result>): Promise<Result> {
  statement.catch(() => {});
  return statement;
}

/**
 * The answers to statements that were sent together, or the failure of the first in their order; one that only
 * found the transaction failed says nothing, while another says why. By then none is on its way: what goes on
 * after an answer must not find its transaction over.
 *
 * They reach the database in the order in which they were asked, each by its own `await` or here.
 */
export async function allSent<const Sent extends readonly unknown[]>(
  statements: Sent,
): Promise<{ -readonly [Index in keyof Sent]: Awaited<Sent[Index]> }> {
  // Awaited twice, a statement of drizzle's would be sent twice.
  const answers = statements.map((statement) => Promise.resolve(statement));
  const settled = await Promise.allSettled(answers);
  const failures = settled.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  const cause = failures.find((each) => failureCode(each) !== AFTER_A_FAILURE);
  if (cause !== undefined) throw cause;
  return (await Promise.all(answers)) as { -readonly [Index in keyof Sent]: Awaited<Sent[Index]> };
}
