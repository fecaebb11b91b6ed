import { browserKeySchema } from "@funduq/shared-types/contracts/session";
import { deviceStorage, tabStorage } from "@funduq/shared-ui/state";

/** The email that came by a link before: it need not be typed again (AUTH-06). */
export const knownEmail = keptIn(deviceStorage, "funduq.link-email");

/** Whose password has still to be chosen in this tab: a reload must not lose that. */
export const passwordDue = keptIn(tabStorage, "funduq.password-due");

const linkKey = keptIn(deviceStorage, "funduq.link-key");

/**
 * The random key of this browser (256 bits), sent with a link: after a lost answer the browser may follow
 * the link again, also in a new tab, and nobody else. Where the browser keeps nothing it lasts until the
 * page goes.
 */
export function browserKey(): string {
  const kept = browserKeySchema.safeParse(linkKey.read()).data;
  if (kept) return kept;
  const key = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  linkKey.write(key);
  return key;
}

/** The link is of no use any more. */
export function forgetBrowserKey(): void {
  linkKey.write(null);
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function keptIn(storage: typeof deviceStorage, key: string) {
  return {
    read: () => storage.get(key) ?? undefined,
    write: (value: string | null) => storage.set(key, value),
  };
}
