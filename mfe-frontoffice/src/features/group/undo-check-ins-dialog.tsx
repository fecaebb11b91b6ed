import type { Group } from "@funduq/shared-types/contracts/group";
import type { GroupRows } from "@funduq/shared-types/contracts/group-rooms";
import { refused } from "@funduq/shared-types/rules/verdict";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { notify } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { ReasonDialog } from "../dialog/reason-dialog.tsx";
import { StayList } from "./check-in-all-dialog.tsx";
import { useUndoCheckInsMutation } from "./group-rooms.endpoints.ts";
import { inHouseStays } from "./group-steps.ts";
import { RowsAnswer, savedRows } from "./rows-answer.tsx";

type UndoCheckInsDialogProps = { hotelId: HotelId; group: Group; onClose: () => void };

/** Undoes today's check-ins of a group with one reason (GRP-09, BK-20). */
export function UndoCheckInsDialog({ hotelId, group, onClose }: UndoCheckInsDialogProps) {
  const t = useText("frontoffice");
  const [stays] = useState(() => inHouseStays(group));
  const [undoCheckIns] = useUndoCheckInsMutation();
  const { submit, isSaving, failure } = useSubmit(undoCheckIns);
  const [answer, setAnswer] = useState<GroupRows>();
  const title = t("group.undo-all-title", { name: group.name });
  const summaryOf = (done: GroupRows) =>
    t("group.undone-all", { saved: savedRows(done), total: done.rows.length });

  async function handleSubmit(reason: string) {
    const ids = stays.map(({ id }) => id);
    const done = await submit({ hotelId, groupId: group.id, ids, reason });
    if (!done) return;
    if (savedRows(done) < done.rows.length) return setAnswer(done);
    notify.success(summaryOf(done));
    onClose();
  }

  if (answer)
    return (
      <RowsAnswer
        title={title}
        summary={summaryOf(answer)}
        sent={stays}
        answer={answer}
        onClose={onClose}
      />
    );
  return (
    <ReasonDialog
      title={title}
      confirmLabel={t("group.undo-all-confirm", { guests: stays.length })}
      keepLabel={t("close")}
      failedText={t("undo.failed")}
      missing={errorText(refused("booking.undo-reason-missing", { fields: [] }))}
      whyNot={stays.length === 0 ? t("group.undo-all-nothing") : undefined}
      onSubmit={(reason) => void handleSubmit(reason)}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      <StayList stays={stays} />
    </ReasonDialog>
  );
}
