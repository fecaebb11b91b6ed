import type { PoliceField } from "@funduq/shared-types/contracts/police";
import { formatList } from "@funduq/shared-ui/format";
import type { useText } from "@funduq/shared-ui/i18n";

type Gaps = readonly (PoliceField | "fullName")[];

/** The fields that the police form still needs of a guest, as part of a sentence. */
export function gapsText(gaps: Gaps, t: ReturnType<typeof useText<"frontoffice">>): string {
  return formatList(gaps.map((gap) => t(`police.gap.${gap}`)));
}
