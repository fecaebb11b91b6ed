import { texts as availability } from "./en/availability.ts";
import { texts as dashboard } from "./en/dashboard.ts";
import { texts as first } from "./en/first.ts";
import { texts as search } from "./en/search.ts";

/** The front office's first screen in English. The specification's sentences are exact. */
export const texts = {
  ...availability,
  ...dashboard,
  ...first,
  ...search,
} as const;
