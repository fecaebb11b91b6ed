import {
  type ChargeDepartment,
  chargeDepartmentSchema,
} from "@funduq/shared-types/contracts/folio";
import type { GroupRef } from "@funduq/shared-types/contracts/group";
import { groupChargeSchema } from "@funduq/shared-types/contracts/group-account";
import { notify, Select, TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { FormDialog } from "../dialog/form-dialog.tsx";
import { AmountField } from "../folio/amount-field.tsx";
import { usePostGroupChargeMutation } from "./group-account.endpoints.ts";

type GroupChargeDialogProps = { groupRef: GroupRef; onClose: () => void };

/** Charges the group itself: a hall, a dinner. */
export function GroupChargeDialog({ groupRef, onClose }: GroupChargeDialogProps) {
  const t = useText("frontoffice");
  const [description, setDescription] = useState("");
  const [department, setDepartment] = useState<ChargeDepartment>("Restaurant");
  const [amountCentimes, setAmount] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const [post] = usePostGroupChargeMutation();
  const { submit, isSaving, failure } = useSubmit(post);
  const charge = groupChargeSchema.safeParse({ description, department, amountCentimes });
  const faulty = new Set(charge.error?.issues.map(({ path }) => path[0]));
  const fault = tried && faulty.has("description") ? t("charge.faults") : undefined;

  async function handleSubmit() {
    setTried(true);
    if (!charge.success || !(await submit({ ...groupRef, ...charge.data }))) return;
    notify.success(t("charge.done"));
    onClose();
  }

  return (
    <FormDialog
      title={t("folio.postCharge")}
      confirmLabel={t("folio.postCharge")}
      failedText={t("charge.failed")}
      onSubmit={() => void handleSubmit()}
      {...{ failure, isSaving, onClose }}
    >
      <TextField
        label={t("charge.description")}
        required
        autoFocus
        maxLength={200}
        value={description}
        onChange={setDescription}
        error={fault}
      />
      <Select
        label={t("charge.department")}
        required
        value={department}
        onChange={setDepartment}
        options={chargeDepartmentSchema.options.map((value) => ({
          value,
          label: t(`department.${value}`),
        }))}
      />
      <AmountField
        label={t("charge.amount")}
        value={amountCentimes}
        onChange={setAmount}
        tried={tried}
        sentence={fault ? undefined : t("charge.faults")}
      />
    </FormDialog>
  );
}
