import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import { hotelLabels } from "@funduq/shared-types/rules/hotel-labels";
import { ConfirmDialog, InlineError, notify, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSession, useSubmit } from "@funduq/shared-ui/state";
import { useLogOut } from "../session/use-log-out.ts";
import { useLeaveHotelMutation } from "./account.endpoints.ts";

type LeaveDialogProps = { hotel: HotelMembership; onClose: () => void };

/**
 * Ends the own place in a hotel. The last hotel admin is told to name another one first (SYS-06). With
 * the only hotel the session ends as well.
 */
export function LeaveDialog({ hotel, onClose }: LeaveDialogProps) {
  const t = useText("shell");
  const { hotelId } = hotel;
  const hotels = useSession()?.hotels ?? [];
  const name = hotelLabels(hotels)(hotel);
  const isOnly = hotels.length === 1;
  const logOut = useLogOut();
  const [leave] = useLeaveHotelMutation();
  const { submit, isSaving, failure } = useSubmit(leave);
  async function handleConfirm() {
    if ((await submit(hotelId)) === undefined) return;
    if (isOnly) logOut();
    notify.success(t("account.left", { hotel: name }));
    onClose();
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => void handleConfirm()}
      title={t("account.leave-question", { hotel: name })}
      confirmLabel={t("account.leave-confirm")}
      saving={isSaving}
      danger
    >
      <Stack gap={3}>
        <p>{t("account.leave-effect")}</p>
        {isOnly && <p>{t("account.leave-only")}</p>}
        <InlineError failure={failure} />
      </Stack>
    </ConfirmDialog>
  );
}
