import { type PaymentMethod, paymentMethodSchema } from "@funduq/shared-types/contracts/folio";
import type { GroupRef } from "@funduq/shared-types/contracts/group";
import type { GroupAccount } from "@funduq/shared-types/contracts/group-account";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import { positiveCentimesSchema } from "@funduq/shared-types/values/money";
import { notify, Select } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { FormDialog } from "../dialog/form-dialog.tsx";
import { AmountField } from "../folio/amount-field.tsx";
import { usePostGroupPaymentMutation } from "./group-account.endpoints.ts";

type GroupPaymentDialogProps = { groupRef: GroupRef; account: GroupAccount; onClose: () => void };

/** Takes a payment of the group: what is open is offered; a deposit is whatever was typed. */
export function GroupPaymentDialog({ groupRef, account, onClose }: GroupPaymentDialogProps) {
  const t = useText("frontoffice");
  const balance = folioBalance(account);
  const [method, setMethod] = useState<PaymentMethod>("Cash");
  const [amount, setAmount] = useState<number | null>(balance > 0 ? balance : null);
  const [tried, setTried] = useState(false);
  const [post] = usePostGroupPaymentMutation();
  const { submit, isSaving, failure } = useSubmit(post);
  const paid = positiveCentimesSchema.safeParse(amount);

  async function handleSubmit() {
    setTried(true);
    if (!paid.success) return;
    if (!(await submit({ ...groupRef, method, amountCentimes: paid.data }))) return;
    notify.success(t("payment.done"));
    onClose();
  }

  return (
    <FormDialog
      title={t("folio.postPayment")}
      confirmLabel={t("folio.postPayment")}
      failedText={t("payment.failed")}
      onSubmit={() => void handleSubmit()}
      {...{ failure, isSaving, onClose }}
    >
      <AmountField
        label={t("payment.amount")}
        autoFocus
        value={amount}
        onChange={setAmount}
        hint={t("payment.balance", { amount: formatMoney(balance) })}
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
    </FormDialog>
  );
}
