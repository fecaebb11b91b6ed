import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import { v5 as uuidv5, v7 as uuidv7 } from "uuid";
import { beforeEach, describe, expect, it } from "vitest";
import { accepted, refusal } from "../../testing/pos-desk.ts";
import { arrangeRace } from "../../testing/races.ts";
import { fireAll, openRecordedDesk, sold } from "../../testing/recorded-desk.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner } = api;

beforeEach(() => api.clock.set("2026-11-21T09:00:00Z"));

const restaurant = () => openRecordedDesk(api);

/** A bill of three teas and bread that was merged into another one with a steak. */
async function merged() {
  const { desk, ...more } = await restaurant();
  const [tea, bread, steak] = [desk.tea({ quantity: 3 }), desk.bread(), desk.steak()];
  const billId = await desk.openWith([tea, bread, fireAll]);
  const intoBillId = await desk.openWith([steak, fireAll], desk.otherTableId);
  const merge = (version = 1) => desk.post(`${billId}/merge`, { version, intoBillId });
  return { desk, ...more, billId, intoBillId, tea, bread, steak, merge };
}

describe("POS-12 a recorded sale takes lines only off bills that its own were moved to", () => {
  it.each(["strange", "named by an operation of the till"])(
    "and is refused with lines of another bill, where its own is %s",
    async (own) => {
      const { desk, record, counts } = await restaurant();
      const tea = desk.tea({ quantity: 3 });
      const victimId = await desk.openWith([tea]);
      const billId = uuidv7();
      const covers = { kind: "covers-set", covers: 3 } as const;
      if (own !== "strange")
        await desk.send(victimId, [{ ...covers, id: uuidv5("merge", billId) }]);
      const free = [{ ...sold(tea, 3), priceCentimes: 0 }];
      expect(await refusal(record(billId, free, { payments: [] }))).toMatchObject({
        status: 400,
        code: "request.invalid",
        params: { fields: [{ path: "lines" }] },
      });
      expect((await desk.bill(victimId)).lines).toMatchObject([{ quantity: 3 }]);
      expect(await counts()).toEqual({ sales: 0, conflicts: 0 });
    },
  );

  it("which the trail names", async () => {
    const { at, sell, billId, tea, merge } = await merged();
    await merge();
    await sell(billId, [sold(tea, 2)], { billName: "Bill 1" });
    const [entry] = await owner`select details from changes
      where hotel_id = ${at.staff.hotelId} and action = 'pos.record-sale'`;
    expect(entry?.details.facts).toContainEqual(
      expect.objectContaining({ what: "bill", before: "Bill 1 · T2", after: "Bill 1 · T1" }),
    );
  });
});

describe("POS-12 a bill that was merged meanwhile", () => {
  it("is sold twice where the other bill is sold while its sale waits for it", async () => {
    const { at, record, counts, billId, intoBillId, tea, bread, merge } = await merged();
    await merge();
    const saleId = uuidv7();
    const inside = { hotel_id: at.staff.hotelId };
    const [outcome] = await arrangeRace(
      api,
      (till) => till`select from open_bills where id = ${intoBillId} for update`,
      () => [record(billId, [sold(tea, 3), sold(bread)])],
      async (till) => {
        await till`insert into sales ${till({ ...inside, restaurant_id: at.id, id: saleId, client_operation_id: saleId, bill_id: intoBillId, year: 2026, month: 11, number: 1, table_name: "", total_centimes: 45_000, business_date: "2026-11-21" })}`;
        await till`insert into sale_lines ${till({ ...inside, sale_id: saleId, position: 1, name: "Mint tea", price_centimes: 15_000, quantity: 3, line_ids: [String(tea.lineId)] })}`;
        await till`delete from open_bills where id = ${intoBillId}`;
      },
    );
    expect(outcome).toMatchObject({ status: 201, body: { id: saleId } });
    expect(await counts()).toEqual({ sales: 1, conflicts: 1 });
  });

  it("is sold once where only the other guests of the bill have paid: its own lines stayed open", async () => {
    const { desk, sell, counts, inOrder, billId, intoBillId, ...lines } = await merged();
    const { tea, bread, steak, merge } = lines;
    await merge();
    const first = await sell(intoBillId, [sold(steak)]);
    expect(await desk.bills()).toMatchObject([
      { restOf: { saleId: first.id }, lines: [{ id: tea.lineId }, { id: bread.lineId }] },
    ]);
    const second = await sell(billId, [sold(tea, 3), sold(bread)]);
    expect([first.number, second.number]).toEqual(["1/11", "2/11"]);
    expect(await desk.bills()).toMatchObject([{ lines: [] }]);
    expect(await counts()).toEqual({ sales: 2, conflicts: 0 });
    await inOrder();
  });

  it("takes its covers and its discount with it", async () => {
    const { desk, sell, billId, intoBillId, tea, bread, merge } = await merged();
    const discount = { lineId: null, reason: "Regular", discountBp: 0, discountCentimes: 5_000 };
    await desk.post(`${billId}/discount`, { version: 1, ...discount }, desk.manager);
    await merge(2);
    expect(await desk.bill(intoBillId)).toMatchObject({ covers: 4, discountCentimes: 5_000 });
    await sell(billId, [sold(tea, 3), sold(bread)], {
      covers: 2,
      discountCentimes: 5_000,
      discountReason: "Regular",
      totalCentimes: 45_000,
    });
    const none = { discountBp: 0, discountCentimes: 0, discountReason: null };
    expect(await desk.bill(intoBillId)).toMatchObject({ covers: 2, ...none, lines: [{}] });
  });
});

describe("POS-12 a bill of which a part was split off and sold meanwhile", () => {
  it("is sold twice, and what is left of it stays open", async () => {
    const { desk, record, sell, split, counts } = await restaurant();
    const tea = desk.tea({ quantity: 5 });
    const billId = await desk.openWith([tea, fireAll]);
    const part = await split(billId, 1, tea.lineId, 3);
    const again = await split(part.billId, 1, part.lineId, 1);
    const ofPart = { ...tea, lineId: again.lineId };
    const first = await sell(again.billId, [sold(ofPart)]);
    const saleId = uuidv7();
    for (const _ of ["first", "sent again"])
      expect((await accepted<Sale>(record(billId, [sold(tea, 5)], { saleId }))).id).toBe(first.id);
    expect(await counts()).toEqual({ sales: 1, conflicts: 1 });
    expect((await desk.bills()).map(({ lines }) => lines[0]?.quantity)).toEqual([2, 2]);
  });

  it("is sold once where the terminal knew of the split", async () => {
    const { desk, sell, split, counts } = await restaurant();
    const tea = desk.tea({ quantity: 5 });
    const billId = await desk.openWith([tea, fireAll]);
    const part = await split(billId, 1, tea.lineId, 3);
    await sell(part.billId, [sold({ ...tea, lineId: part.lineId }, 3)]);
    await sell(billId, [sold(tea, 2)]);
    expect(await counts()).toEqual({ sales: 2, conflicts: 0 });
  });
});
