import { expect, type Page } from "@playwright/test";

/** Resolves once a page opens without a network: its files are kept, and the service worker knows its release. */
export async function untilKept(page: Page): Promise<void> {
  const notes = () =>
    page.evaluate(async () => (await caches.open("funduq.notes")).keys().then((all) => all.length));
  await expect.poll(notes, { timeout: 40_000 }).toBe(1);
}

/** Takes the network away, and the files that the browser has by chance, in the cache of its requests. */
export async function cutOffEmpty(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.clearBrowserCache");
  await page.context().setOffline(true);
}

/** The addresses that the browser's caches hold. */
export function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return found.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
}

/** The answers of the server that the browser keeps, as text. */
export async function keptAnswers(page: Page): Promise<string> {
  const rows = await rowsIn(page, "funduq.last-known", ["answers", "shared"]);
  return rows ? JSON.stringify(rows) : "";
}

/** What the outbox has on the disk, in words, the oldest first. */
export async function keptChanges(page: Page): Promise<string[]> {
  const rows = (await rowsIn(page, "funduq.outbox", ["entries"])) ?? [];
  return (rows as { label: string }[]).map(({ label }) => label);
}

/** Undefined where the database has not been made yet, which is left to the page. */
function rowsIn(page: Page, name: string, stores: string[]): Promise<unknown[] | undefined> {
  return page.evaluate(
    ([name, stores]) =>
      new Promise<unknown[] | undefined>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onupgradeneeded = () => {
          opening.transaction?.abort();
          resolve(undefined);
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const transaction = db.transaction(stores);
          const reads = stores.map((store) => transaction.objectStore(store).getAll());
          transaction.oncomplete = () => {
            db.close();
            resolve(reads.flatMap(({ result }) => result));
          };
        };
      }),
    [name, stores] as const,
  );
}
