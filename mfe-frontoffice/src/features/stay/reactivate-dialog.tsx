import { reactivateVerdict } from "@funduq/shared-types/rules/no-show";
import { FormDialog, notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { clashesOf } from "../booking/clash-list.tsx";
import { MoveAside } from "../change/move-aside.tsx";
import { type MovedGuest, movedTexts } from "../change/moved-texts.ts";
import { useReactivateMutation } from "./life-cycle.endpoints.ts";
import { RoomTaken } from "./room-taken.tsx";
import { StaySummary } from "./stay-summary.tsx";
import { guestNameOf, reasonAgainst, type StepDialogProps } from "./step-dialog.ts";

/**
 * Expects a no-show again, as long as the room is still free on the nights (BK-15), or whoever has it
 * by now moves (BK-08).
 */
export function ReactivateDialog({ bookingRef, booking, businessDate, onClose }: StepDialogProps) {
  const t = useText("frontoffice");
  const [reactivate] = useReactivateMutation();
  const { submit, isSaving, failure } = useSubmit(reactivate);
  const guest = guestNameOf(booking);

  async function handleSubmit() {
    if (await submit({ ...bookingRef, version: booking.version })) tellDone();
  }

  function tellDone(moved: readonly MovedGuest[] = []) {
    notify.success([...movedTexts(moved, t), t("reactivate.done", { guest })].join(" "));
    onClose();
  }

  return (
    <FormDialog
      asks
      title={t("reactivate.title", { guest })}
      confirmLabel={t("reactivate.confirm")}
      failedText={t("reactivate.failed")}
      whyNot={reasonAgainst(reactivateVerdict(booking, businessDate))}
      onSubmit={() => void handleSubmit()}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      <StaySummary booking={booking} />
      <p>{t("reactivate.prompt")}</p>
      <RoomTaken failure={failure} />
      {failure?.code === "booking.room-taken" && (
        <MoveAside
          hotelId={bookingRef.hotelId}
          clashes={clashesOf(failure.params)}
          confirmLabel={t("wizard.confirm-reactivate")}
          finalise={() => ({
            step: "reactivate",
            bookingId: booking.id,
            version: booking.version,
          })}
          onDone={tellDone}
        />
      )}
    </FormDialog>
  );
}
