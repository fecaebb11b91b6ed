import type { AlternativeRoom } from "@funduq/shared-types/contracts/availability";
import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { ChosenRate } from "@funduq/shared-types/contracts/booking-changes";
import { useText } from "@funduq/shared-ui/i18n";
import { asFailure, skipToken } from "@funduq/shared-ui/state";
import { useState } from "react";
import { usePreviewRoomQuery } from "./change.endpoints.ts";

/**
 * The room and the rate that the desk has chosen so far, and what that would cost. Once it is
 * sent nothing is asked: for the room that the guest has by then, the price would be refused.
 */
export function useRoomDraft(bookingRef: BookingRef, isSent: boolean) {
  const t = useText("frontoffice");
  const [room, setRoom] = useState<AlternativeRoom>();
  const [plan, setPlan] = useState<ChosenRate["ratePlan"] | null>(null);
  const preview = usePreviewRoomQuery(
    room && !isSent ? { ...bookingRef, roomId: room.id } : skipToken,
  );
  const price = isSent ? preview.data : preview.currentData;
  const offer = price?.offers.find(({ ratePlan }) => ratePlan === plan);

  return {
    room,
    plan: offer ? plan : null,
    /** Null keeps the agreed one. */
    rate: offer ? { ratePlan: offer.ratePlan, rateCentimes: offer.rateCentimes } : null,
    price,
    refetch: () => void preview.refetch(),
    failure: preview.isError ? asFailure(preview.error) : undefined,
    /** Nothing is saved before its price was shown. */
    whyNot: room && !price && !preview.isError ? t("change.pricing") : undefined,
    choose(chosen: AlternativeRoom) {
      setRoom(chosen);
      setPlan(null);
    },
    choosePlan: setPlan,
  };
}
