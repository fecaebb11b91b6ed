import { type ErrorCode, type ErrorParams, messageFor, statusFor } from "./catalogue.ts";

/** An error of the catalogue; thrown anywhere, turned into a response in one place. */
export class AppError<C extends ErrorCode = ErrorCode> extends Error {
  override readonly name = "AppError";
  readonly code: C;
  readonly status: number;
  readonly params: Record<string, unknown>;

  constructor(code: C, ...params: ErrorParams<C>) {
    super(messageFor(code, ...params));
    this.code = code;
    this.status = statusFor(code);
    this.params = (params[0] ?? {}) as Record<string, unknown>;
  }
}
