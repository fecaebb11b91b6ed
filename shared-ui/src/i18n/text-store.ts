import { type Language, languages } from "./languages.ts";

/** The texts of one namespace in one language. Plurals as `key_one`, `key_other`, `key_few`… */
export type Texts = Readonly<Record<string, string>>;

type Params = Readonly<Record<string, unknown>>;

/** How long the texts of a language are waited for before others stand in. */
export const TEXTS_WITHIN_MS = 3_500;

const texts = new Map<string, Texts>();
const listeners = new Set<() => void>();
let language: Language = "en";

/** The suite's texts by language and namespace, and the language in use. */
export const textStore = {
  get language(): Language {
    return language;
  },
  turnTo(next: Language): void {
    language = next;
    changed();
  },
  has: (of: Language, namespace: string): boolean => texts.has(idOf(of, namespace)),
  /** Adds to the texts that the namespace has. */
  add(of: Language, namespace: string, added: Texts): void {
    const id = idOf(of, namespace);
    texts.set(id, { ...texts.get(id), ...added });
    changed();
  },
  /**
   * The text of the first namespace that has the key. Falls back to English and then to any other
   * language; without a text it is empty, never the key.
   */
  say(key: string, { params, ...of }: Asked): string {
    for (const namespace of of.namespaces)
      for (const each of [of.language, ...languages]) {
        const text = textIn(texts.get(idOf(each, namespace)), key, { language: each, params });
        if (text !== undefined) return params ? filled(text, params) : text;
      }
    return "";
  },
  /** Calls the listener when the language changes or texts are added. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

type Asked = { language: Language; namespaces: readonly string[]; params?: Params | undefined };

function changed(): void {
  for (const tell of [...listeners]) tell();
}

const idOf = (of: Language, namespace: string) => `${of} ${namespace}`;

type PluralOf = { language: Language; params: Params | undefined };

/** With a count the form of its number; a text that does not count is the same for all of them. */
function textIn(found: Texts | undefined, key: string, plural: PluralOf): string | undefined {
  if (!found) return undefined;
  const count = plural.params?.count;
  if (typeof count !== "number") return found[key];
  const form = pluralsOf(plural.language).select(count);
  // French has a 'many' from a million on, which no catalogue has.
  return found[`${key}_${form}`] ?? found[`${key}_other`] ?? found[key];
}

const plurals = new Map<Language, Intl.PluralRules>();

function pluralsOf(of: Language): Intl.PluralRules {
  const known = plurals.get(of) ?? new Intl.PluralRules(of);
  plurals.set(of, known);
  return known;
}

/** Replaces all params in one pass, so that a value that contains `{{count}}` is not replaced itself. */
function filled(text: string, params: Params): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/gu, (_, name: string) => String(params[name] ?? ""));
}
