import type { BlockDraft } from "@funduq/shared-types/contracts/group";
import type { RateOffer, RatePlan } from "@funduq/shared-types/contracts/rate";
import { nightCount, stayTotal } from "@funduq/shared-types/rules/stay";
import type { CompanyId } from "@funduq/shared-types/values/ids";
import { centimes } from "@funduq/shared-types/values/money";
import { Amount, ErrorCard, Select } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import type { BoundField } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { useEffect } from "react";
import { rateLabel } from "../rate/rate-label.ts";
import { offerOf, rateQuestion } from "./group-draft.ts";
import classes from "./group-form.module.css";
import type { BlockSource } from "./group-source.ts";

type BlockRateProps = {
  block: BlockDraft;
  companyId: CompanyId | null;
  source: BlockSource;
  field: BoundField<RatePlan | null>;
  /** The form holds the block against them when it is saved. */
  onOffers: (offers: readonly RateOffer[]) => void;
};

/** The rates of the type for so many persons, the company's among them, and what the block comes to. */
export function BlockRate({ block, field, companyId, source, onOffers }: BlockRateProps) {
  const t = useText("frontoffice");
  const { roomTypeId } = block;
  const { offers, failure, retry } = source.useOffers(rateQuestion(block, companyId));
  useEffect(() => onOffers(offers), [offers, onOffers]);
  const type = source.roomTypes.find(({ id }) => id === roomTypeId)?.name ?? "";
  const offer = offerOf(block, offers);
  if (failure && offers.length === 0)
    return <ErrorCard failure={failure} onRetry={() => retry?.()} />;
  return (
    <Select<RatePlan | "">
      {...field}
      label={t("booking.rate")}
      required
      disabled={!roomTypeId}
      placeholder={t(roomTypeId ? "booking.rate-placeholder" : "group.rate-after-type")}
      value={offer?.plan ?? ""}
      onChange={(plan) => field.onChange(plan || null)}
      options={offers
        .filter(({ rateCentimes }) => rateCentimes > 0)
        .map(({ plan, rateCentimes }) => ({
          value: plan,
          label: t("booking.rate-line", {
            plan: rateLabel(plan, type, t),
            amount: formatMoney(rateCentimes),
          }),
        }))}
      hint={offer && <BlockTotal block={block} offer={offer} />}
    />
  );
}

/** Rooms × nights × rate. */
function BlockTotal({ block, offer }: { block: BlockDraft; offer: RateOffer }) {
  const t = useText("frontoffice");
  const nights = nightCount(block.checkInDate ?? "", block.checkOutDate ?? "");
  const rooms = block.quantity ?? 0;
  if (nights === 0 || rooms < 1) return null;
  return (
    <span className={classes.total}>
      {t("group.block-total")}{" "}
      <Amount strong value={stayTotal(centimes(offer.rateCentimes * rooms), nights)} />
    </span>
  );
}
