import { useMediaQuery } from "@funduq/shared-ui";

/** The width below which a table whose rows end in several buttons has no room: a phone, an upright tablet. */
const TABLET = "60rem";
/** The width below which a table's rows become cards. */
export const PHONE = "40rem";

/** Whether the screen is no wider than that. */
export function useNarrowScreen(width: typeof TABLET | typeof PHONE = TABLET): boolean {
  return useMediaQuery(`(max-width: ${width})`);
}
