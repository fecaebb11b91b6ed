import type { Group } from "@funduq/shared-types/contracts/group";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { FormDialog } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useHotel, useSubmit } from "@funduq/shared-ui/state";
import { useFocusKept } from "../dialog/use-focus-kept.ts";
import { useCleaning } from "../stay/use-cleaning.ts";
import { useCheckInAllMutation } from "./group-rooms.endpoints.ts";
import { arrivingStays } from "./group-steps.ts";
import { type RoomsNow, RoomToClean } from "./room-to-clean.tsx";
import { RowsAnswer } from "./rows-answer.tsx";
import { StayChoice } from "./stay-choice.tsx";
import { useGroupStep } from "./use-group-step.ts";

type CheckInAllDialogProps = {
  hotelId: HotelId;
  group: Group;
  roomsNow: RoomsNow;
  onClose: () => void;
};

/** Checks in the guests of a group whose rooms are ready, and names the others (GRP-09); rooms can be set Clean here. */
export function CheckInAllDialog({ hotelId, group, roomsNow, onClose }: CheckInAllDialogProps) {
  const t = useText("frontoffice");
  const businessDate = useHotel()?.businessDate ?? group.checkInDate;
  const [checkInAll] = useCheckInAllMutation();
  const { setClean, untilClean } = useCleaning(roomsNow.onSetClean);
  const { submit, isSaving, failure } = useSubmit(
    async (asked: Parameters<typeof checkInAll>[0]) =>
      (await untilClean()) ? checkInAll(asked) : { data: undefined },
  );
  const words = {
    summary: (counts: { saved: number; total: number }) => t("group.checked-in-all", counts),
    nobody: t("group.check-in-all-nothing"),
  };
  const step = useGroupStep(() => arrivingStays(group, businessDate), words, onClose);
  const title = t("group.check-in-all-title", { name: group.name });

  const { rooms } = roomsNow;
  const list = useFocusKept(nextButton, [rooms], false);

  async function handleSubmit() {
    step.finish(await submit({ hotelId, groupId: group.id, stays: step.seen }));
  }

  if (step.answered) return <RowsAnswer title={title} {...step.answered} onClose={onClose} />;
  return (
    <FormDialog
      title={title}
      confirmLabel={t("group.check-in-all-confirm", { guests: step.chosen.length })}
      failedText={t("group.check-in-all-failed")}
      whyNot={step.whyNot}
      onSubmit={() => void handleSubmit()}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      <p>{t("group.check-in-all-about")}</p>
      <div ref={list}>
        <StayChoice
          step={step}
          renderAfterRoom={({ roomNumber }) => (
            <RoomToClean
              room={rooms.find(({ number }) => number === roomNumber)}
              onSetClean={setClean}
            />
          )}
        />
      </div>
    </FormDialog>
  );
}

/** The next room to set Clean, else the button that checks in. */
function nextButton(list: HTMLElement): HTMLElement | null {
  const submit = list.closest("form")?.querySelector<HTMLElement>("button[type=submit]");
  return list.querySelector<HTMLElement>("button") ?? submit ?? null;
}
