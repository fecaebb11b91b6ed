import type { StayPrice } from "@funduq/shared-types/contracts/booking-changes";
import { Amount } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { FromTo } from "../from-to/from-to.tsx";
import classes from "./change.module.css";

type Price = Pick<StayPrice, "nights" | "totalCentimes">;
type PriceChangeProps = { before: Price; after: Price | undefined };

/** What the stay costs now, and what it would cost; said before anything is saved. */
export function PriceChange({ before, after }: PriceChangeProps) {
  const t = useText("frontoffice");
  const said = ({ nights, totalCentimes }: Price) =>
    `${t("booking.nights", { count: nights })}, ${formatMoney(totalCentimes)}`;
  return (
    <dl className={classes.price} aria-live="polite">
      <dt>{t("booking.total")}</dt>
      <dd>
        {after ? (
          <FromTo
            from={<Side price={before} />}
            to={
              <strong>
                <Side price={after} />
              </strong>
            }
            sentence={t("change.price-from-to", { before: said(before), after: said(after) })}
          />
        ) : (
          <Side price={before} />
        )}
      </dd>
    </dl>
  );
}

function Side({ price: { nights, totalCentimes } }: { price: Price }) {
  const t = useText("frontoffice");
  return (
    <span className={classes.side}>
      {t("booking.nights", { count: nights })} · <Amount value={totalCentimes} />
    </span>
  );
}
