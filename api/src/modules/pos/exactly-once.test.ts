import { randomUUID } from "node:crypto";
import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import { expect, it } from "vitest";
import { makeBooking, type TestBooking } from "../../testing/factories-bookings.ts";
import { cash, posDesk, type Restaurant, room, type TestBill } from "../../testing/pos-desk.ts";
import { dice } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";
import { unreliable } from "../../testing/unreliable.ts";

const api = await testApp();
const { database, owner } = api;
const desk = posDesk(api);

type Till = Pick<ReturnType<typeof unreliable>, "sell">;

/** What a terminal does: it repeats its request, with its key, until it has an answer. */
async function sellFor(
  till: Till,
  at: Restaurant,
  bill: TestBill,
  payments: object[],
  ids = newIds(),
) {
  for (;;) {
    const response = await till.sell(at, bill, payments, ids);
    if (response.status < 500) return (await response.json()) as Sale;
  }
}
const newIds = () => ({ saleId: randomUUID(), key: randomUUID() });

async function house(): Promise<{ stay: TestBooking; casbah: Restaurant }> {
  const stay = await makeBooking(database, { checkInNow: true });
  return { stay, casbah: await desk.open(stay.staff) };
}

/** What is sold and charged, of bills of 100 centimes more each. */
async function booked({ staff: { hotelId } }: Restaurant) {
  const [row] = await owner`select
    (select count(*)::int from sales where hotel_id = ${hotelId}) as sales,
    (select sum(total_centimes)::int from sales where hotel_id = ${hotelId}) as sold,
    (select count(*)::int from open_bills where hotel_id = ${hotelId}) as open,
    (select count(*)::int from postings where hotel_id = ${hotelId} and item = 'restaurant') as postings,
    (select coalesce(sum(signed_centimes), 0)::int from postings where hotel_id = ${hotelId}) as charged`;
  return row;
}

it("POS-05 POS-06 sixteen tills, 10 % of their transactions rolled back: numbers have no gap, nothing is sold twice", async () => {
  const { stay, casbah } = await house();
  const tills = await Promise.all(
    Array.from({ length: 16 }, async (_, index) => ({
      ...unreliable(api, { rolledBack: 10, lost: 0 }, index),
      at: { ...casbah, terminalId: await desk.addTerminal(casbah, `Till ${index}`) },
    })),
  );
  const numbers: string[] = [];
  await Promise.all(
    tills.map(async ({ at, ...till }, index) => {
      for (let sold = 0; sold < 20; sold += 1) {
        const amount = 10_000 + 100 * (index * 20 + sold);
        const bill = await desk.bill(casbah, [{ price: amount }]);
        const payment = sold % 2 === 0 ? cash(amount) : room(stay.bookingId, amount);
        numbers.push((await sellFor(till, at, bill, [payment])).number);
      }
    }),
  );
  expect(tills.reduce((sum, { counts }) => sum + counts.rolledBack, 0)).toBeGreaterThan(10);
  const all = Array.from({ length: 320 }, (_, index) => index + 1);
  expect(await desk.numbers(casbah)).toEqual(all);
  expect(new Set(numbers)).toEqual(new Set(all.map((number) => `${number}/11`)));
  const sum = 320 * 10_000 + (100 * 320 * 319) / 2;
  expect(await booked(casbah)).toMatchObject({ sales: 320, sold: sum, open: 0, postings: 160 });
  expect(await desk.violations(casbah)).toEqual([]);
}, 180_000);

it("POS-06 200 bills, each sent one to six times at once with lost answers: 200 sales, and a charge for each room bill", async () => {
  const { stay, casbah } = await house();
  const roll = dice(27);
  const till = unreliable(api, { rolledBack: 5, lost: 20 }, 11);
  let [sent, charged] = [0, 0];
  const work = Array.from({ length: 200 }, async (_, index) => {
    const amount = 10_000 + 100 * index;
    const isToRoom = index % 4 === 0;
    if (isToRoom) charged += amount;
    const bill = await desk.bill(casbah, [{ price: amount }]);
    const payments = [isToRoom ? room(stay.bookingId, amount) : cash(amount)];
    const saleId = randomUUID();
    const times = 1 + roll(6);
    sent += times;
    // Some repeat with their key, others after a restart with a new one.
    const key = randomUUID();
    const copies = Array.from({ length: times }, (_, copy) =>
      sellFor(till, casbah, bill, payments, { saleId, key: copy % 2 === 0 ? key : randomUUID() }),
    );
    const answers = await Promise.all(copies);
    expect(new Set(answers.map(({ number, id }) => `${number} ${id}`)).size).toBe(1);
    expect(answers[0]?.id).toBe(saleId);
  });
  await Promise.all(work);
  expect(sent).toBeGreaterThan(500);
  expect(till.counts.lost).toBeGreaterThan(50);
  expect(await desk.numbers(casbah)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  const sum = 200 * 10_000 + (100 * 200 * 199) / 2;
  expect(await booked(casbah)).toEqual({ sales: 200, sold: sum, open: 0, postings: 50, charged });
  expect(await desk.violations(casbah)).toEqual([]);
}, 180_000);
