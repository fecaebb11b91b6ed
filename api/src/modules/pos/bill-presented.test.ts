import { v7 as uuidv7 } from "uuid";
import { expect, it } from "vitest";
import { openBillDesk, ticketsOf } from "../../testing/bill-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner } = api;
const ask = { kind: "asked", isAsked: true } as const;
const print = { kind: "presented" } as const;
const goOn = { kind: "asked", isAsked: false } as const;

const refusal = ({ status, code }: { status: number; code: string | undefined }) => [status, code];

/** Two teas that were never sent to the kitchen, on a bill that the guests were given. */
async function presentedBill() {
  const desk = await openBillDesk(api);
  const tea = desk.tea({ quantity: 2 });
  const { lineId } = tea;
  const billId = await desk.openWith([tea, print]);
  const less = (id = billId, line: unknown = lineId, as = desk.waiter) =>
    desk.send(id, [{ kind: "quantity-changed", lineId: line, by: -1 }], as);
  return { desk, lineId, billId, less };
}

it("POS-11 nothing is taken off a bill that was printed, whoever tries, also after the guests went on", async () => {
  const { desk, billId, less, lineId } = await presentedBill();
  expect(refusal(await less())).toEqual([409, "bill.is-asked"]);
  expect(refusal(await less(billId, lineId, desk.manager))).toEqual([409, "bill.is-asked"]);
  await desk.send(billId, [goOn]);
  expect(await desk.bill(billId)).toMatchObject({ askedAt: null });
  expect(refusal(await less())).toEqual([409, "bill.is-asked"]);
  const together = [goOn, { kind: "quantity-changed", lineId, by: -2 } as const];
  expect(refusal(await desk.send(billId, together))).toEqual([409, "bill.is-asked"]);
  expect(refusal(await desk.remove(billId))).toEqual([409, "bill.changed"]);
  expect((await desk.bill(billId)).lines).toMatchObject([{ quantity: 2 }]);
});

it("POS-11 more is ordered on it, and a void with a reason takes off what was never sent", async () => {
  const { desk, billId, lineId } = await presentedBill();
  await desk.send(billId, [{ kind: "quantity-changed", lineId, by: 1 }, desk.bread()]);
  const body = { lineId, quantity: 3, reason: "Wrong table" };
  expect(refusal(await desk.post(`${billId}/void`, body))).toEqual([403, "section.denied"]);
  const { status } = await desk.post(`${billId}/void`, body, desk.manager);
  expect(status).toBe(200);
  const voids =
    await owner`select quantity, reason, voided_by from bill_voids where bill_id = ${billId}`;
  expect(voids).toEqual([{ quantity: 3, reason: "Wrong table", voided_by: desk.manager.userId }]);
  expect(await ticketsOf(api, billId)).toEqual([]);
});

it("POS-10 POS-11 a split or merged bill stays one that was presented", async () => {
  const { desk, billId, less, lineId } = await presentedBill();
  await desk.send(billId, [goOn]);
  const [newBillId, newLineId] = [uuidv7(), uuidv7()];
  const lines = [{ lineId, newLineId, quantity: 1 }];
  const { version } = await desk.bill(billId);
  expect((await desk.post(`${billId}/split`, { version, newBillId, lines })).status).toBe(200);
  expect(refusal(await less(newBillId, newLineId))).toEqual([409, "bill.is-asked"]);
  const into = await desk.openWith([desk.bread()]);
  const merge = { version: 1, intoBillId: into };
  expect((await desk.post(`${newBillId}/merge`, merge)).status).toBe(200);
  expect(refusal(await less(into, newLineId))).toEqual([409, "bill.is-asked"]);
});

it("POS-11 a bill that was only asked for, by a slip of the finger, loses what was never sent without a reason", async () => {
  const desk = await openBillDesk(api);
  const tea = desk.tea({ quantity: 2 });
  const billId = await desk.openWith([tea, ask]);
  expect(await desk.bill(billId)).toMatchObject({ presentedAt: null });
  const less = { kind: "quantity-changed", lineId: tea.lineId, by: -1 } as const;
  expect((await desk.send(billId, [less])).status).toBe(200);
  expect((await desk.send(billId, [goOn, less])).status).toBe(200);
  expect((await desk.remove(billId)).status).toBe(204);
});

it("POS-11 a bill that nobody asked for loses what was never sent without a reason, as before", async () => {
  const desk = await openBillDesk(api);
  const tea = desk.tea();
  const billId = await desk.openWith([tea]);
  const off = { kind: "quantity-changed", lineId: tea.lineId, by: -1 } as const;
  expect((await desk.send(billId, [off])).status).toBe(200);
  expect((await desk.remove(billId)).status).toBe(204);
});
