import {
  type BillLine,
  billLineSchema,
  type OpenBill,
  openBillSchema,
} from "@funduq/shared-types/contracts/pos-bill";

type Traits<Thing> = Partial<Record<keyof Thing, unknown>>;

/** A line of a bill; say only what the test is about. */
export function aLine(traits: Traits<BillLine> = {}): BillLine {
  return billLineSchema.parse({
    id: crypto.randomUUID(),
    itemId: "00000000-0000-4000-8000-000000000401",
    name: "Chorba frik",
    categoryName: "Entrées",
    priceCentimes: 45_000,
    quantity: 1,
    firedQuantity: 0,
    modifiers: [],
    note: "",
    course: 1,
    tvaBp: 900,
    discountBp: 0,
    discountReason: null,
    ...traits,
  });
}

/** An open bill of the first restaurant without a table. */
export function aBill(traits: Traits<OpenBill> = {}): OpenBill {
  return openBillSchema.parse({
    id: crypto.randomUUID(),
    restaurantId: "00000000-0000-4000-8000-000000000001",
    tableId: null,
    tableName: "",
    name: "Bill 1",
    covers: null,
    version: 1,
    openedAt: "2026-04-10T12:00:00Z",
    openedBy: "Yasmine Haddad",
    askedAt: null,
    presentedAt: null,
    restOf: null,
    discountBp: 0,
    discountCentimes: 0,
    discountReason: null,
    lines: [],
    ready: [],
    ...traits,
  });
}
