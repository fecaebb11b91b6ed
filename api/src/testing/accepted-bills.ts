import { randomUUID } from "node:crypto";
import type { TestApp } from "./test-app.ts";

/** An open bill of a restaurant, and an accepted body for each route of bills. */
export async function acceptedBills(
  { owner }: Pick<TestApp, "owner">,
  { hotelId, restaurantId }: { hotelId: string; restaurantId: string },
) {
  const [billId, otherBillId, itemId, tableId] = [1, 2, 3, 4].map(() => randomUUID());
  const inside = { hotel_id: hotelId, restaurant_id: restaurantId };
  const tea = { name: "Tea", price_centimes: 100 };
  await owner`insert into dining_tables ${owner({ ...inside, id: tableId, name: "T9", covers: 2 })}`;
  await owner`insert into pos_items ${owner({ ...inside, id: itemId, ...tea })}`;
  /** The bill's version. Opens both bills again where a merge was accepted. */
  const version = async () => {
    await owner`insert into open_bills ${owner([
      { ...inside, id: billId, table_id: tableId, name: "Bill 1" },
      { ...inside, id: otherBillId, table_id: tableId, name: "Bill 2" },
    ])} on conflict do nothing`;
    const [bill] = await owner<
      { version: number }[]
    >`select version from open_bills where id = ${billId ?? ""}`;
    return bill?.version;
  };
  /** A line of three, of which the kitchen knows. */
  const newLine = async () => {
    await version();
    const id = randomUUID();
    const count = { quantity: 3, fired_quantity: 3 };
    const line = { hotel_id: hotelId, id, bill_id: billId, item_id: itemId, ...tea, ...count };
    await owner`insert into open_bill_lines ${owner(line)}`;
    return id;
  };
  await newLine();
  const order = { itemId, quantity: 1, priceCentimes: 100, modifierIds: [], course: 1 };
  const discount = { lineId: null, discountBp: 0, discountCentimes: 50, reason: "Late" };
  const bodies: Record<string, () => object | Promise<object>> = {
    "pos.change-bill": () => ({
      operations: [
        { id: randomUUID(), kind: "line-added", lineId: randomUUID(), ...order, note: "hot" },
        { id: randomUUID(), kind: "moved", tableId },
        { id: randomUUID(), kind: "fired", course: null },
      ],
    }),
    "pos.void-line": async () => ({ lineId: await newLine(), quantity: 1, reason: "Cold" }),
    "pos.discount-bill": async () => ({ version: await version(), ...discount }),
    "pos.split-bill": async () => ({
      version: await version(),
      newBillId: randomUUID(),
      lines: [{ lineId: await newLine(), newLineId: randomUUID(), quantity: 1 }],
    }),
    "pos.merge-bills": async () => ({ version: await version(), intoBillId: otherBillId }),
    "pos.delete-bill": () => ({}),
  };
  return { billId, bodies };
}
