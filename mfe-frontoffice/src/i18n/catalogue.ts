import { addCatalogue, laterErrorTexts, laterTexts } from "@funduq/shared-ui/i18n";
import type { texts as en } from "./en.ts";
import type { texts as later } from "./en-later.ts";

declare module "@funduq/shared-ui/i18n" {
  interface Catalogues {
    frontoffice: typeof en & typeof later;
  }
}

/** Makes the front office's texts known; only those of the first screen, in the language in use, are downloaded. */
export function addTexts(): void {
  addCatalogue(
    "frontoffice",
    {
      en: () => import("./en.ts"),
      fr: () => import("./fr.ts"),
      ar: () => import("./ar.ts"),
    },
    {
      en: () => import("./en-later.ts"),
      fr: () => import("./fr-later.ts"),
      ar: () => import("./ar-later.ts"),
    },
  );
}

const errorTexts = {
  en: () => import("./errors.en.ts"),
  fr: () => import("./errors.fr.ts"),
  ar: () => import("./errors.ar.ts"),
};

/** All other texts. The first screen asks when it stands; what opens over it waits for them. */
export async function otherTexts(): Promise<void> {
  await Promise.all([laterTexts("frontoffice"), laterErrorTexts(errorTexts)]);
}
