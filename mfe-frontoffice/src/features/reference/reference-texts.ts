import { referenceText } from "@funduq/shared-types/rules/reference";
import type { useText } from "@funduq/shared-ui/i18n";

/** What a notice adds of a new booking or group: what it is called by, where it is known (BK-22). */
export function referenceTexts(
  reference: string | undefined,
  t: ReturnType<typeof useText<"frontoffice">>,
): string[] {
  return reference ? [t("reference.is", { reference: referenceText(reference) })] : [];
}
