import { type PaymentMethod, paymentMethodSchema } from "@funduq/shared-types/contracts/folio";
import { creditKind } from "@funduq/shared-types/rules/folio-payment";
import type { Due } from "@funduq/shared-types/rules/stay-due";
import type { FolioId } from "@funduq/shared-types/values/ids";
import { type Centimes, centimes, positiveCentimesSchema } from "@funduq/shared-types/values/money";
import { Button, FormDialog, notify, Select } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { type ComponentProps, type ReactNode, useState } from "react";
import { AmountField } from "./amount-field.tsx";
import classes from "./folio.module.css";
import { PaidBeyond, usePaidBeyond } from "./paid-beyond.tsx";

type Payment = { method: PaymentMethod; amountCentimes: Centimes };

type PaymentFormProps = Pick<
  ComponentProps<typeof FormDialog>,
  "failure" | "isSaving" | "onClose"
> & {
  /** What there is to pay where it goes to; nothing while that is not chosen. */
  due: Due | undefined;
  /** Where it goes to, if that can be chosen: what was filled in for another is not kept. */
  target?: FolioId | undefined;
  /** What to take, where it is known: the open balance. */
  amountCentimes?: number | undefined;
  /** Posts it where it belongs; answers nothing where it was not posted. */
  onPay: (payment: Payment) => Promise<unknown>;
  /** It was sent, complete or not. */
  onTry?: () => void;
  /** What else has to be chosen. */
  children?: ReactNode;
};

/**
 * Takes a payment, on a stay's folio or a group's account (FOL-05); one that is more than there ever is to pay asks
 * first. Never shown as done before the server has it.
 */
export function PaymentForm(props: PaymentFormProps) {
  const { due, target, amountCentimes, onPay, onTry, children, ...dialog } = props;
  const t = useText("frontoffice");
  const [method, setMethod] = useState<PaymentMethod>("Cash");
  const { amount, setAmount, times, isOffered, fill } = useAmount(target, amountCentimes);
  const [tried, setTried] = useState(false);
  const paid = positiveCentimesSchema.safeParse(amount);
  const beyond = usePaidBeyond(paid.data, due);

  async function handleSubmit() {
    setTried(true);
    onTry?.();
    if (!paid.success || !due || beyond.isOpen) return;
    if (!(await onPay({ method, amountCentimes: paid.data }))) return;
    notify.success(t("payment.done"));
    dialog.onClose();
  }

  return (
    <FormDialog
      title={t("folio.post-payment")}
      confirmLabel={t("folio.post-payment")}
      failedText={t("payment.failed")}
      whyNot={beyond.isOpen ? t("payment.doubtful") : undefined}
      onSubmit={() => void handleSubmit()}
      {...dialog}
    >
      <AmountField
        key={times}
        label={t("payment.amount")}
        autoFocus
        value={amount}
        onChange={setAmount}
        hint={due && balanceText(due, t)}
        tried={tried}
        sentence={t("payment.amount-fault")}
      />
      {isOffered && <WholeBalance due={due} isOfStay={target !== undefined} onTake={fill} />}
      <Select
        label={t("payment.method")}
        value={method}
        onChange={setMethod}
        options={paymentMethodSchema.options.map((value) => ({
          value,
          label: t(`method.${value}`),
        }))}
      />
      {children}
      <PaidBeyond {...beyond} />
    </FormDialog>
  );
}

/** The amount to take, typed or filled in; one that was filled in goes with what it was filled in for. */
function useAmount(target: FolioId | undefined, known: number | undefined) {
  const [amount, setAmount] = useState<number | null>(known ?? null);
  const [filled, setFilled] = useState({ target, amount, times: 0 });
  if (filled.target !== target) {
    if (amount === filled.amount) setAmount(null);
    setFilled({ ...filled, target, amount: null });
  }
  function fill(balance: Centimes) {
    setAmount(balance);
    // Written anew, and focused: what stands there may be no amount at all.
    setFilled({ target, amount: balance, times: filled.times + 1 });
  }
  const isOffered = known === undefined || filled.amount !== known;
  return { amount, setAmount, times: filled.times, isOffered, fill };
}

type WholeBalanceProps = {
  due: Due | undefined;
  /** The nights to come are those of one stay, which may be paid in advance. */
  isOfStay: boolean;
  onTake: (balance: Centimes) => void;
};

/** Most payments are all that is open, or all that is left of the stay: one press, and no figure copied by hand. */
function WholeBalance({ due, isOfStay, onTake }: WholeBalanceProps) {
  const t = useText("frontoffice");
  if (!due) return null;
  const { balanceCentimes, toComeCentimes } = due;
  const ofStay = centimes(balanceCentimes + toComeCentimes);
  const comesMore = isOfStay && toComeCentimes > 0 && ofStay > 0;
  if (balanceCentimes <= 0 && !comesMore) return null;
  return (
    <div className={classes.whole}>
      {balanceCentimes > 0 && (
        <Button variant="quiet" onClick={() => onTake(balanceCentimes)}>
          {t("payment.whole")}
        </Button>
      )}
      {comesMore && (
        <Button variant="quiet" onClick={() => onTake(ofStay)}>
          {t("payment.whole-stay", { amount: formatMoney(ofStay) })}
        </Button>
      )}
    </div>
  );
}

/** What is open, or what a balance below zero is, in the words of the folio. */
function balanceText(due: Due, t: ReturnType<typeof useText<"frontoffice">>) {
  const amount = formatMoney(Math.abs(due.balanceCentimes));
  const kind = creditKind(due);
  return kind ? t(`payment.is.${kind}`, { amount }) : t("payment.balance", { amount });
}
