import type { BillOperation } from "@funduq/shared-types/contracts/pos-bill";
import {
  type RecordedSale,
  recordedSaleSchema,
} from "@funduq/shared-types/contracts/pos-recorded-sale";
import { RECORDED_BY_HEADER } from "@funduq/shared-types/values/recorded-headers";
import { deviceStorage } from "@funduq/shared-ui/state";
import { HttpResponse, http, problem, server, unreachable } from "@funduq/shared-ui/testing/server";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aRoomGuest, aSale } from "../../standalone/sales.ts";
import { goOffline } from "../../testing/bill-probe.tsx";
import {
  bill,
  billsUrl,
  findItem,
  findTable,
  linesOf,
  openTill,
  operationsUrl,
} from "../../testing/open-till.tsx";

const restaurantUrl = billsUrl.replace(/\/bills$/u, "");
const saleUrl = `${billsUrl}/:billId/sale`;
const print = vi.fn();

beforeEach(() => {
  vi.stubGlobal("print", print);
  print.mockClear();
  deviceStorage.set("funduq.checkouts", null);
});
afterEach(() => vi.restoreAllMocks());

/** The till of T8, 600,00 DA, and the sales that it sends. */
async function openT8() {
  const page = await openTill();
  const recorded: { sale: RecordedSale; by: string | null }[] = [];
  const tried: string[] = [];
  server.events.on("request:start", async ({ request }) => {
    const path = request.url.split("/").at(-1) ?? "";
    if (path === "recorded-sale") {
      const sale = recordedSaleSchema.parse(await request.clone().json());
      recorded.push({ sale, by: request.headers.get(RECORDED_BY_HEADER) });
    }
    if (path === "sale") tried.push(((await request.clone().json()) as RecordedSale).saleId);
  });
  await page.user.click(await findTable("T8"));
  await screen.findByRole("list", { name: "Lines of the bill" });
  return { ...page, recorded, tried };
}

type Page = Awaited<ReturnType<typeof openT8>>;
const press = (name: string | RegExp) => screen.findByRole("button", { name });
const checkOut = async ({ user }: Page) =>
  user.click(within(bill()).getByRole("button", { name: "Checkout" }));
const sell = async ({ user }: Page) => user.click(await press(/close the bill/u));

