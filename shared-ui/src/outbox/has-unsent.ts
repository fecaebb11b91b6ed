import { openDB } from "idb";

/**
 * Whether anything waits in this browser's outbox, whoever made it. Reads the database of `EntryStore` in whatever version
 * it has, and makes none.
 */
export async function hasUnsent(): Promise<boolean> {
  try {
    const db = await openDB("funduq.outbox", undefined, {
      upgrade(_created, _old, _new, transaction) {
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
    });
    const count = await db.count("entries");
    db.close();
    return count > 0;
  } catch {
    // There is no outbox: nobody has used it here, or the browser keeps nothing.
    return false;
  }
}
