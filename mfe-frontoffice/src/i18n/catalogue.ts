import { addCatalogue, addErrorTexts } from "@funduq/shared-ui/i18n";
import type { texts as en } from "./en.ts";

declare module "@funduq/shared-ui/i18n" {
  interface Catalogues {
    frontoffice: typeof en;
  }
}

/** Makes the front office's texts known; only the language in use is downloaded. */
export function addTexts(): void {
  addCatalogue("frontoffice", {
    en: () => import("./en.ts"),
    fr: () => import("./fr.ts"),
    ar: () => import("./ar.ts"),
  });
  addErrorTexts({
    en: () => import("./errors.en.ts"),
    fr: () => import("./errors.fr.ts"),
    ar: () => import("./errors.ar.ts"),
  });
}
