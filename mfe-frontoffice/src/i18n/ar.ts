import type { Texts } from "@funduq/shared-ui/i18n";
import { texts as availability } from "./ar/availability.ts";
import { texts as dashboard } from "./ar/dashboard.ts";
import { texts as first } from "./ar/first.ts";
import { texts as search } from "./ar/search.ts";

/** The front office's first screen in Arabic, as hotel staff say it. */
export const texts: Texts = {
  ...availability,
  ...dashboard,
  ...first,
  ...search,
};
