import {
  type Guest,
  type GuestProfile,
  type ProfileDraft,
  type ProfileField,
  profileFields,
} from "@funduq/shared-types/contracts/guest";
import { changedMeanwhile } from "../dialog/changed-meanwhile.ts";

export type ProfileValues = Record<ProfileField, string | null>;

const nothing = Object.fromEntries(profileFields.map((field) => [field, null])) as ProfileValues;

/** The record with what was typed laid over it: what another desk changes meanwhile is kept. */
export function valuesOf(guest: Guest | undefined, { values = {} }: ProfileDraft): ProfileValues {
  return { ...nothing, ...(guest && profileOf(guest)), ...values };
}

/** A record without what is not the profile's. */
export function profileOf(guest: Guest): GuestProfile {
  const fields = profileFields.map((field) => [field, guest[field]]);
  return Object.fromEntries(fields) as GuestProfile;
}

/** A field changed, and what stood in it when it was. */
export function withValue(
  draft: ProfileDraft,
  guest: Guest | undefined,
  changes: Partial<ProfileValues>,
): ProfileDraft {
  const before = Object.fromEntries(
    Object.keys(changes).map((field) => [field, guest?.[field as ProfileField] ?? null]),
  );
  return {
    seen: draft.seen ?? guest?.version ?? 0,
    values: { ...draft.values, ...changes },
    before: { ...before, ...draft.before },
  };
}

/** What somebody else wrote into fields that were changed here too. */
export function theirFields(guest: Guest | undefined, draft: ProfileDraft): ProfileField[] {
  if (!guest) return [];
  const { values = {}, before = {} } = draft;
  const touched = profileFields.filter((field) => field in values);
  return changedMeanwhile(touched, {
    typed: values,
    seen: { ...nothing, ...before },
    now: { ...nothing, ...profileOf(guest) },
  });
}
