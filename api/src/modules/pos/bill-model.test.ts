import type { BillLine } from "@funduq/shared-types/contracts/pos-bill";
import { countByLine } from "@funduq/shared-types/rules/bill-ready";
import { v7 as uuidv7 } from "uuid";
import { expect, it } from "vitest";
import { type BillDesk, openBillDesk } from "../../testing/bill-desk.ts";
import { kitchenDiffers, kitchenMisnames } from "../../testing/kitchen-check.ts";
import { dice } from "../../testing/races.ts";
import { addSetMenu, SET_WITH_STEAK, type TestSet } from "../../testing/set-menu.ts";
import { testApp } from "../../testing/test-app.ts";

const api = await testApp();
const STEPS = 70;

/** The simplest restaurant: bills are lists of lines with two counts, and a table. */
type Line = {
  id: string;
  price: number;
  quantity: number;
  /** What the kitchen knows of: of each dish of a set, else of the line. */
  fired: number[];
  /** The courses of its dishes. */
  courses: number[];
};
type Bill = { id: string; table: string | null; version: number; lines: Line[] };
type Roll = (limit: number) => number;
type Desk = BillDesk & { set: TestSet };
type Step = (desk: Desk, bills: Bill[], roll: Roll) => Promise<void>;

const firedOf = ({ fired }: Line): number => Math.max(...fired);

const pick = <Item>(roll: Roll, items: readonly Item[]): Item | undefined =>
  items[items.length > 0 ? roll(items.length) : 0];

/** Expects the answer that the model foresees; undefined is success. */
async function expectCode(
  answer: Promise<{ code: string | undefined }>,
  code: string | undefined,
): Promise<boolean> {
  expect((await answer).code).toBe(code);
  return code === undefined;
}

const open: Step = async (desk, bills, roll) => {
  const table = [desk.tableId, desk.otherTableId, null][roll(3)] ?? null;
  const id = await desk.openWith([], table);
  bills.push({ id, table, version: 1, lines: [] });
};

const add: Step = async (desk, bills, roll) => {
  const bill = pick(roll, bills);
  if (!bill) return;
  const id = uuidv7();
  const quantity = 1 + roll(4);
  const more = { lineId: id, quantity };
  const item = pick(roll, [
    { order: desk.tea(more), price: 15_000, courses: [1] },
    { order: desk.steak(more), price: 180_000, courses: [1] },
    { order: desk.set.order(more), price: SET_WITH_STEAK, courses: [1, 2] },
  ]);
  if (!item) return;
  const { order, price, courses } = item;
  await expectCode(desk.send(bill.id, [order]), undefined);
  bill.lines.push({ id, price, quantity, fired: courses.map(() => 0), courses });
  bill.version += 1;
};

const change: Step = async (desk, bills, roll) => {
  const bill = pick(roll, bills);
  const line = bill && pick(roll, bill.lines);
  if (!line) return;
  const by = roll(7) - 3;
  const left = line.quantity + by;
  const tooLow = firedOf(line) > 0 ? "bill.line-ordered" : "bill.line-too-few";
  const code = left < firedOf(line) ? tooLow : undefined;
  const operation = { kind: "quantity-changed", lineId: line.id, by } as const;
  if (!(await expectCode(desk.send(bill.id, [operation]), code))) return;
  line.quantity = left;
  bill.lines = bill.lines.filter(({ quantity }) => quantity > 0);
  bill.version += 1;
};

const fire: Step = async (desk, bills, roll) => {
  const bill = pick(roll, bills);
  if (!bill) return;
  const course = [null, 1, 2][roll(3)] ?? null;
  await expectCode(desk.send(bill.id, [{ kind: "fired", course }]), undefined);
  for (const line of bill.lines)
    line.fired = line.fired.map((fired, dish) =>
      course === null || line.courses[dish] === course ? line.quantity : fired,
    );
  bill.version += 1;
};

const voidSome: Step = async (desk, bills, roll) => {
  const bill = pick(roll, bills);
  const line = bill && pick(roll, bill.lines);
  if (!line) return;
  const quantity = 1 + roll(4);
  const code = quantity > line.quantity ? "bill.line-too-few" : undefined;
  const body = { lineId: line.id, quantity, reason: "Model" };
  if (!(await expectCode(desk.post(`${bill.id}/void`, body, desk.manager), code))) return;
  line.quantity -= quantity;
  line.fired = line.fired.map((fired) => Math.max(0, fired - quantity));
  bill.lines = bill.lines.filter((each) => each.quantity > 0);
  bill.version += 1;
};

const split: Step = async (desk, bills, roll) => {
  const bill = pick(roll, bills);
  const line = bill && pick(roll, bill.lines);
  if (!line) return;
  const quantity = 1 + roll(3);
  const [newBillId, newLineId] = [uuidv7(), uuidv7()];
  const isAll = bill.lines.length === 1 && quantity === line.quantity;
  const code = quantity > line.quantity ? "bill.line-too-few" : isAll ? "bill.empty" : undefined;
  const lines = [{ lineId: line.id, newLineId, quantity }];
  const answer = desk.post(`${bill.id}/split`, { version: bill.version, newBillId, lines });
  if (!(await expectCode(answer, code))) return;
  const fired = line.fired.map((each) => Math.min(each, quantity));
  line.quantity -= quantity;
  line.fired = line.fired.map((each) => Math.max(0, each - quantity));
  bill.lines = bill.lines.filter((each) => each.quantity > 0);
  bill.version += 1;
  const moved = { ...line, id: newLineId, quantity, fired };
  bills.push({ id: newBillId, table: bill.table, version: 1, lines: [moved] });
};

