import { countryCodes, countryName } from "@funduq/shared-types/rules/guest-countries";
import type { Option } from "@funduq/shared-ui";
import { useLanguage } from "@funduq/shared-ui/i18n";
import { useMemo } from "react";

/** The countries by their names in the language in use, Algeria first: most guests are from here. */
export function useCountries(stored: string | null): Option[] {
  const locale = useLanguage();
  return useMemo(() => {
    const byName = new Intl.Collator(locale).compare;
    const named = countryCodes.map((value) => ({ value, label: countryName(value, locale) }));
    const sorted = named.sort((one, other) => byName(one.label, other.label));
    const home = sorted.filter(({ value }) => value === "DZ");
    const others = sorted.filter(({ value }) => value !== "DZ");
    const foreign =
      stored && !countryCodes.includes(stored) ? [{ value: stored, label: stored }] : [];
    return [...foreign, ...home, ...others];
  }, [locale, stored]);
}
