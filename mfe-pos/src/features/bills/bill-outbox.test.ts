import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { RecordedSale } from "@funduq/shared-types/contracts/pos-recorded-sale";
import { posTerminalIdSchema } from "@funduq/shared-types/values/ids";
import { deviceStorage } from "@funduq/shared-ui/state";
import { HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aFloor, aMenu } from "../../standalone/restaurants.ts";
import { aSale } from "../../standalone/sales.ts";
import { goOffline, karim, nadia, openProbe } from "../../testing/bill-probe.tsx";
import { aBill, aLine } from "../../testing/bills.ts";
import { billsUrl } from "../../testing/open-till.tsx";
import { recordedSale } from "../checkout/recorded-sale.ts";
import { restaurantsEndpoints } from "../restaurants/restaurants.endpoints.ts";
import { operationsIn } from "./bill-entry.ts";
import { refusedOf } from "./bill-state.ts";
import { onNewBill } from "./on-new-bill.ts";
import {
  asked,
  fired,
  lineAdded,
  newBillId,
  opened,
  type PendingOperation,
  quantityChanged,
} from "./pending-operation.ts";
import type { Answer } from "./use-bill-outbox.ts";

const restaurantId = aFloor().id;
const line = aLine({ quantity: 1 });
const bill = aBill({ lines: [line] });
const oneMore = () => quantityChanged({ lineId: line.id, by: 1 });
const idsOf = (...operations: PendingOperation[]) =>
  operations.map(({ operation }) => operation.id);
const openedBill = () =>
  opened({ restaurantId, billId: bill.id, table: null, covers: null, billNames: [] });

function soldOutLine() {
  const menu = aMenu();
  const [item] = menu.items;
  if (!item) throw new Error("the menu has no item");
  const added = lineAdded({ item, menu, modifiers: [], quantity: 1, note: "", course: 1 });
  return [added, quantityChanged({ lineId: added.line?.id ?? line.id, by: 1 })] as const;
}

afterEach(() => vi.restoreAllMocks());

