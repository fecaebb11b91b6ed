import { AppError } from "@funduq/shared-types/errors/app-error";

type Waiting = { enter: () => void; timer: NodeJS.Timeout };

/**
 * Lets `limit` pieces of work in at once and keeps the rest waiting in order, at most `waitMs`:
 * then they are answered "busy", so that a slow database can't pile up requests without end.
 */
export function admission(limit: number, waitMs: number) {
  const queue: Waiting[] = [];
  let inside = 0;

  function leave(): void {
    const next = queue.shift();
    if (!next) inside--;
    else {
      clearTimeout(next.timer);
      next.enter();
    }
  }

  function enter(): Promise<void> {
    if (inside < limit) {
      inside++;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(new AppError("service.busy"));
      }, waitMs);
      const waiting: Waiting = { enter: resolve, timer };
      queue.push(waiting);
    });
  }

  return async function admitted<T>(work: () => Promise<T>): Promise<T> {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
