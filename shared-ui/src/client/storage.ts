/**
 * The browser's storage, or this page's memory where the browser refuses it (site data blocked,
 * disk full): a choice then lasts until the page goes, instead of breaking the screen.
 */
class PatientStorage {
  readonly #browser: () => Storage;
  readonly #memory = new Map<string, string | null>();

  constructor(browser: () => Storage) {
    this.#browser = browser;
  }

  get(key: string): string | null {
    const refused = this.#memory.get(key);
    return refused !== undefined ? refused : this.#try((storage) => storage.getItem(key), null);
  }

  /** Null removes it. */
  set(key: string, value: string | null): void {
    const done = this.#try((storage) => {
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
      return true;
    }, false);
    if (done) this.#memory.delete(key);
    else this.#memory.set(key, value);
  }

  removeAll(prefix: string): void {
    const kept = this.#try((storage) => Object.keys(storage), []);
    for (const key of [...kept, ...this.#memory.keys()]) {
      if (key.startsWith(prefix)) this.set(key, null);
    }
  }

  #try<Result>(act: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return act(this.#browser());
    } catch {
      return otherwise;
    }
  }
}

// biome-ignore-start lint/style/noRestrictedGlobals: the one place that survives its refusal
/** What this device remembers: language, theme, the hotel looked at last. */
export const deviceStorage = new PatientStorage(() => localStorage);

/** What this tab remembers, until it is closed. */
export const tabStorage = new PatientStorage(() => sessionStorage);
// biome-ignore-end lint/style/noRestrictedGlobals: as above
