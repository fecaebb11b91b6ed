import { Badge, Name, SearchField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { skipToken } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useSuggestCompaniesQuery } from "../company/company.endpoints.ts";
import type { BookingForm } from "./use-booking-form.ts";

/** Suggestions begin after more than one character. */
const MIN_LETTERS = 2;

type CompanyFieldProps = { form: BookingForm; error: string | undefined };

/** The company that the stay is for; it must be one of the hotel's. */
export function CompanyField({ form, error }: CompanyFieldProps) {
  const t = useText("frontoffice");
  const { draft, update, hotelId } = form;
  const [query, setQuery] = useState("");
  const found = useSuggestCompaniesQuery(query ? { hotelId, query } : skipToken);
  return (
    <SearchField
      label={t("booking.company")}
      value={draft.companyText}
      onChange={(companyText) => update({ companyText, company: undefined })}
      onSearch={setQuery}
      minLength={MIN_LETTERS}
      suggestions={query ? (found.currentData?.companies ?? []) : []}
      isLoading={found.isFetching}
      itemKey={({ id }) => id}
      renderItem={({ name }) => <Name>{name}</Name>}
      onPick={({ id, name }) => update({ company: { id, name }, companyText: name })}
      error={error}
      hint={draft.company && <Badge tone="info">{t("booking.companyChosen")}</Badge>}
    />
  );
}
