import { AppError } from "@funduq/shared-types/errors/app-error";

/**
 * Runs `work` and throws "busy" when it has not ended within `limitMs`. Nothing cuts the work off: from
 * then on its `signal` is aborted, so that it begins nothing more, and its result is ignored.
 */
export async function withinLimit<T>(
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