const merge: Step = async (desk, bills, roll) => {
  const [from, into] = [pick(roll, bills), pick(roll, bills)];
  if (!from || !into) return;
  const code = from === into ? "bill.merges-itself" : undefined;
  const body = { version: from.version, intoBillId: into.id };
  if (!(await expectCode(desk.post(`${from.id}/merge`, body), code))) return;
  into.lines.push(...from.lines);
  into.version += 1;
  bills.splice(bills.indexOf(from), 1);
};

const move: Step = async (desk, bills, roll) => {
  const bill = pick(roll, bills);
  if (!bill) return;
  const table = [desk.tableId, desk.otherTableId, null][roll(3)] ?? null;
  await expectCode(desk.send(bill.id, [{ kind: "moved", tableId: table }]), undefined);
  bill.table = table;
  bill.version += 1;
};

const remove: Step = async (desk, bills, roll) => {
  const bill = pick(roll, bills);
  if (!bill) return;
  const isFired = bill.lines.some((line) => firedOf(line) > 0);
  const refused = isFired ? "bill.is-ordered" : "bill.changed";
  const code = bill.lines.length > 0 ? refused : undefined;
  if (await expectCode(desk.remove(bill.id), code)) bills.splice(bills.indexOf(bill), 1);
};

/** A cook marks a ticket as done, or recalls it. The bill's version stays. */
const cook: Step = async (desk, _, roll) => {
  const kitchen = `${desk.at.replace(/bills$/u, "kitchen")}/tickets`;
  const { toDo, done } = await (await api.request("GET", kitchen, { as: desk.waiter })).json();
  const ticket = pick<{ id: string; doneAt: string | null }>(roll, [...toDo, ...toDo, ...done]);
  if (!ticket) return;
  const body = { isDone: ticket.doneAt === null };
  const path = `${kitchen}/${ticket.id}/done`;
  expect((await api.request("PUT", path, { as: desk.waiter, body })).status).toBe(204);
};

const serve: Step = async (desk, bills, roll) => {
  const bill = pick(roll, bills);
  if (!bill) return;
  const { ready } = await desk.bill(bill.id);
  if (ready.length === 0) return;
  const tickets = ready.map(({ ticketId, readyAt }) => ({ ticketId, readyAt }));
  await expectCode(desk.send(bill.id, [{ kind: "served", tickets }]), undefined);
  expect((await desk.bill(bill.id)).ready).toEqual([]);
  if (roll(2) === 0) return;
  await expectCode(desk.send(bill.id, [{ kind: "unserved", tickets }]), undefined);
  expect((await desk.bill(bill.id)).ready).toEqual(ready);
};

const ordering = [open, add, add, add, change, change, fire, voidSome, split, merge, move, remove];
const steps = [...ordering, cook, cook, serve];

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
const firedIn = ({ firedQuantity, dishesFired }: BillLine): number[] =>
  dishesFired?.length ? dishesFired : [firedQuantity];

/** Lines of which more is ready or served than the kitchen knows of. There must be none. */
async function readyTooMany(desk: BillDesk) {
  const bills = await desk.bills();
  return bills.flatMap((bill) => {
    const fired = new Map(bill.lines.map((line) => [line.id, sum(firedIn(line))]));
    return [...countByLine([...bill.ready, ...(bill.served ?? [])])].filter(
      ([id, count]) => count > (fired.get(id) ?? 0),
    );
  });
}

/** The open bills as the model has them. */
async function listed(desk: BillDesk): Promise<Bill[]> {
  const bills = await desk.bills();
  return bills.map(({ id, tableId: table, version, lines }) => ({
    id,
    table,
    version,
    lines: lines.map((line) => ({
      id: line.id,
      price: line.priceCentimes,
      quantity: line.quantity,
      fired: firedIn(line),
      courses: line.modifiers.flatMap(({ itemId, course }) => (itemId && course) || []),
    })),
  }));
}

const sorted = (bills: readonly Bill[]) =>
  bills
    .map((bill) => ({
      ...bill,
      lines: bill.lines
        .map(({ courses, ...line }) => ({ ...line, courses: line.fired.length > 1 ? courses : [] }))
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));

it.each([1, 2, 3, 4])(
  "POS-01 POS-02 POS-10 POS-11 POS-13 random operations leave what a simple model says, seed %i",
  async (seed) => {
    const billDesk = await openBillDesk(api);
    const desk = { ...billDesk, set: await addSetMenu(api, billDesk) };
    const roll = dice(seed);
    const bills: Bill[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      await (pick(roll, steps) ?? open)(desk, bills, roll);
      expect(sorted(await listed(desk))).toEqual(sorted(bills));
      expect(await readyTooMany(desk)).toEqual([]);
    }
    const names = (await desk.bills()).map(({ tableName, name }) => `${tableName} ${name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(await kitchenDiffers(api, desk.waiter.hotelId)).toEqual([]);
    expect(await kitchenMisnames(api, desk.waiter.hotelId)).toEqual([]);
  },
);
