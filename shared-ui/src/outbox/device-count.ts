import { type DBSchema, openDB } from "idb";

interface CountSchema extends DBSchema {
  counts: { key: string; value: DeviceCount };
}

/** A part that two devices do not share, and a number that this one has not given before. */
export type DeviceCount = { device: string; count: number };

/** Letters and digits that nobody takes for another one on paper. */
const ALPHABET = "ACDEFHJKLMNPRTUVWXY3479";
const DEVICE_LENGTH = 4;

/** Where the browser keeps nothing: the next page draws another device. */
const inMemory = new Map<string, DeviceCount>();

/**
 * Counts on this device, in all its tabs: no number twice, also after the browser was killed (it is on the disk before it
 * is answered). Only a rise is promised, not that none is left out.
 */
export async function countOnDevice(name: string): Promise<DeviceCount> {
  try {
    return await countOnDisk(name);
  } catch {
    const next = after(inMemory.get(name));
    inMemory.set(name, next);
    return next;
  }
}

async function countOnDisk(name: string): Promise<DeviceCount> {
  const db = await openDB<CountSchema>("funduq.counts", 1, {
    upgrade: (fresh) => void fresh.createObjectStore("counts"),
  });
  try {
    const transaction = db.transaction("counts", "readwrite", { durability: "strict" });
    const next = after(await transaction.store.get(name));
    await Promise.all([transaction.store.put(next, name), transaction.done]);
    return next;
  } finally {
    db.close();
  }
}

function after(last: DeviceCount | undefined): DeviceCount {
  return last ? { ...last, count: last.count + 1 } : { device: newDevice(), count: 1 };
}

function newDevice(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(DEVICE_LENGTH));
  return Array.from(drawn, (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}
