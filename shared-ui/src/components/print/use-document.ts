import type { HotelId } from "@funduq/shared-types/values/ids";
import { type PaperLanguage, paperLanguages } from "@funduq/shared-types/values/paper-languages";
import { skipToken } from "@reduxjs/toolkit/query/react";
import { useState } from "react";
import { deviceStorage } from "../../client/storage.ts";
import { useTextIn } from "../../i18n/use-text-in.ts";
import { useReadLetterheadQuery } from "./letterhead.endpoints.ts";

const KEY = "funduq.paper-language";

/**
 * What a document of the hotel begins with: its language, that language's words of `namespace`
 * (undefined until they have come) and the hotel's letterhead.
 * French, as business documents mostly are, until Arabic is chosen. `proposedLanguage` is the language of the person or company that
 * the document is for, where it has one: it is proposed in that, and another choice is for this document alone.
 */
export function useDocument<N extends string>(
  namespace: N,
  hotelId: HotelId | undefined,
  proposedLanguage?: PaperLanguage | null,
) {
  const [chosen, setChosen] = useState<PaperLanguage>();
  const [ofDevice] = useState(remembered);
  const language = chosen ?? proposedLanguage ?? ofDevice;
  return {
    language,
    t: useTextIn(namespace, language),
    letterhead: useReadLetterheadQuery(hotelId ?? skipToken),
    choose(wanted: PaperLanguage) {
      if (!proposedLanguage) deviceStorage.set(KEY, wanted);
      setChosen(wanted);
    },
  };
}

function remembered(): PaperLanguage {
  const kept = deviceStorage.get(KEY);
  return paperLanguages.find((language) => language === kept) ?? "fr";
}
