import { AppError } from "@funduq/shared-types/errors/app-error";

/**
 * Runs `work` and throws `service.busy` when it has not ended within `limitMs`. The work is not stopped: its
 * `signal` is aborted, so that it can stop itself, and its result is ignored.
 */
export async function withTimeout<T>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const ending = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    ending.abort(new AppError("service.busy"));
    late.reject(ending.signal.reason);
  }, limitMs);
  try {
    return await Promise.race([work(ending.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
