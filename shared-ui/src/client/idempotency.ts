export const KEY_HEADER = "Idempotency-Key";

/** A random UUID, also where the page has no secure context (a tablet on the hotel's own network). */
export function newKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), inHex).join("");
  // What says that it is random: the version, 4, and the variant, 8.
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20)].join("-");
}

const inHex = (byte: number) => byte.toString(16).padStart(2, "0");

export type Attempt = { method: string; url: string; body: unknown };

/**
 * How long an equal write counts as the same one tried again. Later it is a new one: two payments of
 * the same amount on one evening are two payments.
 */
export const DOUBT_LASTS_MS = 10 * 60 * 1000;

type DoubtfulKey = { key: string; since: number };

/**
 * The keys of writes whose answer was lost, by what they wrote.
 *
 * Sending the same thing again takes up its old key, so the server does it once. Two equal
 * writes under way at the same time (two coffees) keep keys of their own.
 */
export class KeyKeeper {
  readonly #doubtful = new Map<string, DoubtfulKey[]>();

  /** The key for this attempt: that of an equal attempt whose answer was lost, or a new one. */
  take(attempt: Attempt): string {
    const oldest = this.#stillDoubtful(fingerprint(attempt)).shift();
    return oldest?.key ?? newKey();
  }

  /** Keeps `key` for the next equal attempt: this one may or may not have been done. */
  keep(attempt: Attempt, key: string): void {
    const print = fingerprint(attempt);
    this.#stillDoubtful(print).push({ key, since: Date.now() });
  }

  #stillDoubtful(print: string): DoubtfulKey[] {
    const oldest = Date.now() - DOUBT_LASTS_MS;
    const keys = (this.#doubtful.get(print) ?? []).filter(({ since }) => since > oldest);
    this.#doubtful.set(print, keys);
    return keys;
  }

  clear(): void {
    this.#doubtful.clear();
  }
}

function fingerprint({ method, url, body }: Attempt): string {
  return `${method} ${url} ${body === undefined ? "" : JSON.stringify(body)}`;
}
