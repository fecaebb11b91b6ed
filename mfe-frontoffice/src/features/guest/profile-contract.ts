import {
  type GuestProfile,
  guestProfileSchema,
  isDocumentLine,
  type ProfileField,
} from "@funduq/shared-types/contracts/guest";
import { type ProfileFault, profileFaults } from "@funduq/shared-types/rules/guest-profile";
import { refused } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { type FormWords, formContract } from "@funduq/shared-ui/forms";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import type { ProfileValues } from "./profile-draft.ts";

/** The profile as the API takes it (GST-02): fields that were left empty are not known. */
export function profileContract(businessDate: CalendarDate) {
  return formContract<ProfileValues, GuestProfile>(guestProfileSchema, {
    request: profileFrom,
    rules: (values) => profileFaults(profileFrom(values), businessDate),
  });
}

function profileFrom(values: ProfileValues) {
  const fields = Object.entries(values).map(([field, value]) => [field, value?.trim() || null]);
  return Object.fromEntries(fields) as Record<ProfileField, CalendarDate | null>;
}

/** The form's own sentences, some of them the specification's. */
export function useProfileWords(values: ProfileValues): FormWords["say"] {
  const t = useText("frontoffice");
  const nameMissing = errorText(refused("guest.name-missing", { fields: [] }));
  const nameWord = (name: string | null) =>
    isDocumentLine(name ?? "") ? t("guest.document-line") : nameMissing;
  return (path, { code, params }) => {
    if (params?.rule) return t(`cardex.fault.${params.rule as ProfileFault}`);
    if (path === "email") return t("cardex.fault.email");
    return isName(path) && code !== "too_big" ? nameWord(values[path]) : undefined;
  };
}

const isName = (path: string) => path === "fullName" || path === "nameOtherScript";
