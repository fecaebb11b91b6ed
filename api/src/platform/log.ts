import { type DestinationStream, type Logger, pino } from "pino";

export type Log = Logger;

/**
 * One JSON line per event on stdout. Lines carry ids, never a person's data: no bodies, no
 * addresses of people, no query strings, and of a database error only its code.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

type ErrorLine = { type: string; code?: string; stack: string[] };

/** An error without its message: a database driver writes the parameters into it. */
export function describeError(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, stack: [] };
  const line: ErrorLine = { type: error.name, stack: framesOf(error) };
  const code = codeOf(error);
  return code === undefined ? line : { ...line, code };
}

function framesOf(error: Error): string[] {
  const lines = (error.stack ?? "").split("\n");
  return lines.filter((text) => /^\s+at /.test(text)).map((text) => text.trim());
}

function codeOf(error: Error): string | undefined {
  if ("code" in error && typeof error.code === "string") return error.code;
  return error.cause instanceof Error ? codeOf(error.cause) : undefined;
}
