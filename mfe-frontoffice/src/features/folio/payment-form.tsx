import { type PaymentMethod, paymentMethodSchema } from "@funduq/shared-types/contracts/folio";
import { type Centimes, positiveCentimesSchema } from "@funduq/shared-types/values/money";
import { notify, Select } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { type ComponentProps, type ReactNode, useState } from "react";
import { FormDialog } from "../dialog/form-dialog.tsx";
import { AmountField } from "./amount-field.tsx";
import { type Due, PaidBeyond, useDoubt } from "./paid-beyond.tsx";

type Payment = { method: PaymentMethod; amountCentimes: Centimes };

type PaymentFormProps = Pick<
  ComponentProps<typeof FormDialog>,
  "failure" | "isSaving" | "onClose"
> & {
  /** What there is to pay where it goes to; nothing while that is not chosen. */
  due: Due | undefined;
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
  const { due, amountCentimes, onPay, onTry, children, ...dialog } = props;
  const t = useText("frontoffice");
  const [method, setMethod] = useState<PaymentMethod>("Cash");
  const [amount, setAmount] = useState<number | null>(amountCentimes ?? null);
  const [tried, setTried] = useState(false);
  const paid = positiveCentimesSchema.safeParse(amount);
  const doubt = useDoubt(paid.data, due);

  async function handleSubmit() {
    setTried(true);
    onTry?.();
    if (!paid.success || !due || doubt.isOpen) return;
    if (!(await onPay({ method, amountCentimes: paid.data }))) return;
    notify.success(t("payment.done"));
    dialog.onClose();
  }

  return (
    <FormDialog
      title={t("folio.postPayment")}
      confirmLabel={t("folio.postPayment")}
      failedText={t("payment.failed")}
      whyNot={doubt.isOpen ? t("payment.doubtful") : undefined}
      onSubmit={() => void handleSubmit()}
      {...dialog}
    >
      <AmountField
        label={t("payment.amount")}
        autoFocus
        value={amount}
        onChange={setAmount}
        hint={due && balanceText(due, t)}
        tried={tried}
        sentence={t("payment.amountFault")}
      />
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
      <PaidBeyond {...doubt} />
    </FormDialog>
  );
}

function balanceText({ balanceCentimes }: Due, t: ReturnType<typeof useText<"frontoffice">>) {
  const amount = formatMoney(Math.abs(balanceCentimes));
  return t(balanceCentimes < 0 ? "payment.inCredit" : "payment.balance", { amount });
}
