import {
  type CompanyPayment,
  type ReverseAllocation,
  reverseAllocationSchema,
} from "@funduq/shared-types/contracts/company-payment";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { FormDialog, notify, TextArea } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useReverseAllocationMutation } from "./payment.endpoints.ts";

export type Allocation = CompanyPayment["allocations"][number];

type ReverseAllocationDialogProps = {
  hotelId: HotelId;
  payment: CompanyPayment;
  allocation: Allocation;
  onClose: () => void;
};

/** Opens an invoice again: what was paid of it is left of the payment (INV-13). */
export function ReverseAllocationDialog(props: ReverseAllocationDialogProps) {
  const { hotelId, payment, allocation, onClose } = props;
  const t = useText("commercial");
  const { submit, isSaving, failure } = useSubmit(useReverseAllocationMutation()[0]);
  const form = useContractForm(reverseAllocationSchema, { reason: "" }, failure, {
    say: (_, { code }) => (code === "too_small" ? t("allocation.reason-missing") : undefined),
  });
  const facts = {
    number: allocation.number,
    amount: formatMoney(allocation.amountCentimes),
  };

  async function reverse({ reason }: ReverseAllocation) {
    const ref = { hotelId, paymentId: payment.id, allocationId: allocation.id };
    if (!(await submit({ ...ref, reason }))) return;
    notify.success(t("allocation.reversed", facts));
    onClose();
  }

  return (
    <FormDialog
      title={t("allocation.reverse-title", { number: allocation.number })}
      confirmLabel={t("allocation.reverse")}
      keepLabel={t("close")}
      failure={failure}
      failedText={t("allocation.reverse-failed")}
      isSaving={isSaving}
      onSubmit={form.submit(reverse)}
      onClose={onClose}
      danger
    >
      <p>{t("allocation.reverse-text", facts)}</p>
      <TextArea
        {...form.field("reason")}
        label={t("credit.reason")}
        required
        rows={2}
        maxLength={500}
      />
    </FormDialog>
  );
}
