import { isolated } from "@funduq/shared-types/rules/languages";
import { useEffect, useMemo, useState } from "react";
import { type Catalogues, partsOf, textsReady } from "./catalogues.ts";
import { i18n } from "./instance.ts";
import { directionOf, type Language } from "./languages.ts";
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
    fetched === language ||
    partsOf(namespace).every((part) => i18n.hasResourceBundle(language, part));
  useEffect(() => {
    let gone = false;
    void textsReady(language).then(() => {
      if (!gone) setFetched(language);
    });
    return () => {
      gone = true;
    };
  }, [language]);
  return useMemo(() => {
    if (!isHere) return undefined;
    const say = (key: string, params?: Record<string, string | number>) =>
      i18n.t(key, {
        lng: language,
        ns: partsOf(namespace),
        ...isolated(params, directionOf(language)),
      });
    return say as Text<CatalogueOf<N>>;
  }, [isHere, namespace, language]);
}
