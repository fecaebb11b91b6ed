import {
  type ChargeDepartment,
  chargeDepartmentSchema,
  type Folio,
} from "@funduq/shared-types/contracts/folio";
import type { FolioId } from "@funduq/shared-types/values/ids";
import { FormDialog, MoneyField, notify, Select, TextField } from "@funduq/shared-ui";
import { type Contract, useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import type { ComponentProps } from "react";
import { amountFault } from "./amount-fault.ts";
import { FolioSelect } from "./folio-select.tsx";

type ChargeFormProps<Charge> = Pick<
  ComponentProps<typeof FormDialog>,
  "failure" | "isSaving" | "onClose"
> & {
  contract: Contract<Charge>;
  /** Where it can go to, and the first choice; a group has one account. */
  folios?: readonly Folio[];
  folioId?: FolioId | undefined;
  /** Posts it where it belongs; answers nothing where it was not posted. */
  onCharge: (charge: Charge) => Promise<unknown>;
};

type Typed = {
  folioId: FolioId | "";
  description: string;
  department: ChargeDepartment;
  amountCentimes: number | null;
};

/** What a charge says, on a stay's folio or a group's account (FOL-04). */
export function ChargeForm<Charge>(props: ChargeFormProps<Charge>) {
  const { contract, folios, folioId = "", onCharge, ...dialog } = props;
  const t = useText("frontoffice");
  const empty: Typed = { folioId, description: "", department: "Restaurant", amountCentimes: null };
  const form = useContractForm(contract, empty, dialog.failure);
  const description = form.field("description");
  const amount = form.field("amountCentimes");
  // The sentence names both: it is said once, at the first that is wrong; the other says its own.
  const sentence = t(description.error ? "payment.amount-fault" : "charge.faults");

  async function post(charge: Charge) {
    if (!(await onCharge(charge))) return;
    notify.success(t("charge.done"));
    dialog.onClose();
  }

  return (
    <FormDialog
      title={t("folio.post-charge")}
      confirmLabel={t("folio.post-charge")}
      failedText={t("charge.failed")}
      onSubmit={form.submit(post)}
      {...dialog}
    >
      <TextField
        {...description}
        label={t("charge.description")}
        required
        autoFocus
        maxLength={200}
        error={description.error && t("charge.faults")}
      />
      <Select
        {...form.field("department")}
        label={t("charge.department")}
        required
        options={chargeDepartmentSchema.options.map((value) => ({
          value,
          label: t(`department.${value}`),
        }))}
      />
      <MoneyField
        {...amount}
        label={t("charge.amount")}
        required
        error={amountFault(amount, sentence)}
      />
      {folios && (
        <FolioSelect
          {...form.field("folioId")}
          label={t("charge.folio")}
          folios={folios}
          missing={t("charge.folio-missing")}
        />
      )}
    </FormDialog>
  );
}
