/** What this browser keeps of a sign-in by link: nothing where it lets no page keep anything. */
type Kept = { read(): string | undefined; write(value: string | null): void };

/** The email that came by a link before: it need not be typed again (AUTH-06). */
export const knownEmail = keptIn(() => localStorage, "funduq.link-email");

/** Whose password has still to be chosen in this tab: a reload must not lose that. */
export const passwordDue = keptIn(() => sessionStorage, "funduq.password-due");

function keptIn(storage: () => Storage, key: string): Kept {
  return {
    read() {
      try {
        return storage().getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(value) {
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
      } catch {
        // The next time it has to be typed again; nothing else is lost.
      }
    },
  };
}
