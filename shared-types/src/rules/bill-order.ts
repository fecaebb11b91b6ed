import type { BillLine, BillOperation, ChosenModifier } from "../contracts/pos-bill.ts";
import type { ModifierGroup, PosItem } from "../contracts/pos-menu.ts";
import { AppError } from "../errors/app-error.ts";
import { sumCentimes } from "../values/money.ts";

/** An item of the menu, with all that an order of it needs. */
export type OrderableItem = Pick<
  PosItem,
  "id" | "name" | "priceCentimes" | "tvaBp" | "isSoldOut" | "stationId"
> & {
  categoryName: string;
  /** Of its own station, or of its category's; blank without one. */
  stationName: string;
  groups: readonly Pick<ModifierGroup, "name" | "least" | "most" | "modifiers">[];
};

type LineAdded = Extract<BillOperation, { kind: "line-added" }>;
type Order = Pick<LineAdded, "modifierIds" | "priceCentimes">;

/** The line of an order (POS-09), with name, price and rate of TVA of this moment. Throws what `orderedModifiers` throws. */
export function orderedLine(
  item: OrderableItem | undefined,
  order: LineAdded,
  hotelTvaBp: number,
): BillLine {
  const { lineId, itemId, quantity, priceCentimes, note, course } = order;
  const modifiers = orderedModifiers(item, order);
  return {
    id: lineId,
    itemId,
    name: item?.name ?? "",
    categoryName: item?.categoryName ?? "",
    priceCentimes,
    quantity,
    firedQuantity: 0,
    modifiers,
    note,
    course,
    tvaBp: item?.tvaBp ?? hotelTvaBp,
    discountBp: 0,
    discountReason: null,
  };
}

/**
 * The chosen options of an order that can be taken: the item is on the menu and not sold out, each group has as many
 * options as it asks for, and the price is the menu's. Throws `item.not-found`, `item.sold-out`,
 * `modifier-group.not-found`, `item.choice-missing` and `item.price-changed`.
 */
export function orderedModifiers(item: OrderableItem | undefined, order: Order): ChosenModifier[] {
  if (!item) throw new AppError("item.not-found");
  const { name, isSoldOut, groups } = item;
  if (isSoldOut) throw new AppError("item.sold-out", { name });
  const modifiers = order.modifierIds.map((id) => {
    const chosen = groups.flatMap((group) => group.modifiers).find((each) => each.id === id);
    if (!chosen) throw new AppError("modifier-group.not-found");
    return chosen;
  });
  for (const { name: groupName, least, most, modifiers: offered } of groups) {
    const ids = new Set(offered.map(({ id }) => id));
    const chosen = modifiers.filter(({ id }) => ids.has(id)).length;
    if (chosen < least || chosen > most)
      throw new AppError("item.choice-missing", { name, groupName, least, most });
  }
  const prices = modifiers.map(({ priceCentimes }) => priceCentimes);
  const priceCentimes = sumCentimes([item.priceCentimes, ...prices]);
  if (priceCentimes !== order.priceCentimes)
    throw new AppError("item.price-changed", { name, priceCentimes });
  return modifiers;
}
