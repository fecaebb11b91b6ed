/** A statement that is on its way while others are awaited; it fails where it is awaited itself. */
export function sentAhead<Result>(statement: Promise<Result>): Promise<Result> {
  statement.catch(() => {});
  return statement;
}

/**
 * The answers to statements that were sent together, or the failure of the first in their order. By
 * then none is on its way: what goes on after an answer must not find its transaction over.
 *
 * They reach the database in the order in which they were asked, each by its own `await` or here.
 */
export async function allSent<const Sent extends readonly unknown[]>(
  statements: Sent,
): Promise<{ -readonly [Index in keyof Sent]: Awaited<Sent[Index]> }> {
  // Awaited twice, a statement of drizzle's would be sent twice.
  const answers = statements.map((statement) => Promise.resolve(statement));
  await Promise.allSettled(answers);
  return (await Promise.all(answers)) as { -readonly [Index in keyof Sent]: Awaited<Sent[Index]> };
}
