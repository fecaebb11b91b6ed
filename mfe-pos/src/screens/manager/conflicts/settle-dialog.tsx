import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import {
  type SaleConflict,
  settleConflictSchema,
} from "@funduq/shared-types/contracts/pos-recorded-sale";
import { FormDialog, notify, TextArea } from "@funduq/shared-ui";
import { useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { conflictTitle } from "./conflict-card.tsx";
import { useSettleConflictMutation } from "./conflicts.endpoints.ts";

type SettleDialogProps = { place: RestaurantRef; conflict: SaleConflict; onClose: () => void };

/** Settles a bill that was sold twice: the reason stays in the list and in the audit trail. */
export function SettleDialog({ place, conflict, onClose }: SettleDialogProps) {
  const t = useText("pos");
  const { submit, isSaving, failure } = useSubmit(useSettleConflictMutation()[0]);
  const form = useContractForm(settleConflictSchema, { reason: "" }, failure);
  const bill = conflictTitle(conflict, t);
  return (
    <FormDialog
      title={t("conflicts.settle-of", { bill })}
      confirmLabel={t("conflicts.settle")}
      failure={failure}
      isSaving={isSaving}
      onSubmit={form.submit(async (body) => {
        if (!(await submit({ ...place, saleId: conflict.id, ...body }))) return;
        notify.success(t("conflicts.done", { bill }));
        onClose();
      })}
      onClose={onClose}
    >
      <p>{t("conflicts.settle-hint")}</p>
      <TextArea label={t("conflicts.reason")} required maxLength={200} {...form.field("reason")} />
    </FormDialog>
  );
}
