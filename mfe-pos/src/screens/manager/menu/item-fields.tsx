import type { PosCategory, PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { MoneyField, type Option, Select, TextField } from "@funduq/shared-ui";
import { formatBasisPoints } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import type { ReactNode } from "react";
import classes from "../manager.module.css";
import { AskedOptions } from "./asked-options.tsx";
import { ColorField } from "./color-field.tsx";
import { stationOptions } from "./station-options.ts";
import type { useItemForm } from "./use-item-form.ts";

type ItemFieldsProps = {
  menu: PosMenu;
  form: ReturnType<typeof useItemForm>;
  /** The field of the photo. */
  children: ReactNode;
};

/** The rates of TVA in basis points; the empty one is the hotel's. */
const tvaRates = ["0", "900", "1900"] as const;

export function ItemFields({ menu, form, children }: ItemFieldsProps) {
  const t = useText("pos");
  const { values } = form;
  const category = menu.categories.find(({ id }) => id === values.categoryId);
  const categoryId = form.field("categoryId");
  const station = form.field("stationId");
  const categories: Option<PosCategory["id"] | "">[] = [
    { value: "", label: t("uncategorised") },
    ...menu.categories.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      <div className={classes.pair}>
        <TextField
          {...form.field("name")}
          label={t("menu.name")}
          required
          maxLength={60}
          autoFocus
        />
        <MoneyField
          {...form.field("priceCentimes")}
          label={t("price")}
          hint={t("menu.price-hint")}
          required
        />
        <Select
          {...categoryId}
          label={t("menu.category")}
          value={categoryId.value ?? ""}
          onChange={(chosen) => categoryId.onChange(chosen || null)}
          options={categories}
        />
        <TvaSelect form={form} />
        <Select
          {...station}
          label={t("menu.station")}
          value={station.value ?? ""}
          onChange={(chosen) => station.onChange(chosen || null)}
          options={stationOptions(menu, t("menu.as-category"))}
        />
      </div>
      {children}
      <ColorField
        value={values.color}
        inherited={category?.color ?? "grey"}
        onChange={(color) => form.setValue("color", color)}
      />
      <AskedOptions
        groups={menu.modifierGroups}
        chosen={values.modifierGroupIds}
        onChange={(ids) => form.setValue("modifierGroupIds", ids)}
      />
    </>
  );
}

/** Another rate than these, which an import may have brought, stays among them. */
function TvaSelect({ form }: Pick<ItemFieldsProps, "form">) {
  const t = useText("pos");
  const field = form.field("tvaBp");
  const own = String(field.value ?? "");
  const rates = [...new Set([...tvaRates, ...(own === "" ? [] : [own])])];
  return (
    <Select
      {...field}
      label={t("menu.tva")}
      value={own}
      onChange={(chosen) => field.onChange(chosen === "" ? null : Number(chosen))}
      options={[
        { value: "", label: t("menu.tva-of-hotel") },
        ...rates.map((rate) => ({ value: rate, label: formatBasisPoints(Number(rate)) })),
      ]}
    />
  );
}
