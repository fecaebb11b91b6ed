const COUNTER_BITS = 12;
const COUNTER_END = 1 << COUNTER_BITS;

type Place = { ms: number; counter: number };

/**
 * A UUIDv7 that sorts after `last`, also if the device's clock was set back since. The 12 bits after the version
 * count the ids of one millisecond; the other 62 are random.
 */
export function idAfter(last: string | undefined, now = Date.now()): string {
  const { ms, counter } = placeAfter(last && placeOf(last), now);
  const time = ms.toString(16).padStart(12, "0");
  const [variant = 0, ...rest] = crypto.getRandomValues(new Uint8Array(8));
  const random = [(variant & 0x3f) | 0x80, ...rest].map(inHex).join("");
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${counter.toString(16).padStart(3, "0")}`,
    random.slice(0, 4),
    random.slice(4),
  ].join("-");
}

/** The id of a part of a divided change: it sorts in the place of the whole, before all that was made later. */
export function partId(whole: string, index: number): string {
  return `${whole}-${index.toString().padStart(3, "0")}`;
}

function placeAfter(last: Place | undefined | "", now: number): Place {
  if (!last || last.ms < now) return { ms: now, counter: 0 };
  const counter = last.counter + 1;
  return counter < COUNTER_END ? { ms: last.ms, counter } : { ms: last.ms + 1, counter: 0 };
}

function placeOf(id: string): Place {
  const [high = "", low = "", versioned = ""] = id.split("-");
  return {
    ms: Number.parseInt(high + low, 16),
    counter: Number.parseInt(versioned.slice(1), 16),
  };
}

const inHex = (byte: number) => byte.toString(16).padStart(2, "0");
