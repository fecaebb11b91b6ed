import { i18n } from "./instance.ts";
import type { Language } from "./languages.ts";
import { typesetAll } from "./typeset.ts";

/** The texts of one namespace in one language. Plurals as `key_one`, `key_other`, `key_few`… */
export type Texts = Readonly<Record<string, string>>;

/** Texts at hand, or how to fetch them: `() => import("./fr.ts")` with an export named `texts`. */
export type TextSource = Texts | (() => Promise<{ texts: Texts }>);

/**
 * What departments add to the texts. Each one declares its English catalogue, so that keys and
 * params are checked where they are used:
 *
 * `declare module "@funduq/shared-ui/i18n" { interface Catalogues { frontoffice: typeof en } }`
 */
// biome-ignore lint/suspicious/noEmptyInterface: departments augment it
export interface Catalogues {}

const sources = new Map<string, Record<Language, TextSource>>();
const loads = new Map<string, Promise<void>>();

/**
 * Makes a department's texts known, at `register()`. Only the language in use is fetched;
 * `textsReady` tells when it is there.
 */
export function addCatalogue(namespace: string, texts: Record<Language, TextSource>): void {
  sources.set(namespace, texts);
  void load(namespace, i18n.language as Language);
}

/** Resolves when every known namespace has its texts in the language in use (or in `language`). */
export async function textsReady(language = i18n.language as Language): Promise<void> {
  await Promise.all([...sources.keys()].map((namespace) => load(namespace, language)));
}

/** How many namespaces are known so far: departments come one by one. */
export const countNamespaces = (): number => sources.size;

/** Whether every known namespace can say something: in `language`, or in the English that stands in. */
export function textsAtHand(language: Language): boolean {
  return [...sources.keys()].every(
    (namespace) =>
      i18n.hasResourceBundle(language, namespace) || i18n.hasResourceBundle("en", namespace),
  );
}

function load(namespace: string, language: Language): Promise<void> {
  const source = sources.get(namespace)?.[language];
  if (!source || i18n.hasResourceBundle(language, namespace)) return Promise.resolve();
  if (typeof source !== "function") {
    i18n.addResourceBundle(language, namespace, typesetAll(source, language));
    return Promise.resolve();
  }
  return fetchOnce(namespace, language, source);
}

function fetchOnce(
  namespace: string,
  language: Language,
  source: Extract<TextSource, () => unknown>,
): Promise<void> {
  const id = `${language} ${namespace}`;
  const underway = loads.get(id);
  if (underway) return underway;
  const fetching = source().then(
    ({ texts }) => {
      i18n.addResourceBundle(language, namespace, typesetAll(texts, language));
    },
    // The next call tries again; until then English stands in, when it is there.
    () => (language === "en" ? undefined : load(namespace, "en")),
  );
  loads.set(
    id,
    fetching.finally(() => loads.delete(id)),
  );
  return fetching;
}
