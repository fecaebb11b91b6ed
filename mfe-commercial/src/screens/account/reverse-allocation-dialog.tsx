import {
  type CompanyPayment,
  type PaymentRef,
  type ReverseAllocation,
  reverseAllocationSchema,
} from "@funduq/shared-types/contracts/company-payment";
import { FormDialog, notify, TextArea } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useReverseAllocationMutation } from "../../features/payment/payment.endpoints.ts";

type ReverseAllocationDialogProps = {
  paymentRef: PaymentRef;
  allocation: CompanyPayment["allocations"][number];
  onClose: () => void;
};

/** Takes a part of a payment off its invoice, which is open again by as much (INV-13). */
export function ReverseAllocationDialog(props: ReverseAllocationDialogProps) {
  const { paymentRef, allocation, onClose } = props;
  const { id: allocationId, number, amountCentimes } = allocation;
  const t = useText("commercial");
  const { submit, isSaving, failure } = useSubmit(useReverseAllocationMutation()[0]);
  const form = useContractForm(reverseAllocationSchema, { reason: "" }, failure);

  async function reverse(wanted: ReverseAllocation) {
    if (!(await submit({ ...paymentRef, allocationId, ...wanted }))) return;
    notify.success(t("payments.reversal-done", { number }));
    onClose();
  }

  return (
    <FormDialog
      title={t("payments.reverse-of", { number })}
      confirmLabel={t("payments.reverse")}
      failure={failure}
      isSaving={isSaving}
      onSubmit={form.submit(reverse)}
      onClose={onClose}
      danger
    >
      <p>{t("payments.reverse-text", { number, amount: formatMoney(amountCentimes) })}</p>
      <TextArea {...form.field("reason")} label={t("credit.reason")} required />
    </FormDialog>
  );
}
