import { randomUUID } from "node:crypto";
import type {
  SaleConflict,
  SaleConflictList,
} from "@funduq/shared-types/contracts/pos-recorded-sale";
import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { makeStaff } from "../../testing/factories-core.ts";
import { accepted, card, cash, posDesk, type Restaurant, refusal } from "../../testing/pos-desk.ts";
import { soldLine } from "../../testing/recorded-sale.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;
const desk = posDesk(api);

/** A bill that Samir sold with the network, and Lila at the same table without it, for more. */
async function soldTwice() {
  const staff = await makeStaff(database, { role: "pos-manager", displayName: "Samir" });
  const { hotelId } = staff;
  const lila = await makeStaff(database, { role: "pos-manager", hotelId, displayName: "Lila" });
  const at = await desk.open(staff);
  const bill = await desk.bill(at, [{ price: 30_000 }]);
  const first = await accepted<Sale>(desk.sell(at, bill, [card(30_000)]));
  const saleId = randomUUID();
  const second = {
    saleId,
    as: lila,
    at: "2026-11-21T08:20:00Z",
    provisionalNumber: "Bar K7-4",
    table: { id: at.tableId, name: "T1" },
    billName: "Bill 2",
    openedAt: "2026-11-21T07:10:00Z",
    discountCentimes: 5_000,
    discountReason: "Regular guest",
    lines: [soldLine({ quantity: 2, note: "sweet" })],
    totalCentimes: 55_000,
    payments: [cash(55_000, 1_000, 60_000)],
  };
  return {
    at,
    lila,
    bill,
    first,
    second,
    answer: await accepted<Sale>(desk.record(at, bill.id, second)),
  };
}

const conflictsOf = async (at: Restaurant) =>
  (await accepted<SaleConflictList>(desk.get(at, "sale-conflicts"))).conflicts;
const settle = (at: Restaurant, saleId: string, reason: string, as = at.staff) =>
  desk.post(at, `sale-conflicts/${saleId}/settlement`, { reason }, as);

describe("POS-12 a bill that was sold twice", () => {
  it("is answered with the first sale, and is kept with both amounts, people and times", async () => {
    const { at, first, second, answer } = await soldTwice();
    expect(answer).toEqual(first);
    const [conflict] = await conflictsOf(at);
    expect(conflict).toMatchObject({
      id: second.saleId,
      tableName: "T1",
      billName: "Bill 2",
      first: {
        saleId: first.id,
        number: "1/11",
        totalCentimes: 30_000,
        soldBy: "Samir",
        terminalName: "Bar",
        payments: [{ method: "Credit Card", amountCentimes: 30_000 }],
      },
      second: {
        provisionalNumber: "Bar K7-4",
        totalCentimes: 55_000,
        soldBy: "Lila",
        terminalName: "Bar",
        lines: [{ name: "Mint tea", quantity: 2, discountCentimes: 5_000, note: "sweet" }],
        payments: [
          { method: "Cash", amountCentimes: 55_000, tipCentimes: 1_000, tenderedCentimes: 60_000 },
        ],
      },
      settledAt: null,
      settledBy: null,
      reason: null,
    });
    const times = [conflict?.second.openedAt, conflict?.second.soldAt, conflict?.arrivedAt];
    expect(times.map((time) => new Date(time ?? "").toISOString())).toEqual([
      "2026-11-21T07:10:00.000Z",
      "2026-11-21T08:20:00.000Z",
      "2026-11-21T09:00:00.000Z",
    ]);
  });

  it("counts once in all figures, and is kept once however often it is sent", async () => {
    const { at, bill, second } = await soldTwice();
    const again = await accepted<Sale>(desk.record(at, bill.id, second));
    expect(again.id).not.toBe(second.saleId);
    expect(await conflictsOf(at)).toHaveLength(1);
    const [sum] =
      await owner`select count(*)::int as sales, sum(total_centimes)::int as total from sales
      where hotel_id = ${at.staff.hotelId}`;
    expect(sum).toEqual({ sales: 1, total: 30_000 });
    const entries = await owner`select details from changes
      where hotel_id = ${at.staff.hotelId} and action = 'pos.record-sale'`;
    expect(entries).toHaveLength(1);
    const facts = entries[0]?.details.facts.map((each: Record<string, unknown>) => [
      each.what,
      each.after,
    ]);
    expect(facts.slice(0, 5)).toEqual([
      ["restaurant", "La Casbah"],
      ["bill", "Bill 2 · T1"],
      ["sale", "1/11"],
      ["soldTwice", 55_000],
      ["provisionalNumber", "Bar K7-4"],
    ]);
    expect(await desk.violations(at)).toEqual([]);
  });

  it("refuses the same id for another bill, which would be lost", async () => {
    const { at, second } = await soldTwice();
    const bill = await desk.bill(at, [{ price: 30_000 }]);
    await accepted(desk.sell(at, bill, [cash(30_000)]));
    const strange = desk.record(at, bill.id, second);
    expect(await refusal(strange)).toMatchObject({ status: 400, code: "request.invalid" });
  });

  it("may name a terminal that is gone", async () => {
    const { at, bill } = await soldTwice();
    const terminalId = randomUUID();
    await accepted(desk.record(at, bill.id, { terminalId }));
    expect((await conflictsOf(at)).map(({ second }) => second.terminalName).sort()).toEqual([
      "Bar",
      null,
    ]);
  });
});

