import type { useText } from "@funduq/shared-ui/i18n";

/** A guest who was moved aside, and the number of the new room. */
export type MovedGuest = { guest: string; number: string };

/** Who has moved where, a sentence each (BK-08). */
export function movedTexts(
  moved: readonly MovedGuest[],
  t: ReturnType<typeof useText<"frontoffice">>,
): string[] {
  return moved.map(({ guest, number }) => t("wizard.moved", { guest, number }));
}
