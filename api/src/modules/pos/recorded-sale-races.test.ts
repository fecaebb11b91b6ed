import { randomUUID } from "node:crypto";
import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import { describe, expect, it } from "vitest";
import { makeStaff } from "../../testing/factories-core.ts";
import { accepted, card, cash, posDesk, type Restaurant } from "../../testing/pos-desk.ts";
import { arrangeRace, deadlocksDuring, dice, tally } from "../../testing/races.ts";
import { soldLine } from "../../testing/recorded-sale.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { unreliable } from "../../testing/unreliable.ts";

const api = await testApp();
const { database, owner } = api;
const desk = posDesk(api);

const restaurant = async () => desk.open(await makeStaff(database, { role: "pos-manager" }));
const tillOf = ([one, two]: readonly [TestApp, TestApp], index: number) =>
  posDesk(index % 2 === 0 ? one : two);

async function counted({ staff: { hotelId } }: Restaurant) {
  const [row] = await owner`select
    (select count(*)::int from sales where hotel_id = ${hotelId}) as sales,
    (select coalesce(sum(total_centimes), 0)::int from sales where hotel_id = ${hotelId}) as sold,
    (select count(*)::int from sale_conflicts where hotel_id = ${hotelId}) as conflicts,
    (select count(*)::int from open_bills where hotel_id = ${hotelId}) as open`;
  return row;
}

/** The body of a sale of one line for this amount, in cash or by card. */
const saleOf = (priceCentimes: number, lineId: string = randomUUID()) => ({
  lines: [soldLine({ priceCentimes, lineId })],
  totalCentimes: priceCentimes,
  payments: [priceCentimes % 200 === 0 ? cash(priceCentimes) : card(priceCentimes)],
});

async function openBill(at: Restaurant, price: number) {
  const bill = await desk.bill(at, [{ price }]);
  const [line] = await owner<
    { id: string }[]
  >`select id from open_bill_lines where bill_id = ${bill.id}`;
  return { bill, lineId: line?.id ?? "" };
}

/** What an outbox does: it sends until it has an answer. */
async function until(send: () => Promise<Response>): Promise<Sale> {
  for (;;) {
    const response = await send();
    if (response.status < 500) return accepted<Sale>(response);
  }
}

