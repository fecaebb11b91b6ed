import type { RateOffer } from "@funduq/shared-types/contracts/rate";
import { ErrorCard, Select } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { rateLabel } from "../rate/rate-label.ts";
import { chosenOffer } from "./booking-draft.ts";
import type { BookingForm } from "./use-booking-form.ts";

type RateFieldProps = { form: BookingForm; error: string | undefined };

/** The rate plans for the room's type and the number of guests (BK-03), each with its price. */
export function RateField({ form, error }: RateFieldProps) {
  const t = useText("frontoffice");
  const { facts, room, offersQuery, draft, update } = form;
  if (offersQuery.isError && !offersQuery.currentData)
    return <ErrorCard failure={offersQuery.error} onRetry={() => void offersQuery.refetch()} />;
  const type = room?.roomTypeName ?? "";
  return (
    <Select
      label={t("booking.rate")}
      required
      disabled={!room}
      placeholder={t(room ? "booking.rate-placeholder" : "booking.rate-after-room")}
      value={chosenOffer(draft, facts.offers)?.plan ?? ""}
      onChange={(ratePlan) => update({ ratePlan })}
      options={facts.offers.map(({ plan, rateCentimes }: RateOffer) => ({
        value: plan,
        label: t("booking.rate-line", {
          plan: rateLabel(plan, type, t),
          amount: formatMoney(rateCentimes),
        }),
      }))}
      error={error}
    />
  );
}
