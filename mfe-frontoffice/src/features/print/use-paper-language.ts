import { useTextIn } from "@funduq/shared-ui/i18n";
import { deviceStorage } from "@funduq/shared-ui/state";
import { useState } from "react";
import { type PaperLanguage, paperLanguages } from "./paper-text.ts";

const KEY = "funduq.paper-language";

/** The language of what is printed here: French, as business documents mostly are, until Arabic is chosen. */
export function usePaperLanguage() {
  const [language, setLanguage] = useState(remembered);
  const t = useTextIn("frontoffice", language);
  return {
    language,
    t,
    choose(wanted: PaperLanguage) {
      deviceStorage.set(KEY, wanted);
      setLanguage(wanted);
    },
  };
}

function remembered(): PaperLanguage {
  const kept = deviceStorage.get(KEY);
  return paperLanguages.find((language) => language === kept) ?? "fr";
}
