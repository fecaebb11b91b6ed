import { expect, type Page } from "@playwright/test";

/** Resolves once a page opens without a network: its files are kept, and the service worker knows its release. */
export async function untilKept(page: Page): Promise<void> {
  const notes = () =>
    page.evaluate(async () => (await caches.open("funduq.notes")).keys().then((all) => all.length));
  await expect.poll(notes, { timeout: 40_000 }).toBe(1);
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
export function keptAnswers(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open("funduq.last-known");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          if (!db.objectStoreNames.contains("answers")) return resolve("");
          const transaction = db.transaction(["answers", "shared"]);
          const reads = ["answers", "shared"].map((name) => transaction.objectStore(name).getAll());
          transaction.oncomplete = () => {
            db.close();
            resolve(JSON.stringify(reads.flatMap(({ result }) => result)));
          };
        };
      }),
  );
}