describe("POS-12 the manager settles it", () => {
  it("with a reason, once, which the list and the trail keep", async () => {
    const { at, lila, second } = await soldTwice();
    const settled = await accepted<SaleConflict>(
      settle(at, second.saleId, "Paid twice, 550 DA given back", lila),
    );
    expect(settled).toMatchObject({ settledBy: "Lila", reason: "Paid twice, 550 DA given back" });
    expect(new Date(settled.settledAt ?? "")).toEqual(api.clock.now());
    expect(await accepted(settle(at, second.saleId, "Paid twice, 550 DA given back"))).toEqual(
      settled,
    );
    expect(await refusal(settle(at, second.saleId, "Typed twice"))).toMatchObject({
      status: 409,
      code: "sale-conflict.settled",
      params: { settledBy: "Lila" },
    });
    expect(await conflictsOf(at)).toEqual([settled]);
    const entries = await owner`select by_user_id, details from changes
      where hotel_id = ${at.staff.hotelId} and action = 'pos.settle-conflict'`;
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      by_user_id: lila.userId,
      details: {
        facts: [
          { what: "bill", after: "Bill 2 · T1" },
          { what: "sale", after: "1/11" },
          { what: "soldTwice", after: 55_000 },
          { what: "reason", after: "Paid twice, 550 DA given back" },
        ],
      },
    });
  });

  it("those to settle come first", async () => {
    const { at, bill, second } = await soldTwice();
    const other = randomUUID();
    api.clock.set("2026-11-21T08:59:00Z");
    await accepted(desk.record(at, bill.id, { saleId: other }));
    api.clock.set("2026-11-21T09:00:00Z");
    expect((await conflictsOf(at)).map(({ id }) => id)).toEqual([second.saleId, other]);
    await accepted(settle(at, second.saleId, "Typed twice"));
    expect((await conflictsOf(at)).map(({ id }) => id)).toEqual([other, second.saleId]);
  });

  it("are counted, and listed in pages", async () => {
    const { at, first, second } = await soldTwice();
    const rows = Array.from({ length: 59 }, (_, index) => ({
      hotel_id: at.staff.hotelId,
      restaurant_id: at.id,
      id: randomUUID(),
      bill_id: randomUUID(),
      first_sale_id: first.id,
      table_name: "",
      bill_name: "Bill 1",
      total_centimes: 0,
      lines: owner.json([]),
      payments: owner.json([]),
      opened_at: "2026-11-20T09:00:00Z",
      sold_at: "2026-11-20T09:00:00Z",
      arrived_at: "2026-11-20T09:00:00Z",
      settled_at: index < 20 ? null : "2026-11-20T10:00:00Z",
      reason: index < 20 ? null : "Typed twice",
    }));
    for (const row of rows) await owner`insert into sale_conflicts ${owner(row)}`;
    expect(await accepted(desk.get(at, "sale-conflicts/count"))).toEqual({ open: 21 });
    const page = async (query = "") =>
      accepted<SaleConflictList>(desk.get(at, `sale-conflicts${query}`));
    const [one, two] = [await page(), await page(`?after=${(await page()).next}`)];
    expect([one.conflicts.length, two.conflicts.length, two.next]).toEqual([50, 10, null]);
    const all = [...one.conflicts, ...two.conflicts];
    expect(new Set(all.map(({ id }) => id)).size).toBe(60);
    expect(all[0]?.id).toBe(second.saleId);
    expect(all.findIndex(({ settledAt }) => settledAt !== null)).toBe(21);
  });

  it("not without a reason, and not one that there is not", async () => {
    const { at, second } = await soldTwice();
    expect(await refusal(settle(at, second.saleId, "  "))).toMatchObject({ status: 400 });
    expect(await refusal(settle(at, randomUUID(), "Typed twice"))).toMatchObject({
      status: 404,
      code: "sale-conflict.not-found",
    });
    const pool = await desk.open(at.staff, "Pool");
    expect(await refusal(settle(pool, second.saleId, "Typed twice"))).toMatchObject({
      status: 404,
    });
  });

  it("AUTH-17 a waiter neither sees nor settles it", async () => {
    const { at, second } = await soldTwice();
    const { hotelId } = at.staff;
    const waiter = await makeStaff(database, { hotelId, role: "employee", sections: ["pos"] });
    expect(await refusal(desk.get(at, "sale-conflicts", waiter))).toMatchObject({ status: 403 });
    expect(await refusal(settle(at, second.saleId, "Mine", waiter))).toMatchObject({ status: 403 });
  });
});

describe("the database", () => {
  const run = (at: Restaurant, statement: ReturnType<typeof sql>) =>
    database.withHotel(at.staff.hotelId, (tx) => tx.execute(statement));

  it("POS-12 refuses to change what was sold, and to settle again", async () => {
    const { at, second } = await soldTwice();
    await expect(run(at, sql`update sale_conflicts set total_centimes = 1`)).rejects.toThrow();
    await expect(run(at, sql`delete from sale_conflicts`)).rejects.toThrow();
    await expect(run(at, sql`update sale_conflicts set settled_at = now()`)).rejects.toThrow();
    await accepted(settle(at, second.saleId, "Typed twice"));
    // The policy hides settled ones from updates.
    await run(at, sql`update sale_conflicts set reason = 'Never mind'`);
    expect((await conflictsOf(at))[0]?.reason).toBe("Typed twice");
  });
});
