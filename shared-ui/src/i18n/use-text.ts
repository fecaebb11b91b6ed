import { isolated } from "@funduq/shared-types/rules/languages";
import { useSyncExternalStore } from "react";
import type { Catalogues } from "../i18n.ts";
import { partsOf } from "./catalogues.ts";
import { directionOf } from "./languages.ts";
import { textStore } from "./text-store.ts";

type Trim<Text extends string> = Text extends ` ${infer Rest}` | `${infer Rest} `
  ? Trim<Rest>
  : Text;
type ParamNames<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Trim<Name> | ParamNames<Rest>
  : never;

type PluralForm = "zero" | "one" | "two" | "few" | "many" | "other";
type Param = string | number;

/** The keys of a catalogue, a plural counted once: `night_one` and `night_other` are `night`. */
export type TextKey<C> = {
  [K in keyof C & string]: K extends `${infer Base}_${PluralForm}` ? Base : K;
}[keyof C & string];

type TextOf<C, K extends string> = K extends keyof C
  ? C[K]
  : `${K}_other` extends keyof C
    ? C[`${K}_other`] | "{{count}}"
    : string;

/** What a text needs to be said; unknown names are refused when the catalogue is `as const`. */
type ParamsOf<Text> = string extends Text
  ? [params?: Record<string, Param>]
  : [ParamNames<Text & string>] extends [never]
    ? []
    : [params: ParamsRecord<ParamNames<Text & string>>];
type ParamsRecord<Names extends string> = {
  [N in Names]: N extends "count" ? number : Param;
};

/** Says a text of one catalogue in the language in use. */
export type Text<C> = <K extends TextKey<C>>(key: K, ...params: ParamsOf<TextOf<C, K>>) => string;

type CatalogueOf<N extends string> = N extends keyof Catalogues
  ? Catalogues[N]
  : Record<string, string>;

/** The texts of a namespace; the component renders anew when the language changes. */
export function useText<N extends string>(namespace: N): Text<CatalogueOf<N>> {
  return useSyncExternalStore(onTurn, readerOf(namespace)) as Text<CatalogueOf<N>>;
}

type Say = (key: string, params?: Record<string, Param>) => string;

const says = new Map<string, Say>();
const readers = new Map<string, () => Say>();
const listeners = new Set<() => void>();

/** Calls the listener when the language changes or texts are added. */
export function onTurn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function turn(): void {
  says.clear();
  for (const tell of [...listeners]) tell();
}

textStore.subscribe(turn);

/** One for all who read a namespace: a thousand rooms read it. */
function readerOf(namespace: string): () => Say {
  const known = readers.get(namespace);
  if (known) return known;
  const reader = () => sayOf(namespace);
  readers.set(namespace, reader);
  return reader;
}

/** The same until the texts turn; a sentence without params is looked up once. */
function sayOf(namespace: string): Say {
  const known = says.get(namespace);
  if (known) return known;
  const { language } = textStore;
  const namespaces = partsOf(namespace);
  const plain = new Map<string, string>();
  const say: Say = (key, params) => {
    if (params) {
      const isolatedParams = isolated(params, directionOf(language));
      return textStore.say(key, { language, namespaces, params: isolatedParams });
    }
    const text = plain.get(key) ?? textStore.say(key, { language, namespaces });
    plain.set(key, text);
    return text;
  };
  says.set(namespace, say);
  return say;
}

/** The same outside a component: in a toast, a document title. */
export function textOf<N extends string>(namespace: N): Text<CatalogueOf<N>> {
  const say = (key: string, params?: Record<string, Param>) => {
    const { language } = textStore;
    return textStore.say(key, {
      language,
      namespaces: partsOf(namespace),
      params: params && isolated(params, directionOf(language)),
    });
  };
  return say as Text<CatalogueOf<N>>;
}
