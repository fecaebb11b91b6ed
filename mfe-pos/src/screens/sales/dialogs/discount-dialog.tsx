import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { BillLineId } from "@funduq/shared-types/values/ids";
import { Amount, FormDialog, Stack } from "@funduq/shared-ui";
import { formatBasisPoints } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { titleOf } from "../../../features/bills/bill-entry.ts";
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
  const title = line ? t("discount-on", { name: line.name }) : t("discount-bill");
  const size =
    discountBp > 0 ? (
      <bdi dir="ltr">{formatBasisPoints(discountBp)}</bdi>
    ) : (
      <Amount value={discountCentimes} />
    );
  const said = {
    title,
    about: titleOf(bill),
    facts: [
      { label: t("discount"), value: isNone ? t("no-discount") : size },
      ...(reason ? [{ label: t("reason"), value: <bdi>{reason}</bdi> }] : []),
    ],
  };

  async function confirm() {
    if (await submit((version) => ({ version, ...body }))) onClose();
  }

  return (
    <>
      <FormDialog
        title={title}
        confirmLabel={approval.isNeeded ? t("turn.managers-pin") : say}
        isSaving={isSaving}
        failure={failure}
        whyNot={approval.isMissing ? t("managers-only") : faultOf()}
        onSubmit={() => approval.before(body, said, () => void confirm())}
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
