import { useMediaQuery } from "@funduq/shared-ui";

/** The width below which a table whose rows end in several buttons has no room: a phone, an upright tablet. */
const TABLET = "60rem";
/** The width below which a table of many columns and long addresses has no room beside the switcher. */
export const LANDSCAPE_TABLET = "70rem";
/** The width below which a table's rows become cards. */
export const PHONE = "40rem";

/** Whether the screen is no wider than that. */
export function useNarrowScreen(
  width: typeof TABLET | typeof LANDSCAPE_TABLET | typeof PHONE = TABLET,
): boolean {
  return useMediaQuery(`(max-width: ${width})`);
}
