import { centimes, ZERO } from "@funduq/shared-types/values/centimes";
import { MoneyField, NumberField, SegmentedControl } from "@funduq/shared-ui";
import { formatBasisPoints } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./dialogs.module.css";
import type { DiscountWish } from "./discount-wish.ts";

const USUAL_PERCENTS = [5, 10, 20, 50, 100];

type DiscountFieldsProps = {
  wish: DiscountWish;
  isOnLine: boolean;
  onChange: (change: Partial<DiscountWish>) => void;
};

/** By a share, most often one of a few; on the whole bill also by an amount. */
export function DiscountFields({ wish, isOnLine, onChange }: DiscountFieldsProps) {
  const t = useText("till");
  const setShare = (percent: number | null) => onChange({ discountBp: (percent ?? 0) * 100 });
  return (
    <>
      {!isOnLine && (
        <SegmentedControl
          label={t("discount-by")}
          value={wish.isAmount ? "amount" : "share"}
          onChange={(by) =>
            onChange({ isAmount: by === "amount", discountBp: 0, discountCentimes: ZERO })
          }
          options={[
            { value: "share", label: t("percent") },
            { value: "amount", label: t("amount") },
          ]}
        />
      )}
      {wish.isAmount ? (
        <MoneyField
          label={t("amount")}
          value={wish.discountCentimes || null}
          onChange={(amount) => onChange({ discountCentimes: centimes(amount ?? 0) })}
        />
      ) : (
        <>
          <div className={classes.options}>
            {USUAL_PERCENTS.map((usual, index) => (
              <button
                key={usual}
                type="button"
                data-autofocus={index === 0 ? "" : undefined}
                className={classes.option}
                aria-pressed={wish.discountBp === usual * 100}
                onClick={() => setShare(usual)}
              >
                <bdi dir="ltr">{formatBasisPoints(usual * 100)}</bdi>
              </button>
            ))}
          </div>
          <NumberField
            label={t("percent")}
            value={wish.discountBp / 100 || null}
            min={0}
            max={100}
            onChange={setShare}
          />
        </>
      )}
    </>
  );
}
