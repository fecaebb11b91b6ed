import type { Guest } from "@funduq/shared-types/contracts/guest";
import { useContractForm } from "@funduq/shared-ui/forms";
import { type ApiFailure, useSubmit } from "@funduq/shared-ui/state";
import { useEffect, useRef, useState } from "react";
import { changedMeanwhile } from "../dialog/changed-meanwhile.ts";
import {
  draftOf,
  type IdentityDraft,
  identityContract,
  touchedFields,
  withTheirs,
} from "./identity-draft.ts";
import { useSaveIdentityMutation } from "./police-guest.endpoints.ts";

/**
 * The form's part of a guest's record, and the call that saves it. What others change meanwhile is
 * refused first, not overwritten; then both values stand there, and the next press saves what was typed.
 */
export function useIdentityForm(now: Guest) {
  const [opened] = useState(() => draftOf(now));
  // As it was when the form was opened, and after a refusal as it was then.
  const [guest, setGuest] = useState(now);
  const [save] = useSaveIdentityMutation();
  const { submit, isSaving, failure } = useSubmit(save);
  const form = useContractForm(identityContract, opened, failure);
  const taken = useRef<ApiFailure>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, with the record that comes after it
  useEffect(() => {
    const isNews = failure?.code === "request.stale" && failure !== taken.current;
    if (!isNews || now.version === guest.version) return;
    taken.current = failure;
    form.setValues(withTheirs(form.values, draftOf(guest), draftOf(now)));
    setGuest(now);
  }, [failure, now]);
  const meanwhile = changedMeanwhile(touchedFields(form.values, draftOf(guest)), {
    typed: form.values,
    seen: opened,
    now: draftOf(now),
  });

  return {
    form,
    guest,
    submit,
    isSaving,
    failure,
    /** What somebody else wrote into a field that was changed here too. */
    theirs: (name: keyof IdentityDraft) =>
      meanwhile.includes(name) ? { value: now[name] } : undefined,
  };
}
