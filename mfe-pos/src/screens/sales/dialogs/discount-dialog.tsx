import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { BillLineId } from "@funduq/shared-types/values/ids";
import { FormDialog, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useDiscountBillMutation } from "../../../features/bills/bills.endpoints.ts";
import { useBillWork } from "../../../features/bills/use-bill-work.ts";
import type { Order } from "../order/use-order.ts";
import { useApproval } from "../turns/use-approval.tsx";
import { DiscountFields } from "./discount-fields.tsx";
import { type DiscountWish, isNoDiscount, wishOf } from "./discount-wish.ts";
import { ReasonField } from "./reason-field.tsx";

type DiscountDialogProps = {
  order: Order;
  bill: OpenBill;
  lineId: BillLineId | null;
  onClose: () => void;
};

const itself = (bill: OpenBill) => [bill];

/** A discount on a line by a share, or on the whole bill by a share or an amount; none takes it off (POS-11). */
export function DiscountDialog({ order, bill, lineId, onClose }: DiscountDialogProps) {
  const t = useText("till");
  const line = bill.lines.find(({ id }) => id === lineId);
  const [wish, setWish] = useState(() => wishOf(line ?? bill));
  const [trigger, approval] = useApproval(useDiscountBillMutation()[0]);
  const work = useBillWork({ ref: order.ref, trigger, changed: itself });
  const { submit, isSaving, failure } = useSubmit(work);
  const isNone = isNoDiscount(wish);
  const set = (change: Partial<DiscountWish>) => setWish({ ...wish, ...change });

  const say = isNone ? t("no-discount") : t("discount");

  const { discountBp, discountCentimes } = wish;
  const reason = isNone ? "" : wish.reason.trim();
  const body = { lineId, discountBp, discountCentimes, reason };

  async function confirm() {
    if (await submit((version) => ({ version, ...body }))) onClose();
  }

  return (
    <>
      <FormDialog
        title={line ? t("discount-on", { name: line.name }) : t("discount-bill")}
        confirmLabel={approval.isNeeded ? t("turn.managers-pin") : say}
        isSaving={isSaving}
        failure={failure}
        whyNot={approval.isMissing ? t("managers-only") : faultOf()}
        onSubmit={() => approval.before(body, () => void confirm())}
        onClose={onClose}
      >
        <Stack gap={4}>
          <DiscountFields wish={wish} isOnLine={lineId !== null} onChange={set} />
          <ReasonField
            value={wish.reason}
            usual={[t("discount-regular"), t("discount-complaint"), t("discount-staff")]}
            onChange={(reason) => set({ reason })}
          />
        </Stack>
      </FormDialog>
      {approval.dialog}
    </>
  );

  function faultOf() {
    if (wish.discountBp < 0 || wish.discountBp > 10_000) return t("percent-range");
    return !isNone && wish.reason.trim() === "" ? t("reason-missing") : undefined;
  }
}
