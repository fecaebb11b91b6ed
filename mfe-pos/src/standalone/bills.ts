import { type OpenBill, openBillListSchema } from "@funduq/shared-types/contracts/pos-bill";
import type { RestaurantFloor } from "@funduq/shared-types/contracts/pos-floor";
import type { PosMenu } from "@funduq/shared-types/contracts/pos-menu";

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

/** What is open on a busy noon: T2 has just ordered, T5 waits with two bills and four soups in the kitchen, T8 asked for its bill. */
export function someBills(floor: RestaurantFloor, menu: PosMenu): OpenBill[] {
  const now = Date.now();
  const at = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
  let lineNumber = 600;

  function line(name: string, quantity: number, more: object = {}) {
    const item = menu.items.find((each) => each.name === name);
    const category = menu.categories.find((each) => each.id === item?.categoryId);
    lineNumber++;
    return {
      id: id(lineNumber),
      itemId: item?.id ?? id(lineNumber),
      name,
      categoryName: category?.name ?? "",
      priceCentimes: item?.priceCentimes ?? 0,
      quantity,
      firedQuantity: 0,
      modifiers: [],
      note: "",
      course: 1,
      tvaBp: 900,
      discountBp: 0,
      discountReason: null,
      ...more,
    };
  }

  function bill(n: number, tableName: string, more: object) {
    const table = floor.tables.find(({ name }) => name === tableName);
    return {
      id: id(n),
      restaurantId: floor.id,
      tableId: table?.id ?? null,
      tableName,
      name: "Bill 1",
      covers: null,
      version: 1,
      openedAt: at(10),
      openedBy: "Yasmine Haddad",
      askedAt: null,
      presentedAt: null,
      restOf: null,
      discountBp: 0,
      discountCentimes: 0,
      discountReason: null,
      lines: [],
      ready: [],
      ...more,
    };
  }

  const chorba = line("Chorba frik", 4, { firedQuantity: 4 });
  return openBillListSchema.parse({
    bills: [
      bill(501, "T2", {
        covers: 2,
        lines: [
          line("Couscous royal", 1, { note: "bien cuit", course: 2 }),
          line("Bourek à la viande", 1, { firedQuantity: 1 }),
          line("Kalb el louz", 1, { course: 3 }),
        ],
      }),
      bill(502, "T5", {
        covers: 4,
        openedAt: at(35),
        lines: [line("Mechoui d’agneau", 2, { firedQuantity: 2 }), chorba],
        ready: [
          {
            ticketId: id(561),
            readyAt: at(1),
            lines: [{ lineId: chorba.id, quantity: chorba.quantity }],
          },
        ],
      }),
      bill(503, "T5", {
        name: "Bill 2",
        openedAt: at(30),
        lines: [line("Rechta au poulet", 3, { firedQuantity: 2 })],
      }),
      bill(504, "T8", {
        openedAt: at(50),
        askedAt: at(2),
        presentedAt: at(2),
        restOf: null,
        lines: [line("Loubia", 1, { firedQuantity: 1 })],
      }),
    ],
  }).bills;
}
