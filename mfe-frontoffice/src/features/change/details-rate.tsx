import { totalAt } from "@funduq/shared-types/rules/stay-price";
import { Select } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useHotel } from "@funduq/shared-ui/state";
import { rateLabel } from "../rate/rate-label.ts";
import { PriceChange } from "./price-change.tsx";
import type { DetailsForm } from "./use-details-form.ts";

const KEPT = "kept";

/**
 * The rate that was agreed, or one that is offered now for this party and company (BK-03), and what the
 * stay comes to with it.
 */
export function DetailsRate({ form }: { form: DetailsForm }) {
  const t = useText("frontoffice");
  const { booking, offered } = form;
  const plan = form.field("ratePlan");
  const priceAfter = usePriceAt(form);
  return (
    <>
      <Select
        {...plan}
        label={t("booking.rate")}
        value={plan.value ?? KEPT}
        onChange={(chosen) => plan.onChange(chosen === KEPT ? undefined : chosen)}
        options={[
          {
            value: KEPT,
            label: t("booking.rate-line", {
              plan: t("change.keep-rate"),
              amount: formatMoney(booking.rateCentimes),
            }),
          },
          ...offered.map(({ plan, rateCentimes }) => ({
            value: plan,
            label: t("booking.rate-line", {
              plan: rateLabel(plan, booking.roomTypeName, t),
              amount: formatMoney(rateCentimes),
            }),
          })),
        ]}
      />
      <PriceChange before={booking} after={priceAfter} />
    </>
  );
}

/** The stay's price at the rate that is chosen; undefined where the agreed one is kept. */
function usePriceAt({ booking, details, offered }: DetailsForm) {
  const businessDate = useHotel()?.businessDate;
  const chosen = offered.find(({ plan }) => plan === details.ratePlan);
  if (!chosen || !businessDate) return undefined;
  return { ...booking, totalCentimes: totalAt(booking, chosen.rateCentimes, businessDate) };
}
