import {
  type Guest,
  type GuestProfile,
  guestProfileSchema,
  isDocumentLine,
  type ProfileDraft,
  type ProfileField,
  profileFields,
} from "@funduq/shared-types/contracts/guest";
import { profileFaults } from "@funduq/shared-types/rules/guest-profile";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
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

/** The profile as the API takes it: fields that were left empty are not known. */
export function profileFrom(values: ProfileValues): unknown {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value?.trim() || null]),
  );
}

export type ProfileFaultText =
  | "name"
  | "guest.document-line"
  | "cardex.fault.email"
  | "cardex.fault.too-long"
  | "cardex.fault.born-later"
  | "cardex.fault.delivered-later"
  | "cardex.fault.delivered-before-birth"
  | "cardex.fault.expires-before-delivery";

/** What keeps a profile from being saved, by field; and the profile where nothing does. */
export function judged(
  values: ProfileValues,
  businessDate: CalendarDate,
): { faults: Partial<Record<ProfileField, ProfileFaultText>>; profile?: GuestProfile } {
  const result = guestProfileSchema.safeParse(profileFrom(values));
  if (!result.success) {
    const fields = result.error.issues.map(({ path }) => path[0] as ProfileField);
    return { faults: Object.fromEntries(fields.map((field) => [field, faultOf(field, values)])) };
  }
  const dates = Object.entries(profileFaults(result.data, businessDate));
  if (dates.length === 0) return { faults: {}, profile: result.data };
  return {
    faults: Object.fromEntries(dates.map(([field, fault]) => [field, `cardex.fault.${fault}`])),
  };
}

function faultOf(field: ProfileField, values: ProfileValues): ProfileFaultText {
  if (field === "email") return "cardex.fault.email";
  const isName = field === "fullName" || field === "nameOtherScript";
  const value = (values[field] ?? "").trim();
  if (isName && isDocumentLine(value)) return "guest.document-line";
  return isName && value.length <= 160 ? "name" : "cardex.fault.too-long";
}
