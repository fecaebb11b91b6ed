import type { ProfileField } from "@funduq/shared-types/contracts/guest";
import { countryName } from "@funduq/shared-types/rules/guest-countries";
import { calendarDateSchema } from "@funduq/shared-types/values/calendar-date";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useLanguage, useText } from "@funduq/shared-ui/i18n";

/** A field's value as people read it: a date, a country, a type of document. */
export function useShownValue() {
  const t = useText("frontoffice");
  const language = useLanguage();
  const types: Record<string, string> = {
    Passport: t("cardex.passport"),
    "National ID": t("cardex.national-id"),
    "Driver's License": t("cardex.license"),
  };
  const readers: Partial<Record<ProfileField, (value: string) => string>> = {
    nationality: (code) => countryName(code, language),
    idType: (type) => types[type] ?? type,
    birthDate: shownDate,
    idDeliveryDate: shownDate,
    idExpireDate: shownDate,
  };
  return (field: ProfileField, value: string | null): string =>
    value === null ? "" : (readers[field]?.(value) ?? value);
}

function shownDate(text: string): string {
  const date = calendarDateSchema.safeParse(text).data;
  return date ? formatDateShort(date) : text;
}
