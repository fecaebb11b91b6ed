import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { v7 as uuidv7 } from "uuid";
import { describe, expect, it } from "vitest";
import { type BillDesk, openBillDesk } from "../../testing/bill-desk.ts";
import { eventually } from "../../testing/eventually.ts";
import { kitchenDiffers } from "../../testing/kitchen-check.ts";
import { arrangeRace, dice, type Outcome, tally, waiting } from "../../testing/races.ts";
import { contest, lines } from "../../testing/racing-desks.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner } = api;
const fireAll = { kind: "fired", course: null } as const;

type Roll = (limit: number) => number;
type Act = (
  desk: BillDesk,
  process: TestApp,
  bills: readonly OpenBill[],
  roll: Roll,
) => Promise<Outcome>;

const any = <Item>(items: readonly Item[], roll: Roll): Item => {
  const item = items[roll(items.length)];
  if (item === undefined) throw new Error("nothing to pick");
  return item;
};
const lineOf = (bill: OpenBill, roll: Roll) =>
  bill.lines.length > 0 ? any(bill.lines, roll).id : uuidv7();

const acts: readonly Act[] = [
  (desk, process, bills, roll) =>
    desk.send(any(bills, roll).id, [desk.tea({ quantity: 3 })], desk.waiter, process),
  (desk, process, bills, roll) => desk.send(any(bills, roll).id, [fireAll], desk.waiter, process),
  (desk, process, bills, roll) => {
    const tableId = roll(2) === 0 ? desk.tableId : desk.otherTableId;
    const move = { kind: "moved", tableId } as const;
    return desk.send(any(bills, roll).id, [move, desk.bread()], desk.colleague, process);
  },
  (desk, process, bills, roll) => {
    const { id, version, ...bill } = any(bills, roll);
    const part = {
      lineId: lineOf({ id, version, ...bill }, roll),
      newLineId: uuidv7(),
      quantity: 1,
    };
    const body = { version, newBillId: uuidv7(), lines: [part] };
    return desk.post(`${id}/split`, body, desk.waiter, process);
  },
  (desk, process, bills, roll) => {
    const [from, into] = [any(bills, roll), any(bills, roll)];
    const body = { version: from.version, intoBillId: into.id };
    return desk.post(`${from.id}/merge`, body, desk.colleague, process);
  },
  (desk, process, bills, roll) => {
    const bill = any(bills, roll);
    const body = { lineId: lineOf(bill, roll), quantity: 1, reason: "Race" };
    return desk.post(`${bill.id}/void`, body, desk.manager, process);
  },
];

const losing = [
  "404 bill.not-found",
  "404 bill.line-not-found",
  "409 bill.changed",
  "409 bill.empty",
  "409 bill.merges-itself",
  "409 bill.line-too-few",
];

const orderedIn = (bills: readonly OpenBill[]) =>
  bills
    .flatMap((bill) => bill.lines)
    .filter(({ name }) => name === "Mint tea")
    .reduce((sum, { quantity }) => sum + quantity, 0);

