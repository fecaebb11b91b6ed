import { randomUUID } from "node:crypto";
import type { Sale, SaleList } from "@funduq/shared-types/contracts/pos-sale";
import type { OpenShift, ShiftReport } from "@funduq/shared-types/contracts/pos-shift";
import { beforeEach, describe, expect, it } from "vitest";
import { makeStaff } from "../../testing/factories-core.ts";
import { accepted, card, cash, posDesk, type Restaurant, refusal } from "../../testing/pos-desk.ts";
import { soldLine } from "../../testing/recorded-sale.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;
const desk = posDesk(api);

beforeEach(() => api.clock.set("2026-11-21T09:00:00Z"));

const restaurant = async () => desk.open(await makeStaff(database, { role: "pos-manager" }));
const record = (at: Restaurant, more: Parameters<typeof desk.record>[2]) =>
  accepted<Sale>(desk.record(at, randomUUID(), more));
/** A sale of one line for this amount. */
const of = (priceCentimes: number, payment: object = cash(priceCentimes)) => ({
  lines: [soldLine({ priceCentimes })],
  totalCentimes: priceCentimes,
  payments: [payment],
});
const shiftPath = ({ terminalId }: Restaurant) => `terminals/${terminalId}/shift`;
const shiftOf = async (at: Restaurant) =>
  (await accepted<OpenShift>(desk.get(at, shiftPath(at)))).shift;
const close = async (at: Restaurant, countedCentimes: number) => {
  const shiftId = (await shiftOf(at))?.id ?? "";
  const body = { shiftId, countedCentimes, note: "" };
  return accepted<ShiftReport>(desk.post(at, `${shiftPath(at)}/close`, body));
};

/** The night audit closes a day at a moment. */
async function closeDay(
  { staff: { hotelId } }: Restaurant,
  date: string,
  closedAt: string,
  next: string,
) {
  await owner`insert into business_days ${owner({ hotel_id: hotelId, date, closed_at: closedAt, statistics: {} })}`;
  await owner`update hotels set business_date = ${next} where id = ${hotelId}`;
}

describe("POS-14 a late sale", () => {
  it("has number and business date of the day on which it arrives, and is marked with its own in the list", async () => {
    const at = await restaurant();
    await owner`update hotels set business_date = '2026-11-30' where id = ${at.staff.hotelId}`;
    await closeDay(at, "2026-11-30", "2026-11-21T08:30:00Z", "2026-12-01");
    const sale = await record(at, { at: "2026-11-21T08:29:59Z", provisionalNumber: "Bar K7-1" });
    const late = { number: "1/12", lateFrom: "2026-11-30", provisionalNumber: "Bar K7-1" };
    expect(sale).toMatchObject({ ...late, businessDate: "2026-12-01" });
    const { sales } = await accepted<SaleList>(desk.get(at, "sales?date=2026-12-01"));
    expect(sales).toMatchObject([late]);
    const [taken] =
      await owner`select late_from, arrived_at from sale_takings where sale_id = ${sale.id}`;
    expect(taken).toMatchObject({ late_from: "2026-11-30", arrived_at: "2026-11-21 09:00:00+00" });
    expect(await desk.violations(at)).toEqual([]);
  });

  it("is late from the first of several days that were closed since", async () => {
    const at = await restaurant();
    await closeDay(at, "2026-11-21", "2026-11-22T00:30:00Z", "2026-11-22");
    await closeDay(at, "2026-11-22", "2026-11-23T00:30:00Z", "2026-11-23");
    api.clock.set("2026-11-23T09:00:00Z");
    expect(await record(at, { at: "2026-11-21T21:00:00Z" })).toMatchObject({
      lateFrom: "2026-11-21",
    });
    // After midnight, before the night audit: of the day that was open.
    expect(await record(at, { at: "2026-11-23T00:10:00Z" })).toMatchObject({
      lateFrom: "2026-11-22",
    });
    expect(await record(at, { at: "2026-11-23T00:31:00Z" })).toMatchObject({ lateFrom: null });
  });
});

