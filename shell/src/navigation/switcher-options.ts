import type { View } from "@funduq/shared-types/contracts/department";
import type { Principal } from "@funduq/shared-types/rules/permissions";
import { switcherEntries } from "@funduq/shared-types/rules/views";
import type { Option } from "@funduq/shared-ui";
import type { Language, useText } from "@funduq/shared-ui/i18n";

type Texts = { t: ReturnType<typeof useText<"shell">>; language: Language };

/** An entry of the switcher, with the name of its icon. */
export type SwitcherOption = Option & { icon: string | undefined };

/** The entries of the switcher, and which are not part of the visitor's role (AUTH-14). */
export function switcherOptions(
  views: readonly View[],
  principal: Principal,
  hotelSelected: boolean,
  { t, language }: Texts,
): SwitcherOption[] {
  return switcherEntries(views, principal, hotelSelected).map(({ view, open }) => {
    const name = view.title[language];
    const { id: value, icon } = view;
    if (open) return { value, label: name, icon };
    return { value, disabled: true, label: t("nav.closed-role", { view: name }), icon };
  });
}
