import { Name, SearchField, Select } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { skipToken } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useSuggestCompaniesQuery } from "../company/company.endpoints.ts";
import { rateLabel } from "../rate/rate-label.ts";
import type { DetailsForm } from "./use-details-form.ts";

const MIN_LETTERS = 2;
const KEPT = "kept";

/** Who pays: one of the hotel's companies, or nobody but the guest where the field is empty. */
export function DetailsCompany({
  form: { hotelId, details, update, fault },
}: {
  form: DetailsForm;
}) {
  const t = useText("frontoffice");
  const [query, setQuery] = useState("");
  const found = useSuggestCompaniesQuery(query ? { hotelId, query } : skipToken);
  return (
    <SearchField
      label={t("booking.company")}
      value={details.companyText}
      onChange={(companyText) => update({ companyText, company: null })}
      onSearch={setQuery}
      minLength={MIN_LETTERS}
      suggestions={query ? (found.currentData?.companies ?? []) : []}
      isLoading={found.isFetching}
      itemKey={({ id }) => id}
      renderItem={({ name }) => <Name>{name}</Name>}
      onPick={({ id, name }) => update({ company: { id, name }, companyText: name })}
      error={fault("company")}
    />
  );
}

/** The rate that was agreed, or one that is offered now for this party and company (BK-03). */
export function DetailsRate({ form }: { form: DetailsForm }) {
  const t = useText("frontoffice");
  const { booking, details, offered, update, rateFault } = form;
  return (
    <Select
      label={t("booking.rate")}
      value={details.ratePlan ?? KEPT}
      onChange={(plan) => update({ ratePlan: plan === KEPT ? undefined : plan })}
      options={[
        {
          value: KEPT,
          label: t("booking.rateLine", {
            plan: t("change.keepRate"),
            amount: formatMoney(booking.rateCentimes),
          }),
        },
        ...offered.map(({ plan, rateCentimes }) => ({
          value: plan,
          label: t("booking.rateLine", {
            plan: rateLabel(plan, booking.roomTypeName, t),
            amount: formatMoney(rateCentimes),
          }),
        })),
      ]}
      error={rateFault}
    />
  );
}
