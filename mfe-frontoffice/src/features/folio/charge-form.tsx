import {
  type ChargeDepartment,
  chargeDepartmentSchema,
  type PostCharge,
  postChargeSchema,
} from "@funduq/shared-types/contracts/folio";
import { FormDialog, notify, Select, TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { type ComponentProps, type ReactNode, useState } from "react";
import { AmountField } from "./amount-field.tsx";

export type Charge = Omit<PostCharge, "folioId">;

type ChargeFormProps = Pick<
  ComponentProps<typeof FormDialog>,
  "failure" | "isSaving" | "onClose"
> & {
  /** Posts it where it belongs; answers nothing where it was not posted. */
  onCharge: (charge: Charge) => Promise<unknown>;
  /** It was sent, complete or not. */
  onTry?: () => void;
  /** What else has to be chosen. */
  children?: ReactNode;
};

const chargeSchema = postChargeSchema.omit({ folioId: true });

/** What a charge says, on a stay's folio or a group's account (FOL-04). */
export function ChargeForm({ onCharge, onTry, children, ...dialog }: ChargeFormProps) {
  const t = useText("frontoffice");
  const [description, setDescription] = useState("");
  const [department, setDepartment] = useState<ChargeDepartment>("Restaurant");
  const [amountCentimes, setAmount] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const charge = chargeSchema.safeParse({ description, department, amountCentimes });
  const isNamed = !charge.error?.issues.some(({ path }) => path[0] === "description");
  const fault = tried && !isNamed ? t("charge.faults") : undefined;

  async function handleSubmit() {
    setTried(true);
    onTry?.();
    if (!charge.success || !(await onCharge(charge.data))) return;
    notify.success(t("charge.done"));
    dialog.onClose();
  }

  return (
    <FormDialog
      title={t("folio.post-charge")}
      confirmLabel={t("folio.post-charge")}
      failedText={t("charge.failed")}
      onSubmit={() => void handleSubmit()}
      {...dialog}
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
        // The sentence names both: it is said once, at the first that is wrong; the other says its own.
        sentence={t(fault ? "payment.amount-fault" : "charge.faults")}
      />
      {children}
    </FormDialog>
  );
}
