import type { GridRoom } from "@funduq/shared-types/contracts/day-grid";
import type { Group } from "@funduq/shared-types/contracts/group";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { FormDialog } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useHotel, useSubmit } from "@funduq/shared-ui/state";
import { useRef, useState } from "react";
import { useFocusKept } from "../dialog/use-focus-kept.ts";
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
  const { submit, isSaving, failure } = useSubmit(checkInAll);
  const words = {
    summary: (counts: { saved: number; total: number }) => t("group.checked-in-all", counts),
    nobody: t("group.check-in-all-nothing"),
  };
  const step = useGroupStep(() => arrivingStays(group, businessDate), words, onClose);
  const title = t("group.check-in-all-title", { name: group.name });

  const { rooms, setClean, isPreparing, untilClean } = useCleaning(roomsNow);
  const list = useFocusKept(nextButton, [rooms], false);

  async function handleSubmit() {
    await untilClean();
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
      isSaving={isSaving || isPreparing}
      onClose={onClose}
    >
      <p>{t("group.check-in-all-about")}</p>
      <div ref={list}>
        <StayChoice
          step={step}
          beside={({ roomNumber }) => (
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

/** Sets rooms Clean. They are shown so before the server knows it: the check-in waits for its answers. */
function useCleaning({ rooms, onSetClean }: RoomsNow) {
  const asked = useRef<Promise<boolean>[]>([]);
  const [isPreparing, setPreparing] = useState(false);
  return {
    rooms,
    isPreparing,
    setClean: (room: GridRoom) => void asked.current.push(onSetClean(room)),
    async untilClean() {
      setPreparing(true);
      await Promise.all(asked.current);
      setPreparing(false);
    },
  };
}

/** The next room to set Clean, else the button that checks in. */
function nextButton(list: HTMLElement): HTMLElement | null {
  const submit = list.closest("form")?.querySelector<HTMLElement>("button[type=submit]");
  return list.querySelector<HTMLElement>("button") ?? submit ?? null;
}
