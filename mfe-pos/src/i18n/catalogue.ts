import { addCatalogue, addErrorTexts } from "@funduq/shared-ui/i18n";
import type { texts as english } from "./en.ts";
import type { texts as later } from "./en-later.ts";
import type { texts as till } from "./till.en.ts";
import type { texts as tillLater } from "./till-later.en.ts";

declare module "@funduq/shared-ui/i18n" {
  interface Catalogues {
    pos: typeof english & typeof later;
    till: typeof till & typeof tillLater;
  }
}

/** Makes the department's texts known; only the language in use is fetched. */
export function addTexts(): void {
  addCatalogue(
    "pos",
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
  addCatalogue(
    "till",
    {
      en: () => import("./till.en.ts"),
      fr: () => import("./till.fr.ts"),
      ar: () => import("./till.ar.ts"),
    },
    {
      en: () => import("./till-later.en.ts"),
      fr: () => import("./till-later.fr.ts"),
      ar: () => import("./till-later.ar.ts"),
    },
  );
  addErrorTexts({
    en: () => import("./errors.en.ts"),
    fr: () => import("./errors.fr.ts"),
    ar: () => import("./errors.ar.ts"),
  });
}
