import type { ChargeItem } from "@funduq/shared-types/contracts/charge-item";
import { chargeDepartmentSchema, type Folio } from "@funduq/shared-types/contracts/folio";
import type { NightTaxes } from "@funduq/shared-types/rules/tax";
import type { FolioId, HotelId } from "@funduq/shared-types/values/ids";
import { Button, FormDialog, MoneyField, notify, Select } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { type Contract, useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import type { ComponentProps } from "react";
import { amountFault } from "./amount-fault.ts";
import { ChargeItemField } from "./charge-item-field.tsx";
import { FolioSelect } from "./folio-select.tsx";
import { QuantityField } from "./quantity-field.tsx";
import { type TypedCharge, useChargePick } from "./use-charge-pick.ts";
import { useTvaHint } from "./use-tva-hint.ts";

type ChargeFormProps<Charge> = Pick<
  ComponentProps<typeof FormDialog>,
  "failure" | "isSaving" | "onClose"
> & {
  contract: Contract<Charge>;
  /** Whose catalogue is picked from. */
  hotelId: HotelId;
  /** Where it can go to, and the first choice; a group has one account. */
  folios?: readonly Folio[];
  folioId?: FolioId | undefined;
  /** The hotel's rates of tax: TVA may be added to the charge. */
  taxRates?: NightTaxes["taxRates"];
  /** Posts it where it belongs; answers nothing where it was not posted. */
  onCharge: (charge: Charge) => Promise<unknown>;
};

/** What a charge says, on a stay's folio or a group's account (FOL-04). */
export function ChargeForm<Charge>(props: ChargeFormProps<Charge>) {
  const { contract, hotelId, folios, folioId = "", taxRates, onCharge, ...dialog } = props;
  const t = useText("frontoffice");
  const empty: TypedCharge = {
    folioId,
    description: "",
    department: "Restaurant",
    amountCentimes: null,
    chargeItem: undefined,
  };
  const form = useContractForm(contract, empty, dialog.failure);
  const pick = useChargePick(hotelId, form, dialog.failure);
  const { chargeItem } = form.values;
  const description = form.field("description");
  const amount = form.field("amountCentimes");
  // The sentence names both: it is said once, at the first that is wrong; the other says its own.
  const sentence = t(description.error ? "payment.amount-fault" : "charge.faults");

  const tvaHint = useTvaHint(taxRates, form.values);

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
      <ChargeItemField
        field={{
          ...description,
          onChange: (text) => {
            description.onChange(text);
            pick.leaveItem();
          },
        }}
        items={chargeItem ? [] : pick.items}
        takesOnEnter={amount.value === null}
        onPick={pick.pick}
        error={description.error && t("charge.faults")}
      />
      {chargeItem && (
        <QuantityField
          itemId={chargeItem.id}
          value={pick.quantity}
          onChange={pick.changeQuantity}
        />
      )}
      {pick.changed && <NewPrice item={pick.changed} onTake={pick.takeNewPrice} />}
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
        hint={tvaHint}
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

type NewPriceProps = { item: ChargeItem; onTake: (item: ChargeItem) => void };

/** The price of the picked item has changed since: it is taken by a button, never by itself. */
function NewPrice({ item, onTake }: NewPriceProps) {
  const t = useText("frontoffice");
  const price = formatMoney(item.priceCentimes);
  return <Button onClick={() => onTake(item)}>{t("charge.take-price", { price })}</Button>;
}
