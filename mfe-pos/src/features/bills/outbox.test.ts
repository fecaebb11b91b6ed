import type { BillOperation, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { hotelIdSchema, userIdSchema } from "@funduq/shared-types/values/ids";
import type { ApiFailure } from "@funduq/shared-ui/state";
import { describe, expect, it, vi } from "vitest";
import { aFloor, aMenu } from "../../standalone/restaurants.ts";
import { aBill, aLine } from "../../testing/bills.ts";
import { applyOperation } from "./apply-operation.ts";
import { isIdle, shownBills } from "./bill-state.ts";
import { type Answer, BillOutbox, type Refusal } from "./outbox.ts";
import {
  asked,
  lineAdded,
  type Origin,
  opened,
  type PendingOperation,
  quantityChanged,
} from "./pending-operation.ts";

const restaurantId = aFloor().id;
const hotelId = hotelIdSchema.parse(crypto.randomUUID());
const line = aLine({ quantity: 1 });
const bill = aBill({ lines: [line] });
const ref = { hotelId, restaurantId, billId: bill.id };
const oneMore = () => quantityChanged({ lineId: line.id, by: 1 });
const [nadia, karim] = [crypto.randomUUID(), crypto.randomUUID()].map((id) =>
  userIdSchema.parse(id),
);
const lost: ApiFailure = { status: 0, code: "network.unreachable", message: "", params: {} };
const refusal = (code: string): ApiFailure => ({ status: 409, code, message: "", params: {} });
const sold = (done: readonly PendingOperation[]): ApiFailure => ({
  ...refusal("bill.sold"),
  params: { done: done.map(({ operation }) => operation.id) },
});

/** An API of one bill whose answers the test gives. */
function anApi() {
  const calls: {
    sent: BillOperation[];
    by: Origin["by"];
    answer: (answer: Answer<OpenBill>) => void;
  }[] = [];
  let person = nadia;
  const refused: Refusal[] = [];
  let listed: OpenBill | undefined = bill;
  let stored: OpenBill | undefined = bill;
  const outbox = new BillOutbox({
    send: (_, operations: readonly PendingOperation[], { by }) =>
      new Promise((resolve) => {
        calls.push({ sent: operations.map(({ operation }) => operation), by, answer: resolve });
      }),
    listed: () => listed,
    person: () => person,
    maySend: () => person !== undefined,
  });
  outbox.onRefused((each) => refused.push(each));

  async function answer(index: number, answer: Answer<OpenBill>) {
    calls[index]?.answer(answer);
    await Promise.resolve();
    await Promise.resolve();
  }

  return {
    calls,
    refused,
    outbox,
    answer,
    /** Somebody else, or nobody, is signed in from here on. */
    signIn: (userId: typeof person) => {
      person = userId;
      outbox.forgetAnswers();
    },
    list: (bills: OpenBill[]) => {
      listed = bills[0];
    },
    /** Does all of them, as the API would. */
    done: (index: number) => {
      const operations = calls[index]?.sent ?? [];
      stored = operations.reduce<OpenBill | undefined>(
        (before, operation) => applyOperation(before, { operation }),
        stored,
      );
      if (!stored) throw new Error("there is no bill");
      stored = { ...stored, version: stored.version + 1 };
      return answer(index, { data: stored });
    },
    shown: (bills: OpenBill[] = listed ? [listed] : []) =>
      shownBills(outbox.states(), restaurantId, bills)[0],
    quantity() {
      return this.shown()?.lines[0]?.quantity;
    },
  };
}

describe("the outbox", () => {
  it("POS-02 shows what was tapped before it is sent, and keeps it when it is answered", async () => {
    const api = anApi();
    api.outbox.add(ref, [oneMore()]);
    expect(api.quantity()).toBe(2);
    await api.done(0);
    expect(api.quantity()).toBe(2);
    expect(isIdle(api.outbox.states().get(bill.id))).toBe(true);
  });

  it("sends the operations of a bill in order, one request at a time, what was tapped meanwhile together", async () => {
    const api = anApi();
    const all = [oneMore(), oneMore(), oneMore()];
    for (const each of all) api.outbox.add(ref, [each]);
    expect(api.calls).toHaveLength(1);
    expect(api.quantity()).toBe(4);
    await api.done(0);
    expect(api.calls).toHaveLength(2);
    const sent = api.calls.map((call) => call.sent.map(({ id }) => id));
    const ids = all.map(({ operation }) => operation.id);
    expect(sent).toEqual([[ids[0]], [ids[1], ids[2]]]);
  });

  it("POS-06 sends what was not answered again with the same ids, and counts nothing twice meanwhile", async () => {
    vi.useFakeTimers();
    const api = anApi();
    api.outbox.add(ref, [oneMore()]);
    await api.answer(0, { error: lost });
    // The API did it, and the list says so.
    api.list([{ ...bill, version: 2, lines: [{ ...line, quantity: 2 }] }]);
    expect(api.quantity()).toBe(2);
    api.outbox.add(ref, [oneMore()]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(api.calls.length).toBeGreaterThanOrEqual(2);
    expect(api.calls[1]?.sent[0]).toEqual(api.calls[0]?.sent[0]);
    expect(api.quantity()).toBe(3);
    vi.useRealTimers();
  });

  it("says why it can't send, until it can", async () => {
    const api = anApi();
    api.outbox.add(ref, [oneMore()]);
    await api.answer(0, { error: lost });
    expect(api.outbox.states().get(bill.id)?.failure).toEqual(lost);
    api.outbox.retry(ref);
    await api.done(1);
    expect(api.outbox.states().get(bill.id)).toMatchObject({ failure: undefined, pending: [] });
  });

  it("goes on by itself when the network is back", async () => {
    const api = anApi();
    api.outbox.add(ref, [oneMore()]);
    await api.answer(0, { error: lost });
    window.dispatchEvent(new Event("online"));
    expect(api.calls).toHaveLength(2);
  });

  it("POS-09 takes back only what was refused, with what depends on it, and says why", async () => {
    const api = anApi();
    const [item] = aMenu().items;
    if (!item) throw new Error("the menu has no item");
    const plain = { categoryName: "", modifiers: [], quantity: 1, note: "", course: 1 };
    const soldOut = lineAdded({ item, ...plain });
    const onIt = quantityChanged({ lineId: soldOut.line?.id ?? line.id, by: 1 });
    const before = oneMore();
    api.outbox.add(ref, [before, soldOut, onIt, oneMore()]);
    await api.answer(0, { error: refusal("item.sold-out") });
    // One by one, to find the one that was refused.
    expect(api.calls[1]?.sent).toEqual([before.operation]);
    await api.done(1);
    expect(api.calls[2]?.sent).toEqual([soldOut.operation]);
    await api.answer(2, { error: refusal("item.sold-out") });
    expect(api.refused).toMatchObject([{ refused: [soldOut], failure: { code: "item.sold-out" } }]);
    await api.done(3);
    expect(api.calls).toHaveLength(4);
    expect(api.shown()?.lines.map(({ quantity }) => quantity)).toEqual([3]);
  });

  it("drops everything of a bill that was not opened, or that is gone", async () => {
    const api = anApi();
    api.list([]);
    const first = opened({
      restaurantId,
      billId: bill.id,
      table: null,
      covers: null,
      billNames: [],
    });
    api.outbox.add(ref, [first, oneMore()]);
    expect(api.shown([])).toBeDefined();
    await api.answer(0, { error: refusal("bill.sold") });
    expect(api.shown([])).toBeUndefined();
    expect(api.refused).toHaveLength(1);
    expect(api.calls).toHaveLength(1);
  });

  it("POS-06 of a sold bill drops silently what was done before it was sold, and names all that was not", async () => {
    const api = anApi();
    const [steak, late, asking] = [oneMore(), oneMore(), asked({ isAsked: true })];
    api.outbox.add(ref, [steak]);
    await api.answer(0, { error: lost });
    api.outbox.add(ref, [late, asking]);
    await api.answer(1, { error: sold([steak]) });
    expect(api.refused).toMatchObject([
      { refused: [late, asking], lines: [line], failure: { code: "bill.sold" } },
    ]);
    expect(api.outbox.states().get(bill.id)).toMatchObject({ pending: [], failure: undefined });
    expect(api.calls).toHaveLength(2);
  });

  it("POS-06 says nothing where all of a sold bill was done, and asks for those that are sent one by one", async () => {
    const api = anApi();
    const all = [oneMore(), oneMore(), oneMore()];
    api.outbox.add(ref, all);
    await api.answer(0, { error: refusal("item.sold-out") });
    expect(api.calls[1]?.sent).toHaveLength(1);
    await api.answer(1, { error: sold(all.slice(0, 1)) });
    expect(api.calls[2]?.sent).toEqual(all.slice(1).map(({ operation }) => operation));
    await api.answer(2, { error: sold(all.slice(1)) });
    expect(api.refused).toEqual([]);
    expect(isIdle(api.outbox.states().get(bill.id))).toBe(true);
  });

  it("does what needs the version after all operations, and holds later ones back", async () => {
    const api = anApi();
    api.outbox.add(ref, [oneMore()]);
    const versions: number[] = [];
    let finish = (_: Answer<OpenBill>) => {};
    const discounted = api.outbox.alone<OpenBill>(
      ref,
      (now) => {
        versions.push(now?.version ?? 0);
        return new Promise((resolve) => {
          finish = resolve;
        });
      },
      (after) => [after],
    );
    expect(versions).toEqual([]);
    await api.done(0);
    await vi.waitFor(() => expect(versions).toEqual([2]));
    api.outbox.add(ref, [oneMore()]);
    expect(api.calls).toHaveLength(1);
    finish({ data: { ...bill, version: 3, lines: [{ ...line, quantity: 2 }] } });
    await discounted;
    expect(api.calls).toHaveLength(2);
    expect(api.quantity()).toBe(3);
  });

  it("does not try what needs the version while operations can't be sent", async () => {
    const api = anApi();
    api.outbox.add(ref, [oneMore()]);
    await api.answer(0, { error: lost });
    const task = vi.fn();
    expect(await api.outbox.alone(ref, task, () => [])).toEqual({ error: lost });
    expect(task).not.toHaveBeenCalled();
  });

  it("POS-03 shows the newer of its own answer and the list, and the list once it was read later", async () => {
    const api = anApi();
    api.outbox.add(ref, [oneMore()]);
    await api.done(0);
    expect(api.quantity()).toBe(2);
    api.list([{ ...bill, version: 3, lines: [{ ...line, quantity: 9 }] }]);
    expect(api.quantity()).toBe(9);
    // Closed on another terminal: a list that was asked for after the answer no longer has it.
    expect(api.shown([])?.version).toBe(2);
    api.outbox.listRead(restaurantId, Date.now() + 1);
    expect(api.shown([])).toBeUndefined();
  });
});

describe("the outbox of several persons", () => {
  it("POS-06 sends what one of them tapped in their name, apart from that of the next one", async () => {
    const api = anApi();
    const [first, second] = [oneMore(), oneMore()];
    api.outbox.add(ref, [first]);
    await api.answer(0, { error: lost });
    api.signIn(karim);
    api.outbox.add(ref, [second]);
    expect(api.calls[1]).toMatchObject({ by: nadia, sent: [first.operation] });
    await api.done(1);
    expect(api.calls[2]).toMatchObject({ by: karim, sent: [second.operation] });
    await api.done(2);
    expect(api.quantity()).toBe(3);
  });

  it("POS-06 holds everything while nobody is signed in", async () => {
    const api = anApi();
    api.outbox.add(ref, [oneMore()]);
    await api.answer(0, { error: lost });
    api.signIn(undefined);
    api.outbox.retryAll();
    expect(api.calls).toHaveLength(1);
    expect(api.outbox.states().get(bill.id)?.pending).toHaveLength(1);
    api.signIn(karim);
    api.outbox.retryAll();
    expect(api.calls[1]?.by).toBe(nadia);
  });

  it("forgets what the former one was answered, and keeps what they could not send", async () => {
    const api = anApi();
    api.outbox.add(ref, [oneMore()]);
    await api.done(0);
    api.signIn(undefined);
    expect(api.shown([])).toBeUndefined();
    expect(api.outbox.states().size).toBe(0);
  });

  it("does not do in the name of the next one what the former one wanted to be done after their operations", async () => {
    const api = anApi();
    api.outbox.add(ref, [oneMore()]);
    const task = vi.fn();
    const done = api.outbox.alone(ref, task, () => []);
    api.signIn(karim);
    await api.done(0);
    expect(await done).toMatchObject({ error: { code: "session.required" } });
    expect(task).not.toHaveBeenCalled();
  });
});

describe("a refusal of the person, not of an operation", () => {
  it.each([
    [401, "session.required"],
    [403, "section.denied"],
  ])("POS-07 %s keeps everything, and says it once", async (status, code) => {
    const api = anApi();
    api.outbox.add(ref, [oneMore(), oneMore(), oneMore()]);
    await api.answer(0, { error: { ...refusal(code), status } });
    expect(api.calls).toHaveLength(1);
    expect(api.refused).toEqual([]);
    expect(api.outbox.states().get(bill.id)?.failure?.code).toBe(code);
    expect(api.quantity()).toBe(4);
    api.outbox.retry(ref);
    await api.done(1);
    expect(api.quantity()).toBe(4);
  });
});
