/** The work's result, or a rejection when it has none after `ms`; the work itself goes on. */
export function withinTime<T>(ms: number, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer after ${ms} ms`)), ms);
    work()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
