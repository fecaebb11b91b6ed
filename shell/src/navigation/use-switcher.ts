import { viewPattern } from "@funduq/shared-types/rules/views";
import { useLanguage, useText } from "@funduq/shared-ui/i18n";
import { useHotel, usePrincipal } from "@funduq/shared-ui/state";
import { useRegistry } from "../remotes/registry.ts";
import { switcherOptions } from "./switcher-options.ts";

/** The entries of the navigation switcher for this visitor, in this hotel. */
export function useSwitcher() {
  const t = useText("shell");
  const language = useLanguage();
  const hotel = useHotel();
  const principal = usePrincipal();
  const { views } = useRegistry();
  if (!principal) return [];
  return switcherOptions(views, principal, hotel !== undefined, { t, language });
}

/** The address of a view of the switcher, by its id, in the selected hotel. */
export function useViewAddress(): (viewId: string) => string {
  const hotel = useHotel();
  const { views } = useRegistry();
  return (viewId) => {
    const view = views.find(({ id }) => id === viewId);
    return view ? viewPattern(view).replace(":hotelId", hotel?.hotelId ?? "") : "/";
  };
}
