import { MAX_MODIFIERS, type PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import { makesSet } from "@funduq/shared-types/rules/bill-dishes";
import {
  Button,
  FieldSet,
  IconButton,
  MoneyField,
  Select,
  Stack,
  TextField,
} from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon, DeleteIcon, DownIcon, UpIcon } from "@funduq/shared-ui/icons";
import classes from "../manager.module.css";
import { newModifier, type TypedModifier, type useGroupForm } from "./use-group-form.ts";

type ModifierFieldsProps = { form: ReturnType<typeof useGroupForm>; menu: PosMenu };

/** The options of a group in their order, each with what it adds to the price. The first line shows the labels. */
export function ModifierFields({ form, menu }: ModifierFieldsProps) {
  const t = useText("pos");
  const { modifiers, course } = form.values;
  const set = (next: TypedModifier[]) => form.setValue("modifiers", next);
  return (
    <FieldSet legend={t(course ? "options.dishes" : "manager.options")}>
      <Stack gap={2}>
        {modifiers.map((modifier, index) => (
          <ModifierLine
            key={modifier.row}
            form={form}
            menu={menu}
            index={index}
            onMove={(by) => set(modifiers.toSpliced(index, 1).toSpliced(index + by, 0, modifier))}
            onRemove={() => set(modifiers.toSpliced(index, 1))}
          />
        ))}
        {modifiers.length < MAX_MODIFIERS && (
          <div>
            <Button icon={AddIcon} onClick={() => set([...modifiers, newModifier()])}>
              {t(course ? "options.add-dish" : "options.add-option")}
            </Button>
          </div>
        )}
      </Stack>
    </FieldSet>
  );
}

type ModifierLineProps = ModifierFieldsProps & {
  index: number;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

function ModifierLine({ form, menu, index, onMove, onRemove }: ModifierLineProps) {
  const t = useText("pos");
  const field = form.item("modifiers", index);
  const count = form.values.modifiers.length;
  const line = t("options.option", { number: index + 1 });
  const called = field("name").value || line;
  return (
    <fieldset className={classes.modifier} aria-label={line}>
      {form.values.course ? (
        <DishField form={form} menu={menu} index={index} />
      ) : (
        <TextField
          {...field("name")}
          label={t("menu.name")}
          labelHidden={index > 0}
          maxLength={60}
        />
      )}
      <MoneyField
        {...field("priceCentimes")}
        label={t("options.surcharge")}
        labelHidden={index > 0}
      />
      <span className={classes.modifierTools}>
        <IconButton
          icon={UpIcon}
          label={t("options.move-up", { name: called })}
          aria-disabled={index === 0}
          onClick={() => index > 0 && onMove(-1)}
        />
        <IconButton
          icon={DownIcon}
          label={t("options.move-down", { name: called })}
          aria-disabled={index === count - 1}
          onClick={() => index < count - 1 && onMove(1)}
        />
        <IconButton
          icon={DeleteIcon}
          label={t("menu.delete-named", { name: called })}
          disabled={count === 1}
          onClick={onRemove}
        />
      </span>
    </fieldset>
  );
}

/** A dish of a course, from the menu; or an option of its dishes ('well done'), which is no dish itself. */
function DishField({ form, menu, index }: ModifierFieldsProps & { index: number }) {
  const t = useText("pos");
  const field = form.item("modifiers", index);
  const dish = field("itemId");
  const courses = new Set(menu.modifierGroups.filter(makesSet).map(({ id }) => id));
  const dishes = menu.items.filter(
    ({ modifierGroupIds }) => !modifierGroupIds.some((id) => courses.has(id)),
  );

  function choose(chosen: string) {
    const item = dishes.find(({ id }) => id === chosen);
    // Another dish is another option: an order that was taken with the old one is refused, and never gets the new dish.
    const named = (option: TypedModifier) => ({
      ...option,
      id: newModifier().id,
      itemId: item?.id ?? null,
      name: item?.name ?? (option.itemId ? "" : option.name),
    });
    form.setValue(
      "modifiers",
      form.values.modifiers.map((option, place) => (place === index ? named(option) : option)),
    );
  }

  return (
    <Stack gap={2}>
      <Select
        label={t("options.dish")}
        labelHidden={index > 0}
        value={dish.value ?? ""}
        onChange={choose}
        options={[
          { value: "", label: t("options.no-dish") },
          ...dishes.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {!dish.value && <TextField {...field("name")} label={t("menu.name")} maxLength={60} />}
    </Stack>
  );
}
