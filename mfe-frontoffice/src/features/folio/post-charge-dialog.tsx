import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import {
  type ChargeDepartment,
  chargeDepartmentSchema,
  type Folio,
  postChargeSchema,
} from "@funduq/shared-types/contracts/folio";
import { personalFolio } from "@funduq/shared-types/rules/folio";
import { notify, Select, TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { FormDialog } from "../dialog/form-dialog.tsx";
import { AmountField } from "./amount-field.tsx";
import { usePostChargeMutation } from "./folio.endpoints.ts";
import { FolioSelect } from "./folio-select.tsx";
import { folioName } from "./folio-texts.ts";

type PostChargeDialogProps = {
  bookingRef: BookingRef;
  folios: readonly Folio[];
  onClose: () => void;
};

const bodySchema = postChargeSchema.omit({ folioId: true });

/** Charges a folio; the guest's own unless another is chosen (FOL-04). */
export function PostChargeDialog({ bookingRef, folios, onClose }: PostChargeDialogProps) {
  const t = useText("frontoffice");
  const [folioId, setFolioId] = useState(personalFolio(folios)?.id);
  const [description, setDescription] = useState("");
  const [department, setDepartment] = useState<ChargeDepartment>("Restaurant");
  const [amountCentimes, setAmount] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const [post] = usePostChargeMutation();
  const { submit, isSaving, failure } = useSubmit(post);
  const charge = bodySchema.safeParse({ description, department, amountCentimes });
  const faulty = new Set(charge.error?.issues.map(({ path }) => path[0]));
  const faultOf = (field: string) => (tried && faulty.has(field) ? t("charge.faults") : undefined);

  async function handleSubmit() {
    setTried(true);
    if (!charge.success || !folioId) return;
    if (!(await submit({ ...bookingRef, folioId, ...charge.data }))) return;
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
        error={faultOf("description")}
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
        sentence={faultOf("description") ? undefined : t("charge.faults")}
      />
      <FolioSelect
        label={t("charge.folio")}
        folios={folios.map((each) => ({ id: each.id, name: folioName(each, t) }))}
        value={folioId}
        onChange={setFolioId}
        error={tried && !folioId ? t("charge.folioMissing") : undefined}
      />
    </FormDialog>
  );
}
