import type { Group } from "@funduq/shared-types/contracts/group";
import type { GroupRows } from "@funduq/shared-types/contracts/group-rooms";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { FormDialog, Name, notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useHotel, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import classes from "./group-panel.module.css";
import { useCheckInAllMutation } from "./group-rooms.endpoints.ts";
import { arrivingStays, type GroupStay } from "./group-steps.ts";
import { RowsAnswer, savedRows } from "./rows-answer.tsx";

type CheckInAllDialogProps = { hotelId: HotelId; group: Group; onClose: () => void };

/** Checks in the guests of a group whose rooms are ready, and names the others (GRP-09). */
export function CheckInAllDialog({ hotelId, group, onClose }: CheckInAllDialogProps) {
  const t = useText("frontoffice");
  const businessDate = useHotel()?.businessDate ?? group.checkInDate;
  const [stays] = useState(() => arrivingStays(group, businessDate));
  const [checkInAll] = useCheckInAllMutation();
  const { submit, isSaving, failure } = useSubmit(checkInAll);
  const [answer, setAnswer] = useState<GroupRows>();
  const title = t("group.check-in-all-title", { name: group.name });
  const summaryOf = (done: GroupRows) =>
    t("group.checked-in-all", { saved: savedRows(done), total: done.rows.length });

  async function handleSubmit() {
    const ids = stays.map(({ id }) => id);
    const done = await submit({ hotelId, groupId: group.id, ids });
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
    <FormDialog
      title={title}
      confirmLabel={t("group.check-in-all-confirm", { guests: stays.length })}
      failedText={t("group.check-in-all-failed")}
      whyNot={stays.length === 0 ? t("group.check-in-all-nothing") : undefined}
      onSubmit={() => void handleSubmit()}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      <p>{t("group.check-in-all-about")}</p>
      <StayList stays={stays} />
    </FormDialog>
  );
}

/** The guests that a step of the group is about. */
export function StayList({ stays }: { stays: readonly GroupStay[] }) {
  const t = useText("frontoffice");
  return (
    <ul className={classes.entries}>
      {stays.map(({ id, guestName, roomNumber }) => (
        <li key={id} className={classes.entry}>
          <Name>{guestName}</Name>
          <span className={classes.muted}>{t("palette.room", { number: roomNumber })}</span>
        </li>
      ))}
    </ul>
  );
}
