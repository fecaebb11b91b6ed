import type { RateOffer, RatePlan } from "@funduq/shared-types/contracts/rate";
import { ErrorCard, Select } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { rateLabel } from "../rate/rate-label.ts";
import { chosenOffer } from "./booking-draft.ts";
import type { BookingForm } from "./use-booking-form.ts";

/** The rate plans for the room's type and the number of guests (BK-03), each with its price. */
export function RateField({ form }: { form: BookingForm }) {
  const t = useText("frontoffice");
  const { facts, room, offersQuery, draft } = form;
  const field = form.field("ratePlan");
  if (offersQuery.isError && !offersQuery.currentData)
    return <ErrorCard failure={offersQuery.error} onRetry={() => void offersQuery.refetch()} />;
  const type = room?.roomTypeName ?? "";
  const { offers } = facts;
  const hasNoRate = offers.length > 0 && offers.every(({ rateCentimes }) => rateCentimes === 0);
  return (
    <Select<RatePlan | "">
      {...field}
      label={t("booking.rate")}
      required
      hint={hasNoRate && t("booking.no-rate", { type })}
      disabled={!room}
      placeholder={t(room ? "booking.rate-placeholder" : "booking.rate-after-room")}
      value={chosenOffer(draft, offers)?.plan ?? ""}
      onChange={(ratePlan) => field.onChange(ratePlan || undefined)}
      options={offers.map(({ plan, rateCentimes }: RateOffer) => ({
        value: plan,
        label: hasNoRate
          ? t("booking.rate-unset", { plan: rateLabel(plan, type, t) })
          : t("booking.rate-line", {
              plan: rateLabel(plan, type, t),
              amount: formatMoney(rateCentimes),
            }),
      }))}
    />
  );
}
