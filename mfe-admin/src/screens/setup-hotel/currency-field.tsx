import { currencies } from "@funduq/shared-types/values/currency";
import { Select } from "@funduq/shared-ui";
import { useLanguage, useText } from "@funduq/shared-ui/i18n";
import { type ReactNode, useMemo } from "react";

/** What is paid with here most. */
const first = ["DZD", "EUR", "USD"];

type CurrencyFieldProps = {
  value: string;
  onChange: (code: string) => void;
  error?: ReactNode;
};

/** One of the currencies that there are; the dinar unless chosen otherwise (SET-02). */
export function CurrencyField({ value, ...field }: CurrencyFieldProps) {
  const t = useText("admin");
  const language = useLanguage();
  const options = useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: "currency" });
    const codes = new Set([...first, ...currencies, value]);
    return [...codes].map((code) => ({ value: code, label: `${code} – ${nameOf(names, code)}` }));
  }, [language, value]);
  return <Select {...field} value={value} label={t("setup.currency")} options={options} />;
}

/** A code of an earlier release may be none that the browser knows. */
function nameOf(names: Intl.DisplayNames, code: string): string {
  return /^[A-Z]{3}$/u.test(code) ? (names.of(code) ?? code) : code;
}
