import type { PoliceField } from "@funduq/shared-types/contracts/police";
import { formatList } from "@funduq/shared-ui/format";
import type { useText } from "@funduq/shared-ui/i18n";

type Gaps = readonly (PoliceField | "fullName")[];

/** What of a guest's record the police form still needs, as it stands in a sentence. */
export function gapsText(gaps: Gaps, t: ReturnType<typeof useText<"frontoffice">>): string {
  return formatList(gaps.map((gap) => t(`police.gap.${gap}`)));
}
