import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import type { ShiftReport } from "@funduq/shared-types/contracts/pos-shift";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import type postgres from "postgres";
import { describe, expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { accepted, card, cash, posDesk, type Restaurant, room } from "../../testing/pos-desk.ts";
import { arrangeRace, deadlocksDuring, outcomeOf, tally } from "../../testing/races.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;
const desk = posDesk(api);
const { current } = bookingSteps(api);
const tea = { price: 30_000 };

async function house() {
  const stay = await makeBooking(database, { checkInNow: true });
  return { stay, casbah: await desk.open(stay.staff) };
}

const shiftsOf = ({ staff: { hotelId } }: Restaurant) => owner<
  { id: string; number: number; isOpen: boolean; sales: number }[]
>`
  select p.id, p.number, p.closed_at is null as "isOpen",
    (select count(*)::int from sales s where s.shift_id = p.id) as sales
  from pos_shifts p where p.hotel_id = ${hotelId} order by p.number`;

describe("POS-06 at the same time", () => {
  it("ten terminals sell one bill: one sale, nine are told of it", async () => {
    const { casbah } = await house();
    const bill = await desk.bill(casbah, [tea]);
    const deadlocks = await deadlocksDuring(api, async (processes) => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => {
          const process = processes[index % 2] ?? processes[0];
          return posDesk(process).sell(casbah, bill, [cash(30_000)]);
        }),
      );
      const outcomes = await Promise.all(answers.map(outcomeOf));
      expect(tally(outcomes)).toEqual({ "201": 1, "409 bill.sold": 9 });
    });
    expect(deadlocks).toBe(0);
    expect(await desk.numbers(casbah)).toEqual([1]);
    expect(await desk.violations(casbah)).toEqual([]);
  });

  it("bills to two rooms in opposite order do not wait for each other in a circle", async () => {
    const { stay, casbah } = await house();
    const other = await makeBooking(database, { staff: stay.staff, checkInNow: true });
    const bills = await Promise.all(Array.from({ length: 20 }, () => desk.bill(casbah, [tea])));
    const deadlocks = await deadlocksDuring(api, async (processes) => {
      const answers = await Promise.all(
        bills.map((bill, index) => {
          const both = [room(stay.bookingId, 10_000), room(other.bookingId, 20_000)];
          const process = processes[index % 2] ?? processes[0];
          return posDesk(process).sell(casbah, bill, index % 3 === 0 ? both : both.reverse());
        }),
      );
      expect(answers.map(({ status }) => status)).toEqual(bills.map(() => 201));
    });
    expect(deadlocks).toBe(0);
    expect((await current(stay)).folios.map(folioBalance)).toEqual([200_000]);
    expect((await current(other)).folios.map(folioBalance)).toEqual([400_000]);
    expect(await desk.violations(casbah)).toEqual([]);
  });

  it("the first sales of a terminal open one shift", async () => {
    const { casbah } = await house();
    const bills = await Promise.all(Array.from({ length: 8 }, () => desk.bill(casbah, [tea])));
    await Promise.all(bills.map((bill) => accepted(desk.sell(casbah, bill, [card(30_000)]))));
    expect(await shiftsOf(casbah)).toMatchObject([{ number: 1, sales: 8 }]);
  });

  it("a bill that is changed meanwhile is not sold as it was", async () => {
    const { casbah } = await house();
    const bill = await desk.bill(casbah, [tea]);
    const [outcome] = await arrangeRace(
      api,
      (waiter) => waiter`select from open_bills where id = ${bill.id} for update`,
      () => [desk.sell(casbah, bill, [cash(30_000)])],
      (waiter) => waiter`update open_bills set version = 2 where id = ${bill.id}`,
    );
    expect(outcome).toMatchObject({ status: 409, code: "bill.changed" });
    expect(await desk.numbers(casbah)).toEqual([]);
  });

  it("POS-04 a guest who checks out meanwhile is not charged, and nothing is sold", async () => {
    const { stay, casbah } = await house();
    const bill = await desk.bill(casbah, [tea]);
    const { bookingId } = stay;
    const [outcome] = await arrangeRace(
      api,
      (clerk) => clerk`select from bookings where id = ${bookingId} for no key update`,
      () => [desk.sell(casbah, bill, [room(bookingId, 30_000)])],
      (clerk) => clerk`update bookings set status = 'Checked-out', checked_out_on = '2026-11-21',
          booked_until = check_out_date, room_status_at_check_out = 'Clean'
        where id = ${bookingId}`,
    );
    expect(outcome).toMatchObject({ status: 404, code: "room.no-guest" });
    expect(await desk.numbers(casbah)).toEqual([]);
    expect((await current(stay)).folios.map(folioBalance)).toEqual([0]);
  });

  it("I5 a sale during the night audit waits for it, and has date and number of the new day", async () => {
    const { stay, casbah } = await house();
    const { hotelId } = stay;
    await owner`update hotels set business_date = '2026-11-30' where id = ${hotelId}`;
    await accepted(desk.sell(casbah, await desk.bill(casbah, [tea]), [cash(30_000)]));
    const bill = await desk.bill(casbah, [tea]);
    const [outcome] = await arrangeRace(
      api,
      (audit) => audit`select from hotels where id = ${hotelId} for no key update`,
      () => [desk.sell(casbah, bill, [cash(30_000)])],
      (audit) => audit`update hotels set business_date = '2026-12-01' where id = ${hotelId}`,
    );
    expect(outcome?.body).toMatchObject({ number: "1/12", businessDate: "2026-12-01" });
    expect(await desk.violations(casbah)).toEqual([]);
  });
});

