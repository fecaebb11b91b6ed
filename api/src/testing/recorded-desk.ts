import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import { v7 as uuidv7 } from "uuid";
import { expect } from "vitest";
import { openBillDesk, type TestOperation } from "./bill-desk.ts";
import { kitchenDiffers, kitchenMisnames } from "./kitchen-check.ts";
import { accepted, posDesk } from "./pos-desk.ts";
import { soldLine } from "./recorded-sale.ts";
import type { TestApp } from "./test-app.ts";

export const fireAll = { kind: "fired", course: null } as const;

export const more = ({ lineId }: TestOperation, by: number) =>
  ({ kind: "quantity-changed", lineId, by }) as const;

/** What a terminal sells of a line that it ordered. */
export const sold = ({ lineId, itemId, priceCentimes }: TestOperation, quantity = 1) =>
  soldLine({ lineId, itemId, priceCentimes: Number(priceCentimes), quantity });

/** A restaurant with a menu and a terminal, which sells bills without the network. */
export async function openRecordedDesk(api: TestApp) {
  const till = posDesk(api);
  const desk = await openBillDesk(api);
  const { waiter: staff, restaurantId: id, tableId } = desk;
  const place = { staff, id, tableId };
  const terminalId = await till.addTerminal({ ...place, terminalId: "" }, "Bar");
  const at = { ...place, terminalId };
  const table = { id: tableId, name: "T1" };
  const record = (billId: string, lines: ReturnType<typeof sold>[], body: object = {}) => {
    const totalCentimes = lines.reduce((sum, line) => sum + line.priceCentimes * line.quantity, 0);
    return till.record(at, billId, { table, lines, totalCentimes, ...body });
  };
  return {
    desk,
    at,
    record,
    sell: (...sent: Parameters<typeof record>) => accepted<Sale>(record(...sent)),
    /** A colleague moves a part of a line to a new bill. */
    async split(billId: string, version: number, lineId: unknown, quantity: number) {
      const [newBillId, newLineId] = [uuidv7(), uuidv7()];
      const lines = [{ lineId, newLineId, quantity }];
      await desk.post(`${billId}/split`, { version, newBillId, lines }, desk.colleague);
      return { billId: newBillId, lineId: newLineId };
    },
    /** How many sales and conflicts the hotel has. */
    async counts() {
      const [row] = await api.owner<{ sales: number; conflicts: number }[]>`select
        (select count(*)::int from sales where hotel_id = ${staff.hotelId}) as sales,
        (select count(*)::int from sale_conflicts where hotel_id = ${staff.hotelId}) as conflicts`;
      return row;
    },
    async inOrder() {
      expect(await kitchenDiffers(api, staff.hotelId)).toEqual([]);
      expect(await kitchenMisnames(api, staff.hotelId)).toEqual([]);
      expect(await till.violations(at)).toEqual([]);
    },
  };
}
