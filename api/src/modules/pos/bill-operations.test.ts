import type { AuditPage } from "@funduq/shared-types/contracts/audit-trail";
import {
  RECORDED_AT_HEADER,
  RECORDED_BY_HEADER,
} from "@funduq/shared-types/values/recorded-headers";
import { v7 as uuidv7 } from "uuid";
import { describe, expect, it } from "vitest";
import { openBillDesk, openedOn, ticketsOf } from "../../testing/bill-desk.ts";
import { makeStaff } from "../../testing/factories-core.ts";
import { tally } from "../../testing/races.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const { owner } = api;

const refusal = ({ status, code }: { status: number; code: string | undefined }) => [status, code];

describe("a bill's operations", () => {
  it("POS-02 POS-03 POS-09 open a bill on a table and order, with names, prices and TVA of the moment", async () => {
    const desk = await openBillDesk(api);
    const billId = uuidv7();
    const steak = desk.steak({
      modifierIds: [desk.rareId, desk.pepperId],
      priceCentimes: 188_000,
      quantity: 2,
      note: "no salt",
      course: 2,
    });
    const opened = { kind: "opened", tableId: desk.tableId, covers: 3 } as const;
    const answer = await desk.send(billId, [opened, desk.tea(), steak]);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id: billId,
      tableId: desk.tableId,
      tableName: "T1",
      name: "Bill 1",
      covers: 3,
      version: 1,
      askedAt: null,
      discountBp: 0,
      discountCentimes: 0,
      lines: [
        { name: "Mint tea", categoryName: "Drinks", priceCentimes: 15_000, tvaBp: 900, course: 1 },
        {
          name: "Steak",
          categoryName: "Mains",
          priceCentimes: 188_000,
          quantity: 2,
          firedQuantity: 0,
          tvaBp: 1_900,
          note: "no salt",
          modifiers: [
            { name: "Rare", priceCentimes: 0 },
            { name: "Pepper", priceCentimes: 8_000 },
          ],
        },
      ],
    });
    expect(await desk.bills()).toEqual([answer.body]);
  });

  it("POS-03 'Bill N' is the number of the table's bills + 1, of quick sales that of those without a table", async () => {
    const desk = await openBillDesk(api);
    const [first, , other, quick] = [
      await desk.openWith([]),
      await desk.openWith([]),
      await desk.openWith([], desk.otherTableId),
      await desk.openWith([], null),
    ];
    await desk.openWith([], null);
    const names = async () =>
      (await desk.bills()).map(({ tableName, name }) => `${tableName} ${name}`.trim()).sort();
    expect(await names()).toEqual(["Bill 1", "Bill 2", "T1 Bill 1", "T1 Bill 2", "T2 Bill 1"]);
    await desk.remove(first);
    // One bill is left, and is called 'Bill 2': two of the same name would be one too many.
    await desk.openWith([]);
    await desk.send(other, [{ kind: "moved", tableId: desk.tableId }]);
    await desk.send(quick, [{ kind: "moved", tableId: desk.otherTableId }]);
    expect(await names()).toEqual(["Bill 2", "T1 Bill 1", "T1 Bill 2", "T1 Bill 3", "T2 Bill 1"]);
  });

  it("POS-03 six terminals that open bills on one table at once give six names", async () => {
    const desk = await openBillDesk(api);
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => desk.openWith([])));
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => desk.openWith([], null)));
    const six = [1, 2, 3, 4, 5, 6].map((number) => `Bill ${number}`);
    const names = (await desk.bills()).map(({ name }) => name).sort();
    expect(names).toEqual([...six, ...six].sort());
  });

  it("POS-02 change quantity, note, course and covers, ask for the bill, and take a line away", async () => {
    const desk = await openBillDesk(api);
    const [tea, bread] = [desk.tea(), desk.bread()];
    const billId = await desk.openWith([tea, bread]);
    const { body } = await desk.send(billId, [
      { kind: "quantity-changed", lineId: tea.lineId, by: 3 },
      { kind: "quantity-changed", lineId: tea.lineId, by: -1 },
      { kind: "line-noted", lineId: tea.lineId, note: "hot" },
      { kind: "line-coursed", lineId: tea.lineId, course: 4 },
      { kind: "quantity-changed", lineId: bread.lineId, by: -1 },
      { kind: "covers-set", covers: 5 },
      { kind: "asked", isAsked: true },
    ]);
    expect(body).toMatchObject({
      covers: 5,
      version: 2,
      askedAt: "2026-11-21T09:00:00+00:00",
      presentedAt: null,
      lines: [{ name: "Mint tea", quantity: 3, note: "hot", course: 4 }],
    });
    await desk.send(billId, [
      { kind: "asked", isAsked: false },
      { kind: "covers-set", covers: null },
    ]);
    expect(await desk.bill(billId)).toMatchObject({ covers: null, askedAt: null, version: 3 });
  });

  it("POS-13 fire what the kitchen does not know of: a ticket per station and course", async () => {
    const desk = await openBillDesk(api);
    const [tea, steak] = [desk.tea({ quantity: 2 }), desk.steak({ course: 2, note: "no salt" })];
    const billId = await desk.openWith([tea, steak, desk.bread(), desk.tea()]);
    await desk.send(billId, [{ kind: "fired", course: 1 }]);
    expect(await ticketsOf(api, billId)).toEqual([
      { station: "", course: 1, table: "T1", lines: [["Bread", 1, 0]] },
      {
        station: "Bar",
        course: 1,
        table: "T1",
        lines: [
          ["Mint tea", 2, 0],
          ["Mint tea", 1, 0],
        ],
      },
    ]);
    await desk.send(billId, [
      { kind: "quantity-changed", lineId: tea.lineId, by: 1 },
      { kind: "fired", course: null },
      { kind: "fired", course: null },
    ]);
    const tickets = await ticketsOf(api, billId);
    expect(tickets.map(({ station, lines }) => [station, lines])).toEqual([
      ["", [["Bread", 1, 0]]],
      expect.anything(),
      ["Bar", [["Mint tea", 1, 0]]],
      ["Grill", [["Steak", 1, 0]]],
    ]);
    const fired = (await desk.bill(billId)).lines.map((line) => line.firedQuantity);
    expect(fired).toEqual([3, 1, 1, 1]);
    const [sent] = await owner`select l.note, l.modifiers, t.fired_by from kitchen_ticket_lines l
      join kitchen_tickets t on t.id = l.ticket_id where l.line_id = ${String(steak.lineId)}`;
    expect(sent).toMatchObject({ note: "no salt", modifiers: [{ name: "Rare" }] });
    expect(sent?.fired_by).toBe(desk.waiter.userId);
  });

  it("POS-11 do not lessen or change what the kitchen knows of", async () => {
    const desk = await openBillDesk(api);
    const tea = desk.tea({ quantity: 3 });
    const { lineId } = tea;
    const billId = await desk.openWith([tea, { kind: "fired", course: null }]);
    await desk.send(billId, [{ kind: "quantity-changed", lineId, by: 2 }]);
    expect((await desk.send(billId, [{ kind: "quantity-changed", lineId, by: -2 }])).status).toBe(
      200,
    );
    for (const operation of [
      { kind: "quantity-changed", lineId, by: -1 },
      { kind: "line-noted", lineId, note: "x" },
      { kind: "line-coursed", lineId, course: 2 },
    ] as const) {
      const answer = await desk.send(billId, [operation]);
      expect(refusal(answer)).toEqual([409, "bill.line-ordered"]);
      expect(answer.body).toMatchObject({ params: { name: "Mint tea", quantity: 3 } });
    }
    expect((await desk.bill(billId)).lines).toMatchObject([{ quantity: 3, note: "", course: 1 }]);
  });

  it("POS-02 are done all or none, in order", async () => {
    const desk = await openBillDesk(api);
    const billId = await desk.openWith([desk.tea()]);
    const before = await desk.bill(billId);
    const bread = desk.bread({ id: uuidv7() });
    const unknown = { kind: "line-noted", lineId: uuidv7(), note: "x" } as const;
    expect(refusal(await desk.send(billId, [bread, unknown]))).toEqual([
      404,
      "bill.line-not-found",
    ]);
    expect(await desk.bill(billId)).toEqual(before);
    // The refused operation was not done: it can be sent again.
    expect((await desk.send(billId, [bread])).status).toBe(200);
    expect((await desk.bill(billId)).lines).toHaveLength(2);
  });
});