describe("bills at the same time", () => {
  it.each(lines)(
    "POS-10 POS-11 POS-13 twelve terminals order, fire, move, split, merge and void: nothing is lost, no deadlock, %s",
    async (_, delayMs) => {
      const desk = await openBillDesk(api);
      for (const tableId of [desk.tableId, desk.tableId, desk.otherTableId, null])
        await desk.openWith([desk.tea({ quantity: 5 }), desk.steak()], tableId);
      let added = 20;
      const terminals = Array.from({ length: 12 }, (_, index) => async (process: TestApp) => {
        const roll = dice(index + 1);
        const outcomes: Outcome[] = [];
        for (let round = 0; round < 6; round += 1) {
          const bills = await desk.bills(process);
          const act = any(acts, roll);
          outcomes.push(await act(desk, process, bills, roll));
          if (act === acts[0] && outcomes.at(-1)?.status === 200) added += 3;
        }
        return outcomes;
      });
      const answers = tally(await contest(api, desk.waiter.hotelId, terminals, delayMs));
      expect(Object.keys(answers).filter((each) => !["200", ...losing].includes(each))).toEqual([]);
      expect(answers["200"]).toBeGreaterThan(20);
      const [voids] = await owner<{ count: number }[]>`
        select coalesce(sum(quantity), 0)::int as count from bill_voids
        where hotel_id = ${desk.waiter.hotelId} and name = 'Mint tea'`;
      expect(orderedIn(await desk.bills())).toBe(added - (voids?.count ?? 0));
      expect(await kitchenDiffers(api, desk.waiter.hotelId)).toEqual([]);
    },
    120_000,
  );

  it("POS-10 merges of two bills into each other: one is done", async () => {
    const desk = await openBillDesk(api);
    const [one, two] = [await desk.openWith([desk.tea()]), await desk.openWith([desk.steak()])];
    const merge = (from: string, intoBillId: string) =>
      desk.post(`${from}/merge`, { version: 1, intoBillId });
    const answers = await Promise.all([merge(one, two), merge(two, one)]);
    expect(tally(answers)).toEqual({ "200": 1, "404 bill.not-found": 1 });
    const bills = await desk.bills();
    expect(bills.map((bill) => bill.lines.length)).toEqual([2]);
  });

  it("POS-11 a void and a split that wait for the bill decide on what it is then", async () => {
    const desk = await openBillDesk(api);
    const tea = desk.tea({ quantity: 2 });
    const billId = await desk.openWith([tea, desk.bread(), fireAll]);
    const post = (path: string, body: object, as = desk.manager) =>
      api.request("POST", `${desk.at}/${billId}/${path}`, { as, body });
    const parts = [{ lineId: tea.lineId, newLineId: uuidv7(), quantity: 2 }];
    const answers = await arrangeRace(
      api,
      (tx) => tx`select from open_bills where id = ${billId} for no key update`,
      () => [
        post("void", { lineId: tea.lineId, quantity: 2, reason: "x" }),
        post("split", { version: 1, newBillId: uuidv7(), lines: parts }),
      ],
      async (tx) => {
        await tx`update open_bills set version = version + 1 where id = ${billId}`;
        await tx`update open_bill_lines set quantity = 1, fired_quantity = 1
          where id = ${String(tea.lineId)}`;
      },
    );
    expect(answers.map(({ code }) => code)).toEqual(["bill.line-too-few", "bill.changed"]);
  });

  it("POS-10 POS-13 a ticket that is done while its bill is split is done for both bills", async () => {
    const desk = await openBillDesk(api);
    const tea = desk.tea({ quantity: 3 });
    const billId = await desk.openWith([tea, fireAll]);
    const newBillId = uuidv7();
    const parts = [{ lineId: tea.lineId, newLineId: uuidv7(), quantity: 1 }];
    const answers = await arrangeRace(
      api,
      (tx) => tx`update kitchen_tickets set done_at = now() where bill_id = ${billId}`,
      () => [
        api.request("POST", `${desk.at}/${billId}/split`, {
          as: desk.waiter,
          body: { version: 1, newBillId, lines: parts },
        }),
      ],
    );
    expect(tally(answers)).toEqual({ "200": 1 });
    const done = await owner`select bill_id from kitchen_tickets
      where bill_id in (${billId}, ${newBillId}) and done_at is not null`;
    expect(done).toHaveLength(2);
  });

  it("POS-06 an order that waits for the bill's sale is answered with the sale", async () => {
    const desk = await openBillDesk(api);
    const billId = await desk.openWith([desk.tea()]);
    const [sold] = await arrangeRace(
      api,
      (tx) => tx`delete from open_bills where id = ${billId}`,
      () => [
        api.request("POST", `${desk.at}/${billId}/operations`, {
          as: desk.waiter,
          body: { operations: [{ ...desk.bread(), id: uuidv7() }] },
        }),
      ],
      async (tx) => {
        const at = { hotel_id: desk.waiter.hotelId, restaurant_id: desk.restaurantId };
        const number = { year: 2026, month: 11, number: 3, table_name: "T1" };
        const sale = { id: uuidv7(), client_operation_id: uuidv7(), total_centimes: 15_000 };
        const day = { business_date: "2026-11-21", bill_id: billId };
        await tx`insert into sales ${tx({ ...at, ...number, ...sale, ...day })}`;
      },
    );
    expect(sold).toMatchObject({ status: 409, code: "bill.sold" });
    expect(sold?.body).toMatchObject({ params: { number: "3/11", totalCentimes: 15_000 } });
  });

  it("POS-01 a table that is deleted while a bill is opened on it or moved there is not found", async () => {
    const desk = await openBillDesk(api);
    const billId = await desk.openWith([]);
    const { otherTableId: tableId } = desk;
    const send = (id: string, operation: object) =>
      api.request("POST", `${desk.at}/${id}/operations`, {
        as: desk.waiter,
        body: { operations: [{ ...operation, id: uuidv7() }] },
      });
    const answers = await arrangeRace(
      api,
      (tx) => tx`delete from dining_tables where id = ${tableId}`,
      () => [
        send(uuidv7(), { kind: "opened", tableId, covers: null }),
        send(billId, { kind: "moved", tableId }),
      ],
    );
    expect(answers.map(({ code }) => code)).toEqual(["table.not-found", "table.not-found"]);
  });

  it.each(["operations", "split", "merge", "void", "discount", "delete"])(
    "NA-02 a bill's %s waits while the night audit closes the day, as every dated write does",
    async (path) => {
      const desk = await openBillDesk(api);
      const tea = desk.tea({ quantity: 2 });
      const { lineId } = tea;
      const lines = path === "delete" ? [] : [tea];
      const [billId, intoBillId] = [await desk.openWith(lines), await desk.openWith([])];
      const discount = { lineId: null, discountBp: 100, discountCentimes: 0, reason: "x" };
      const bodies: Record<string, object> = {
        operations: { operations: [{ ...fireAll, id: uuidv7() }] },
        split: {
          version: 1,
          newBillId: uuidv7(),
          lines: [{ lineId, newLineId: uuidv7(), quantity: 1 }],
        },
        merge: { version: 1, intoBillId },
        void: { lineId, quantity: 1, reason: "x" },
        discount: { version: 1, ...discount },
      };
      const send = () =>
        path === "delete"
          ? api.request("DELETE", `${desk.at}/${billId}`, { as: desk.manager })
          : api.request("POST", `${desk.at}/${billId}/${path}`, {
              as: desk.manager,
              body: bodies[path],
            });
      const { coming } = await owner.begin(async (tx) => {
        await tx`select from hotels where id = ${desk.waiter.hotelId} for no key update`;
        const sent = send();
        await eventually(async () => expect(await waiting(owner)).toBe(1));
        return { coming: sent };
      });
      expect((await coming).status).toBe(path === "delete" ? 204 : 200);
    },
  );
});
