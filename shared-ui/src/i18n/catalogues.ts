import { withinTime } from "../client/within-time.ts";
import { type Language, languages } from "./languages.ts";
import { TEXTS_WITHIN_MS, type Texts, textStore } from "./text-store.ts";
import { typesetAll } from "./typeset.ts";

export type { Texts };

/** Texts at hand, or how to fetch them: `() => import("./fr.ts")` with an export named `texts`. */
export type TextSource = Texts | (() => Promise<{ texts: Texts }>);

const sources = new Map<string, Record<Language, TextSource>>();
const loads = new Map<string, Promise<void>>();
/** Texts of what a department opens over its first screen, by the namespace of their own. */
const laterSources = new Map<string, Record<Language, TextSource>>();
/** Later namespaces that were requested; they are fetched anew when the language changes. */
const asked = new Set<string>();
/** Namespaces that departments added: no other department waits for them. */
const ofDepartments = new Set<string>();
/** The namespaces of the department whose `register` runs now. */
let adding: string[] | undefined;

/**
 * Makes a department's texts known, at `register()`. Only the language in use is fetched;
 * `textsReady` resolves when it is there. `later` are those that its first screen does not say: they are of the
 * same namespace, and are fetched by `laterTexts`.
 */
export function addCatalogue(
  namespace: string,
  texts: Record<Language, TextSource>,
  later?: Record<Language, TextSource>,
): void {
  sources.set(namespace, texts);
  if (later) laterSources.set(laterOf(namespace), later);
  adding?.push(namespace);
  void load(namespace, textStore.language);
}

/**
 * Fetches what `addCatalogue` left for later. What shows such a text waits for it, and a department asks when its
 * first screen stands. Rejects where it can't be had in any language; the next call tries again.
 */
export async function laterTexts(namespace: string): Promise<void> {
  const later = laterOf(namespace);
  asked.add(later);
  await load(later, textStore.language);
  if (!hasTexts(later)) throw new Error(`more texts of ${namespace} could not be fetched`);
}

const laterOf = (namespace: string) => `${namespace}, later`;

/** Where a text of a namespace is looked for. */
export function partsOf(namespace: string): string[] {
  const later = laterOf(namespace);
  return laterSources.has(later) ? [namespace, later] : [namespace];
}

/** Runs a department's `register` and returns the namespaces that it added. */
export function namespacesOf(register: () => void): string[] {
  const added: string[] = [];
  adding = added;
  try {
    register();
  } finally {
    adding = undefined;
  }
  for (const namespace of added) ofDepartments.add(namespace);
  return added;
}

/**
 * Waits for the texts of one department and of the platform, in the language in use. Rejects where
 * the department has none in any language: its screens would be blank.
 */
export async function departmentTextsReady(namespaces: readonly string[]): Promise<void> {
  const language = textStore.language;
  await Promise.all([...platformNamespaces(), ...namespaces].map((each) => load(each, language)));
  const silent = namespaces.find((namespace) => !hasTexts(namespace));
  if (silent !== undefined) throw new Error(`the texts of ${silent} could not be fetched`);
}

/** Resolves when every known namespace has its texts in the language in use (or in `language`), or can't have them now. */
export async function textsReady(language = textStore.language): Promise<void> {
  await Promise.all([...sources.keys(), ...asked].map((namespace) => load(namespace, language)));
}

/** The same for one namespace only, in any language. */
export async function namespaceReady(namespace: string, language: Language): Promise<void> {
  const wanted = partsOf(namespace).filter((part) => sources.has(part) || asked.has(part));
  await Promise.all(wanted.map((part) => load(part, language)));
}

/** The same for all that was left for later, too. */
export async function allTextsReady(language: Language): Promise<void> {
  for (const later of laterSources.keys()) asked.add(later);
  await textsReady(language);
}

/** How many namespaces are known so far: departments come one by one. */
export const countNamespaces = (): number => sources.size + asked.size;

/**
 * Whether shell and facade have all their texts in `language`, or in English where they could not be fetched. Texts of
 * departments do not count: one whose texts are missing must not keep the others from changing the language.
 */
export function textsAtHand(language: Language): boolean {
  return platformNamespaces().every(
    (namespace) => textStore.has(language, namespace) || textStore.has("en", namespace),
  );
}

function platformNamespaces(): string[] {
  return [...sources.keys()].filter((namespace) => !ofDepartments.has(namespace));
}

function hasTexts(namespace: string): boolean {
  return languages.some((language) => textStore.has(language, namespace));
}

function load(namespace: string, language: Language): Promise<void> {
  const source = (sources.get(namespace) ?? laterSources.get(namespace))?.[language];
  if (!source || textStore.has(language, namespace)) return Promise.resolve();
  if (typeof source !== "function") {
    textStore.add(language, namespace, typesetAll(source, language));
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
  // Texts that come late are added all the same, and every screen shows them then.
  const fetchAndAdd = async () => {
    const { texts } = await source();
    textStore.add(language, namespace, typesetAll(texts, language));
  };
  const fetching = withinTime(TEXTS_WITHIN_MS, fetchAndAdd).catch(
    // The next call fetches them again. Until then the English texts are shown.
    () => (language === "en" ? undefined : load(namespace, "en")),
  );
  loads.set(
    id,
    fetching.finally(() => loads.delete(id)),
  );
  return fetching;
}
