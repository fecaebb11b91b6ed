import type { Booking, BookingRef } from "@funduq/shared-types/contracts/booking";
import { isDocumentLine } from "@funduq/shared-types/contracts/guest";
import { refused } from "@funduq/shared-types/rules/verdict";
import { type FormWords, useControlledForm } from "@funduq/shared-ui/forms";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { skipToken, useDraft, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useListRateOffersQuery } from "../rate/rate.endpoints.ts";
import { useStayWords } from "../stay/stay-words.ts";
import { useEditDetailsMutation } from "./change.endpoints.ts";
import {
  type Details,
  type DetailsDraft,
  detailsContract,
  detailsDraftSchema,
  detailsOf,
  theirDetails,
  withBefore,
} from "./details-draft.ts";

export type DetailsForm = ReturnType<typeof useDetailsForm>;

/**
 * The details of a stay as they are with the desk's changes, and the call that saves them. Where
 * another desk saved one of the same fields meanwhile, the first press says so and the next one saves.
 */
export function useDetailsForm(bookingRef: BookingRef, booking: Booking, onSaved: () => void) {
  const typed = useDraft<DetailsDraft>(`details.${booking.id}`, () => ({}), detailsDraftSchema);
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
  const theirs = theirDetails(booking, typed.draft);
  const news = JSON.stringify(theirs);
  const [told, setTold] = useState("[]");
  const isTold = told === news || failure?.code === "request.stale";

  function update(patch: DetailsDraft) {
    clearFailure();
    typed.update(withBefore(booking, typed.draft, patch));
  }
  const contract = detailsContract(booking, offered);
  const say = useDetailsWords(details);
  const form = useControlledForm(contract, { values: details, update }, failure, { say });

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
    field: form.field,
    update,
    async save() {
      const request = form.check();
      // Nobody writes over what they have not been shown: the next press is meant.
      setTold(news);
      if (!request || (theirs.length > 0 && !isTold)) return;
      if (!(await submit({ ...bookingRef, ...request }))) return;
      typed.forget();
      onSaved();
    },
  };
}

/** The form's own sentences for what a refusal doesn't say. */
function useDetailsWords({ newGuest }: Details): FormWords["say"] {
  const t = useText("frontoffice");
  const stayWord = useStayWords();
  return (path) => {
    if (path === "ratePlan") return errorText(refused("booking.rate-missing"));
    if (path === "newGuest" && isDocumentLine(newGuest)) return t("guest.document-line");
    return stayWord(path);
  };
}
