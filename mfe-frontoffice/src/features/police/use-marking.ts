import { MOST_MARKS, type PoliceForm } from "@funduq/shared-types/contracts/police";
import type { GuestId, HotelId } from "@funduq/shared-types/values/ids";
import { notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useMarkSentMutation } from "./police.endpoints.ts";
import { type PoliceRow, sendable } from "./police-rows.ts";

/** Marks forms as sent; asks first where something is missing on one of them (POL-03). */
export function useMarking(hotelId: HotelId, onDone: () => void) {
  const t = useText("frontoffice");
  const [call] = useMarkSentMutation();
  const { submit, isSaving, failure } = useSubmit(call);
  const [asked, setAsked] = useState<readonly PoliceRow[]>();

  async function mark(forms: readonly PoliceForm[]): Promise<void> {
    let marked = 0;
    for (let from = 0; from < forms.length; from += MOST_MARKS) {
      const batch = forms.slice(from, from + MOST_MARKS);
      const done = await submit({ hotelId, forms: batch.map(refOf) });
      if (!done) return;
      marked += done.marked;
      for (const { guestId, sentBy: user } of done.already)
        notify.success(t("police.already", { guest: nameIn(batch, guestId), user }));
    }
    if (marked > 0) notify.success(t("police.marked", { count: marked }));
    setAsked(undefined);
    onDone();
  }

  function ask(rows: readonly PoliceRow[]): void {
    const incomplete = rows.filter(({ form, gaps }) => form && gaps.length > 0);
    if (sendable(incomplete).length > 0) setAsked(rows);
    else void mark(sendable(rows));
  }

  return {
    ask,
    asked,
    isSaving,
    failure,
    forget: () => setAsked(undefined),
    confirm: () => void mark(sendable(asked ?? [])),
  };
}

export type Marking = ReturnType<typeof useMarking>;

const nameIn = (forms: readonly PoliceForm[], id: GuestId) =>
  forms.find(({ guestId }) => guestId === id)?.fullName ?? "";

const refOf = ({ bookingId, guestId }: PoliceForm) => ({ bookingId, guestId });