describe("an operation is done once", () => {
  it("POS-06 POS-12 each kind that is sent six times at once, by two users, through two processes", async () => {
    const desk = await openBillDesk(api);
    const billId = uuidv7();
    const line = desk.steak({ quantity: 2 });
    const { lineId } = line;
    const batches = [
      [openedOn(desk.tableId)],
      [line],
      [{ kind: "quantity-changed", lineId, by: 2 }],
      [{ kind: "line-noted", lineId, note: "no salt" }],
      [{ kind: "line-coursed", lineId, course: 3 }],
      [{ kind: "covers-set", covers: 4 }],
      [{ kind: "moved", tableId: desk.otherTableId }],
      [{ kind: "asked", isAsked: true }],
      [{ kind: "presented" }],
      [{ kind: "fired", course: null }],
      [desk.tea(), { kind: "quantity-changed", lineId, by: 1 }, { kind: "fired", course: null }],
    ] as const;
    for (const batch of batches) {
      const operations = batch.map((operation) => ({ ...operation, id: uuidv7() }));
      const people = [desk.waiter, desk.colleague, desk.manager];
      const answers = await Promise.all(
        [...people, ...people].map((as) => desk.send(billId, operations, as)),
      );
      expect(tally(answers)).toEqual({ "200": 6 });
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    }
    const bill = await desk.bill(billId);
    expect(bill).toMatchObject({ version: batches.length, covers: 4, tableName: "T2" });
    expect(bill.lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ["Steak", 5],
      ["Mint tea", 1],
    ]);
    const tickets = await ticketsOf(api, billId);
    expect(tickets.map(({ lines }) => lines)).toEqual([
      [["Mint tea", 1, 0]],
      [["Steak", 4, 0]],
      [["Steak", 1, 0]],
    ]);
    const trail = await owner`select action from changes where entity_id = ${billId}`;
    expect(trail).toHaveLength(batches.length);
  });

  it("POS-12 parts of a batch that were done before are skipped, and one that is listed twice is done once", async () => {
    const desk = await openBillDesk(api);
    const billId = uuidv7();
    const opened = { ...openedOn(null), id: uuidv7() };
    const tea = desk.tea({ id: uuidv7() });
    await desk.send(billId, [opened, tea]);
    const more = { kind: "quantity-changed", lineId: tea.lineId, by: 1, id: uuidv7() } as const;
    await desk.send(billId, [opened, tea, more, more, more]);
    expect((await desk.bill(billId)).lines).toMatchObject([{ quantity: 2 }]);
    expect(await owner`select from bill_operations where bill_id = ${billId}`).toHaveLength(3);
  });

  it("POS-12 the id of an operation on another bill is refused", async () => {
    const desk = await openBillDesk(api);
    const id = uuidv7();
    const [one, two] = [await desk.openWith([]), await desk.openWith([])];
    await desk.send(one, [desk.tea({ id })]);
    expect(refusal(await desk.send(two, [desk.tea({ id })]))).toEqual([400, "request.invalid"]);
    expect((await desk.bill(two)).lines).toEqual([]);
  });

  it("POS-03 two waiters on one bill add to it: nothing of either is lost", async () => {
    const desk = await openBillDesk(api);
    const shared = desk.tea();
    const billId = await desk.openWith([shared]);
    const rounds = Array.from({ length: 8 }, (_, round) => {
      const as = round % 2 === 0 ? desk.waiter : desk.colleague;
      const more = { kind: "quantity-changed", lineId: shared.lineId, by: 1 } as const;
      return desk.send(billId, [desk.bread(), more], as);
    });
    expect(tally(await Promise.all(rounds))).toEqual({ "200": 8 });
    const { lines, version } = await desk.bill(billId);
    expect(lines).toHaveLength(9);
    expect(lines[0]).toMatchObject({ name: "Mint tea", quantity: 9 });
    expect(version).toBe(9);
  });

  it("POS-06 that a colleague sends later are done once, and the audit trail names who made them", async () => {
    const desk = await openBillDesk(api);
    const { waiter, colleague, manager } = desk;
    await owner`update hotel_users set display_name = 'Nadia' where user_id = ${waiter.userId}`;
    const billId = await desk.openWith([]);
    const operations = [{ id: uuidv7(), ...desk.tea() }];
    const headers = {
      [RECORDED_BY_HEADER]: waiter.userId,
      [RECORDED_AT_HEADER]: new Date().toISOString(),
    };
    for (const as of [colleague, colleague]) {
      const path = `${desk.at}/${billId}/operations`;
      const { status } = await api.request("POST", path, { as, body: { operations }, headers });
      expect(status).toBe(200);
    }
    expect((await desk.bill(billId)).lines).toMatchObject([{ quantity: 1 }]);
    const trail = await api.request("GET", `/hotels/${manager.hotelId}/audit-trail`, {
      as: await makeStaff(api.database, { hotelId: manager.hotelId }),
    });
    const [last] = ((await trail.json()) as AuditPage).entries;
    expect(last?.facts).toContainEqual(
      expect.objectContaining({ what: "recordedBy", after: "Nadia" }),
    );
  });
});
