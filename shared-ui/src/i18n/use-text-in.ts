import { isolated } from "@funduq/shared-types/rules/languages";
import { useEffect, useMemo, useState } from "react";
import type { Catalogues } from "../i18n.ts";
import { namespaceReady, partsOf } from "./catalogues.ts";
import { directionOf, type Language } from "./languages.ts";
import { textStore } from "./text-store.ts";
import type { Text } from "./use-text.ts";

type CatalogueOf<N extends string> = N extends keyof Catalogues
  ? Catalogues[N]
  : Record<string, string>;

/**
 * The texts of a namespace in a language of its own, whatever the screen speaks: a document for
 * somebody who reads another one. Undefined until they have come.
 */
export function useTextIn<N extends string>(
  namespace: N,
  language: Language,
): Text<CatalogueOf<N>> | undefined {
  const [fetched, setFetched] = useState<Language>();
  const isHere =
    fetched === language || partsOf(namespace).every((part) => textStore.has(language, part));
  useEffect(() => {
    let gone = false;
    void namespaceReady(namespace, language).then(() => {
      if (!gone) setFetched(language);
    });
    return () => {
      gone = true;
    };
  }, [namespace, language]);
  return useMemo(() => {
    if (!isHere) return undefined;
    const say = (key: string, params?: Record<string, string | number>) =>
      textStore.say(key, {
        language,
        namespaces: partsOf(namespace),
        params: params && isolated(params, directionOf(language)),
      });
    return say as Text<CatalogueOf<N>>;
  }, [isHere, namespace, language]);
}