describe("POS-12 a till without a network", () => {
  it("orders and says calmly how much waits; the kitchen has to be told", async () => {
    const page = await openT8();
    const comeBack = goOffline();
    await page.user.click(await findItem("Baklawa"));
    await page.user.click(await findItem("Baklawa"));
    expect(linesOf()).toHaveLength(2);
    const status = within(bill()).getByText(/^Offline: what waits here/u);
    expect(within(bill()).queryByRole("alert")).toBeNull();
    await page.user.click(within(bill()).getByRole("button", { name: /^Send 2 to kitchen/u }));
    expect(status.textContent).toContain("tell it");
    act(comeBack);
    await waitFor(() =>
      expect(page.book.list().find(({ tableName }) => tableName === "T8")?.lines).toMatchObject([
        { name: "Loubia" },
        { name: "Baklawa", quantity: 2, firedQuantity: 2 },
      ]),
    );
  });

  it("says that the kitchen has to be told also where only the server is away", async () => {
    const page = await openT8();
    let isAway = true;
    server.use(http.post(operationsUrl, () => (isAway ? unreachable() : undefined)));
    await page.user.click(await findItem("Baklawa"));
    await page.user.click(within(bill()).getByRole("button", { name: /^Send 1 to kitchen/u }));
    expect(await within(bill()).findByText(/tell it/u)).toBeTruthy();
    expect(within(bill()).getByRole("button", { name: "Waits for the network" })).toBeTruthy();
    isAway = false;
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(within(bill()).queryByText(/tell it/u)).toBeNull());
  });

  it("sells in cash once the sale is kept, with a provisional number; the final one comes with the network", async () => {
    const page = await openT8();
    const comeBack = goOffline();
    await page.user.click(await findItem("Baklawa"));
    await checkOut(page);
    await sell(page);
    const dialog = within(await screen.findByRole("dialog", { name: /^Sold:/u }));
    const [, number] =
      /Sold: (.*)$/u.exec(dialog.getByRole("heading", { level: 2 }).textContent ?? "") ?? [];
    expect(number).toMatch(/^([\w ]+ )?[A-Z3479]{4}-\d+$/u);
    // The paper, in French.
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(screen.getAllByText(`Ticket ${number}`).length).toBeGreaterThan(0);
    expect(screen.getAllByText("Numéro provisoire").length).toBeGreaterThan(0);
    // jsdom has no IndexedDB, as a browser that refuses site data.
    expect(dialog.getByText(/^This device can't keep the sale/u)).toBeTruthy();
    expect(page.recorded).toEqual([]);

    act(comeBack);
    expect(await screen.findByRole("heading", { name: "Sold: 12/03" })).toBeTruthy();
    expect(screen.getAllByText(`${number}`).length).toBeGreaterThan(0);
    expect(print).toHaveBeenCalledTimes(1);
    expect(page.recorded).toMatchObject([
      {
        by: page.store.getState().session.session?.user.id,
        sale: {
          provisionalNumber: number,
          table: { name: "T8" },
          billName: "Bill 1",
          lines: [{ name: "Loubia" }, { name: "Baklawa", quantity: 1 }],
          payments: [{ method: "Cash" }],
        },
      },
    ]);
    expect(page.tried).toEqual([]);
    expect(deviceStorage.get("funduq.checkouts")).toBeNull();
  });

  it("takes the bill off the plan at once, and sells a new one of the table after it", async () => {
    const page = await openT8();
    const comeBack = goOffline();
    for (let sale = 0; sale < 2; sale++) {
      await page.user.click(await findItem("Baklawa"));
      await checkOut(page);
      await sell(page);
      await screen.findByRole("dialog", { name: /^Sold:/u });
      await page.user.click(screen.getAllByRole("button", { name: "Close" }).at(-1) as HTMLElement);
      const table = await findTable("T8");
      expect(table.textContent).toContain("Available");
      await page.user.click(table);
    }
    act(comeBack);
    await waitFor(() => expect(page.recorded).toHaveLength(2));
    const [first, second] = page.recorded.map(({ sale }) => sale);
    expect(first?.lines).toHaveLength(2);
    expect(second?.lines).toHaveLength(1);
    expect(first?.provisionalNumber).not.toBe(second?.provisionalNumber);
    expect(first?.saleId).not.toBe(second?.saleId);
  });

  it("prints a receipt again, as a duplicate, while its sale waits", async () => {
    const page = await openT8();
    goOffline();
    await checkOut(page);
    await sell(page);
    const dialog = within(await screen.findByRole("dialog", { name: /^Sold:/u }));
    const number = dialog.getByRole("heading", { level: 2 }).textContent?.replace("Sold: ", "");
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    await page.user.click(screen.getAllByRole("button", { name: "Close" }).at(-1) as HTMLElement);
    await page.user.click(await press("Receipts"));
    const waiting = within(await screen.findByRole("list", { name: "Not sent" }));
    expect(waiting.getByText(/^600,00/u)).toBeTruthy();
    await page.user.click(waiting.getByRole("button", { name: new RegExp(`^${number}`, "u") }));
    expect((await screen.findAllByText("Duplicata")).length).toBeGreaterThan(0);
    expect(screen.getAllByText(`Ticket ${number}`).length).toBeGreaterThan(0);
    expect(print).toHaveBeenCalledTimes(1);
  });

  it("a sale without an answer becomes a kept one of the same id", async () => {
    const page = await openT8();
    server.use(http.post(saleUrl, () => unreachable()));
    await checkOut(page);
    await page.user.click(await screen.findByRole("radio", { name: "Credit Card" }));
    await sell(page);
    await screen.findByRole("dialog", { name: /^Sold:/u });
    await waitFor(() => expect(page.recorded).toHaveLength(1));
    expect(page.tried).toEqual([page.recorded[0]?.sale.saleId]);
    expect(page.recorded[0]?.sale.payments).toMatchObject([{ method: "Credit Card" }]);
    expect(await screen.findByRole("heading", { name: "Sold: 12/03" })).toBeTruthy();
  });

  it("while the server is away, the next sale is kept at once, until it answers", async () => {
    const page = await openT8();
    let isAway = true;
    server.use(
      http.post(saleUrl, () => (isAway ? unreachable() : undefined)),
      http.post(`${billsUrl}/:billId/recorded-sale`, () => (isAway ? unreachable() : undefined)),
      http.post(operationsUrl, () => (isAway ? unreachable() : undefined)),
    );
    const sellAgain = async () => {
      await page.user.click(screen.getAllByRole("button", { name: "Close" }).at(-1) as HTMLElement);
      await page.user.click(await findTable("T8"));
      await page.user.click(await findItem("Baklawa"));
      await checkOut(page);
      await sell(page);
      await screen.findByRole("dialog", { name: /^Sold:/u });
    };
    await checkOut(page);
    await sell(page);
    await screen.findByRole("dialog", { name: /^Sold:/u });
    await waitFor(() => expect(page.store.getState().outbox.isUnreachable).toBe(true));
    expect(page.tried).toHaveLength(1);
    await sellAgain();
    expect(page.tried).toHaveLength(1);
    isAway = false;
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(page.store.getState().outbox).toMatchObject({ waiting: 0 }));
    expect(page.store.getState().outbox.isUnreachable).toBe(false);
    await sellAgain();
    expect(page.tried).toHaveLength(2);
  });

  it("a sale that is refused stays a refused one, and nothing is kept", async () => {
    const page = await openT8();
    server.use(http.post(saleUrl, () => problem("bill.changed")));
    await checkOut(page);
    await sell(page);
    expect(await screen.findByText(/Somebody else changed this bill meanwhile/u)).toBeTruthy();
    expect(page.recorded).toEqual([]);
  });

  it("a charge to a room needs the network, also where its answer is lost", async () => {
    const page = await openT8();
    server.use(
      http.post(saleUrl, () => unreachable()),
      http.get(`${restaurantUrl}/room-guest`, () => HttpResponse.json(aRoomGuest())),
    );
    await checkOut(page);
    await page.user.click(await screen.findByRole("radio", { name: "Room" }));
    await page.user.type(screen.getByLabelText("Room number"), "204{Enter}");
    await screen.findByText("Amine Benali");
    await sell(page);
    expect(await screen.findByText(/can't be reached/u)).toBeTruthy();
    expect(page.recorded).toEqual([]);
    await page.user.click(await press("Give payment 1 back"));
    goOffline();
    await page.user.click(await screen.findByRole("radio", { name: "Room" }));
    expect(await screen.findByText(/^A charge to a room needs the network/u)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /close the bill/u })).toBeNull();
  });

  it("other payments after a lost answer are another sale, the same ones the same", async () => {
    const page = await openT8();
    server.use(
      http.post(saleUrl, () => unreachable()),
      http.get(`${restaurantUrl}/room-guest`, () => HttpResponse.json(aRoomGuest())),
    );
    await checkOut(page);
    await page.user.click(await screen.findByRole("radio", { name: "Room" }));
    await page.user.type(screen.getByLabelText("Room number"), "204{Enter}");
    await screen.findByText("Amine Benali");
    await sell(page);
    await screen.findByText(/can't be reached/u);
    await page.user.click(await press("Close the bill"));
    await waitFor(() => expect(page.tried).toHaveLength(2));
    const [toRoom, again] = page.tried;
    expect(again).toBe(toRoom);
    await screen.findByText(/can't be reached/u);
    await page.user.click(await press("Give payment 1 back"));
    await sell(page);
    await waitFor(() => expect(page.recorded).toHaveLength(1));
    expect(page.recorded[0]?.sale.payments).toMatchObject([{ method: "Cash" }]);
    expect(page.recorded[0]?.sale.saleId).not.toBe(toRoom);
  });

  it("says that a bill had been sold before by another terminal", async () => {
    const page = await openT8();
    server.use(
      http.post(`${billsUrl}/:billId/recorded-sale`, () =>
        HttpResponse.json(aSale({ number: "14/03" }), { status: 201 }),
      ),
    );
    const comeBack = goOffline();
    await checkOut(page);
    await sell(page);
    await screen.findByRole("dialog", { name: /^Sold:/u });
    act(comeBack);
    expect(await screen.findByText(/^This bill had been closed before: 14\/03/u)).toBeTruthy();
    expect(await screen.findByText(/^Bill 1, T8 had been closed before: 14\/03/u)).toBeTruthy();
  });

  it("takes no payment while an order is refused: the checkout says what has to be decided first, and goes on once it is", async () => {
    const page = await openT8();
    const comeBack = goOffline();
    await page.user.click(await findItem("Baklawa"));
    server.use(
      http.post(operationsUrl, () => problem("item.sold-out", { name: "Baklawa" }), {
        once: true,
      }),
    );
    act(comeBack);
    const alert = within(await within(bill()).findByRole("alert"));
    expect(alert.getByText("Baklawa is sold out.")).toBeTruthy();
    expect(alert.getByText("Bill 1, T8: 1 × Baklawa")).toBeTruthy();
    expect(linesOf()).toHaveLength(1);
    await checkOut(page);
    const question = within(await screen.findByRole("dialog", { name: /^Decide this first/u }));
    expect(question.getByText("Baklawa is sold out.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /close the bill/u })).toBeNull();
    await page.user.click(question.getByRole("button", { name: "Try again" }));
    await sell(page);
    expect(await screen.findByRole("heading", { name: "Sold: 12/03" })).toBeTruthy();
    expect(page.tried).toHaveLength(1);
  });

  it("a dish that is sold out meanwhile is left out: the others are ordered, and go to the kitchen", async () => {
    const page = await openT8();
    const comeBack = goOffline();
    await page.user.click(await findItem("Baklawa"));
    await page.user.click(await findItem("Chorba frik"));
    await page.user.click(within(bill()).getByRole("button", { name: /^Send 2 to kitchen/u }));
    const baklawa = page.book.menu.items.find(({ name }) => name.startsWith("Baklawa"))?.id;
    server.use(
      http.post(operationsUrl, async ({ request }) => {
        const { operations } = (await request.clone().json()) as { operations: BillOperation[] };
        const isRefused = operations.some((each) => "itemId" in each && each.itemId === baklawa);
        return isRefused ? problem("item.sold-out", { name: "Baklawa" }) : undefined;
      }),
    );
    act(comeBack);
    const onT8 = () => page.book.list().find(({ tableName }) => tableName === "T8");
    await waitFor(() =>
      expect(onT8()?.lines).toMatchObject([
        { name: "Loubia", firedQuantity: 1 },
        { name: "Chorba frik", firedQuantity: 1 },
      ]),
    );
    expect(within(bill()).getByText("Baklawa is sold out.")).toBeTruthy();
    expect(within(bill()).getByRole("button", { name: "All sent" })).toBeTruthy();
  });

  it("says why a bill can't be opened, what it is about, and that the kitchen's order waits for the waiter", async () => {
    const page = await openTill();
    await page.user.click(await findTable("T1"));
    const comeBack = goOffline();
    await page.user.click(await findItem("Baklawa"));
    await page.user.click(within(bill()).getByRole("button", { name: /^Send 1 to kitchen/u }));
    expect(within(bill()).getByRole("button", { name: "Waits for the network" })).toBeTruthy();
    server.use(http.post(operationsUrl, () => problem("table.not-found")));
    act(comeBack);
    const alert = await within(bill()).findByRole("alert");
    const [why, what] = Array.from(alert.querySelectorAll("strong, bdi"));
    expect(why?.textContent).toMatch(/^Table not found/u);
    expect(why?.tagName).toBe("STRONG");
    expect(what?.textContent).toMatch(/^Bill 1, T1/u);
    expect(alert.textContent).not.toContain("Error:");
    expect(within(bill()).getByRole("button", { name: "Waits for you" })).toBeTruthy();
  });

  it("what is left of a bill that was deleted elsewhere is put on a new bill of the table with one press", async () => {
    const page = await openT8();
    const open = () => page.book.list().find(({ tableName }) => tableName === "T8");
    const former = open()?.id;
    await page.user.click(await press("Guests"));
    await page.user.click(await press("3"));
    await waitFor(() => expect(open()?.covers).toBe(3));
    const comeBack = goOffline();
    await page.user.click(await findItem("Baklawa"));
    await page.user.click(await findItem("Chorba frik"));
    server.use(
      http.get(billsUrl, () =>
        HttpResponse.json({ bills: page.book.list().filter(({ id }) => id !== former) }),
      ),
      http.post(operationsUrl, ({ params }) =>
        params.billId === former ? problem("bill.not-found") : undefined,
      ),
    );
    act(comeBack);
    const left = within(await screen.findByRole("alert"));
    expect(left.getByText("Bill 1, T8: 1 × Baklawa, 1 × Chorba frik")).toBeTruthy();
    expect(left.getByText(/^Yasmine Haddad, /u)).toBeTruthy();
    const head = within(screen.getByRole("banner"));
    expect(head.getByRole("heading").textContent).toBe("T8Bill 1");
    expect(head.getByText(/^Opened (by .*, )?\d+ \w+ \d{4}, \d\d:\d\d/u)).toBeTruthy();
    await page.user.click(left.getByRole("button", { name: "Put on a new bill" }));
    await waitFor(() => {
      const onTable = page.book.list().filter(({ tableName }) => tableName === "T8");
      const after = onTable.find(({ id }) => id !== former);
      expect(after?.lines).toMatchObject([{ name: "Baklawa" }, { name: "Chorba frik" }]);
      expect(after?.covers).toBe(3);
    });
    expect(linesOf()).toHaveLength(2);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(page.store.getState().outbox).toMatchObject({ refused: 0 });
  });

  it("what is left of a bill that was deleted elsewhere is discarded together, with one reason", async () => {
    const page = await openT8();
    const reports: unknown[] = [];
    const comeBack = goOffline();
    await page.user.click(await findItem("Baklawa"));
    await page.user.click(await findItem("Chorba frik"));
    server.use(
      http.get(billsUrl, () => HttpResponse.json({ bills: [] })),
      http.post(operationsUrl, () => problem("bill.not-found")),
      http.post(`${billsUrl}/:billId/discarded-change`, async ({ request }) => {
        reports.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    act(comeBack);
    await page.user.click(await press("Discard..."));
    const question = within(await screen.findByRole("dialog"));
    await page.user.type(question.getByLabelText(/^Reason/u), "They left");
    await page.user.click(question.getByRole("button", { name: "Discard" }));
    await waitFor(() => expect(reports).toHaveLength(1));
    expect(reports).toMatchObject([
      { change: "Bill 1, T8: 1 × Baklawa, 1 × Chorba frik", reason: "They left" },
    ]);
    expect(await screen.findByText(/^Bill not found/u)).toBeTruthy();
  });

  it("keeps what was typed where something needs the network", async () => {
    const page = await openT8();
    goOffline();
    await page.user.click(within(bill()).getByRole("button", { name: "More actions" }));
    await page.user.click(await screen.findByRole("menuitem", { name: "Discount on the bill" }));
    const dialog = within(await screen.findByRole("dialog"));
    await page.user.click(dialog.getByRole("button", { name: /^10\s%$/u }));
    await page.user.type(dialog.getByLabelText(/^Reason/u), "cold food");
    await page.user.click(dialog.getByRole("button", { name: "Discount" }));
    expect(await dialog.findByText(/can't be reached/u)).toBeTruthy();
    expect(dialog.getByLabelText(/^Reason/u)).toHaveProperty("value", "cold food");
  });
});
