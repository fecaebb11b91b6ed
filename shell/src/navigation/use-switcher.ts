import { useText } from "@funduq/shared-ui/i18n";
import { useHotel, usePrincipal, useSelector } from "@funduq/shared-ui/state";
import { useListModulesQuery } from "../remotes/modules.endpoints.ts";
import { switcherOptions } from "./switcher-options.ts";

/** The entries of the navigation switcher for this visitor, in this hotel. */
export function useSwitcher() {
  const t = useText("shell");
  const hotel = useHotel();
  const { data } = useListModulesQuery(hotel?.hotelId ?? null);
  // Once the session is over the registry answers as to a stranger, and so says nothing.
  const releases = useSelector(({ session }) => session.lapsed) ? undefined : data;
  const principal = usePrincipal();
  if (!principal) return [];
  return switcherOptions(principal, hotel !== undefined, releases, t);
}
