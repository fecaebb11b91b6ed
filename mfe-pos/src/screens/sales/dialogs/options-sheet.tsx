import type { ChosenModifier } from "@funduq/shared-types/contracts/pos-bill";
import type { ModifierGroup, PosItem, PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { MAX_QUANTITY } from "@funduq/shared-types/values/bill-limits";
import { Amount, FormDialog, Name, Stack, TextField } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useState } from "react";
import { lineAdded, type PendingOperation } from "../../../features/bills/pending-operation.ts";
import { HappyPrice } from "../../../features/menu/happy-price.tsx";
import { happyPrices, useHappyHours } from "../../../features/menu/happy-prices.ts";
import classes from "./dialogs.module.css";
import { Stepper } from "./stepper.tsx";

type OptionsSheetProps = {
  item: PosItem;
  menu: PosMenu;
  course: number;
  onAdd: (operation: PendingOperation) => void;
  onClose: () => void;
};

/** Asks for the options of an item: of each group at least and at most so many (POS-09). */
export function OptionsSheet({ item, menu, course, onAdd, onClose }: OptionsSheetProps) {
  const t = useText("till");
  const [chosen, setChosen] = useState<readonly ChosenModifier[]>([]);
  const [quantity, setQuantity] = useState(1);
  const [note, setNote] = useState("");
  const groups = item.modifierGroupIds
    .map((wanted) => menu.modifierGroups.find(({ id }) => id === wanted))
    .filter((group) => group !== undefined);
  const happy = happyPrices([item], useHappyHours(menu)).get(item.id);
  const price = chosen.reduce<number>(
    (sum, { priceCentimes }) => sum + priceCentimes,
    happy?.priceCentimes ?? item.priceCentimes,
  );
  const missing = groups.find((group) => countIn(group, chosen) < group.least);

  function toggle(group: ModifierGroup, modifier: ChosenModifier) {
    const isChosen = chosen.some(({ id }) => id === modifier.id);
    const others = chosen.filter(({ id }) => id !== modifier.id);
    if (isChosen) return setChosen(others);
    // The only choice of a group changes; of several, no more than the most can be chosen.
    const kept = group.most === 1 ? others.filter(({ id }) => !isIn(group, id)) : others;
    if (countIn(group, kept) < group.most) setChosen([...kept, modifier]);
  }

  return (
    <FormDialog
      title={<Name>{item.name}</Name>}
      size="medium"
      confirmLabel={t("add-for", {
        amount: formatMoney(price * quantity),
      })}
      whyNot={missing && t("choose-more", { group: missing.name, count: missing.least })}
      onSubmit={() => {
        onAdd(lineAdded({ item, menu, modifiers: [...chosen], quantity, note, course }));
        onClose();
      }}
      onClose={onClose}
    >
      <Stack gap={4}>
        {happy && <HappyPrice happy={happy} normalPriceCentimes={item.priceCentimes} />}
        {groups.map((group) => (
          <fieldset key={group.id} className={classes.group}>
            <legend>
              <Name>{group.name}</Name>
              <Range group={group} />
            </legend>
            <div className={classes.options}>
              {group.modifiers.map((modifier, index) => (
                <button
                  key={modifier.id}
                  type="button"
                  data-autofocus={index === 0 ? "" : undefined}
                  className={classes.option}
                  aria-pressed={chosen.some(({ id }) => id === modifier.id)}
                  onClick={() => toggle(group, modifier)}
                >
                  <Name>{modifier.name}</Name>
                  {modifier.priceCentimes > 0 && <Amount value={modifier.priceCentimes} />}
                </button>
              ))}
            </div>
          </fieldset>
        ))}
        <Stepper
          label={t("quantity")}
          value={quantity}
          min={1}
          max={MAX_QUANTITY}
          onChange={setQuantity}
        />
        <TextField label={t("note")} value={note} maxLength={140} onChange={setNote} />
      </Stack>
    </FormDialog>
  );
}

const isIn = (group: ModifierGroup, modifierId: string) =>
  group.modifiers.some(({ id }) => id === modifierId);

const countIn = (group: ModifierGroup, chosen: readonly ChosenModifier[]) =>
  chosen.filter(({ id }) => isIn(group, id)).length;

/** How many of a group: so many, up to so many, or between two numbers. */
function Range({ group: { least, most, modifiers } }: { group: ModifierGroup }) {
  const t = useText("till");
  const upTo = Math.min(most, modifiers.length);
  return (
    <span className={classes.muted}>
      {least === upTo && t("choose-exactly", { count: least })}
      {least === 0 && t("choose-up-to", { count: upTo })}
      {least > 0 && least < upTo && t("choose-between", { least, most: upTo })}
    </span>
  );
}
