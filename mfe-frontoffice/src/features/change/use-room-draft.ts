import type { AlternativeRoom } from "@funduq/shared-types/contracts/availability";
import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { ChosenRate } from "@funduq/shared-types/contracts/booking-changes";
import { useText } from "@funduq/shared-ui/i18n";
import { asFailure, skipToken } from "@funduq/shared-ui/state";
import { useState } from "react";
import { usePreviewRoomQuery } from "./change.endpoints.ts";

/** The room and the rate that the desk has chosen so far, and what that would cost. */
export function useRoomDraft(bookingRef: BookingRef) {
  const t = useText("frontoffice");
  const [room, setRoom] = useState<AlternativeRoom>();
  const [plan, setPlan] = useState<ChosenRate["ratePlan"] | null>(null);
  const preview = usePreviewRoomQuery(room ? { ...bookingRef, roomId: room.id } : skipToken);
  const offer = preview.currentData?.offers.find(({ ratePlan }) => ratePlan === plan);

  return {
    room,
    plan: offer ? plan : null,
    /** Null keeps the agreed one. */
    rate: offer ? { ratePlan: offer.ratePlan, rateCentimes: offer.rateCentimes } : null,
    preview,
    failure: preview.isError ? asFailure(preview.error) : undefined,
    /** Nothing is saved before its price was shown. */
    whyNot: room && !preview.currentData && !preview.isError ? t("change.pricing") : undefined,
    choose(chosen: AlternativeRoom) {
      setRoom(chosen);
      setPlan(null);
    },
    choosePlan: setPlan,
  };
}
