import {
  type Guest,
  type GuestProfile,
  type ProfileDraft,
  type ProfileField,
  profileDraftSchema,
  type SavedGuest,
} from "@funduq/shared-types/contracts/guest";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { useControlledForm } from "@funduq/shared-ui/forms";
import { type ApiFailure, type DraftForm, useDraft, useSubmit } from "@funduq/shared-ui/state";
import { useEffect } from "react";
import { useChangeGuestMutation, useCreateGuestMutation } from "./guest.endpoints.ts";
import { profileContract, useProfileWords } from "./profile-contract.ts";
import { type ProfileValues, theirFields, valuesOf, withValue } from "./profile-draft.ts";

export type CardexForm = ReturnType<typeof useCardexForm>;

type Start = {
  hotelId: HotelId;
  businessDate: CalendarDate;
  /** Undefined for a new guest. */
  guest: Guest | undefined;
  onSaved: (guest: SavedGuest) => void;
};

/**
 * A guest's profile with what was typed laid over it, and the call that saves it (GST-02). Where
 * somebody else saved first, the answer says so, both values stand side by side, and the next press
 * saves what was typed.
 */
export function useCardexForm({ hotelId, businessDate, guest, onSaved }: Start) {
  const typed = useDraft<ProfileDraft>(
    `cardex.${guest?.id ?? "new"}`,
    () => ({}),
    profileDraftSchema,
  );
  const creating = useSubmit(useCreateGuestMutation()[0]);
  const changing = useSubmit(useChangeGuestMutation()[0]);
  const { isSaving, failure, clearFailure } = guest ? changing : creating;
  const { draft } = typed;
  const values = valuesOf(guest, draft);
  const theirs = theirFields(guest, draft);
  useRebase(typed, failure);

  function update(changes: Partial<ProfileValues>) {
    clearFailure();
    typed.update(withValue(draft, guest, changes));
  }
  const contract = profileContract(businessDate);
  const say = useProfileWords(values);
  const form = useControlledForm(contract, { values, update }, failure, { say });

  async function send(profile: GuestProfile) {
    if (!guest) return creating.submit({ hotelId, profile });
    const version = draft.seen ?? guest.version;
    const change = { ...profile, version };
    return changing.submit({ hotelId, guestId: guest.id, profile: change });
  }

  return {
    hotelId,
    businessDate,
    guest,
    typed,
    values,
    isSaving,
    failure,
    field: form.field,
    /** What somebody else wrote into a field that was changed here too. */
    theirs: (field: ProfileField) =>
      theirs.includes(field) ? { value: guest?.[field] ?? null } : undefined,
    update,
    save: form.submit(async (profile) => {
      const saved = await send(profile);
      if (!saved) return;
      typed.forget();
      onSaved(saved);
    }),
  };
}

/** Once it was told that somebody else saved first, the next press saves over what they wrote. */
function useRebase({ draft, update }: DraftForm<ProfileDraft>, failure: ApiFailure | undefined) {
  const isTyped = draft.values !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (failure?.code === "request.stale" && isTyped) update({ seen: undefined } as ProfileDraft);
  }, [failure]);
}
