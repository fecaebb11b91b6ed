import {
  type PosItem,
  type SaveItem,
  saveItemSchema,
} from "@funduq/shared-types/contracts/pos-menu";
import { formContract, useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import type { ApiFailure } from "@funduq/shared-ui/state";
import { fieldOfTakenName } from "../../../features/menu/use-based-save.ts";

/** An item as it is typed: its price may still be missing. */
export type TypedItem = Omit<SaveItem, "version" | "priceCentimes"> & {
  priceCentimes: number | null;
};

const contract = formContract<TypedItem, SaveItem>(saveItemSchema, {
  request: (typed) => ({ ...typed, version: null }),
});

type Opened = {
  item: PosItem | undefined;
  categoryId: PosItem["categoryId"];
  failure: ApiFailure | undefined;
};

export function useItemForm({ item, categoryId, failure }: Opened) {
  const t = useText("pos");
  const words: Record<string, string | undefined> = {
    "name.too_small": t("menu.name-missing"),
    "priceCentimes.invalid_type": t("menu.price-missing"),
  };
  return useContractForm<TypedItem, SaveItem>(contract, typedItem(item, categoryId), failure, {
    say: (path, { code }) => words[`${path}.${code}`],
    fieldOf: (refused) =>
      refused.code === "item.photo-refused" ? "photo" : fieldOfTakenName(refused),
  });
}

function typedItem(item: PosItem | undefined, categoryId: PosItem["categoryId"]): TypedItem {
  return {
    name: item?.name ?? "",
    priceCentimes: item?.priceCentimes ?? null,
    categoryId,
    color: item?.color ?? null,
    stationId: item?.stationId ?? null,
    tvaBp: item?.tvaBp ?? null,
    modifierGroupIds: item?.modifierGroupIds ?? [],
  };
}
