import type { ChangeRoomPreview, ChosenRate } from "@funduq/shared-types/contracts/booking-changes";
import { Select } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { rateLabel } from "../rate/rate-label.ts";

type Plan = ChosenRate["ratePlan"];
type KeptOrNewRateProps = {
  preview: ChangeRoomPreview;
  plan: Plan | null;
  choosePlan: (plan: Plan | null) => void;
};

const KEPT = "kept";

/** Of a room of another type: the rate that was agreed, or one that this type is offered at. */
export function KeptOrNewRate({ preview, plan, choosePlan }: KeptOrNewRateProps) {
  const t = useText("frontoffice");
  const { kept, offers, roomTypeName } = preview;
  return (
    <Select<Plan | typeof KEPT>
      label={t("booking.rate")}
      value={plan ?? KEPT}
      onChange={(chosen) => choosePlan(chosen === KEPT ? null : chosen)}
      options={[
        {
          value: KEPT,
          label: t("booking.rate-line", {
            plan: t("change.keep-rate"),
            amount: formatMoney(kept.rateCentimes),
          }),
        },
        ...offers.map(({ ratePlan, rateCentimes }) => ({
          value: ratePlan,
          label: t("booking.rate-line", {
            plan: rateLabel(ratePlan, roomTypeName, t),
            amount: formatMoney(rateCentimes),
          }),
        })),
      ]}
    />
  );
}
