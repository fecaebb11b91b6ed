import {
  type Modifier,
  type ModifierGroup,
  type SaveModifierGroup,
  saveModifierGroupSchema,
} from "@funduq/shared-types/contracts/pos-menu";
import { modifierIdSchema, type PosItemId } from "@funduq/shared-types/values/ids";
import { formContract, useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { type ApiFailure, newKey } from "@funduq/shared-ui/state";
import { fieldOfTakenName } from "../../../features/menu/use-based-save.ts";

/** An option as it is typed: its price may be empty for a moment. */
export type TypedModifier = Omit<Modifier, "priceCentimes" | "itemId"> & {
  priceCentimes: number | null;
  /** The dish that it is, in a course of a set. */
  itemId: PosItemId | null;
  /** Stays what it is where another dish, which is another option, is chosen: the field keeps the focus. */
  row: string;
};
type TypedGroup = {
  name: string;
  least: number | null;
  most: number | null;
  course: number | null;
  modifiers: TypedModifier[];
};

/** An option without a name, which adds nothing to the price. */
export function newModifier(): TypedModifier {
  const id = modifierIdSchema.parse(newKey());
  return { id, row: id, name: "", priceCentimes: 0, itemId: null };
}

const contract = formContract<TypedGroup, SaveModifierGroup>(saveModifierGroupSchema, {
  // Plain options are no dishes, whatever was chosen before the course was taken away.
  request: ({ modifiers, ...typed }) => ({
    ...typed,
    modifiers: modifiers.map(({ row: _, itemId, ...option }) => ({
      ...option,
      itemId: typed.course ? itemId : null,
    })),
    version: null,
  }),
});

export function useGroupForm(group: ModifierGroup | undefined, failure: ApiFailure | undefined) {
  const t = useText("pos");
  const words: Record<string, string | undefined> = {
    "name.too_small": t("menu.name-missing"),
    "least.custom": t("options.least-too-high"),
  };
  return useContractForm<TypedGroup, SaveModifierGroup>(
    contract,
    {
      name: group?.name ?? "",
      least: group?.least ?? 0,
      most: group?.most ?? 1,
      course: group?.course ?? null,
      modifiers: group?.modifiers.map((option) => ({
        itemId: null,
        row: option.id,
        ...option,
      })) ?? [newModifier()],
    },
    failure,
    {
      say: (path, { code }) => words[`${path.split(".").at(-1)}.${code}`],
      fieldOf: fieldOfTakenName,
    },
  );
}
