import type { Booking, BookingRef } from "@funduq/shared-types/contracts/booking";
import { refused } from "@funduq/shared-types/rules/verdict";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { skipToken, useDraft, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useListRateOffersQuery } from "../rate/rate.endpoints.ts";
import { useEditDetailsMutation } from "./change.endpoints.ts";
import {
  type DetailsDraft,
  type DetailsFault,
  detailsDraftSchema,
  detailsFaults,
  detailsOf,
  detailsRequest,
  theirDetails,
  withBefore,
} from "./details-draft.ts";

export type DetailsForm = ReturnType<typeof useDetailsForm>;

/**
 * The details of a stay as they are with the desk's changes, and the call that saves them. Where
 * another desk saved one of the same fields meanwhile, the first press says so and the next one saves.
 */
export function useDetailsForm(bookingRef: BookingRef, booking: Booking, onSaved: () => void) {
  const say = useFaultText();
  const typed = useDraft<DetailsDraft>(`details.${booking.id}`, () => ({}), detailsDraftSchema);
  const [tried, setTried] = useState(false);
  const [edit] = useEditDetailsMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(edit);
  const details = detailsOf(booking, typed.draft);
  const guests = (details.adults ?? 0) + (details.children ?? 0);
  const { hotelId } = bookingRef;
  const companyId = details.company?.id;
  const offers = useListRateOffersQuery(
    guests >= 1 && guests <= 13
      ? { hotelId, roomTypeId: booking.roomTypeId, guests, ...(companyId && { companyId }) }
      : skipToken,
  );
  const offered = (offers.currentData?.offers ?? []).filter(({ rateCentimes }) => rateCentimes > 0);
  const faults = detailsFaults(details);
  const request = detailsRequest(booking, details, offered);
  const theirs = theirDetails(booking, typed.draft);
  const news = JSON.stringify(theirs);
  const [told, setTold] = useState("[]");
  const isTold = told === news || failure?.code === "request.stale";

  return {
    hotelId,
    booking,
    typed,
    details,
    offered,
    isSaving,
    failure,
    theirs,
    /** Whether the next press saves over what the others wrote. */
    isTold,
    fault: (field: DetailsFault) => (tried && faults.includes(field) ? say(field) : undefined),
    rateFault: tried && !request && faults.length === 0 ? errorText(rateMissing) : undefined,
    update(patch: DetailsDraft) {
      clearFailure();
      typed.update(withBefore(booking, typed.draft, patch));
    },
    async save() {
      setTried(true);
      // Nobody writes over what they have not been shown: the next press is meant.
      setTold(news);
      if (theirs.length > 0 && !isTold) return;
      if (!request || !(await submit({ ...bookingRef, ...request }))) return;
      typed.forget();
      onSaved();
    },
  };
}

const rateMissing = refused("booking.rate-missing");

function useFaultText() {
  const t = useText("frontoffice");
  return (field: DetailsFault): string => {
    if (field === "guests") return errorText(refused("booking.guest-missing"));
    return field === "company" ? t("fault.company-not-chosen") : t(`fault.${field}`);
  };
}