describe("the outbox of a bill", () => {
  it("POS-02 shows what was tapped before it is sent, and keeps it when it is answered", async () => {
    const till = await openProbe(bill);
    till.add(oneMore());
    expect(till.quantity()).toBe(2);
    await till.done(0);
    await till.idle();
    expect(till.quantity()).toBe(2);
  });

  it("POS-03 sends the operations of a bill in order, one request at a time, what was tapped meanwhile together", async () => {
    const till = await openProbe(bill);
    const all = [oneMore(), oneMore(), oneMore()] as const;
    till.add(all[0]);
    await till.call(0);
    till.add(all[1]);
    till.add(all[2]);
    expect(till.calls).toHaveLength(1);
    expect(till.quantity()).toBe(4);
    await till.done(0);
    expect((await till.call(0)).ids).toEqual(idsOf(all[0]));
    expect((await till.call(1)).ids).toEqual(idsOf(all[1], all[2]));
  });

  it("POS-06 sends what was not answered again with the same ids, and counts nothing twice meanwhile", async () => {
    const till = await openProbe(bill);
    const first = oneMore();
    till.add(first);
    await till.lose(0);
    // The API did it, and the list says so.
    await till.list({ ...bill, version: 2, lines: [{ ...line, quantity: 2 }] });
    expect(till.quantity()).toBe(2);
    till.add(oneMore());
    expect(till.quantity()).toBe(3);
    expect((await till.call(1)).ids).toEqual(idsOf(first));
  });

  it("POS-06 is in doubt until the next answer that decides it, also where a try is put off in between", async () => {
    const till = await openProbe(bill);
    till.add(oneMore());
    await till.lose(0);
    // The API did it, and the list says so.
    await till.list({ ...bill, version: 2, lines: [{ ...line, quantity: 2 }] });
    void till.outbox.send();
    await till.refuse(1, "session.too-many-attempts");
    await waitFor(() => expect(till.state?.failure?.status).toBe(429));
    expect(till.quantity()).toBe(2);
    void till.outbox.send();
    await till.call(2);
    expect(till.quantity()).toBe(2);
  });

  it("POS-07 says why it can't send, until it can", async () => {
    const till = await openProbe(bill);
    till.add(oneMore());
    await till.lose(0);
    await waitFor(() => expect(till.state?.failure?.code).toBe("network.unreachable"));
    void till.outbox.send();
    await till.done(1);
    await till.idle();
    expect(till.state?.failure).toBeUndefined();
  });

  it("POS-12 keeps what was answered while the list can't be read again", async () => {
    const till = await openProbe(bill);
    till.add(oneMore());
    await till.done(0);
    await till.idle();
    await till.failToList();
    expect(till.quantity()).toBe(2);
  });

  it("POS-12 goes on by itself when the network is back", async () => {
    const till = await openProbe(bill);
    till.add(oneMore());
    await till.lose(0);
    await waitFor(() => expect(till.state?.failure).toBeDefined());
    till.online();
    await till.done(1);
    await till.idle();
  });

  it("POS-09 takes back only what was refused, with what depends on it, and says why", async () => {
    const till = await openProbe(bill);
    const [soldOut, onIt] = soldOutLine();
    const before = oneMore();
    till.add(before, soldOut, onIt, oneMore());
    await till.refuse(0, "item.sold-out", { name: "Chorba" });
    // One by one, to find the one that was refused.
    expect((await till.call(1)).ids).toEqual(idsOf(before));
    await till.done(1);
    expect((await till.call(2)).ids).toEqual(idsOf(soldOut));
    await till.refuse(2, "item.sold-out", { name: "Chorba" });
    await till.done(3);
    await till.idle();
    expect(till.refused).toMatchObject([
      { refused: [soldOut], failure: { code: "item.sold-out" } },
    ]);
    expect(till.calls).toHaveLength(4);
    expect(till.shown()?.lines.map(({ quantity }) => quantity)).toEqual([3]);
  });

  it("POS-07 drops everything of a bill that was not opened, or that is gone", async () => {
    const till = await openProbe(bill);
    await till.list();
    till.add(openedBill(), oneMore());
    expect(till.shown()).toBeDefined();
    await till.refuse(0, "bill.sold");
    await till.idle();
    expect(till.shown()).toBeUndefined();
    expect(till.refused).toHaveLength(1);
    expect(till.calls).toHaveLength(1);
  });

  it("POS-06 of a sold bill drops silently what was done before it was sold, and names all that was not", async () => {
    const till = await openProbe(bill);
    const [steak, late, asking] = [oneMore(), oneMore(), asked({ isAsked: true })];
    till.add(steak);
    await till.lose(0);
    till.add(late, asking);
    const done = idsOf(steak);
    await till.refuse(1, "bill.sold", { done });
    await till.idle();
    expect(till.refused).toMatchObject([
      {
        refused: [late, asking],
        lines: { [line.id]: { name: line.name } },
        failure: { code: "bill.sold" },
      },
    ]);
    expect(till.calls).toHaveLength(2);
  });

  it("POS-06 of a sold bill names what was done on a line of it after the sale", async () => {
    const till = await openProbe(bill);
    await till.list();
    const [soldOut, onIt] = soldOutLine();
    till.add(openedBill(), soldOut);
    await till.call(0);
    till.add(onIt);
    const done = (await till.call(0)).ids;
    await till.refuse(0, "bill.sold", { done });
    await till.idle();
    expect(till.refused).toMatchObject([{ refused: [onIt] }]);
  });

  it("POS-06 says nothing where all of a sold bill was done, also of those that are sent one by one", async () => {
    const till = await openProbe(bill);
    const all = [oneMore(), oneMore(), oneMore()];
    till.add(...all);
    await till.refuse(0, "item.sold-out", { name: "Chorba" });
    expect((await till.call(1)).sent).toHaveLength(1);
    await till.refuse(1, "bill.sold", { done: idsOf(...all) });
    await till.idle();
    expect(till.calls).toHaveLength(2);
    expect(till.refused).toEqual([]);
  });

  it("POS-10 does what needs the version after all operations, and holds later ones back", async () => {
    const till = await openProbe(bill);
    till.add(oneMore());
    const versions: number[] = [];
    let finish = (_: Answer<OpenBill>) => {};
    const discounted = till.outbox.alone<OpenBill>(
      till.ref,
      (now) => {
        versions.push(now?.version ?? 0);
        return new Promise((resolve) => {
          finish = resolve;
        });
      },
      (after) => [after],
    );
    expect(versions).toEqual([]);
    await till.done(0);
    await waitFor(() => expect(versions).toEqual([2]));
    till.add(oneMore());
    await till.outbox.send();
    expect(till.calls).toHaveLength(1);
    finish({ data: { ...bill, version: 3, lines: [{ ...line, quantity: 2 }] } });
    await discounted;
    await till.call(1);
    expect(till.quantity()).toBe(3);
  });

  it("POS-10 does not try what needs the version while operations can't be sent, nor without a network", async () => {
    const till = await openProbe(bill);
    till.add(oneMore());
    await till.lose(0);
    const task = vi.fn();
    const failed = till.outbox.alone(till.ref, task, () => []);
    await till.lose(1);
    expect(await failed).toMatchObject({ error: { code: "network.unreachable" } });
    goOffline();
    expect(await till.outbox.alone(till.ref, task, () => [])).toMatchObject({
      error: { code: "network.unreachable" },
    });
    expect(task).not.toHaveBeenCalled();
  });

  it("POS-03 shows the newer of its own answer and the list, and the list once it was read later", async () => {
    const till = await openProbe(bill);
    till.add(oneMore());
    await till.done(0);
    await till.idle();
    expect(till.quantity()).toBe(2);
    await till.list({ ...bill, version: 3, lines: [{ ...line, quantity: 9 }] });
    expect(till.quantity()).toBe(9);
    // Closed on another terminal: a list that was asked for after the answer no longer has it.
    await till.list();
    expect(till.shown()).toBeUndefined();
  });
});