describe("POS-12 with the network back", () => {
  it("sixteen tills send at once, 10 % of their transactions rolled back: numbers have no gap, nothing is sold twice", async () => {
    const at = await restaurant();
    const tills = await Promise.all(
      Array.from({ length: 16 }, async (_, index) => ({
        ...unreliable(api, { rolledBack: 10, lost: 0 }, index),
        at: { ...at, terminalId: await desk.addTerminal(at, `Till ${index}`) },
        name: `K${index}`,
      })),
    );
    const numbers: string[] = [];
    await Promise.all(
      tills.map(async ({ at: place, name, record }, index) => {
        for (let sold = 0; sold < 12; sold += 1) {
          const body = saleOf(10_000 + 100 * (index * 12 + sold));
          const more = { saleId: randomUUID(), provisionalNumber: `${name}-${sold}` };
          const billId = randomUUID();
          const key = randomUUID();
          const send = () =>
            record(place, billId, { ...body, ...more, key, at: "2026-11-21T08:00:00Z" });
          numbers.push((await until(send)).number);
        }
      }),
    );
    expect(tills.reduce((sum, { counts }) => sum + counts.rolledBack, 0)).toBeGreaterThan(5);
    const all = Array.from({ length: 192 }, (_, index) => index + 1);
    expect(await desk.numbers(at)).toEqual(all);
    expect(new Set(numbers)).toEqual(new Set(all.map((number) => `${number}/11`)));
    const sold = 192 * 10_000 + (100 * 192 * 191) / 2;
    expect(await counted(at)).toEqual({ sales: 192, sold, conflicts: 0, open: 0 });
    expect(await desk.violations(at)).toEqual([]);
  }, 180_000);

  it("100 bills, each sent one to six times at once with lost answers, a quarter of them strictly: 100 sales", async () => {
    const at = await restaurant();
    const roll = dice(1962);
    const till = unreliable(api, { rolledBack: 5, lost: 20 }, 54);
    const work = Array.from({ length: 100 }, async (_, index) => {
      const amount = 10_000 + 100 * index;
      const saleId = randomUUID();
      const { bill, lineId } = await openBill(at, amount);
      const body = { ...saleOf(amount, lineId), saleId };
      const key = randomUUID();
      const strictly = () => till.sell(at, bill, body.payments, { saleId });
      const recorded = (copy: number) =>
        till.record(at, bill.id, { ...body, key: copy % 3 === 0 ? key : randomUUID() });
      const copies = Array.from({ length: 1 + roll(6) }, (_, copy) =>
        until(() => ((index + copy) % 4 === 0 ? strictly() : recorded(copy))),
      );
      const answers = await Promise.all(copies);
      expect(new Set(answers.map(({ number, id }) => `${number} ${id}`)).size).toBe(1);
      expect(answers[0]?.id).toBe(saleId);
    });
    await Promise.all(work);
    expect(till.counts.lost).toBeGreaterThan(30);
    expect(await desk.numbers(at)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    const sold = 100 * 10_000 + (100 * 100 * 99) / 2;
    expect(await counted(at)).toEqual({ sales: 100, sold, conflicts: 0, open: 0 });
    expect(await desk.violations(at)).toEqual([]);
  }, 180_000);

  it.each(["open", "never opened"])(
    "ten terminals sold one bill that is %s: one sale, nine conflicts, no deadlock",
    async (state) => {
      const at = await restaurant();
      const open = state === "open" ? await openBill(at, 30_000) : undefined;
      const { id: billId, lineId } = { id: open?.bill.id ?? randomUUID(), lineId: open?.lineId };
      const deadlocks = await deadlocksDuring(api, async (processes) => {
        const sent = Array.from({ length: 10 }, (_, index) =>
          tillOf(processes, index).record(at, billId, saleOf(30_000, lineId)),
        );
        const answers = await Promise.all(sent.map((each) => accepted<Sale>(each)));
        expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      });
      expect(deadlocks).toBe(0);
      expect(await counted(at)).toEqual({ sales: 1, sold: 30_000, conflicts: 9, open: 0 });
      expect(await desk.violations(at)).toEqual([]);
    },
  );

  it("a strict sale and a recorded one of another id at once: one sale, and what was paid twice is kept", async () => {
    const at = await restaurant();
    await deadlocksDuring(api, async (processes) => {
      for (let round = 0; round < 10; round += 1) {
        const { bill, lineId } = await openBill(at, 30_000);
        const [strict, recorded] = await Promise.all([
          tillOf(processes, round).sell(at, bill, [cash(30_000)]),
          tillOf(processes, round + 1).record(at, bill.id, saleOf(30_000, lineId)),
        ]);
        expect(recorded.status).toBe(201);
        const isConflict = (await counted(at))?.conflicts > 0;
        expect(strict.status).toBe(isConflict ? 201 : 409);
        await owner`delete from sale_conflicts where restaurant_id = ${at.id}`;
      }
    });
    expect(await counted(at)).toMatchObject({ sales: 10, open: 0 });
  });

  it("operations that open the bill while its sale is saved are refused", async () => {
    const at = await restaurant();
    const { hotelId } = at.staff;
    const billId = randomUUID();
    const saleId = randomUUID();
    const opened = { id: randomUUID(), kind: "opened", tableId: at.tableId, covers: null };
    const outcomes = await arrangeRace(
      api,
      (till) =>
        till`insert into open_bills ${till({ hotel_id: hotelId, restaurant_id: at.id, id: billId, name: "Bill 1" })}`,
      () => [
        desk.post(at, `bills/${billId}/operations`, { operations: [opened] }),
        desk.record(at, billId, { ...saleOf(30_000), saleId: randomUUID() }),
      ],
      async (till) => {
        await till`insert into sales ${till({ hotel_id: hotelId, restaurant_id: at.id, id: saleId, client_operation_id: saleId, bill_id: billId, year: 2026, month: 11, number: 1, table_name: "", total_centimes: 0, business_date: "2026-11-21" })}`;
        await till`insert into bill_counters ${till({ hotel_id: hotelId, restaurant_id: at.id, year: 2026, month: 11, last_number: 1 })}`;
        await till`delete from open_bills where id = ${billId}`;
      },
    );
    expect(tally(outcomes)).toEqual({ "409 bill.sold": 1, "201": 1 });
    expect(await counted(at)).toMatchObject({ sales: 1, conflicts: 1, open: 0 });
  });

  it("a sale is dated by the day that the night audit opens while it waits", async () => {
    const at = await restaurant();
    const { hotelId } = at.staff;
    const [outcome] = await arrangeRace(
      api,
      (audit) => audit`select from hotels where id = ${hotelId} for no key update`,
      () => [desk.record(at, randomUUID(), { at: "2026-11-21T08:00:00Z" })],
      async (audit) => {
        const day = {
          hotel_id: hotelId,
          date: "2026-11-21",
          closed_at: "2026-11-21T08:30:00Z",
          statistics: {},
        };
        await audit`insert into business_days ${audit(day)}`;
        await audit`update hotels set business_date = '2026-11-22' where id = ${hotelId}`;
      },
    );
    expect(outcome?.body).toMatchObject({ businessDate: "2026-11-22", lateFrom: "2026-11-21" });
  });

  it("a sale that waits for the count goes to the next shift, and is late there", async () => {
    const at = await restaurant();
    await accepted(desk.record(at, randomUUID()));
    const [shift] = await owner`select id from pos_shifts where terminal_id = ${at.terminalId}`;
    const [outcome] = await arrangeRace(
      api,
      (count) => count`select from pos_shifts where id = ${shift?.id} for update`,
      () => [desk.record(at, randomUUID(), { at: "2026-11-21T08:59:00Z" })],
      (
        count,
      ) => count`update pos_shifts set closed_at = ${api.clock.now().toISOString()}, counted_centimes = 30000,
        expected_centimes = 30000 where id = ${shift?.id}`,
    );
    expect(outcome?.status).toBe(201);
    const report = await accepted(desk.get(at, `terminals/${at.terminalId}/shift`));
    expect(report).toMatchObject({
      shift: { number: 2, late: { count: 1, amountCentimes: 30_000, cashCentimes: 30_000 } },
    });
  });
});
