import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { BillLineId } from "@funduq/shared-types/values/ids";
import { FormDialog, Stack } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { titleOf } from "../../../features/bills/bill-entry.ts";
import { useVoidBillLineMutation } from "../../../features/bills/bills.endpoints.ts";
import { useBillWork } from "../../../features/bills/use-bill-work.ts";
import type { Order } from "../order/use-order.ts";
import { useApproval } from "../turns/use-approval.tsx";
import { mostVoided } from "./most-voided.ts";
import { ReasonField } from "./reason-field.tsx";
import { Stepper } from "./stepper.tsx";

type VoidDialogProps = { order: Order; lineId: BillLineId; onClose: () => void };

const itself = (bill: OpenBill) => [bill];

/** Takes off what was sent to the kitchen, or stood on the bill that the guests were given, with a reason (POS-11). */
export function VoidDialog({ order, lineId, onClose }: VoidDialogProps) {
  const t = useText("till");
  const line = order.bill?.lines.find(({ id }) => id === lineId);
  const most = line ? mostVoided(order.bill, line) : 0;
  const [wanted, setQuantity] = useState(most);
  const [reason, setReason] = useState("");
  const [trigger, approval] = useApproval(useVoidBillLineMutation()[0]);
  const work = useBillWork({ ref: order.ref, trigger, changed: itself });
  const { submit, isSaving, failure } = useSubmit(work);
  const quantity = Math.max(1, Math.min(wanted, most));

  const body = { lineId, quantity, reason: reason.trim() };
  const title = t("void-of", { name: line?.name ?? "" });
  const said = {
    title,
    about: order.bill && titleOf(order.bill),
    facts: [
      { label: t("quantity"), value: quantity },
      { label: t("reason"), value: <bdi>{body.reason}</bdi> },
    ],
  };

  async function confirm() {
    if (await submit(() => body)) onClose();
  }

  return (
    <>
      <FormDialog
        title={title}
        confirmLabel={
          approval.isNeeded ? t("turn.managers-pin") : t("void-count", { count: quantity })
        }
        keepLabel={t("void-keep")}
        danger
        isSaving={isSaving}
        failure={failure}
        whyNot={whyNot()}
        onSubmit={() => approval.before(body, said, () => void confirm())}
        onClose={onClose}
      >
        <Stack gap={4}>
          <Stepper
            isFirst
            label={t("quantity")}
            value={quantity}
            min={1}
            max={Math.max(1, most)}
            onChange={setQuantity}
          />
          <ReasonField
            value={reason}
            usual={[t("void-wrong"), t("void-changed-mind"), t("void-quality")]}
            onChange={setReason}
          />
        </Stack>
      </FormDialog>
      {approval.dialog}
    </>
  );

  function whyNot() {
    if (approval.isMissing) return t("managers-only");
    if (most === 0) return errorText({ code: "bill.line-not-found", params: {} });
    return reason.trim() === "" ? t("reason-missing") : undefined;
  }
}
