import { MAX_HAPPY_HOUR_PRICES } from "@funduq/shared-types/contracts/pos-happy-hour";
import type { PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import {
  Button,
  FieldSet,
  IconButton,
  MoneyField,
  NumberField,
  type Option,
  Select,
  Stack,
} from "@funduq/shared-ui";
import { Combobox } from "@funduq/shared-ui/choices";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon, DeleteIcon } from "@funduq/shared-ui/icons";
import { useMemo } from "react";
import classes from "./happy-hours.module.css";
import {
  type HappyHourForm,
  isOfCategory,
  newPrice,
  type TypedPrice,
} from "./use-happy-hour-form.ts";

type PriceFieldsProps = { form: HappyHourForm; menu: PosMenu };

/** What a happy hour changes: an item's price, or a share off an item or a category. */
export function PriceFields({ form, menu }: PriceFieldsProps) {
  const t = useText("pos");
  const { prices } = form.values;
  const fault = form.fault("prices");
  const targets = useMemo<Option[]>(
    () => [
      ...menu.categories.map(({ id, name }) => ({
        value: `category ${id}`,
        label: t("happy.category", { name }),
      })),
      ...menu.items.map(({ id, name }) => ({ value: `item ${id}`, label: name })),
    ],
    [menu, t],
  );
  const set = (next: TypedPrice[]) => form.setValue("prices", next);
  return (
    <FieldSet legend={t("happy.prices")}>
      <Stack gap={3}>
        {prices.map((price, index) => (
          <PriceLine
            key={price.key}
            form={form}
            menu={menu}
            index={index}
            targets={targets}
            onChange={(changed) => set(prices.with(index, { ...price, ...changed }))}
            onRemove={() => set(prices.toSpliced(index, 1))}
          />
        ))}
        {fault && <p role="alert">{fault}</p>}
        {prices.length < MAX_HAPPY_HOUR_PRICES && (
          <div>
            <Button icon={AddIcon} onClick={() => set([...prices, newPrice()])}>
              {t("happy.add-price")}
            </Button>
          </div>
        )}
      </Stack>
    </FieldSet>
  );
}

type PriceLineProps = PriceFieldsProps & {
  index: number;
  targets: readonly Option[];
  onChange: (changed: Partial<TypedPrice>) => void;
  onRemove: () => void;
};

function PriceLine({ form, menu, index, targets, onChange, onRemove }: PriceLineProps) {
  const t = useText("pos");
  const price = form.values.prices[index] ?? newPrice();
  const field = form.item("prices", index);
  const item = menu.items.find(({ id }) => price.target === `item ${id}`);
  const isShare = price.how === "share" || isOfCategory(price);
  const line = t("happy.price-number", { number: index + 1 });
  return (
    <fieldset className={classes.price} aria-label={line}>
      <Combobox {...field("target")} label={t("happy.target")} required options={targets} />
      <Select
        label={t("happy.how")}
        value={isShare ? "share" : "price"}
        onChange={(how) => onChange({ how })}
        options={[
          { value: "price" as const, label: t("happy.fixed"), disabled: isOfCategory(price) },
          { value: "share" as const, label: t("happy.share") },
        ]}
      />
      {isShare ? (
        <NumberField {...field("percent")} label={t("happy.percent")} required min={1} max={99} />
      ) : (
        <MoneyField
          {...field("priceCentimes")}
          label={t("price")}
          required
          hint={item && t("happy.instead-of", { price: formatMoney(item.priceCentimes) })}
        />
      )}
      <IconButton
        icon={DeleteIcon}
        label={t("menu.delete-named", {
          name: targets.find(({ value }) => value === price.target)?.label ?? line,
        })}
        onClick={onRemove}
      />
    </fieldset>
  );
}
