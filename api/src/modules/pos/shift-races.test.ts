import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import type { ShiftReport } from "@funduq/shared-types/contracts/pos-shift";
import { describe, expect, it } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { accepted, cash, posDesk, type Restaurant, type TestBill } from "../../testing/pos-desk.ts";
import { arrangeRace, deadlocksDuring, waiting } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;
const desk = posDesk(api);
const tea = { price: 30_000 };
const house = async () => desk.open(await makeStaff(database));

const shiftsOf = ({ staff: { hotelId } }: Restaurant) => owner<
  { id: string; number: number; isOpen: boolean; sales: number }[]
>`
  select p.id, p.number, p.closed_at is null as "isOpen",
    (select count(*)::int from sales s where s.shift_id = p.id) as sales
  from pos_shifts p where p.hotel_id = ${hotelId} order by p.number`;

describe("POS-14 a shift that is closed at the same time", () => {
  const closing = (casbah: Restaurant, shiftId: string, countedCentimes: number, by = desk) =>
    by.post(casbah, `terminals/${casbah.terminalId}/shift/close`, {
      shiftId,
      countedCentimes,
      note: "",
    });

  it("takes no sale that comes after: it opens the next one", async () => {
    const casbah = await house();
    await accepted(desk.sell(casbah, await desk.bill(casbah, [tea]), [cash(30_000)]));
    const [first] = await shiftsOf(casbah);
    const bill = await desk.bill(casbah, [tea]);
    const [outcome] = await arrangeRace(
      api,
      (closer) => closer`select from pos_shifts where id = ${first?.id ?? ""} for update`,
      () => [desk.sell(casbah, bill, [cash(30_000)])],
      (closer) => closer`update pos_shifts
        set closed_at = now(), counted_centimes = 30000, expected_centimes = 30000 where id = ${first?.id ?? ""}`,
    );
    expect(outcome?.status).toBe(201);
    expect(await shiftsOf(casbah)).toMatchObject([
      { number: 1, isOpen: false, sales: 1 },
      { number: 2, isOpen: true, sales: 1 },
    ]);
  });

  it("waits for a sale that is being saved, and counts it", async () => {
    const casbah = await house();
    await accepted(desk.sell(casbah, await desk.bill(casbah, [tea]), [cash(30_000)]));
    const [first] = await shiftsOf(casbah);
    const bill = await desk.bill(casbah, [tea]);
    const outcomes = await arrangeRace(
      api,
      (other) => other`select from bill_counters where restaurant_id = ${casbah.id} for update`,
      () => {
        const sale = desk.sell(casbah, bill, [cash(30_000)]);
        // The sale has joined the shift and waits for its number.
        const close = eventually(async () => expect(await waiting(owner)).toBe(1)).then(() =>
          closing(casbah, first?.id ?? "", 60_000),
        );
        return [sale, close];
      },
    );
    const [sale, z] = outcomes.map(({ body }) => body) as [Sale, ShiftReport];
    expect(sale.number).toBe("2/11");
    expect(z).toMatchObject({ expectedCentimes: 60_000, lastNumber: "2/11" });
    expect(await shiftsOf(casbah)).toMatchObject([{ number: 1, isOpen: false, sales: 2 }]);
  });

  it("sixteen tills sell while the shift is closed again and again: each sale is in one shift that was open", async () => {
    const casbah = await house();
    const bills = await Promise.all(Array.from({ length: 64 }, () => desk.bill(casbah, [tea])));
    const deadlocks = await deadlocksDuring(api, async (processes) => {
      const [till, drawer] = processes.map(posDesk);
      const counted = Promise.withResolvers<void>();
      /** Two bills before the first count and two after it, at least. */
      const sell = async (own: readonly TestBill[]) => {
        for (const [index, bill] of own.entries()) {
          if (index === 2) await counted.promise;
          await accepted(till?.sell(casbah, bill, [cash(30_000)]));
        }
      };
      let isSelling = true;
      const count = async () => {
        while (isSelling) {
          const open = (await shiftsOf(casbah)).find(({ isOpen }) => isOpen);
          if (!open) continue;
          await accepted(closing(casbah, open.id, 0, drawer));
          counted.resolve();
        }
      };
      const counting = count();
      const tills = Array.from({ length: 16 }, (_, at) => sell(bills.slice(at * 4, at * 4 + 4)));
      await Promise.all(tills).finally(() => {
        isSelling = false;
      });
      await counting;
    });
    expect(deadlocks).toBe(0);
    const last = (await shiftsOf(casbah)).find(({ isOpen }) => isOpen);
    if (last) await accepted(closing(casbah, last.id, 0));
    const rows = await owner<{ expected: string; taken: string }[]>`
      select p.expected_centimes as expected, coalesce(sum(t.amount_centimes), 0) as taken
      from pos_shifts p left join sale_takings t on t.shift_id = p.id
      where p.hotel_id = ${casbah.staff.hotelId} group by p.id, p.expected_centimes`;
    expect(rows.length).toBeGreaterThan(1);
    for (const { expected, taken } of rows) expect(Number(expected)).toBe(Number(taken));
    expect(await desk.numbers(casbah)).toHaveLength(64);
    expect(await desk.violations(casbah)).toEqual([]);
  });
});