describe("a bill without a network", () => {
  const other = aBill({ lines: [aLine()] });

  it("POS-12 is one request, in words and with its amount, and is done once when the network is back", async () => {
    const till = await openProbe(bill);
    await till.list();
    const comeBack = goOffline();
    const [soldOut, onIt] = soldOutLine();
    till.add(openedBill(), soldOut);
    till.add(onIt);
    till.add(asked({ isAsked: true }));
    await waitFor(() => expect(till.state?.entries).toHaveLength(1));
    expect(till.state?.entries).toMatchObject([
      { label: "Bill 1: 2 × Chorba frik, Bill asked", amountCentimes: 90_000, tries: 0 },
    ]);
    expect(till.shown()?.lines).toMatchObject([{ quantity: 2 }]);
    expect(till.calls).toEqual([]);
    comeBack();
    expect((await till.call(0)).sent.map(({ kind }) => kind)).toEqual([
      "opened",
      "line-added",
      "quantity-changed",
      "asked",
    ]);
    const done = till.shown();
    await till.answer(0, HttpResponse.json({ ...done, version: 1 }));
    await till.idle();
    expect(till.shown()?.lines).toMatchObject([{ quantity: 2 }]);
  });

  it("POS-12 of which an order is refused goes on without it, as do other bills; it is sent again at a press", async () => {
    const till = await openProbe(bill);
    await till.list(bill, other);
    const comeBack = goOffline();
    till.add(oneMore());
    const onOther = quantityChanged({ lineId: other.lines[0]?.id ?? line.id, by: 1 });
    void till.outbox.add({ ...till.ref, billId: other.id }, other, [onOther]);
    comeBack();
    await till.refuse(0, "item.sold-out", { name: "Chorba frik" });
    expect((await till.call(1)).ids).toEqual(idsOf(onOther));
    await till.answer(1, HttpResponse.json({ ...other, version: 2 }));
    await waitFor(() => expect(till.state?.setAside).toHaveLength(1));
    expect(till.state?.setAside).toMatchObject([
      { state: "refused", failure: { code: "item.sold-out" } },
    ]);
    expect(till.refused).toEqual([]);
    // The guests can't be charged for it.
    expect(till.quantity()).toBe(1);
    till.add(asked({ isAsked: true }));
    await till.done(2);
    await till.idle();
    void till.outbox.retry(till.state?.setAside[0]?.id ?? "");
    await till.done(3);
    await till.idle();
    expect(till.state?.setAside).toEqual([]);
    expect(till.quantity()).toBe(2);
  });

  it("POS-12 of which one dish is sold out: the others and the kitchen get theirs, and a version is waited for no longer", async () => {
    const till = await openProbe(bill);
    const comeBack = goOffline();
    const [soldOut, onIt] = soldOutLine();
    const [less, more] = [quantityChanged({ lineId: line.id, by: -1 }), oneMore()];
    const firing = fired({ course: null });
    till.add(soldOut, more, firing, onIt, less);
    comeBack();
    await till.refuse(0, "item.sold-out", { name: "Chorba frik" });
    await till.refuse(1, "item.sold-out", { name: "Chorba frik" });
    expect((await till.call(2)).ids).toEqual(idsOf(more));
    await till.done(2);
    expect((await till.call(3)).ids).toEqual(idsOf(firing));
    await till.done(3);
    expect((await till.call(4)).ids).toEqual(idsOf(less));
    await till.done(4);
    await till.idle();
    expect(till.state?.setAside).toMatchObject([
      { label: "Bill 1: 2 × Chorba frik", memo: { operations: [soldOut, onIt] } },
    ]);
    const task = vi.fn(async () => ({ data: bill }));
    await till.outbox.alone(till.ref, task, () => []);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it("POS-12 of which one more was refused does not lose one by what took it back", async () => {
    const till = await openProbe(bill);
    const comeBack = goOffline();
    till.add(oneMore(), quantityChanged({ lineId: line.id, by: -1 }));
    comeBack();
    await till.refuse(0, "item.sold-out", { name: "Chorba frik" });
    await till.refuse(1, "item.sold-out", { name: "Chorba frik" });
    await till.idle();
    expect(till.calls).toHaveLength(2);
    expect(till.quantity()).toBe(1);
  });

  it("POS-12 that was deleted elsewhere: all that is left is one entry, and is ordered on a new bill in one step", async () => {
    const till = await openProbe(bill);
    const comeBack = goOffline();
    const [soldOut] = soldOutLine();
    till.add(soldOut, oneMore());
    await waitFor(() => expect(till.state?.entries).toHaveLength(1));
    comeBack();
    await till.refuse(0, "item.sold-out", { name: "Chorba frik" });
    await till.refuse(1, "bill.not-found");
    await waitFor(() => expect(till.state?.entries).toHaveLength(1));
    expect(till.shown()).toBeUndefined();
    expect(till.calls).toHaveLength(2);
    const refused = refusedOf(till.state);
    expect(refused).toMatchObject([
      { label: "Bill 1: 1 × Chorba frik, +1 × Chorba frik", failure: { code: "bill.not-found" } },
    ]);

    const orders = onNewBill(refused.flatMap((entry) => operationsIn(entry) ?? []));
    const newRef = { ...till.ref, billId: newBillId() };
    const opening = opened({ ...newRef, table: null, covers: null, billNames: [] });
    await till.outbox.putOnNewBill(refused, newRef, [opening, ...orders]);
    const { sent, by } = await till.call(2);
    expect(by).toBe(nadia?.user.id);
    expect(sent).toMatchObject([
      { kind: "opened" },
      { kind: "line-added", quantity: 1, itemId: line.itemId },
      { kind: "line-added", quantity: 1 },
    ]);
    expect(refusedOf(till.state)).toEqual([]);
  });

  it("POS-12 of which a refused line is discarded loses only what depends on it, and the trail has it", async () => {
    const reports: unknown[] = [];
    const till = await openProbe(bill, { hasList: true });
    server.use(
      http.post(`${billsUrl}/:billId/discarded-change`, async ({ request }) => {
        reports.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const comeBack = goOffline();
    const [soldOut, onIt] = soldOutLine();
    till.add(soldOut, onIt, oneMore());
    comeBack();
    await till.refuse(0, "item.sold-out", { name: "Chorba frik" });
    await till.refuse(1, "item.sold-out", { name: "Chorba frik" });
    await till.done(2);
    await till.idle();
    expect(till.state?.setAside.map(({ label }) => label)).toEqual(["Bill 1: 2 × Chorba frik"]);
    await till.user.click(await screen.findByRole("button", { name: "Discard..." }));
    const question = within(screen.getByRole("dialog", { name: /^Discard: Bill 1: 2 × Chorba/u }));
    expect(question.queryByRole("status")).toBeNull();
    await till.user.type(question.getByLabelText(/^Reason/u), "None is left");
    await till.user.click(question.getByRole("button", { name: "Discard" }));
    expect(till.shown()?.lines).toMatchObject([{ quantity: 2 }]);
    await waitFor(() =>
      expect(reports).toMatchObject([
        {
          change: "Bill 1: 2 × Chorba frik",
          reason: "None is left",
        },
      ]),
    );
  });

  it("POS-12 that is sold here after an order was refused: the order does not hold up the sale, and stays to be decided about", async () => {
    const sales: unknown[] = [];
    const till = await openProbe(bill);
    server.use(
      http.post(`${billsUrl}/:billId/recorded-sale`, async ({ request }) => {
        sales.push(await request.json());
        return HttpResponse.json(aSale(), { status: 201 });
      }),
    );
    const comeBack = goOffline();
    till.add(oneMore());
    comeBack();
    await till.refuse(0, "item.sold-out", { name: "Chorba frik" });
    await waitFor(() => expect(till.state?.setAside).toHaveLength(1));
    goOffline();
    const closing = { saleId: aSale().id, terminal: null, payments: [] };
    const numbered = { ...closing, provisionalNumber: "K4TN-2" };
    void till.outbox.addSale(till.ref, recordedSale(till.shown() ?? bill, numbered), aSale());
    comeBack();
    await till.idle();
    expect(sales).toMatchObject([{ lines: [{ lineId: line.id, quantity: 1 }] }]);
    expect(till.calls).toHaveLength(1);
    expect(till.state?.setAside).toHaveLength(1);
  });

  it("POS-12 that was sold here is gone at once, also for what is listed, and its refused order does not hold up the sale", async () => {
    const sales: unknown[] = [];
    const till = await openProbe(bill);
    server.use(
      http.post(`${billsUrl}/:billId/recorded-sale`, async ({ request }) => {
        sales.push(await request.json());
        return HttpResponse.json(aSale(), { status: 201 });
      }),
    );
    const comeBack = goOffline();
    till.add(oneMore());
    const closing = {
      saleId: aSale().id,
      terminal: null,
      provisionalNumber: "K4TN-1",
      payments: [],
    };
    const shown = till.shown() ?? bill;
    await till.outbox.addSale(till.ref, recordedSale(shown, closing), {
      ...aSale(),
      number: "",
      provisionalNumber: "K4TN-1",
    });
    await waitFor(() => expect(till.shown()).toBeUndefined());
    comeBack();
    await till.refuse(0, "item.sold-out", { name: "Chorba frik" });
    await till.idle();
    expect(sales).toMatchObject([
      { saleId: aSale().id, totalCentimes: 90_000, lines: [{ lineId: line.id, quantity: 2 }] },
    ]);
    expect(till.shown()).toBeUndefined();
    expect(till.refused).toEqual([]);
  });
});

describe("a kept sale that is refused", () => {
  const terminals = ["Bar", "Terrace"].map((name, index) => ({
    id: posTerminalIdSchema.parse(`00000000-0000-4000-8000-00000000090${index}`),
    name,
    printer: null,
    hasDrawer: false,
    version: 1,
  }));
  const [bar, terrace] = terminals;

  async function sellWith(answer: (sale: RecordedSale) => Response) {
    const sales: RecordedSale[] = [];
    const till = await openProbe(bill, { hasList: true });
    server.use(
      http.get(`${billsUrl.replace(/bills$/u, "terminals")}`, () =>
        HttpResponse.json({ terminals }),
      ),
      http.post(`${billsUrl}/:billId/recorded-sale`, async ({ request }) => {
        const sale = (await request.json()) as RecordedSale;
        sales.push(sale);
        return answer(sale);
      }),
    );
    const { hotelId } = till.ref;
    const { listTerminals } = restaurantsEndpoints.endpoints;
    await till.store.dispatch(listTerminals.initiate({ hotelId, restaurantId }));
    const closing = { saleId: aSale().id, terminal: bar ?? null, payments: [] };
    const numbered = { ...closing, provisionalNumber: "Bar K4TN-1" };
    const receipt = { ...aSale(), number: "", provisionalNumber: "Bar K4TN-1" };
    void till.outbox.addSale(till.ref, recordedSale(bill, numbered), receipt);
    return { till, sales };
  }

  it("POS-12 as its terminal was removed is sent again for the terminal that this device is now", async () => {
    deviceStorage.set(`funduq.terminal.${bill.restaurantId}`, terrace?.id ?? null);
    const { till, sales } = await sellWith(({ terminalId }) =>
      terminalId === bar?.id ? problem("terminal.not-found") : HttpResponse.json(aSale()),
    );
    await waitFor(() => expect(sales).toHaveLength(2));
    await till.idle();
    expect(sales[1]).toEqual({ ...sales[0], terminalId: terrace?.id });
  });

  it("POS-12 for another reason stays in the list, with its amount, and the bill stays closed", async () => {
    const { till } = await sellWith(() =>
      problem("sale.provisional-number-used", { number: "1/11", provisionalNumber: "Bar K4TN-1" }),
    );
    expect(await screen.findByText(/^1\/11 of this terminal has the receipt number/u)).toBeTruthy();
    expect(screen.getByText("Bill 1, T5: sold, receipt Bar K4TN-1")).toBeTruthy();
    expect(screen.getByText(/^450,00/u)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
    expect(till.shown()).toBeUndefined();
  });
});

describe("the outbox of several persons", () => {
  it("POS-06 sends what one of them tapped in their name, apart from that of the next one", async () => {
    const till = await openProbe(bill);
    const [first, second] = [oneMore(), oneMore()];
    till.add(first);
    await till.lose(0);
    till.signIn(karim);
    till.add(second);
    expect(await till.call(1)).toMatchObject({ by: nadia?.user.id, ids: idsOf(first) });
    await till.done(1);
    expect(await till.call(2)).toMatchObject({ by: karim?.user.id, ids: idsOf(second) });
    await till.done(2);
    await till.idle();
    expect(till.quantity()).toBe(3);
  });

  it("POS-06 holds everything while nobody is signed in", async () => {
    const till = await openProbe(bill);
    till.add(oneMore());
    await till.lose(0);
    till.signIn(undefined);
    await till.outbox.send();
    expect(till.calls).toHaveLength(1);
    till.signIn(karim);
    expect(await till.call(1)).toMatchObject({ by: nadia?.user.id });
  });

  it("forgets what the former one was answered", async () => {
    const till = await openProbe(bill);
    till.add(oneMore());
    await till.done(0);
    await till.idle();
    expect(till.state?.answered?.confirmed).toBeDefined();
    till.signIn(undefined);
    expect(till.state).toBeUndefined();
  });

  it("does not do in the name of the next one what the former one wanted to be done after their operations", async () => {
    const till = await openProbe(bill);
    till.add(oneMore());
    await till.call(0);
    const task = vi.fn();
    const done = till.outbox.alone(till.ref, task, () => []);
    till.signIn(karim);
    await till.done(0);
    expect(await done).toMatchObject({ error: { code: "session.required" } });
    expect(task).not.toHaveBeenCalled();
  });
});

describe("a refusal of the person, not of an operation", () => {
  it.each(["session.required", "section.denied"] as const)(
    "POS-07 %s keeps everything, and says it once",
    async (code) => {
      const till = await openProbe(bill);
      till.add(oneMore(), oneMore(), oneMore());
      await till.refuse(0, code, { section: "pos-sales" });
      await waitFor(() => expect(till.state?.failure?.code).toBe(code));
      expect(till.calls).toHaveLength(1);
      expect(till.refused).toEqual([]);
      expect(till.quantity()).toBe(4);
      till.signIn(nadia);
      const [entry] = till.state?.entries ?? [];
      if (entry?.state === "refused") void till.outbox.retry(entry.id);
      await till.done(1);
      await till.idle();
      expect(till.quantity()).toBe(4);
    },
  );
});
