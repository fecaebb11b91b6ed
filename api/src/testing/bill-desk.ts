import { randomUUID } from "node:crypto";
import type { BillOperation, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { v7 as uuidv7 } from "uuid";
import { makeStaff, type TestStaff } from "./factories-core.ts";
import { outcomeOf } from "./races.ts";
import type { TestApp } from "./test-app.ts";

/** An operation without its id and with plain numbers and ids, as a test writes it. */
export type TestOperation = { kind: BillOperation["kind"]; id?: string } & Record<string, unknown>;

export type BillDesk = Awaited<ReturnType<typeof openBillDesk>>;

/**
 * A restaurant with two tables and a menu: tea of the bar, steak of the grill (its category's station) that asks how it
 * is cooked, bread of no station. `waiter` may sell, `manager` also discount and void.
 */
export async function openBillDesk(api: TestApp, hotel?: HotelId) {
  const { database } = api;
  const manager = await makeStaff(database, {
    role: "pos-manager",
    ...(hotel && { hotelId: hotel }),
  });
  const { hotelId } = manager;
  const sells = { hotelId, role: "employee" as const, sections: ["pos" as const] };
  const waiter = await makeStaff(database, sells);
  const colleague = await makeStaff(database, sells);
  const ids = await insertMenu(api, hotelId);
  const { restaurantId } = ids;
  const at = `/hotels/${hotelId}/restaurants/${restaurantId}/bills`;

  const post = async (path: string, body: object, as: TestStaff = waiter, process = api) =>
    outcomeOf(await process.request("POST", `${at}/${path}`, { as, body }));
  const withId = (operation: TestOperation) => ({ id: uuidv7(), ...operation });

  const desk = {
    ...ids,
    at,
    manager,
    waiter,
    colleague,
    post,
    /** Sends operations; each gets an id unless it has one. */
    send: (billId: string, operations: readonly TestOperation[], as = waiter, process = api) =>
      post(`${billId}/operations`, { operations: operations.map(withId) }, as, process),
    /** The open bills that the API lists. */
    async bills(process = api): Promise<OpenBill[]> {
      const response = await process.request("GET", at, { as: waiter });
      return (await response.json()).bills;
    },
    async bill(billId: string): Promise<OpenBill> {
      const found = (await desk.bills()).find(({ id }) => id === billId);
      if (!found) throw new Error("the bill is not open");
      return found;
    },
    /** Opens a bill with these lines, and returns its id. */
    async openWith(lines: readonly TestOperation[], tableId: string | null = ids.tableId) {
      const billId = uuidv7();
      const opened = { kind: "opened", tableId, covers: 2 } as const;
      const { body, status } = await desk.send(billId, [opened, ...lines]);
      if (status !== 200) throw new Error(JSON.stringify(body));
      return billId;
    },
    remove: async (billId: string, as = waiter, process = api) => {
      const response = await process.request("DELETE", `${at}/${billId}`, { as });
      return response.status === 204 ? { status: 204, code: undefined } : outcomeOf(response);
    },
    tea: (more: object = {}) => order(ids.teaId, 15_000, more),
    bread: (more: object = {}) => order(ids.breadId, 5_000, more),
    /** A steak, rare, or as `modifierIds` says. */
    steak: (more: object = {}) =>
      order(ids.steakId, 180_000, { modifierIds: [ids.rareId], ...more }),
  };
  return desk;
}

export const openedOn = (tableId: string | null): TestOperation => ({
  kind: "opened",
  tableId,
  covers: null,
});

function order(itemId: string, priceCentimes: number, more: object): TestOperation {
  const plain = { quantity: 1, modifierIds: [], note: "", course: 1 };
  return { kind: "line-added", lineId: uuidv7(), itemId, priceCentimes, ...plain, ...more };
}

async function insertMenu({ owner }: TestApp, hotel_id: string) {
  const [restaurantId, tableId, otherTableId, barId, grillId, drinksId, mainsId] = uuids();
  const [teaId, steakId, breadId, cookingId, rareId, wellDoneId, saucesId, pepperId] = uuids();
  const inside = { hotel_id, restaurant_id: restaurantId };
  await owner`insert into restaurants ${owner({ hotel_id, id: restaurantId, name: "La Casbah" })}`;
  await owner`insert into dining_tables ${owner([
    { ...inside, id: tableId, name: "T1", covers: 4 },
    { ...inside, id: otherTableId, name: "T2", covers: 2 },
  ])}`;
  await owner`insert into pos_stations ${owner([
    { ...inside, id: barId, name: "Bar" },
    { ...inside, id: grillId, name: "Grill" },
  ])}`;
  await owner`insert into pos_categories ${owner([
    { ...inside, id: drinksId, name: "Drinks", station_id: null },
    { ...inside, id: mainsId, name: "Mains", station_id: grillId },
  ])}`;
  const tea = { id: teaId, name: "Mint tea", category_id: drinksId, station_id: barId };
  const steak = { id: steakId, name: "Steak", category_id: mainsId, station_id: null };
  const bread = { id: breadId, name: "Bread", category_id: null, station_id: null };
  await owner`insert into pos_items ${owner([
    { ...inside, ...tea, price_centimes: 15_000, tva_bp: null },
    { ...inside, ...steak, price_centimes: 180_000, tva_bp: 1_900 },
    { ...inside, ...bread, price_centimes: 5_000, tva_bp: null },
  ])}`;
  await owner`insert into modifier_groups ${owner([
    { ...inside, id: cookingId, name: "Cooking", least: 1, most: 1 },
    { ...inside, id: saucesId, name: "Sauces", least: 0, most: 2 },
  ])}`;
  await owner`insert into modifiers ${owner([
    { hotel_id, id: rareId, group_id: cookingId, position: 1, name: "Rare", price_centimes: 0 },
    {
      hotel_id,
      id: wellDoneId,
      group_id: cookingId,
      position: 2,
      name: "Well done",
      price_centimes: 0,
    },
    {
      hotel_id,
      id: pepperId,
      group_id: saucesId,
      position: 1,
      name: "Pepper",
      price_centimes: 8_000,
    },
  ])}`;
  await owner`insert into item_modifier_groups ${owner([
    { ...inside, item_id: steakId, group_id: cookingId, position: 1 },
    { ...inside, item_id: steakId, group_id: saucesId, position: 2 },
  ])}`;
  const places = { restaurantId, tableId, otherTableId, barId, grillId };
  return { ...places, teaId, steakId, breadId, rareId, wellDoneId, pepperId, cookingId };
}

function uuids(): [string, string, string, string, string, string, string, string] {
  const next = () => randomUUID();
  return [next(), next(), next(), next(), next(), next(), next(), next()];
}

/** The kitchen tickets of a bill, ordered by course, then station. */
export async function ticketsOf({ owner }: Pick<TestApp, "owner">, billId: string) {
  return owner<
    { station: string; course: number; table: string; lines: [string, number, number][] }[]
  >`
    select t.station_name as station, t.course, t.table_name as table,
      (select json_agg(json_build_array(l.name, l.quantity, l.voided_quantity) order by l.position)
        from kitchen_ticket_lines l where l.ticket_id = t.id) as lines
    from kitchen_tickets t where t.bill_id = ${billId} order by t.course, t.station_name, t.fired_at, t.id`;
}
