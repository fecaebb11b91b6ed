import type { Group } from "@funduq/shared-types/contracts/group";
import { refused } from "@funduq/shared-types/rules/verdict";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { useHotel, useSubmit } from "@funduq/shared-ui/state";
import { ReasonDialog } from "../dialog/reason-dialog.tsx";
import { useUndoCheckInsMutation } from "./group-rooms.endpoints.ts";
import { checkedInToday } from "./group-steps.ts";
import { RowsAnswer } from "./rows-answer.tsx";
import { StayChoice } from "./stay-choice.tsx";
import { useGroupStep } from "./use-group-step.ts";

type UndoCheckInsDialogProps = { hotelId: HotelId; group: Group; onClose: () => void };

/** Undoes today's check-ins of a group with one reason (GRP-09, BK-20). */
export function UndoCheckInsDialog({ hotelId, group, onClose }: UndoCheckInsDialogProps) {
  const t = useText("frontoffice");
  const businessDate = useHotel()?.businessDate ?? group.checkInDate;
  const [undoCheckIns] = useUndoCheckInsMutation();
  const { submit, isSaving, failure } = useSubmit(undoCheckIns);
  const words = {
    summary: (counts: { saved: number; total: number }) => t("group.undone-all", counts),
    nobody: t("group.undo-all-nothing"),
  };
  const step = useGroupStep(() => checkedInToday(group, businessDate), words, onClose);
  const title = t("group.undo-all-title", { name: group.name });

  async function handleSubmit(reason: string) {
    step.finish(await submit({ hotelId, groupId: group.id, stays: step.seen, reason }));
  }

  if (step.answered) return <RowsAnswer title={title} {...step.answered} onClose={onClose} />;
  return (
    <ReasonDialog
      title={title}
      confirmLabel={t("group.undo-all-confirm", { guests: step.chosen.length })}
      keepLabel={t("close")}
      failedText={t("undo.failed")}
      missing={errorText(refused("booking.undo-reason-missing", { fields: [] }))}
      whyNot={step.whyNot}
      onSubmit={(reason) => void handleSubmit(reason)}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      <StayChoice step={step} />
    </ReasonDialog>
  );
}
