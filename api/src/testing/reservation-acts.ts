import { randomUUID } from "node:crypto";
import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { Outcome } from "./races.ts";
import type { ReservationDesk } from "./reservation-desk.ts";
import type { TestApp } from "./test-app.ts";

type Roll = (limit: number) => number;
type Around = { ids: readonly string[]; roll: Roll; process: TestApp };
type Act = { name: string; run: () => Promise<Outcome> };

const times = ["18:00", "19:00", "20:00", "21:00"];

/** One random step of a waiter, on what the tills show now. */
async function actOf(desk: ReservationDesk, around: Around): Promise<Act> {
  const { roll, process } = around;
  const bills = await desk.bills(process);
  const acts = [...(await reservationActs(desk, bills, around)), ...billActs(desk, bills, around)];
  const act = acts[roll(acts.length)];
  if (!act) throw new Error("there is nothing to do");
  return act;
}

export type Acted = { name: string; status: number };

/** A waiter's random steps, whose answers are added to those of the others, until there is enough of them. */
export async function actAtRandom(
  desk: ReservationDesk,
  around: Around,
  answers: Acted[],
  isEnough: () => boolean,
): Promise<void> {
  while (!isEnough()) {
    const { name, run } = await actOf(desk, around);
    const { status } = await run();
    answers.push({ name, status });
  }
}

async function reservationActs(
  desk: ReservationDesk,
  bills: readonly OpenBill[],
  { ids, roll, process }: Around,
): Promise<Act[]> {
  const list = await desk.list("2026-11-21", process);
  const id = ids[roll(ids.length)] ?? "";
  const version = list.find((each) => each.id === id)?.version ?? null;
  const seated = list.find(({ state, billId }) =>
    bills.some((bill) => state === "seated" && bill.id === billId && bill.lines.length === 0),
  );
  const places = [[desk.tableId], [desk.otherTableId], [desk.otherTableId, desk.tableId]];
  const seen = { version: version ?? 1, knownBillIds: bills.map((each) => each.id) };
  const joined = roll(2) ? bills[roll(Math.max(1, bills.length))]?.id : undefined;
  const wish = { version, time: times[roll(times.length)], tableIds: places[roll(places.length)] };
  const save = { name: "save", run: () => desk.save(id, wish, { process }) };
  const billId = joined ?? randomUUID();
  const seat = { name: "seat", run: () => desk.seat(id, { ...seen, billId }, process) };
  const step = roll(2) ? "cancel" : "restore";
  return [
    save,
    save,
    seat,
    seat,
    { name: step, run: () => desk.step(id, step, seen.version, process) },
    {
      name: "unseat",
      run: () => desk.step(seated?.id ?? id, "unseat", seated?.version ?? seen.version, process),
    },
  ];
}

function billActs(
  desk: ReservationDesk,
  bills: readonly OpenBill[],
  { roll, process }: Around,
): Act[] {
  const bill = bills[roll(Math.max(1, bills.length))];
  if (!bill) return [];
  const other = bills[roll(bills.length)] ?? bill;
  const [line] = bill.lines;
  const to = roll(2) ? desk.tableId : desk.otherTableId;
  const orders = [desk.tea({ quantity: 2 }), desk.bread()];
  const order = { name: "order", run: () => desk.send(bill.id, orders, desk.waiter, process) };
  const moved = { kind: "moved", tableId: to } as const;
  const filled: Act[] = line
    ? [
        { name: "split", run: async () => (await desk.split(bill, line.id, process)).outcome },
        { name: "split", run: async () => (await desk.split(bill, line.id, process)).outcome },
        { name: "sell", run: () => desk.sell(bill, process) },
      ]
    : [{ name: "delete", run: () => desk.remove(bill.id, desk.waiter, process) }];
  return [
    order,
    order,
    { name: "move", run: () => desk.send(bill.id, [moved], desk.waiter, process) },
    { name: "merge", run: () => desk.merge(bill, other.id, process) },
    ...filled,
  ];
}
