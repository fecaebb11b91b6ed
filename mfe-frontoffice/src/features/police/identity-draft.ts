import { type Guest, profileFields } from "@funduq/shared-types/contracts/guest";
import {
  type PoliceField,
  type PoliceIdentity,
  policeIdentitySchema,
} from "@funduq/shared-types/contracts/police";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";

/** What the police ask of a guest, as the fields hold it: nothing is an empty text. */
export type IdentityDraft = Record<Exclude<PoliceField, DateField> | "fullName", string> &
  Record<DateField, CalendarDate | null>;
type DateField = "birthDate" | "idDeliveryDate";

export function draftOf(guest: Guest): IdentityDraft {
  const { birthDate, idDeliveryDate } = guest;
  return {
    fullName: guest.fullName,
    nationality: guest.nationality ?? "",
    birthDate,
    birthPlace: guest.birthPlace ?? "",
    idType: guest.idType ?? "",
    idNumber: guest.idNumber ?? "",
    idDeliveryDate,
    idDeliveryPlace: guest.idDeliveryPlace ?? "",
    address: guest.address ?? "",
    profession: guest.profession ?? "",
  };
}

/** After somebody else saved first: what was typed here stays, the rest is what they wrote. */
export function withTheirs(
  typed: IdentityDraft,
  before: IdentityDraft,
  now: IdentityDraft,
): IdentityDraft {
  const kept = touchedFields(typed, before).map((name) => [name, typed[name]]);
  return { ...now, ...Object.fromEntries(kept) };
}

/** Fields that say something else than the record did. */
export function touchedFields(typed: IdentityDraft, before: IdentityDraft) {
  const names = Object.keys(typed) as (keyof IdentityDraft)[];
  return names.filter((name) => typed[name] !== before[name]);
}

/** The profile's own rules for the fields of the form; what is empty is not known. */
export const identityContract = {
  safeParse: (draft: unknown) => policeIdentitySchema.safeParse(known(draft as IdentityDraft)),
};

function known(draft: IdentityDraft): Record<string, unknown> {
  const entries = Object.entries(draft).map(([name, value]) => [
    name,
    name !== "fullName" && typeof value === "string" && value.trim() === "" ? null : value,
  ]);
  return Object.fromEntries(entries);
}

/** The whole profile with the form's part of it changed: the rest stays as it was read. */
export function changedProfile(guest: Guest, identity: PoliceIdentity) {
  const kept = Object.fromEntries(profileFields.map((field) => [field, guest[field]]));
  return { ...(kept as Pick<Guest, (typeof profileFields)[number]>), ...identity };
}
