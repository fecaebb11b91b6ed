import type { RoomId } from "@funduq/shared-types/values/ids";
import { useText } from "@funduq/shared-ui/i18n";
import { type ApiFailure, skipToken, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { saysOfRoom } from "../change/about-room.ts";
import { useListAlternativesQuery } from "../change/change.endpoints.ts";
import { useReactivateMutation } from "./life-cycle.endpoints.ts";
import type { StepDialogProps } from "./step-dialog.ts";

/** A no-show that is expected again (BK-15): in its own room or, once that was refused, in another one (BK-19). */
export function useReactivation({
  bookingRef,
  booking,
}: Pick<StepDialogProps, "bookingRef" | "booking">) {
  const t = useText("frontoffice");
  const [reactivate] = useReactivateMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(reactivate);
  /** Why the own room can't be had: it stays while another one is chosen. */
  const [refusal, setRefusal] = useState<ApiFailure>();
  const [chosenId, setChosenId] = useState<RoomId>();
  if (!refusal && failure && needsOtherRoom(failure)) setRefusal(failure);
  const alternatives = useListAlternativesQuery(refusal ? bookingRef : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const rooms = alternatives.data?.rooms;
  // Who was quicker takes a chosen room off the list.
  const room = rooms?.find(({ id }) => id === chosenId);

  return {
    refusal,
    alternatives,
    room,
    failure,
    isSaving,
    whyNot: refusal && !room && rooms?.length !== 0 ? t("reactivate.choose-room") : undefined,
    choose(roomId: RoomId) {
      clearFailure();
      setChosenId(roomId);
    },
    send: () =>
      submit({ ...bookingRef, version: booking.version, ...(room && { roomId: room.id }) }),
  };
}

/** Whether the guest can be expected in another room: this one, or its whole type, is not to be had. */
function needsOtherRoom(failure: ApiFailure): boolean {
  return saysOfRoom(failure) || failure.code === "availability.overbooked";
}
