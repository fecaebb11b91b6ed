import type { CompanyId, HotelId } from "@funduq/shared-types/values/ids";
import { Name, SearchField } from "@funduq/shared-ui";
import { useSearchCompaniesQuery } from "@funduq/shared-ui/endpoints";
import type { BoundField } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { skipToken } from "@funduq/shared-ui/state";
import { type ReactNode, useState } from "react";

/** Suggestions begin after more than one character. */
const MIN_LETTERS = 2;

type CompanyFieldProps = Omit<BoundField<string>, "onChange"> & {
  hotelId: HotelId;
  /** The company the text names, or none while it is only typed. */
  onChange(text: string, company?: { id: CompanyId; name: string }): void;
  hint?: ReactNode;
};

const SUGGESTED = 15;

/** Who pays: one of the hotel's companies, or nobody but the guest where the field is empty. */
export function CompanyField({ hotelId, onChange, hint, ...field }: CompanyFieldProps) {
  const t = useText("frontoffice");
  const letters = field.value.trim().length;
  const isTooShort = letters > 0 && letters < MIN_LETTERS;
  const [query, setQuery] = useState("");
  const found = useSearchCompaniesQuery(query ? { hotelId, query, limit: SUGGESTED } : skipToken);
  return (
    <SearchField
      {...field}
      label={t("booking.company")}
      onChange={(text) => onChange(text)}
      onPick={({ id, name }) => onChange(name, { id, name })}
      onSearch={setQuery}
      minLength={MIN_LETTERS}
      onlySuggested
      hint={isTooShort ? t("booking.company-letters", { letters: MIN_LETTERS }) : hint}
      suggestions={query ? (found.currentData ?? []) : []}
      isLoading={found.isFetching}
      itemKey={({ id }) => id}
      renderItem={({ name }) => <Name>{name}</Name>}
    />
  );
}
