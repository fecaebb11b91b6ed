import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { Amount } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useOpenAmounts } from "../../features/checkout/checkout-drafts.ts";
import classes from "./open-amount.module.css";
import { ShortWord } from "./short-word.tsx";

/**
 * What is open of bills: what they come to, or what is left of it where guests have paid a part here; and what is to be given
 * back, as an amount below zero, where they have paid more than a bill comes to now.
 */
export function OpenAmount({ bills }: { bills: readonly OpenBill[] }) {
  const t = useText("till");
  const { taken, left, toGiveBack } = useOpenAmounts(bills);
  return (
    <span className={classes.open}>
      {taken > 0 && (left > 0 || toGiveBack === 0) && (
        <span className={classes.word}>
          <ShortWord short={t("left-short")}>{t("left-to-pay")}</ShortWord>
        </span>
      )}
      {(left > 0 || toGiveBack === 0) && <Amount value={left} strong />}
      {toGiveBack > 0 && (
        <>
          <span className={classes.word}>{t("to-give-back")}</span>
          <Amount value={-toGiveBack} strong />
        </>
      )}
    </span>
  );
}
