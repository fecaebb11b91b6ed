import type { StayPrice } from "@funduq/shared-types/contracts/booking-changes";
import { Amount } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import arrow from "../from-to/from-to.module.css";
import classes from "./change.module.css";

type Price = Pick<StayPrice, "nights" | "totalCentimes">;
type PriceChangeProps = { before: Price; after: Price | undefined };

/** What the stay costs now, and what it would cost; said before anything is saved. */
export function PriceChange({ before, after }: PriceChangeProps) {
  const t = useText("frontoffice");
  return (
    <dl className={classes.price} aria-live="polite">
      <dt>{t("booking.total")}</dt>
      <dd>
        <Side price={before} />
        {after && (
          <>
            <span className={arrow.arrow}>→</span>
            <strong>
              <Side price={after} />
            </strong>
          </>
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
