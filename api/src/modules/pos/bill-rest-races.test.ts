import { v7 as uuidv7 } from "uuid";
import { expect, it } from "vitest";
import { openBillDesk } from "../../testing/bill-desk.ts";
import { kitchenDiffers, kitchenMisnames } from "../../testing/kitchen-check.ts";
import { posDesk } from "../../testing/pos-desk.ts";
import { deadlocksDuring, outcomeOf, tally } from "../../testing/races.ts";
import { openRecordedDesk, sold } from "../../testing/recorded-desk.ts";
import { soldLine } from "../../testing/recorded-sale.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner } = api;

/** How many pieces are on open bills, and how many were sold. */
async function pieces(hotelId: string) {
  const [row] = await owner<{ open: number; sold: number }[]>`select
    (select coalesce(sum(quantity), 0)::int from open_bill_lines where hotel_id = ${hotelId}) as open,
    (select coalesce(sum(quantity), 0)::int from sale_lines where hotel_id = ${hotelId}) as sold`;
  return row;
}

it("POS-12 a bill is changed, split, merged and sold without the network at once: every piece is sold or open, each once", async () => {
  const desk = await openBillDesk(api);
  const { waiter: staff, restaurantId: id, tableId } = desk;
  const { hotelId } = staff;
  const till = posDesk(api);
  const terminalId = await till.addTerminal({ staff, id, tableId, terminalId: "" }, "Bar");
  const at = { staff, id, tableId, terminalId };
  const outcomes: Awaited<ReturnType<typeof outcomeOf>>[] = [];
  let expected = { open: 0, sold: 0 };
  const deadlocks = await deadlocksDuring(api, async ([one, two]) => {
    for (let round = 0; round < 40; round += 1) {
      const tea = desk.tea({ quantity: 3 });
      const fired = { kind: "fired", course: null } as const;
      const billId = await desk.openWith([tea, fired]);
      const intoBillId = await desk.openWith([desk.steak(), fired], desk.otherTableId);
      const { lineId, itemId } = tea;
      const parts = [{ lineId, newLineId: uuidv7(), quantity: 1 }];
      const sale = {
        saleId: uuidv7(),
        totalCentimes: 45_000,
        lines: [soldLine({ lineId, itemId, quantity: 3, priceCentimes: 15_000 })],
      };
      const more = [{ kind: "quantity-changed", lineId, by: 2 }] as const;
      const answers = await Promise.all([
        till.record(at, billId, sale).then(outcomeOf),
        desk.send(billId, more, desk.colleague, one),
        desk.post(`${billId}/split`, { version: 1, newBillId: uuidv7(), lines: parts }, staff, two),
        desk.post(`${billId}/merge`, { version: 1, intoBillId }, staff, one),
      ]);
      outcomes.push(...answers);
      // More is accepted only before the sale.
      const left = answers[1].status === 200 ? 2 : 0;
      expected = { open: expected.open + 1 + left, sold: expected.sold + 3 };
      expect(await pieces(hotelId)).toEqual(expected);
    }
  });
  expect(deadlocks).toBe(0);
  const { "201": made, "200": done } = tally(outcomes);
  expect(made).toBe(40);
  expect(done).toBeGreaterThan(10);
  expect(await kitchenDiffers(api, hotelId)).toEqual([]);
  expect(await kitchenMisnames(api, hotelId)).toEqual([]);
  expect(await till.violations(at)).toEqual([]);
}, 120_000);

it("POS-12 a part of a bill is moved to its table while the bill is sold without the network, and leaves a rest: no deadlock", async () => {
  const { desk, at, record, split, inOrder } = await openRecordedDesk(api);
  const moved = { kind: "moved", tableId: desk.tableId } as const;
  const answers: Awaited<ReturnType<typeof outcomeOf>>[] = [];
  const deadlocks = await deadlocksDuring(api, async ([one]) => {
    for (let round = 0; round < 40; round += 1) {
      const tea = desk.tea({ quantity: 3 });
      const billId = await desk.openWith([tea, desk.bread()]);
      const part = await split(billId, 1, tea.lineId, 2);
      answers.push(
        ...(await Promise.all([
          record(billId, [sold(tea, 3)]).then(outcomeOf),
          desk.send(part.billId, [moved], at.staff, one),
        ])),
      );
    }
  });
  expect(deadlocks).toBe(0);
  expect(tally(answers)).toEqual({ "201": 40, "200": 40 });
  await inOrder();
}, 60_000);
