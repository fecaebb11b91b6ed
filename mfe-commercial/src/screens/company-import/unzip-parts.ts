import { unzipSync } from "fflate";

/** What the parts that are read may unpack to, all together. */
const MOST_BYTES = 20 * 1024 * 1024;
const MOST_ENTRIES = 2000;

/** Unpacks the part with this name as text; undefined if the archive has no such part. */
export type ReadPart = (name: string) => Promise<string | undefined>;

/** An archive whose parts are unpacked when they are read. Throws before it unpacks more than any list has. */
export function openArchive(bytes: Uint8Array): ReadPart {
  let left = MOST_BYTES;
  return async (name) => {
    const part = unpack(bytes, name, left);
    left -= part?.byteLength ?? 0;
    return part && new TextDecoder().decode(part);
  };
}

/** A part gets the memory that the archive states for it, and never more: if that is too little, its end is missing. */
function unpack(bytes: Uint8Array, wanted: string, most: number): Uint8Array | undefined {
  let entries = 0;
  let isFound = false;
  const parts = unzipSync(bytes, {
    filter({ name, size, originalSize }) {
      entries += 1;
      if (entries > MOST_ENTRIES) throw new Error("more parts than any list has");
      if (isFound || name !== wanted) return false;
      if (Math.max(size, originalSize) > most) throw new Error("larger than any list");
      isFound = true;
      return true;
    },
  });
  return isFound ? parts[wanted] : undefined;
}
