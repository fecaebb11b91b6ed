import type { Sale, SaleRef } from "@funduq/shared-types/contracts/pos-sale";
import type { PosTerminalId, SaleId } from "@funduq/shared-types/values/ids";
import { Amount, FormDialog, notify, TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { newKey, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useRefundSaleMutation } from "../../../features/checkout/sales.endpoints.ts";
import { useApproval } from "../turns/use-approval.tsx";

type RefundDialogProps = {
  saleRef: SaleRef;
  sale: Sale;
  terminalId: PosTerminalId | null;
  onClose: () => void;
};

/** Gives a whole sale back, with a reason: a correction with a number of its own, never a deletion. */
export function RefundDialog({ saleRef, sale, terminalId, onClose }: RefundDialogProps) {
  const t = useText("pos");
  const say = useText("till");
  const [reason, setReason] = useState("");
  const [refundId] = useState(() => newKey() as SaleId);
  const [trigger, approval] = useApproval(useRefundSaleMutation()[0]);
  const { submit, isSaving, failure } = useSubmit(trigger);

  const correction = { refundId, terminalId, reason: reason.trim() };

  const title = t("receipts.refund-title", { number: sale.number });
  const said = {
    title,
    facts: [
      { label: say("total"), value: <Amount value={sale.totalCentimes} /> },
      { label: t("receipts.refund-reason"), value: <bdi>{correction.reason}</bdi> },
    ],
  };

  async function refund() {
    if (!(await submit({ ...saleRef, ...correction }))) return;
    notify.success(t("receipts.refund-done", { number: sale.number }));
    onClose();
  }

  return (
    <>
      <FormDialog
        danger
        title={title}
        confirmLabel={approval.isNeeded ? say("turn.managers-pin") : t("receipts.give-back")}
        failure={failure}
        failedText={t("receipts.refund-failed")}
        isSaving={isSaving}
        onSubmit={() => {
          if (reason.trim() !== "") approval.before(correction, said, () => void refund());
        }}
        onClose={onClose}
      >
        <p>{t("receipts.refund-hint")}</p>
        <TextField
          label={t("receipts.refund-reason")}
          value={reason}
          onChange={setReason}
          maxLength={200}
          required
          autoFocus
        />
      </FormDialog>
      {approval.dialog}
    </>
  );
}
