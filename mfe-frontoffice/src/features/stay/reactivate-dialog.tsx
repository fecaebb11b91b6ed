import { reactivateVerdict } from "@funduq/shared-types/rules/no-show";
import { FormDialog, notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { type MovedGuest, movedTexts } from "../change/moved-texts.ts";
import { OtherRoomOffer } from "./other-room-offer.tsx";
import { StaySummary } from "./stay-summary.tsx";
import { guestNameOf, reasonAgainst, type StepDialogProps } from "./step-dialog.ts";
import { useReactivation } from "./use-reactivation.ts";

/** Expects a no-show again (BK-15), in another room where its own was sold meanwhile. */
export function ReactivateDialog({ bookingRef, booking, businessDate, onClose }: StepDialogProps) {
  const t = useText("frontoffice");
  const form = useReactivation({ bookingRef, booking });
  const { refusal, room } = form;
  const guest = guestNameOf(booking);

  async function handleSubmit() {
    if (!(await form.send())) return;
    tellDone(room ? t("reactivate.done-in", { guest, number: room.number }) : undefined);
  }

  function tellDone(done = t("reactivate.done", { guest }), moved: readonly MovedGuest[] = []) {
    notify.success([...movedTexts(moved, t), done].join(" "));
    onClose();
  }

  return (
    <FormDialog
      asks
      size={refusal ? "medium" : "small"}
      title={t("reactivate.title", { guest })}
      confirmLabel={
        room ? t("reactivate.confirm-in", { number: room.number }) : t("reactivate.confirm")
      }
      failedText={t("reactivate.failed")}
      whyNot={reasonAgainst(reactivateVerdict(booking, businessDate)) ?? form.whyNot}
      onSubmit={() => void handleSubmit()}
      failure={form.failure}
      isSaving={form.isSaving}
      onClose={onClose}
    >
      <StaySummary booking={booking} />
      {refusal ? (
        <OtherRoomOffer
          bookingRef={bookingRef}
          booking={booking}
          form={form}
          refusal={refusal}
          onMoved={(moved) => tellDone(undefined, moved)}
        />
      ) : (
        <p>{t("reactivate.prompt")}</p>
      )}
    </FormDialog>
  );
}