describe("POS-14 the shift of a recorded sale", () => {
  it("is the one that is open when it arrives, and a closed one stays as it was counted", async () => {
    const at = await restaurant();
    await record(at, { ...of(10_000), at: "2026-11-21T08:50:00Z" });
    const closed = await close(at, 33_500);
    expect(closed).toMatchObject({ expectedCentimes: 10_000, late: { count: 0 } });
    api.clock.set("2026-11-21T10:00:00Z");
    // Both are sold before the count and arrive after it.
    await record(at, { ...of(20_000, cash(20_000, 3_500)), at: "2026-11-21T08:55:00Z" });
    await record(at, { ...of(7_000, card(7_000)), at: "2026-11-21T08:56:00Z" });
    await record(at, { ...of(4_000), at: "2026-11-21T09:30:00Z" });
    const late = { count: 2, amountCentimes: 27_000, cashCentimes: 23_500 };
    expect(await shiftOf(at)).toMatchObject({ number: 2, late, expectedCentimes: null });
    // What the drawer should hold never depends on the device's clock.
    expect(await close(at, 4_000)).toMatchObject({
      late,
      expectedCentimes: 27_500,
      takings: [
        { method: "Cash", amountCentimes: 24_000, tipCentimes: 3_500, count: 2 },
        { method: "Credit Card", amountCentimes: 7_000, count: 1 },
      ],
    });
    const again = desk.get(at, `${shiftPath(at)}s/${closed.id}`);
    expect(await accepted<ShiftReport>(again)).toEqual(closed);
    expect(await desk.violations(at)).toEqual([]);
  });

  it("that it opened after the count gets its float in the morning, until something is sold with the network", async () => {
    const at = await restaurant();
    await record(at, { ...of(10_000), at: "2026-11-21T08:50:00Z" });
    await close(at, 10_000);
    api.clock.set("2026-11-21T10:00:00Z");
    await record(at, { ...of(20_000), at: "2026-11-21T08:55:00Z" });
    const open = (floatCentimes: number) =>
      desk.post(at, shiftPath(at), { shiftId: randomUUID(), floatCentimes });
    const opened = await accepted<ShiftReport>(open(5_000));
    expect(opened).toMatchObject({ number: 2, floatCentimes: 5_000, late: { count: 1 } });
    expect((await accepted<ShiftReport>(open(5_000))).id).toBe(opened.id);
    const [trail] = await owner`
      select count(*)::int as entries from changes
      where entity_id = ${opened.id} and action = 'pos.begin-shift'`;
    expect(trail?.entries, "the same float is no change").toBe(1);
    expect(await refusal(open(6_000))).toMatchObject({ code: "shift.is-open" });
    await record(at, { ...of(4_000), at: "2026-11-21T09:30:00Z" });
    expect(await refusal(open(5_000))).toMatchObject({ code: "shift.is-open" });
    expect(await close(at, 9_000)).toMatchObject({ expectedCentimes: 29_000 });
  });

  it("opened by it: its cash is in the drawer", async () => {
    const at = await restaurant();
    await record(at, { ...of(10_000), at: "2026-11-21T06:00:00Z" });
    expect(await shiftOf(at)).toMatchObject({ number: 1, late: { count: 0 } });
    expect(await close(at, 10_000)).toMatchObject({ expectedCentimes: 10_000 });
  });

  it("of another terminal's count it is not late", async () => {
    const at = await restaurant();
    const terrace = { ...at, terminalId: await desk.addTerminal(at, "Terrace") };
    await record(terrace, of(1_000));
    await close(terrace, 1_000);
    await record(at, { ...of(10_000), at: "2026-11-21T08:00:00Z" });
    expect(await close(at, 10_000)).toMatchObject({ expectedCentimes: 10_000, late: { count: 0 } });
  });

  it("of a sale that was made with the network is never late", async () => {
    const at = await restaurant();
    await record(at, of(1_000));
    // The clock of the process that closes is ahead of that which sells.
    api.clock.set("2026-11-21T09:00:05Z");
    await close(at, 1_000);
    api.clock.set("2026-11-21T09:00:00Z");
    await accepted(desk.sell(at, await desk.bill(at, [{ price: 2_000 }]), [cash(2_000)]));
    expect(await close(at, 2_000)).toMatchObject({ expectedCentimes: 2_000, late: { count: 0 } });
  });
});
