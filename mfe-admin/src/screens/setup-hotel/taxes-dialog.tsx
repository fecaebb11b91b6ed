import type { FieldsOf, HotelSetup } from "@funduq/shared-types/contracts/setup";
import { taxRatesOn } from "@funduq/shared-types/rules/tax";
import { MoneyField, notify, TextField } from "@funduq/shared-ui";
import { DateField } from "@funduq/shared-ui/dates";
import { useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useSaveTaxesMutation } from "../../features/setup/setup.endpoints.ts";
import { useReload } from "../../features/setup/use-reload.ts";
import { EditDialog } from "./edit-dialog.tsx";
import { taxesContract, typedTaxes } from "./taxes-contract.ts";
import { stayTaxSentence, TreatmentField, tvaSentence } from "./treatment-field.tsx";
import { useLawfulStayTax } from "./use-lawful-stay-tax.ts";

type TaxesDialogProps = { setup: HotelSetup; onClose: () => void };

/** New rates of tax and the day from which they are valid: none that is closed (SET-02). */
export function TaxesDialog({ setup, onClose }: TaxesDialogProps) {
  const t = useText("admin");
  const { businessDate, taxes, information } = setup;
  const [save] = useSaveTaxesMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(save);
  const begun = typedTaxes(taxRatesOn(taxes.list, businessDate) ?? information);
  const say = (path: string) => (/^t(va|ds)Bp$/u.test(path) ? t("setup.percent-wrong") : undefined);
  const form = useContractForm(taxesContract(setup), begun, failure, { say });
  const reload = useReload(setup.id);

  async function handleSave(body: FieldsOf["taxes"]) {
    if (!(await submit({ hotelId: setup.id, body }))) return;
    notify.success(t("setup.saved"));
    onClose();
  }
  async function handleLatest() {
    if (await reload()) clearFailure();
  }
  return (
    <EditDialog
      title={t("setup.change-taxes-title")}
      isSaving={isSaving}
      failure={failure}
      onLatest={() => void handleLatest()}
      onSave={form.submit(handleSave)}
      onClose={onClose}
    >
      <DateField
        {...form.field("validFrom")}
        label={t("setup.taxes-from")}
        hint={t("setup.taxes-from-hint")}
        required
        takesAnyDay
        min={businessDate}
        start={businessDate}
      />
      <TextField {...form.field("tvaBp")} label={t("setup.tva")} inputMode="decimal" dir="ltr" />
      <TreatmentField
        {...form.field("tvaTreatment")}
        label={t("setup.tva-treatment")}
        hint={tvaSentence(form.values, t)}
      />
      <TextField {...form.field("tdsBp")} label={t("setup.tds")} inputMode="decimal" dir="ltr" />
      <MoneyField
        {...form.field("stayTaxCentimes")}
        label={t("setup.stay-tax")}
        hint={useLawfulStayTax(information.starRating)}
      />
      <TreatmentField
        {...form.field("stayTaxTreatment")}
        label={t("setup.stay-tax-treatment")}
        hint={stayTaxSentence(form.values, t)}
      />
    </EditDialog>
  );
}
