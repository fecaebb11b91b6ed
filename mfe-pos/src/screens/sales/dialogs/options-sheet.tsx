import type { ChosenModifier } from "@funduq/shared-types/contracts/pos-bill";
import type {
  Modifier,
  ModifierGroup,
  PosItem,
  PosMenu,
} from "@funduq/shared-types/contracts/pos-menu";
import {
  choicesOf,
  chosenOption,
  countedWith,
  dishesOf,
} from "@funduq/shared-types/rules/bill-dishes";
import { MAX_QUANTITY } from "@funduq/shared-types/values/bill-limits";
import type { ModifierId } from "@funduq/shared-types/values/ids";
import { FormDialog, Name, Stack, TextField } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { useState } from "react";
import { lineAdded, type PendingOperation } from "../../../features/bills/pending-operation.ts";
import { HappyPrice } from "../../../features/menu/happy-price.tsx";
import { happyPrices, useHappyHours } from "../../../features/menu/happy-prices.ts";
import { OptionGroup } from "./option-group.tsx";
import { Stepper } from "./stepper.tsx";

type OptionsSheetProps = {
  item: PosItem;
  menu: PosMenu;
  course: number;
  onAdd: (operation: PendingOperation) => void;
  onClose: () => void;
};

/** Asks for the options of an item, or the dishes of a set: of each group at least and at most so many (POS-01, POS-09). */
export function OptionsSheet({ item, menu, course, onAdd, onClose }: OptionsSheetProps) {
  const t = useText("till");
  const [chosenIds, setChosenIds] = useState<readonly ModifierId[]>([]);
  const [quantity, setQuantity] = useState(1);
  const [note, setNote] = useState("");
  const groups = item.modifierGroupIds
    .map((wanted) => menu.modifierGroups.find(({ id }) => id === wanted))
    .filter((group) => group !== undefined);
  // As the menu has them now: it may be read again while the waiter asks.
  const chosen = chosenIds.flatMap((id) => optionIn(groups, id));
  const happy = happyPrices([item], useHappyHours(menu)).get(item.id);
  const price = chosen.reduce<number>(
    (sum, { priceCentimes }) => sum + priceCentimes,
    happy?.priceCentimes ?? item.priceCentimes,
  );
  const soldOut = new Set(menu.items.flatMap((each) => (each.isSoldOut ? each.id : [])));
  const gone = chosen.find(({ itemId }) => itemId && soldOut.has(itemId));
  const missing = groups.find((group) => countIn(choicesOf(group), chosen) < group.least);
  const countOf = ({ id }: Modifier) => chosen.filter((option) => option.id === id).length;

  const whyNot = gone
    ? errorText({ code: "item.sold-out", params: { name: gone.name } })
    : missing && t("choose-more", { group: missing.name, count: missing.least });
  const setChosen = (options: readonly Pick<Modifier, "id">[]) =>
    setChosenIds(options.map(({ id }) => id));

  function toggle(group: ModifierGroup, option: Modifier) {
    const others = chosen.filter(({ id }) => id !== option.id);
    if (countOf(option) > 0) return setChosen(others);
    const alike = countedWith(group, option);
    // The only choice of a group changes; of several, no more than the most can be chosen.
    const kept = group.most === 1 ? others.filter((other) => !isIn(alike, other)) : others;
    if (countIn(alike, kept) < group.most) setChosen([...kept, option]);
  }

  function setCount(option: Modifier, count: number) {
    const others = chosen.filter(({ id }) => id !== option.id);
    const again = Array.from({ length: count }, () => option);
    setChosen([...others, ...again]);
  }

  function add() {
    const modifiers = inOrder(groups, chosen);
    // A set is listed with the first of its courses.
    const courses = dishesOf({ modifiers }).map((dish) => dish.course ?? course);
    const first = courses.length > 0 ? Math.min(...courses) : course;
    onAdd(lineAdded({ item, menu, modifiers, quantity, note, course: first }));
    onClose();
  }

  return (
    <FormDialog
      title={<Name>{item.name}</Name>}
      size="medium"
      confirmLabel={t("add-for", {
        amount: formatMoney(price * quantity),
      })}
      whyNot={whyNot}
      onSubmit={add}
      onClose={onClose}
    >
      <Stack gap={4}>
        {happy && <HappyPrice happy={happy} normalPriceCentimes={item.priceCentimes} />}
        {groups.map((group) => (
          <OptionGroup
            key={group.id}
            group={group}
            countOf={countOf}
            soldOut={soldOut}
            onToggle={(option) => toggle(group, option)}
            onCount={(option, count) => setCount(option, count)}
          />
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

/** An option of the groups as a line keeps it; none where the menu has it no more. */
function optionIn(groups: readonly ModifierGroup[], id: ModifierId): ChosenModifier[] {
  return groups.flatMap(({ modifiers, course }) =>
    modifiers.flatMap((option) => (option.id === id ? chosenOption(option, course) : [])),
  );
}

const isIn = (options: readonly Modifier[], chosen: ChosenModifier) =>
  options.some(({ id }) => id === chosen.id);

const countIn = (options: readonly Modifier[], chosen: readonly ChosenModifier[]) =>
  chosen.filter((option) => isIn(options, option)).length;

/** What was chosen, in the order of the groups and of their options. */
const inOrder = (groups: readonly ModifierGroup[], chosen: readonly ChosenModifier[]) =>
  groups.flatMap(({ modifiers }) =>
    modifiers.flatMap((option) => chosen.filter(({ id }) => id === option.id)),
  );
