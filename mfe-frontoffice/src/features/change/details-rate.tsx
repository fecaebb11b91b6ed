import { Select } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { rateLabel } from "../rate/rate-label.ts";
import type { DetailsForm } from "./use-details-form.ts";

const KEPT = "kept";

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
