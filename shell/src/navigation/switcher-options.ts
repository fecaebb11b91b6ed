import type { ModuleEntry } from "@funduq/shared-types/contracts/module";
import type { Principal } from "@funduq/shared-types/rules/permissions";
import { switcherEntries, type ViewId, views } from "@funduq/shared-types/rules/views";
import type { Option } from "@funduq/shared-ui";
import type { useText } from "@funduq/shared-ui/i18n";

/**
 * The entries of the switcher (AUTH-14) and why some can't be opened: not part of the role, or
 * no release of the department offers them here. Until the registry answered, nothing is missing.
 */
export function switcherOptions(
  principal: Principal,
  hotelSelected: boolean,
  releases: readonly ModuleEntry[] | undefined,
  t: ReturnType<typeof useText<"shell">>,
): Option<ViewId>[] {
  return switcherEntries(principal, hotelSelected).map(({ view, open }) => {
    const name = t(`view.${view}`);
    if (!open) return { value: view, disabled: true, label: t("nav.closed-role", { view: name }) };
    if (isReleased(view, releases)) return { value: view, label: name };
    return { value: view, disabled: true, label: t("nav.closed-release", { view: name }) };
  });
}

function isReleased(view: ViewId, releases: readonly ModuleEntry[] | undefined): boolean {
  if (!releases) return true;
  return releases.some(
    ({ name, views: offered }) => name === views[view].module && offered.includes(view),
  );
}
