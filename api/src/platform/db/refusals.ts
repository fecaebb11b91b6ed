type DatabaseFailure = { code?: unknown; constraint_name?: unknown; cause?: unknown };

/**
 * PostgreSQL's five-character error code, also of an error that drizzle has wrapped. Log the code and never
 * the message: drizzle's message holds the parameters.
 */
export function sqlState(error: unknown): string | undefined {
  const code = failureOf(error)?.code;
  return typeof code === "string" ? code : undefined;
}

/** Whether the constraint of this name was violated. */
export function violates(error: unknown, constraintName: string): boolean {
  return failureOf(error)?.constraint_name === constraintName;
}

function failureOf(error: unknown): DatabaseFailure | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const failure = error as DatabaseFailure;
  return typeof failure.code === "string" ? failure : failureOf(failure.cause);
}
