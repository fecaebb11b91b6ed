import { doOperationsSchema } from "@funduq/shared-types/contracts/pos-bill";
import { billIdSchema } from "@funduq/shared-types/values/ids";
import { ZERO } from "@funduq/shared-types/values/money";
import { baseApi } from "@funduq/shared-ui/state";
import { HttpResponse, http, problem, server, unreachable } from "@funduq/shared-ui/testing/server";
import { act, createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { memo } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  bill,
  billsUrl,
  findItem,
  findTable,
  linesOf,
  openTill,
  operationsUrl,
} from "../../testing/open-till.tsx";

let drawn = 0;
vi.mock("./menu/item-grid.tsx", async (original) => {
  const { ItemGrid } = await original<typeof import("./menu/item-grid.tsx")>();
  const Counted = memo((props: Parameters<typeof ItemGrid>[0]) => {
    drawn++;
    return <ItemGrid {...props} />;
  });
  return { ItemGrid: Counted };
});

beforeEach(() => {
  drawn = 0;
});

/** Holds the answers of operations back; what was sent is in `sent`. */
function holdOperations() {
  const sent: string[][] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.post(operationsUrl, async ({ request }) => {
      const { operations } = doOperationsSchema.parse(await request.clone().json());
      sent.push(operations.map(({ kind }) => kind));
      await held;
      // Nothing: the book behind it answers.
    }),
  );
  return { sent, release };
}

const billNow = (book: Awaited<ReturnType<typeof openTill>>["book"], table: string) =>
  book.list().find(({ tableName }) => tableName === table);

