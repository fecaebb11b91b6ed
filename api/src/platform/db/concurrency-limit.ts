import { AppError } from "@funduq/shared-types/errors/app-error";

type Waiting = { start: () => void; timer: NodeJS.Timeout };

/**
 * Runs at most `limit` pieces of work at once. The rest wait in order, at most `waitMs`, and then fail
 * with `service.busy`: a slow database can't queue requests without end.
 */
export function concurrencyLimit(limit: number, waitMs: number) {
  const queue: Waiting[] = [];
  let running = 0;

  function release(): void {
    const next = queue.shift();
    if (!next) running--;
    else {
      clearTimeout(next.timer);
      next.start();
    }
  }

  function acquire(): Promise<void> {
    if (running < limit) {
      running++;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(new AppError("service.busy"));
      }, waitMs);
      const waiting: Waiting = { start: resolve, timer };
      queue.push(waiting);
    });
  }

  return async function limited<T>(work: () => Promise<T>): Promise<T> {
    await acquire();
    try {
      return await work();
    } finally {
      release();
    }
  };
}
