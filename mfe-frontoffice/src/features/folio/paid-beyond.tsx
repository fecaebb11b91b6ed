import { nightsToPay, paidAhead, paidBeyond } from "@funduq/shared-types/rules/folio-payment";
import type { Due } from "@funduq/shared-types/rules/stay-due";
import { type Centimes, ZERO } from "@funduq/shared-types/values/money";
import { Checkbox } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useState } from "react";
import classes from "./folio.module.css";

const nothingDue: Due = { balanceCentimes: ZERO, toComeCentimes: ZERO };

/** Whether a payment is more than there is to pay, and was said to be meant so. */
export function usePaidBeyond(amount: Centimes | undefined, due: Due = nothingDue) {
  // The amount that was said to be right; another one is asked for anew.
  const [meant, setMeant] = useState<Centimes>();
  const payment = { ...due, amountCentimes: amount ?? ZERO };
  const beyond = paidBeyond(payment);
  const isMeant = meant === amount;
  return {
    beyond,
    ahead: paidAhead(payment),
    nights: nightsToPay(payment),
    open: due.balanceCentimes,
    isMeant,
    isOpen: beyond > 0 && !isMeant,
    onMeant: (isRight: boolean) => setMeant(isRight ? amount : undefined),
  };
}

type PaidBeyondProps = Omit<ReturnType<typeof usePaidBeyond>, "isOpen">;

/**
 * Says what of a payment is a deposit; asks whether one that is more than there ever is to pay was meant so: a
 * nought is soon typed.
 */
export function PaidBeyond(props: PaidBeyondProps) {
  const { beyond, ahead, open, nights, isMeant, onMeant } = props;
  const t = useText("frontoffice");
  if (beyond === 0)
    return <p role="status">{ahead > 0 && t("payment.ahead", { amount: formatMoney(ahead) })}</p>;
  const amounts = {
    beyond: formatMoney(beyond),
    open: formatMoney(Math.max(0, open)),
    nights: formatMoney(nights),
  };
  return (
    <div className={classes.doubt} role="alert">
      <p>{t(nights > 0 ? "payment.beyond-nights" : "payment.beyond", amounts)}</p>
      <Checkbox label={t("payment.meant")} checked={isMeant} onChange={onMeant} />
    </div>
  );
}
