import { folioBalance } from "@funduq/shared-types/rules/folio";
import { describe, expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { accepted, card, cash, posDesk, room } from "../../testing/pos-desk.ts";
import { arrangeRace, deadlocksDuring, outcomeOf, tally } from "../../testing/races.ts";
import { bookingSteps } from "../../testing/steps.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;
const desk = posDesk(api);
const { current } = bookingSteps(api);
const tea = { price: 30_000 };

async function house() {
  const stay = await makeBooking(database, { checkInNow: true });
  return { stay, casbah: await desk.open(stay.staff) };
}

/** Two processes share the work. */
const tillOf = ([one, two]: readonly [TestApp, TestApp], index: number) =>
  posDesk(index % 2 === 0 ? one : two);

describe("POS-06 at the same time", () => {
  it("ten terminals sell one bill: one sale, nine are told of it", async () => {
    const { casbah } = await house();
    const bill = await desk.bill(casbah, [tea]);
    const deadlocks = await deadlocksDuring(api, async (processes) => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => {
          return tillOf(processes, index).sell(casbah, bill, [cash(30_000)]);
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
    const bills = await Promise.all(Array.from({ length: 10 }, () => desk.bill(casbah, [tea])));
    const [one, two] = [room(stay.bookingId, 10_000), room(other.bookingId, 20_000)];
    const orderOf = (index: number) => (index === 5 ? [two, one] : [one, two]);
    const deadlocks = await deadlocksDuring(api, async (processes) => {
      const till = tillOf(processes, 0);
      await accepted(till.sell(casbah, await desk.bill(casbah, [tea]), [cash(30_000)]));
      const outcomes = await arrangeRace(
        api,
        (clerk) => clerk`select from bookings where id = ${stay.bookingId} for no key update`,
        // One of them names the rooms the other way round.
        () =>
          bills.map((bill, index) => tillOf(processes, index).sell(casbah, bill, orderOf(index))),
      );
      expect(tally(outcomes)).toEqual({ "201": 10 });
    });
    expect(deadlocks).toBe(0);
    expect((await current(stay)).folios.map(folioBalance)).toEqual([100_000]);
    expect((await current(other)).folios.map(folioBalance)).toEqual([200_000]);
    expect(await desk.violations(casbah)).toEqual([]);
  });

  it("the first sales of a terminal open one shift", async () => {
    const { casbah } = await house();
    const bills = await Promise.all(Array.from({ length: 8 }, () => desk.bill(casbah, [tea])));
    await Promise.all(bills.map((bill) => accepted(desk.sell(casbah, bill, [card(30_000)]))));
    const shifts = await owner`select p.number, count(*)::int as sales
      from pos_shifts p join sales s on s.shift_id = p.id where p.hotel_id = ${casbah.staff.hotelId} group by 1`;
    expect(shifts).toMatchObject([{ number: 1, sales: 8 }]);
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
