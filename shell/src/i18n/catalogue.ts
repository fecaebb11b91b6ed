import { addCatalogue } from "@funduq/shared-ui/i18n";
import type { texts as english } from "./en.ts";

declare module "@funduq/shared-ui/i18n" {
  interface Catalogues {
    shell: typeof english;
  }
}

/** Makes the shell's texts known; only the language in use is fetched. */
export function addTexts(): void {
  addCatalogue("shell", {
    en: () => import("./en.ts"),
    fr: () => import("./fr.ts"),
    ar: () => import("./ar.ts"),
  });
}
