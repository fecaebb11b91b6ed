import type { SetupChargeItem } from "@funduq/shared-types/contracts/setup";
import { IconButton, MoneyField, Select, TextField } from "@funduq/shared-ui";
import type { BoundField } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { DeleteIcon } from "@funduq/shared-ui/icons";
import type { ReactNode } from "react";
import classes from "./setup.module.css";
import { useDepartments } from "./use-departments.ts";

/** A charge as it is typed: its price may still be missing. */
export type TypedCharge = Omit<SetupChargeItem, "priceCentimes"> & { priceCentimes: number | null };

type ChargeFieldsProps = {
  number: number;
  charge: TypedCharge;
  /** Only the first line of the list shows the labels of its fields. */
  isFirst: boolean;
  field: <Name extends keyof TypedCharge>(name: Name) => BoundField<TypedCharge[Name]>;
  onRetire: () => void;
  /** The buttons that move it. */
  children: ReactNode;
};

/** One entry of the charge catalogue in a line: name, department and the price of one piece (FOL-04). */
export function ChargeFields(props: ChargeFieldsProps) {
  const { number, charge, isFirst, field, onRetire, children } = props;
  const t = useText("admin");
  const departments = useDepartments();
  const called = t("setup.charge", { number });
  return (
    <fieldset
      className={classes.charge}
      aria-label={charge.name ? t("setup.charge-named", { number, name: charge.name }) : called}
    >
      {children}
      <TextField
        {...field("name")}
        label={t("setup.charge-name")}
        labelHidden={!isFirst}
        required
        maxLength={80}
      />
      <Select
        {...field("department")}
        label={t("setup.charge-department")}
        labelHidden={!isFirst}
        required
        options={departments}
      />
      <MoneyField
        {...field("priceCentimes")}
        label={t("setup.charge-price")}
        labelHidden={!isFirst}
        required
      />
      <IconButton
        icon={DeleteIcon}
        label={t("setup.retire-named", { name: charge.name || called })}
        onClick={onRetire}
      />
    </fieldset>
  );
}
