import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { kitchenTicketIdSchema } from "@funduq/shared-types/values/ids";
import { baseApi } from "@funduq/shared-ui/state";
import { HttpResponse, http } from "@funduq/shared-ui/testing/server";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { goOffline } from "../../testing/bill-probe.tsx";
import { bill, billsUrl, findTable, linesOf, openTill } from "../../testing/open-till.tsx";

type Till = Awaited<ReturnType<typeof openTill>>;

const billAt = ({ book }: Till, table: string): OpenBill => {
  const found = book.list().find(({ tableName }) => tableName === table);
  if (!found) throw new Error(`${table} has no bill`);
  return found;
};

/** The kitchen has done so many of a bill's first line, or recalls it. The live channel says so. */
function cook(till: Till, table: string, quantity: number) {
  const { id, lines } = billAt(till, table);
  const ticketId = kitchenTicketIdSchema.parse("00000000-0000-4000-8000-000000000571");
  const readyAt = new Date().toISOString();
  const ready = lines.slice(0, 1).map((line) => ({
    ticketId,
    readyAt,
    lines: [{ lineId: line.id, quantity }],
  }));
  till.book.setReady(id, quantity > 0 ? ready : []);
  act(() => void till.store.dispatch(baseApi.util.invalidateTags(["Bill"])));
}

describe("POS-13 dishes that are ready", () => {
  it("are counted on the table and its bill, follow the kitchen, and are gone where the cook recalls them", async () => {
    const till = await openTill();
    const table = await findTable("T8");
    expect(table.textContent).not.toContain("ready");
    cook(till, "T8", 1);
    await waitFor(() => expect(table.textContent).toContain("1 ready"));
    expect(table.textContent).toContain("Bill asked");
    cook(till, "T8", 0);
    await waitFor(() => expect(table.textContent).not.toContain("ready"));
    expect((await findTable("T5")).textContent).toContain("4 ready");
    await till.user.click(await findTable("T5"));
    const dialog = within(await screen.findByRole("dialog", { name: "Bills of T5" }));
    expect(dialog.getByRole("button", { name: /^Bill 1.*4 ready/u })).toBeTruthy();
    expect(dialog.getByRole("button", { name: /^Bill 2/u }).textContent).not.toContain("ready");
  });

  it("are said at their lines, and served with one tap", async () => {
    const till = await openTill();
    const table = await findTable("T8");
    cook(till, "T8", 1);
    await till.user.click(table);
    await waitFor(() => expect(linesOf()).toEqual([expect.stringContaining("1 ready")]));
    await till.user.click(screen.getByRole("button", { name: "1 ready · Served" }));
    await waitFor(() => expect(billAt(till, "T8").ready).toEqual([]));
    expect(screen.queryByRole("button", { name: / · Served$/u })).toBeNull();
    expect(linesOf()).toEqual([expect.not.stringContaining("ready")]);
  });

  it("that were served say so at their line instead of 'Sent to kitchen', and are ready again with one tap, from the tables too", async () => {
    const till = await openTill();
    const table = await findTable("T8");
    cook(till, "T8", 1);
    await till.user.click(table);
    await till.user.click(await screen.findByRole("button", { name: "1 ready · Served" }));
    await waitFor(() => expect(linesOf()).toEqual([expect.stringMatching(/served$/iu)]));
    expect(linesOf()).toEqual([expect.not.stringContaining("Sent to kitchen")]);
    await waitFor(() => expect(billAt(till, "T8").ready).toEqual([]));
    await till.user.click(screen.getByRole("button", { name: "Tables" }));
    expect((await findTable("T8")).textContent).not.toContain("ready");
    expect(screen.getByText(/T8.* · 1 dish served/u)).toBeTruthy();
    await till.user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(async () => expect((await findTable("T8")).textContent).toContain("1 ready"));
    await waitFor(() => expect(billAt(till, "T8").ready).toHaveLength(1));
  });

  it("of several tickets are served one ticket after another, or all", async () => {
    const till = await openTill();
    const { id, lines } = billAt(till, "T5");
    const tickets = ["571", "572", "573"].map((last, index) => ({
      ticketId: kitchenTicketIdSchema.parse(`00000000-0000-4000-8000-000000000${last}`),
      readyAt: new Date(index).toISOString(),
      lines: lines.slice(0, 1).map((line) => ({ lineId: line.id, quantity: index + 1 })),
    }));
    till.book.setReady(id, tickets);
    act(() => void till.store.dispatch(baseApi.util.invalidateTags(["Bill"])));
    await till.user.click(await findTable("T5"));
    const dialog = within(await screen.findByRole("dialog", { name: "Bills of T5" }));
    await till.user.click(await dialog.findByRole("button", { name: /^Bill 1.*6 ready/u }));
    await till.user.click(await screen.findByRole("button", { name: "6 ready · Served" }));
    await till.user.click(await screen.findByRole("menuitem", { name: `2 × ${lines[0]?.name}` }));
    await waitFor(() => expect(billAt(till, "T5").ready).toEqual([tickets[0], tickets[2]]));
    await till.user.click(await screen.findByRole("button", { name: "4 ready · Served" }));
    await till.user.click(await screen.findByRole("menuitem", { name: "All served" }));
    await waitFor(() => expect(billAt(till, "T5").ready).toEqual([]));
    expect(screen.queryByRole("button", { name: / · Served$/u })).toBeNull();
  });

  it("POS-12 stay as they were last known without a network, where a tap serves them at once and is sent later", async () => {
    const till = await openTill();
    const table = await findTable("T8");
    cook(till, "T8", 1);
    await till.user.click(table);
    const button = await screen.findByRole("button", { name: "1 ready · Served" });
    const goOnline = goOffline();
    await till.user.click(button);
    await waitFor(() => expect(linesOf()).toEqual([expect.not.stringContaining("ready")]));
    expect(within(bill()).getByText(/Offline/u)).toBeTruthy();
    expect(billAt(till, "T8").ready).toHaveLength(1);
    goOnline();
    await waitFor(() => expect(billAt(till, "T8").ready).toEqual([]));
  });

  it("POS-12 of a list that a former release kept are none", async () => {
    const till = await openTill({
      handlers: [http.get(billsUrl, () => HttpResponse.json({ bills: formerBills }))],
    });
    const formerBills = till.book.list().map(({ ready: _, ...former }) => former);
    act(() => void till.store.dispatch(baseApi.util.invalidateTags(["Bill"])));
    await till.user.click(await findTable("T8"));
    await waitFor(() => expect(linesOf()).toHaveLength(1));
    expect(screen.queryByRole("button", { name: / · Served$/u })).toBeNull();
  });

  it.each([
    ["fr", /^1\sprêt\s·\sServi$/u],
    ["ar", /^طبق جاهز · قُدِّم$/u],
  ] as const)("X-05 are said in %s", async (language, name) => {
    const till = await openTill({ language });
    const table = await findTable("T8");
    cook(till, "T8", 1);
    await till.user.click(table);
    expect(await screen.findByRole("button", { name })).toBeTruthy();
  });
});
