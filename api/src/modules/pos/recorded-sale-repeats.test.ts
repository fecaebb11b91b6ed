import { randomUUID } from "node:crypto";
import type { SaleConflictList } from "@funduq/shared-types/contracts/pos-recorded-sale";
import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { makeStaff } from "../../testing/factories-core.ts";
import { accepted, card, cash, posDesk, type Restaurant, refusal } from "../../testing/pos-desk.ts";
import { soldLine } from "../../testing/recorded-sale.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { database, owner } = api;
const desk = posDesk(api);
const provisionalNumber = "Bar K7-1";

beforeEach(() => api.clock.set("2026-11-21T09:00:00Z"));

/** A bill that was sold with the network, but its answer was lost; the till then sends it recorded. */
async function lostAnswer() {
  const at = await desk.open(await makeStaff(database, { role: "pos-manager" }));
  const bill = await desk.bill(at, [{ price: 30_000 }]);
  const saleId = randomUUID();
  const sale = await accepted<Sale>(desk.sell(at, bill, [card(30_000)], { saleId }));
  const again = (more: Parameters<typeof desk.record>[2]) =>
    desk.record(at, bill.id, { saleId, payments: [card(30_000)], ...more });
  return { at, saleId, sale, again };
}

const conflictsOf = async (at: Restaurant) =>
  (await accepted<SaleConflictList>(desk.get(at, "sale-conflicts"))).conflicts;

describe("POS-12 the same sale with other payments", () => {
  it.each([
    ["by another method", { payments: [cash(30_000)] }],
    ["with another tip", { payments: [card(30_000, 500)] }],
    [
      "for another total",
      {
        lines: [soldLine({ priceCentimes: 20_000 })],
        totalCentimes: 20_000,
        payments: [card(20_000)],
      },
    ],
  ])("%s is a conflict of its own, once", async (_, more) => {
    const { at, saleId, sale, again } = await lostAnswer();
    expect(await accepted<Sale>(again(more))).toEqual(sale);
    expect(await accepted<Sale>(again(more))).toEqual(sale);
    const conflicts = await conflictsOf(at);
    expect(conflicts).toMatchObject([{ first: { saleId }, second: { payments: more.payments } }]);
    expect(conflicts[0]?.id).not.toBe(saleId);
  });

  it("in another order is the same", async () => {
    const at = await desk.open(await makeStaff(database, { role: "pos-manager" }));
    const saleId = randomUUID();
    const billId = randomUUID();
    const parts = [cash(10_000, 0, 20_000), card(20_000)];
    await accepted(desk.record(at, billId, { saleId, payments: parts }));
    await accepted(desk.record(at, billId, { saleId, payments: parts.toReversed() }));
    expect(await conflictsOf(at)).toEqual([]);
  });
});

describe("POS-12 the provisional number of a sale whose answer was lost", () => {
  it("is kept with it, once, and the trail says so", async () => {
    const { at, sale, again } = await lostAnswer();
    expect(await accepted<Sale>(again({ provisionalNumber }))).toEqual({
      ...sale,
      provisionalNumber,
    });
    expect(await accepted<Sale>(again({ provisionalNumber }))).toMatchObject({ provisionalNumber });
    expect(await conflictsOf(at)).toEqual([]);
    const entries = await owner`select details from changes
      where hotel_id = ${at.staff.hotelId} and action = 'pos.record-sale'`;
    expect(entries).toHaveLength(1);
    expect(
      entries[0]?.details.facts.map(({ what, after }: Record<string, unknown>) => [what, after]),
    ).toEqual([
      ["restaurant", "La Casbah"],
      ["bill", "Bill 1"],
      ["sale", sale.number],
      ["provisionalNumber", provisionalNumber],
    ]);
  });

  it("is refused where another sale of the terminal has it", async () => {
    const { at, again } = await lostAnswer();
    await accepted(desk.record(at, randomUUID(), { provisionalNumber }));
    expect(await refusal(again({ provisionalNumber }))).toMatchObject({
      code: "sale.provisional-number-used",
      params: { number: "2/11" },
    });
  });

  it("is that of one sale where two are sent at once", async () => {
    const { at } = await lostAnswer();
    for (let round = 0; round < 10; round += 1) {
      const number = `Bar K7-${round}`;
      const send = () => desk.record(at, randomUUID(), { provisionalNumber: number });
      const codes = await Promise.all(
        [send(), send()].map(async (sent) => (await refusal(sent)).code),
      );
      expect(codes.sort()).toEqual(["sale.provisional-number-used", undefined]);
    }
  });

  it("is never changed in the database, nor is anything else of a sale", async () => {
    const { at, sale, again } = await lostAnswer();
    await accepted(again({ provisionalNumber }));
    const run = (statement: ReturnType<typeof sql>) =>
      database.withHotel(at.staff.hotelId, (tx) => tx.execute(statement));
    await expect(run(sql`update sales set total_centimes = 1`)).rejects.toThrow();
    // The policy hides numbered ones from updates.
    await run(sql`update sales set provisional_number = 'Other'`);
    const [kept] = await owner`select provisional_number from sales where id = ${sale.id}`;
    expect(kept?.provisional_number).toBe(provisionalNumber);
  });
});
