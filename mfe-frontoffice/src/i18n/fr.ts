import type { Texts } from "@funduq/shared-ui/i18n";
import { texts as availability } from "./fr/availability.ts";
import { texts as dashboard } from "./fr/dashboard.ts";
import { texts as first } from "./fr/first.ts";
import { texts as search } from "./fr/search.ts";

/** The front office's first screen in French, as hotel staff say it. */
export const texts: Texts = {
  ...availability,
  ...dashboard,
  ...first,
  ...search,
};
