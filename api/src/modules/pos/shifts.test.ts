import { randomUUID } from "node:crypto";
import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import type { OpenShift, ShiftList, ShiftReport } from "@funduq/shared-types/contracts/pos-shift";
import { describe, expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import {
  accepted,
  card,
  cash,
  posDesk,
  type Restaurant,
  refusal,
  room,
} from "../../testing/pos-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;
const desk = posDesk(api);

const shiftPath = ({ terminalId }: Restaurant) => `terminals/${terminalId}/shift`;
const begin = (at: Restaurant, floatCentimes: number, shiftId = randomUUID()) =>
  desk.post(at, shiftPath(at), { shiftId, floatCentimes });
const current = async (at: Restaurant) =>
  (await accepted<OpenShift>(desk.get(at, shiftPath(at)))).shift;
const closing = (at: Restaurant, shiftId: string, countedCentimes: number, note = "") =>
  desk.post(at, `${shiftPath(at)}/close`, { shiftId, countedCentimes, note });
const openId = async (at: Restaurant) => (await current(at))?.id ?? "";
const sellFor = async (at: Restaurant, price: number, payment: object = cash(price)) =>
  accepted<Sale>(desk.sell(at, await desk.bill(at, [{ price }]), [payment]));

/** A guest in the house, and the bar where Samir sells. */
async function bar() {
  const stay = await makeBooking(database, { checkInNow: true });
  const traits = { hotelId: stay.hotelId, role: "pos-manager", displayName: "Samir" } as const;
  return { stay, at: await desk.open(await makeStaff(database, traits)) };
}

/** Float 100,00; cash 218,00 with a tip of 10,00, card 119,00, room 109,00, and 109,00 in cash that is given back. */
async function evening() {
  const { stay, at } = await bar();
  await accepted(begin(at, 10_000));
  const first = await desk.bill(at, [{ price: 21_800 }]);
  await owner`insert into bill_voids (hotel_id, id, restaurant_id, bill_id, bill_name, name, quantity, price_centimes,
      reason, business_date, voided_at)
    values (${stay.hotelId}, ${randomUUID()}, ${at.id}, ${first.id}, 'Bill 1', 'Tea', 2, 15000, 'Spilt', '2026-11-21',
      ${api.clock.now().toISOString()})`;
  await accepted(desk.sell(at, first, [cash(21_800, 1_000)]));
  const wine = await desk.bill(at, [{ price: 23_800, tvaBp: 1_900 }], { discountBp: 5_000 });
  await accepted(desk.sell(at, wine, [card(11_900)]));
  await sellFor(at, 10_900, room(stay.bookingId, 10_900));
  await accepted(desk.refund(at, await sellFor(at, 10_900)));
  return { stay, at };
}

describe("POS-14 a shift", () => {
  it("is opened by the first sale of its terminal, with an empty drawer", async () => {
    const { at } = await bar();
    expect(await current(at)).toBeNull();
    await sellFor(at, 10_000);
    const shift = await current(at);
    await sellFor(at, 10_000);
    expect(shift).toMatchObject({ number: 1, floatCentimes: 0, openedBy: "Samir", closedAt: null });
    expect((await current(at))?.id).toBe(shift?.id);
  });

  it("its X report sums sales, users, TVA, discounts, voids and refunds, and says nothing of the cash", async () => {
    const { at } = await evening();
    expect(await current(at)).toMatchObject({
      number: 1,
      terminalName: "Bar",
      restaurantName: "La Casbah",
      businessDate: "2026-11-21",
      floatCentimes: 10_000,
      takings: [
        { method: "Credit Card", amountCentimes: 11_900, tipCentimes: 0, count: 1 },
        { method: "Room", amountCentimes: 10_900, tipCentimes: 0, count: 1 },
      ],
      users: [{ name: "Samir", amountCentimes: 21_800 + 11_900 + 10_900, count: 4 }],
      tva: [
        { tvaBp: 900, netCentimes: 30_000, tvaCentimes: 2_700 },
        { tvaBp: 1_900, netCentimes: 10_000, tvaCentimes: 1_900 },
      ],
      discountCentimes: 11_900,
      voids: { count: 2, amountCentimes: 30_000 },
      refunds: { count: 1, amountCentimes: 10_900 },
      firstNumber: "1/11",
      lastNumber: "5/11",
      expectedCentimes: null,
      countedCentimes: null,
    });
  });

  it("its X report has no sums that contain the cash for who may not correct sales, its Z report has them", async () => {
    const { stay, at } = await evening();
    const { hotelId } = stay;
    const waiter = await makeStaff(database, { hotelId, role: "employee", sections: ["pos"] });
    const id = await openId(at);
    const shift = `terminals/${at.terminalId}/shifts/${id}`;
    const { shift: x } = await accepted<OpenShift>(desk.get(at, shiftPath(at), waiter));
    const late = { count: 0, amountCentimes: null, cashCentimes: null };
    expect(x).toMatchObject({ users: null, tva: null, late, takings: [{}, {}] });
    expect(await accepted(desk.get(at, shift, waiter))).toEqual(x);
    const again = { shiftId: id, floatCentimes: 10_000 };
    expect(await accepted(desk.post(at, shiftPath(at), again, waiter))).toEqual(x);
    const z = await accepted<ShiftReport>(closing(at, id, 32_800));
    expect(z).toMatchObject({
      users: [{ name: "Samir" }],
      tva: [{ tvaBp: 900 }, { tvaBp: 1_900 }],
    });
    expect(await accepted(desk.get(at, shift, waiter))).toEqual(z);
  });

  it("is closed with the cash that was counted; its Z report has the difference, and stays", async () => {
    const { stay, at } = await evening();
    const id = await openId(at);
    const z = await accepted<ShiftReport>(closing(at, id, 32_000, "A coin rolled away"));
    // 100,00 + 218,00 + 10,00 + 109,00 − 109,00.
    expect(z).toMatchObject({
      expectedCentimes: 32_800,
      countedCentimes: 32_000,
      note: "A coin rolled away",
      closedBy: "Samir",
      takings: [
        { method: "Cash", amountCentimes: 21_800, tipCentimes: 1_000, count: 2 },
        { method: "Credit Card" },
        { method: "Room" },
      ],
    });
    expect(await current(at)).toBeNull();
    await sellFor(at, 10_000);
    expect(await accepted(desk.get(at, `terminals/${at.terminalId}/shifts/${id}`))).toEqual(z);
    const { shifts } = await accepted<ShiftList>(desk.get(at, `terminals/${at.terminalId}/shifts`));
    expect(shifts).toMatchObject([
      { id, number: 1, expectedCentimes: 32_800, countedCentimes: 32_000 },
    ]);
    const [change] = await owner`select details->'facts' as facts from changes
      where hotel_id = ${stay.hotelId} and action = 'pos.close-shift'`;
    expect(change?.["facts"]).toMatchObject([
      { what: "shift", after: "Bar 1" },
      { what: "countedCash", before: 32_800, after: 32_000 },
      { what: "reason", after: "A coin rolled away" },
    ]);
  });

  it("numbers go up by one for each terminal", async () => {
    const { at } = await bar();
    const other = { ...at, terminalId: await desk.addTerminal(at, "Terrace") };
    for (const terminal of [at, at, other]) {
      await sellFor(terminal, 10_000);
      await accepted(closing(terminal, await openId(terminal), 10_000));
    }
    const rows = await owner`select t.name, s.number from pos_shifts s
      join pos_terminals t on t.id = s.terminal_id where s.hotel_id = ${at.staff.hotelId} order by 1, 2`;
    expect(rows.map(({ name, number }) => [name, number])).toEqual([
      ["Bar", 1],
      ["Bar", 2],
      ["Terrace", 1],
    ]);
  });

  it("sent again is answered as it is; a second one, another count and an unknown one are refused", async () => {
    const { at } = await bar();
    const id = randomUUID();
    const opened = await accepted(begin(at, 5_000, id));
    expect(await accepted(begin(at, 5_000, id))).toEqual(opened);
    expect(await refusal(begin(at, 5_000))).toMatchObject({ status: 409, code: "shift.is-open" });
    const z = await accepted(closing(at, id, 5_000));
    expect(await accepted(closing(at, id, 5_000))).toEqual(z);
    expect(await refusal(closing(at, id, 6_000))).toMatchObject({
      status: 409,
      code: "shift.is-closed",
    });
    for (const answer of [
      refusal(closing(at, randomUUID(), 5_000)),
      refusal(desk.get(at, `terminals/${at.terminalId}/shifts/${randomUUID()}`)),
    ])
      expect(await answer).toMatchObject({ status: 404, code: "shift.not-found" });
    const nowhere = { ...at, terminalId: randomUUID() };
    for (const answer of [
      refusal(desk.get(nowhere, shiftPath(nowhere))),
      refusal(begin(nowhere, 0)),
    ])
      expect(await answer).toMatchObject({ status: 404, code: "terminal.not-found" });
  });
});

describe("POS-14 the database", () => {
  it("changes no closed shift, and puts no sale into one", async () => {
    const { at } = await bar();
    const sale = await sellFor(at, 10_000);
    const id = await openId(at);
    await accepted(closing(at, id, 10_000));
    const { hotelId } = at.staff;
    const changed = await database.withHotel(hotelId, (tx) =>
      tx.execute(
        `update pos_shifts set counted_centimes = 0, note = 'x' where id = '${id}' returning id`,
      ),
    );
    expect(changed).toHaveLength(0);
    const copy = `insert into sales (hotel_id, id, restaurant_id, client_operation_id, bill_id, year, month, number,
        table_name, total_centimes, business_date, terminal_id, shift_id)
      select hotel_id, gen_random_uuid(), restaurant_id, gen_random_uuid(), gen_random_uuid(), year, month, 2, '', 0,
        business_date, terminal_id, shift_id from sales where id = '${sale.id}'`;
    const refused = await database
      .withHotel(hotelId, (tx) => tx.execute(copy))
      .catch((error) => error.cause);
    expect(refused).toMatchObject({ code: "42501" });
  });
});
