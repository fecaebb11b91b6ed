import { deviceStorage, tabStorage } from "@funduq/shared-ui/state";

/** The email that came by a link before: it need not be typed again (AUTH-06). */
export const knownEmail = keptIn(deviceStorage, "funduq.link-email");

/** Whose password has still to be chosen in this tab: a reload must not lose that. */
export const passwordDue = keptIn(tabStorage, "funduq.password-due");

function keptIn(storage: typeof deviceStorage, key: string) {
  return {
    read: () => storage.get(key) ?? undefined,
    write: (value: string | null) => storage.set(key, value),
  };
}
