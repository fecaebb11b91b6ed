import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { useText } from "@funduq/shared-ui/i18n";
import { guestNameOf } from "../stay/step-dialog.ts";

/** Who has moved where, a sentence each (BK-08). */
export function movedTexts(
  moved: readonly Booking[],
  t: ReturnType<typeof useText<"frontoffice">>,
): string[] {
  return moved.map((stay) =>
    t("wizard.moved", { guest: guestNameOf(stay), number: stay.roomNumber }),
  );
}
