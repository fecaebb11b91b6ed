import { randomUUID } from "node:crypto";
import { v7 as uuidv7 } from "uuid";
import { expect, it } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { posDesk } from "../../testing/pos-desk.ts";
import { arrangeRace, waitingFor } from "../../testing/races.ts";
import { sold } from "../../testing/recorded-desk.ts";
import { openReservationDesk } from "../../testing/reservation-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner } = api;

const asResponse = ({ status, body }: { status: number; body: unknown }) =>
  Response.json(body, { status });

it("POS-02 POS-10 guests whose next bill is merged meanwhile, into one that is being sold, are not passed to it", async () => {
  const desk = await openReservationDesk(api);
  const { hotelId } = desk.waiter;
  const { id, billId } = await desk.seated();
  const tea = desk.tea();
  await desk.send(billId, [tea, desk.bread()]);
  const { newBillId } = await desk.split(await desk.bill(billId), tea.lineId);
  const intoId = await desk.openWith([desk.bread()], desk.otherTableId);
  const paid = await desk.bill(billId);

  const seller = await owner.reserve();
  await seller`begin`;
  await seller`delete from open_bills where id = ${intoId}`;
  const race = arrangeRace(
    api,
    (tx) => tx`select from open_bills where id = ${newBillId} for no key update`,
    () => [desk.sell(paid).then(asResponse)],
    async (tx) => {
      await tx`insert into bill_operations ${tx({ hotel_id: hotelId, id: randomUUID(), bill_id: newBillId, to_bill_id: intoId })}`;
      await tx`delete from open_bills where id = ${newBillId}`;
    },
  );
  await eventually(async () => expect(await waitingFor(owner, seller)).toBe(1));
  await seller`commit`;
  seller.release();
  expect(await race).toMatchObject([{ status: 201 }]);
  expect(await desk.get(id)).toMatchObject({ state: "finished" });
});

it("POS-02 POS-12 a recorded sale of a bill that a seating opens meanwhile waits for the restaurant's plan", async () => {
  const desk = await openReservationDesk(api);
  const till = posDesk(api);
  const { hotelId } = desk.waiter;
  const { restaurantId } = desk;
  const restaurant = { staff: desk.waiter, id: restaurantId, tableId: desk.tableId };
  const terminalId = await till.addTerminal({ ...restaurant, terminalId: "" }, "Bar");
  const id = await desk.book();
  const billId = uuidv7();
  const bread = desk.bread();

  const planner = await owner.reserve();
  await planner`begin`;
  await planner`select from restaurants where id = ${restaurantId} for no key update`;
  const bill = { hotel_id: hotelId, restaurant_id: restaurantId, id: billId, name: "Bill 1" };
  const seating = arrangeRace(
    api,
    (tx) => tx`insert into open_bills ${tx({ ...bill, table_id: desk.tableId, covers: 4 })}`,
    () => [
      till.record({ ...restaurant, terminalId }, billId, {
        table: { id: desk.tableId, name: "T1" },
        lines: [sold(bread)],
        totalCentimes: 5_000,
      }),
    ],
    (
      tx,
    ) => tx`update table_reservations set state = 'seated', bill_id = ${billId}, first_bill_id = ${billId},
      seated_at = clock_timestamp(), version = 2 where id = ${id}`,
  );
  await eventually(async () => expect(await waitingFor(owner, planner)).toBe(1));
  await planner`commit`;
  planner.release();
  expect(await seating).toMatchObject([{ status: 201 }]);
  expect(await desk.get(id)).toMatchObject({ state: "finished" });
});
