import { randomUUID } from "node:crypto";
import { v7 as uuidv7 } from "uuid";
import type { BillDesk, TestOperation } from "./bill-desk.ts";
import type { TestApp } from "./test-app.ts";

export type TestSet = Awaited<ReturnType<typeof addSetMenu>>;

/** The set's price, and what it costs with the steak for 300,00 DA more. */
export const SET_PRICE = 250_000;
export const SET_WITH_STEAK = 280_000;

/**
 * Adds a set to the restaurant of a desk: a starter of course 1, bread or tea, a main of course 2, the steak (for 300,00 DA
 * more) or fish of no station, how that is cooked, and whether the guest wants chili.
 */
export async function addSetMenu({ owner }: Pick<TestApp, "owner">, desk: BillDesk) {
  const hotel_id = desk.waiter.hotelId;
  const inside = { hotel_id, restaurant_id: desk.restaurantId };
  const id = () => randomUUID();
  const [setId, fishId, startersId, mainsId, cookedId, chiliGroupId] = [
    id(),
    id(),
    id(),
    id(),
    id(),
    id(),
  ];
  const [breadId, teaId, steakId, fishOptionId, softId, chiliId] = [
    id(),
    id(),
    id(),
    id(),
    id(),
    id(),
  ];
  await owner`insert into pos_items ${owner([
    { ...inside, id: setId, name: "Set of the day", price_centimes: SET_PRICE, tva_bp: 900 },
    { ...inside, id: fishId, name: "Fish", price_centimes: 160_000, tva_bp: 1_900 },
  ])}`;
  await owner`insert into modifier_groups ${owner([
    { ...inside, id: startersId, name: "Starter", least: 1, most: 2, course: 1 },
    { ...inside, id: mainsId, name: "Main", least: 1, most: 1, course: 2 },
    { ...inside, id: cookedId, name: "Cooked", least: 0, most: 1, course: 2 },
    { ...inside, id: chiliGroupId, name: "Spice", least: 0, most: 1, course: null },
  ])}`;
  const option = (group_id: string, position: number, more: object) => ({
    ...inside,
    group_id,
    position,
    price_centimes: 0,
    item_id: null,
    ...more,
  });
  await owner`insert into modifiers ${owner([
    option(startersId, 1, { id: breadId, name: "Bread", item_id: desk.breadId }),
    option(startersId, 2, { id: teaId, name: "Mint tea", item_id: desk.teaId }),
    option(mainsId, 1, {
      id: steakId,
      name: "Steak",
      item_id: desk.steakId,
      price_centimes: SET_WITH_STEAK - SET_PRICE,
    }),
    option(mainsId, 2, { id: fishOptionId, name: "Fish", item_id: fishId }),
    option(cookedId, 1, { id: softId, name: "Well done" }),
    option(chiliGroupId, 1, { id: chiliId, name: "With chili" }),
  ])}`;
  await owner`insert into item_modifier_groups ${owner(
    [startersId, mainsId, cookedId, chiliGroupId].map((group_id, position) => ({
      ...inside,
      item_id: setId,
      group_id,
      position,
    })),
  )}`;
  const chosen = [teaId, steakId];
  const ids = {
    setId,
    fishId,
    startersId,
    mainsId,
    breadId,
    teaId,
    steakId,
    fishOptionId,
    softId,
    chiliId,
  };
  return {
    ...ids,
    /** The set with tea and the steak, or as `modifierIds` says. */
    order: (more: object = {}): TestOperation => ({
      kind: "line-added",
      lineId: uuidv7(),
      itemId: setId,
      priceCentimes: SET_WITH_STEAK,
      quantity: 1,
      modifierIds: chosen,
      note: "",
      course: 1,
      ...more,
    }),
  };
}