describe("ordering", () => {
  it("POS-02 takes three taps from the table to the checkout: table, item, Checkout", async () => {
    const { user, book } = await openTill();
    await user.click(await findTable("T1"));
    await user.click(await findItem("Chorba frik"));
    await user.click(within(bill()).getByRole("button", { name: "Checkout" }));
    expect(await screen.findByRole("dialog", { name: "Checkout: T1 · Bill 1" })).toBeTruthy();
    expect(billNow(book, "T1")?.lines).toMatchObject([{ name: "Chorba frik", quantity: 1 }]);
  });

  it("POS-03 paints a tap before it is sent, and sends what is tapped meanwhile together", async () => {
    const { user, book } = await openTill();
    await user.click(await findTable("T1"));
    const held = holdOperations();
    await user.click(await findItem("Chorba frik"));
    await user.click(await findItem("Chorba frik"));
    await user.click(await findItem("Loubia"));
    expect(linesOf()).toHaveLength(2);
    expect(linesOf()[0]).toContain("900,00");
    expect(held.sent).toEqual([["opened", "line-added"]]);
    held.release();
    await waitFor(() => expect(billNow(book, "T1")?.lines).toHaveLength(2));
    expect(held.sent).toEqual([
      ["opened", "line-added"],
      ["quantity-changed", "line-added"],
    ]);
  });

  it("does not draw the menu again for a tap", async () => {
    const { user } = await openTill();
    await user.click(await findTable("T2"));
    await user.click(await findItem("Chorba frik"));
    await waitFor(() => expect(linesOf()).toHaveLength(7));
    const before = drawn;
    await user.click(await findItem("Chorba frik"));
    await user.click(await findItem("Loubia"));
    await user.click(screen.getByRole("button", { name: "One more: Loubia" }));
    await waitFor(() => expect(linesOf().join()).toContain("1.200,00"));
    expect(drawn).toBe(before);
  });

  it("POS-09 does not order what is sold out, and says so", async () => {
    const { user, book } = await openTill();
    const item = book.menu.items.find(({ name }) => name === "Loubia");
    if (item) item.isSoldOut = true;
    await user.click(await findTable("T1"));
    const tile = await findItem("Loubia");
    expect(tile.textContent).toContain("Sold out");
    await user.click(tile);
    expect(await screen.findByText("Loubia is sold out.")).toBeTruthy();
    expect(linesOf()).toEqual([]);
  });

  it("POS-09 takes back only what was sold out meanwhile, and says why", async () => {
    const { user, book } = await openTill();
    await user.click(await findTable("T1"));
    const tile = await findItem("Loubia");
    const item = book.menu.items.find(({ name }) => name === "Loubia");
    if (item) item.isSoldOut = true;
    const held = holdOperations();
    await user.click(await findItem("Chorba frik"));
    await user.click(tile);
    await user.click(await findItem("Baklawa"));
    held.release();
    expect(await screen.findByText("Loubia is sold out.")).toBeTruthy();
    await waitFor(() => expect(linesOf()).toHaveLength(2));
    await waitFor(() =>
      expect(billNow(book, "T1")?.lines.map(({ name }) => name)).toEqual([
        "Chorba frik",
        "Baklawa",
      ]),
    );
  });

  it("POS-09 asks for options, at least and at most so many, with prices", async () => {
    const { user, book } = await openTill();
    await user.click(await findTable("T1"));
    await user.click(await findItem("Tajine zitoune"));
    const sheet = within(await screen.findByRole("dialog", { name: "Tajine zitoune" }));
    expect(sheet.getByText("Sauce: choose 1.")).toBeTruthy();
    await user.click(sheet.getByRole("button", { name: "Douce" }));
    await user.click(sheet.getByRole("button", { name: "Piquante" }));
    for (const extra of [/^Merguez/, /^Frites/, /^Œuf/])
      await user.click(sheet.getByRole("button", { name: extra }));
    await user.type(sheet.getByLabelText("Note"), "sans sel");
    await user.click(sheet.getByRole("button", { name: /^Add/ }));
    await waitFor(() => expect(billNow(book, "T1")?.lines).toHaveLength(1));
    expect(billNow(book, "T1")?.lines[0]).toMatchObject({
      note: "sans sel",
      priceCentimes: 200_000,
      modifiers: [{ name: "Piquante" }, { name: "Merguez" }, { name: "Frites" }],
    });
    expect(linesOf()[0]).toContain("sans sel");
  });

  it("POS-07 keeps what was tapped while the API can't be reached, and sends it when it can", async () => {
    const { user, book } = await openTill();
    await user.click(await findTable("T1"));
    const ids: string[][] = [];
    server.use(
      http.post(operationsUrl, async ({ request }) => {
        const { operations } = doOperationsSchema.parse(await request.json());
        ids.push(operations.map(({ id }) => id));
        return unreachable();
      }),
    );
    await user.click(await findItem("Chorba frik"));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Error: Could not create bill in database.");
    expect(alert.textContent).toContain("1 change is not sent yet");
    expect(linesOf()).toHaveLength(1);
    const known: string[][] = [];
    server.use(
      http.post(operationsUrl, async ({ request, params }) => {
        const { operations } = doOperationsSchema.parse(await request.json());
        known.push(operations.map(({ id }) => id));
        return HttpResponse.json(book.do(billIdSchema.parse(params.billId), operations));
      }),
    );
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(known[0]).toEqual(ids[0]);
    expect(billNow(book, "T1")?.lines).toHaveLength(1);
  });

  it("POS-07 names what could not be done: another bill of a table, or a change", async () => {
    const { user } = await openTill();
    await user.click(await findTable("T5"));
    await user.click(await screen.findByRole("button", { name: "New bill" }));
    server.use(http.post(operationsUrl, () => problem("internal")));
    await user.click(await findItem("Chorba frik"));
    expect(await screen.findByText("Error: Could not add new bill.")).toBeTruthy();
  });

  it("POS-07 shows no menu beside a bill that was refused, and opens it with what is added from a sheet", async () => {
    const { user, book } = await openTill();
    await user.click(await findTable("T1"));
    let refuse = () => {};
    const held = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    const t1 = book.floor.tables.find(({ name }) => name === "T1")?.id;
    // Together, and then one by one. A former test's bill may be sent again meanwhile.
    let refusals = 2;
    server.use(
      http.post(operationsUrl, async ({ request }) => {
        const { operations } = (await request.clone().json()) as {
          operations: { tableId?: string }[];
        };
        if (!operations.some(({ tableId }) => tableId === t1)) return undefined;
        await held;
        return refusals-- > 0 ? problem("table.not-found") : undefined;
      }),
    );
    await user.click(await findItem("Baklawa"));
    await user.click(await findItem("Tajine zitoune"));
    const sheet = within(await screen.findByRole("dialog", { name: "Tajine zitoune" }));
    refuse();
    await screen.findByText(/Could not create bill in database\. Table not found/);
    expect(screen.queryByRole("list", { name: "Menu", hidden: true })).toBeNull();
    await user.click(sheet.getByRole("button", { name: "Douce" }));
    await user.click(sheet.getByRole("button", { name: /^Add/ }));
    await waitFor(() =>
      expect(billNow(book, "T1")?.lines.map(({ name }) => name)).toEqual(["Tajine zitoune"]),
    );
    expect(await screen.findByRole("list", { name: "Menu" })).toBeTruthy();
  });

  it("POS-07 says that a change could not be synchronised", async () => {
    const { user } = await openTill();
    await user.click(await findTable("T2"));
    server.use(http.post(operationsUrl, () => problem("internal")));
    await user.click(await findItem("Chorba frik"));
    expect(
      await screen.findByText("Error: Could not sync changes with the database."),
    ).toBeTruthy();
  });

  it("POS-06 names what is not on a bill that was sold meanwhile, and not what the sale has", async () => {
    const { user, book } = await openTill();
    await user.click(await findTable("T2"));
    const done: string[] = [];
    server.use(
      http.post(operationsUrl, async ({ request, params }) => {
        // A former test's bill may be sent again meanwhile.
        if (params.billId !== billNow(book, "T2")?.id) return undefined;
        const { operations } = doOperationsSchema.parse(await request.json());
        const ids = operations.map(({ id }) => id);
        // Done, but the answer is lost. Before the next request another waiter sells the bill.
        if (done.length === 0) {
          done.push(...ids);
          return unreachable();
        }
        return problem("bill.sold", { number: "12/03", totalCentimes: 45_000, done });
      }),
    );
    await user.click(await findItem("Chorba frik"));
    await waitFor(() => expect(done).toHaveLength(1));
    await user.click(await findItem("Baklawa"));
    const told = await screen.findByText(/^This bill was closed already: 12\/03/);
    expect(told.textContent).toContain("Not done: 1 × Baklawa.");
  });

  it("POS-03 merges what another waiter adds, and keeps what is being typed", async () => {
    const { user, book, store } = await openTill();
    await user.click(await findTable("T2"));
    await user.click(await screen.findByRole("button", { name: /^Couscous royal.*bien cuit/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Couscous royal" }));
    await user.clear(dialog.getByLabelText("Note"));
    await user.type(dialog.getByLabelText("Note"), "sans poivre");
    const open = billNow(book, "T2");
    const [line] = open?.lines ?? [];
    if (!open || !line) throw new Error("T2 has no line");
    book.do(open.id, [
      { id: crypto.randomUUID(), kind: "quantity-changed", lineId: line.id, by: 2 },
    ]);
    act(() => void store.dispatch(baseApi.util.invalidateTags(["Bill"])));
    await waitFor(() => expect(linesOf().join()).toContain("5.400,00"));
    expect(screen.getByText("Somebody else changed this bill.")).toBeTruthy();
    expect(dialog.getByLabelText("Note")).toHaveProperty("value", "sans poivre");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => {
      const after = billNow(book, "T2")?.lines.find(({ id }) => id === line.id);
      expect(after).toMatchObject({ note: "sans poivre", quantity: 3 });
    });
  });

  it("says that a bill was closed on another terminal, and leads back", async () => {
    const { user, book, store } = await openTill();
    await user.click(await findTable("T8"));
    await screen.findByRole("button", { name: /^Loubia.*Sent/ });
    server.use(http.get(billsUrl, () => HttpResponse.json({ bills: book.list().slice(0, 3) })));
    act(() => void store.dispatch(baseApi.util.invalidateTags(["Bill"])));
    expect(
      await screen.findByText("Bill not found. It may have been closed on another terminal."),
    ).toBeTruthy();
    const [, inContent] = screen.getAllByRole("button", { name: "Tables" });
    if (inContent) await user.click(inContent);
    expect(await findTable("T8")).toBeTruthy();
  });

  it("POS-13 shows what was sent to the kitchen, after the API has confirmed it", async () => {
    const { user, book } = await openTill();
    await user.click(await findTable("T2"));
    await screen.findByRole("button", { name: /^Bourek.*Sent to kitchen/ });
    await user.click(screen.getByRole("button", { name: "Send 2 to kitchen" }));
    await user.click(await screen.findByRole("menuitem", { name: "Course 2 · 1 item" }));
    await screen.findByRole("button", { name: /^Couscous.*Sent to kitchen/ });
    expect(billNow(book, "T2")?.lines.map(({ firedQuantity }) => firedQuantity)).toEqual([1, 1, 0]);
    await user.click(screen.getByRole("button", { name: "Send 1 to kitchen" }));
    // On the bill, and in a phone's bar, where it keeps its place under the finger.
    const sent = await screen.findAllByRole("button", { name: "All sent" });
    expect(sent.map((button) => button.matches(":disabled"))).toEqual([true, true]);
    await user.click(screen.getByRole("button", { name: "One more: Couscous royal" }));
    expect(await screen.findByText("1 of 2 sent to kitchen")).toBeTruthy();
  });

  it("POS-11 one more of a discounted line is a line without discount", async () => {
    const { user, book } = await openTill();
    const [line] = billNow(book, "T2")?.lines ?? [];
    if (!line) throw new Error("T2 has no line");
    const { id: lineId } = line;
    const free = { version: 1, lineId, discountBp: 10_000, reason: "Burnt" };
    book.discount(billNow(book, "T2")?.id ?? "", { ...free, discountCentimes: ZERO });
    await user.click(await findTable("T2"));
    const more = { name: `One more: ${line.name}` };
    await user.click(await screen.findByRole("button", more));
    await waitFor(() => expect(screen.getAllByRole("button", more)).toHaveLength(2));
    for (const button of screen.getAllByRole("button", more)) await user.click(button);
    await waitFor(() =>
      expect(
        billNow(book, "T2")
          ?.lines.filter(({ itemId }) => itemId === line.itemId)
          .map(({ quantity, discountBp }) => [quantity, discountBp]),
      ).toEqual([
        [line.quantity, 10_000],
        [3, 0],
      ]),
    );
    await user.click(await screen.findByRole("button", { name: /Burnt/ }));
    const dialog = within(await screen.findByRole("dialog", { name: line.name }));
    expect(dialog.getByText(/^The discount on .* is for what was ordered then/)).toBeTruthy();
    const one = dialog.getByRole("button", { name: "One more: Quantity" });
    expect(one.getAttribute("aria-disabled")).toBe("true");
  });

  it("X-06 is worked from the keyboard", async () => {
    const { user, book } = await openTill();
    (await findTable("T1")).focus();
    await user.keyboard("{Enter}");
    (await findItem("Baklawa")).focus();
    await user.keyboard("{Enter}");
    await user.keyboard(" ");
    await waitFor(() => expect(billNow(book, "T1")?.lines[0]?.quantity).toBe(2));
    await user.keyboard("[F9]");
    expect(await screen.findByRole("dialog", { name: "Checkout: T1 · Bill 1" })).toBeTruthy();
  });
});

describe("a wet finger", () => {
  /** A tap at a place and an instant of the page. */
  function tap(element: HTMLElement, timeStamp: number, clientX = 300) {
    const event = createEvent.click(element, { clientX, clientY: 200, detail: 1 });
    Object.defineProperty(event, "timeStamp", { value: timeStamp });
    fireEvent(element, event);
  }

  it("POS-02 that taps a table twice orders nothing of what is then below it; the next tap does", async () => {
    await openTill();
    tap(await findTable("T8"), 10_000);
    const item = await findItem("Baklawa");
    const before = linesOf().length;
    tap(item, 10_200, 310);
    expect(linesOf()).toHaveLength(before);
    tap(item, 10_500, 310);
    await waitFor(() => expect(linesOf()).toHaveLength(before + 1));
  });

  it("POS-02 that taps elsewhere, or an item twice, orders each time", async () => {
    await openTill();
    tap(await findTable("T8"), 20_000);
    const item = await findItem("Baklawa");
    tap(item, 20_100, 500);
    tap(item, 20_200, 500);
    await waitFor(() => expect(linesOf().at(-1)).toContain("2"));
  });
});
