/** What the parts that are read may unpack to, all together. */
const MOST_BYTES = 20 * 1024 * 1024;
const MOST_ENTRIES = 2000;
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;

/** Unpacks the part with this name as text; undefined if the archive has no such part. */
export type ReadPart = (name: string) => Promise<string | undefined>;

/** An archive whose parts are unpacked when they are read. Throws as soon as they are larger than any list is. */
export function openArchive(bytes: Uint8Array): ReadPart {
  const entries = new Map(entriesOf(bytes).map((entry) => [entry.name, entry]));
  let left = MOST_BYTES;
  return async (name) => {
    const entry = entries.get(name);
    if (!entry) return undefined;
    const unpacked = await unpack(bytes, entry, left);
    left -= unpacked.byteLength;
    return new TextDecoder().decode(unpacked);
  };
}

type Entry = { name: string; method: number; size: number; offset: number };

/** The archive's own table of contents, at its end. */
function entriesOf(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end--;
  if (end < 0) throw new Error("no archive");
  const count = view.getUint16(end + 10, true);
  if (count > MOST_ENTRIES) throw new Error("more parts than any list has");
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let n = 0; n < count && view.getUint32(at, true) === ENTRY; n++) {
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

async function unpack(bytes: Uint8Array, entry: Entry, most: number): Promise<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start =
    entry.offset +
    30 +
    view.getUint16(entry.offset + 26, true) +
    view.getUint16(entry.offset + 28, true);
  const packed = bytes.slice(start, start + entry.size);
  if (entry.method === STORED) {
    assertWithin(most, packed.byteLength);
    return packed;
  }
  if (entry.method !== DEFLATED) throw new Error("packed in an unknown way");
  const source = new ReadableStream<BufferSource>({
    start(controller) {
      controller.enqueue(packed);
      controller.close();
    },
  });
  const unpacked = source.pipeThrough(new DecompressionStream("deflate-raw"));
  return collect(unpacked.getReader(), most);
}

function assertWithin(most: number, size: number): void {
  if (size > most) throw new Error("larger than any list");
}

/** Counts while it unpacks: what an archive says of its sizes may be false. */
async function collect(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  most: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > most) await reader.cancel();
    assertWithin(most, size);
    chunks.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