describe("POS-14 a shift that is closed at the same time", () => {
  const closing = (casbah: Restaurant, shiftId: string, countedCentimes: number, by = desk) =>
    by.post(casbah, `terminals/${casbah.terminalId}/shift/close`, {
      shiftId,
      countedCentimes,
      note: "",
    });

  it("takes no sale that comes after: it opens the next one", async () => {
    const { casbah } = await house();
    await accepted(desk.sell(casbah, await desk.bill(casbah, [tea]), [cash(30_000)]));
    const [first] = await shiftsOf(casbah);
    const bill = await desk.bill(casbah, [tea]);
    const [outcome] = await arrangeRace(
      api,
      (closer) => closer`select from pos_shifts where id = ${first?.id ?? ""} for update`,
      () => [desk.sell(casbah, bill, [cash(30_000)])],
      (closer: postgres.TransactionSql) => closer`update pos_shifts
        set closed_at = now(), counted_centimes = 30000, expected_centimes = 30000 where id = ${first?.id ?? ""}`,
    );
    expect(outcome?.status).toBe(201);
    expect(await shiftsOf(casbah)).toMatchObject([
      { number: 1, isOpen: false, sales: 1 },
      { number: 2, isOpen: true, sales: 1 },
    ]);
  });

  it("waits for a sale that is being saved, and counts it", async () => {
    const { casbah } = await house();
    await accepted(desk.sell(casbah, await desk.bill(casbah, [tea]), [cash(30_000)]));
    const [first] = await shiftsOf(casbah);
    const bill = await desk.bill(casbah, [tea]);
    const outcomes = await arrangeRace(
      api,
      (other) => other`select from bill_counters where restaurant_id = ${casbah.id} for update`,
      () => {
        const sale = desk.sell(casbah, bill, [cash(30_000)]);
        // The sale has joined the shift and waits for its number.
        const close = waitingSale().then(() => closing(casbah, first?.id ?? "", 60_000));
        return [sale, close];
      },
    );
    const [sale, z] = outcomes.map(({ body }) => body) as [Sale, ShiftReport];
    expect(sale.number).toBe("2/11");
    expect(z).toMatchObject({ expectedCentimes: 60_000, lastNumber: "2/11" });
    expect(await shiftsOf(casbah)).toMatchObject([{ number: 1, isOpen: false, sales: 2 }]);
  });

  /** Until a backend waits for the counter. */
  async function waitingSale(): Promise<void> {
    for (;;) {
      const rows = await owner`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      if (rows.length > 0) return;
    }
  }

  it("sixteen tills sell while the shift is closed again and again: each sale is in one shift that was open", async () => {
    const { casbah } = await house();
    const bills = await Promise.all(Array.from({ length: 64 }, () => desk.bill(casbah, [tea])));
    const deadlocks = await deadlocksDuring(api, async (processes) => {
      const [one, other] = processes.map(posDesk);
      let isSelling = true;
      const tills = Array.from({ length: 16 }, async (_, till) => {
        for (const bill of bills.slice(till * 4, till * 4 + 4))
          await accepted((till % 2 === 0 ? one : other)?.sell(casbah, bill, [cash(30_000)]));
      });
      const closer = (async () => {
        while (isSelling) {
          const open = (await shiftsOf(casbah)).find(({ isOpen }) => isOpen);
          if (open) await accepted(closing(casbah, open.id, 0, one));
        }
      })();
      await Promise.all(tills).finally(() => {
        isSelling = false;
      });
      await closer;
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
