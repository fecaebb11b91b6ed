import { baseApi, deviceStorage } from "@funduq/shared-ui/state";
import { HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aSale } from "../../standalone/sales.ts";
import { floorUrl, menuUrl } from "../../testing/open-restaurant.tsx";
import {
  bill,
  billsUrl,
  findItem,
  findTable,
  linesOf,
  openTill,
  operationsUrl,
} from "../../testing/open-till.tsx";

type Page = Awaited<ReturnType<typeof openTill>>;

const saleUrl = `${billsUrl.replace(/bills$/, "sales")}/:saleId`;
const drafts = () => deviceStorage.get("funduq.checkouts");
const billOf = ({ book }: Page, table: string) =>
  book.list().find(({ tableName }) => tableName === table);
/** What a change on another terminal does: lists are read again. */
const readAgain = ({ store }: Page) =>
  act(() => void store.dispatch(baseApi.util.invalidateTags(["Bill", "Restaurant"])));

/** Another terminal sells the bill of T8; this one has not. */
function sellT8Elsewhere(page: Page) {
  const others = page.book.list().filter(({ tableName }) => tableName !== "T8");
  server.use(
    http.get(billsUrl, () => HttpResponse.json({ bills: others })),
    http.get(saleUrl, () => problem("sale.not-found")),
  );
  readAgain(page);
}

/** The checkout of T8, 600,00 DA, of which 200,00 are taken in cash. */
async function takePart() {
  const page = await openTill();
  const { user } = page;
  await user.click(await findTable("T8"));
  await screen.findByRole("list", { name: "Lines of the bill" });
  await user.click(within(bill()).getByRole("button", { name: "Checkout" }));
  const amount = await screen.findByLabelText("Amount");
  await user.clear(amount);
  await user.type(amount, "200");
  await user.click(await screen.findByRole("button", { name: /^Take 200,00/ }));
  await screen.findByRole("list", { name: "Taken so far" });
  return page;
}

/** Another tab holds the checkouts of all bills until its end. */
function holdCheckouts() {
  const asked: string[] = [];
  let end = () => {};
  const hasEnded = new Promise<void>((resolve) => {
    end = resolve;
  });
  const request = async (name: string, ...rest: unknown[]) => {
    if (name.startsWith("funduq.checkout")) {
      asked.push(name);
      await hasEnded;
    }
    const act = rest.at(-1) as (lock: object) => unknown;
    return act({});
  };
  Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
  return { asked, end };
}

afterEach(() => void Reflect.deleteProperty(navigator, "locks"));

const taken = () => within(screen.getByRole("list", { name: "Taken so far" }));
const sentence = "Bill not found. It may have been closed on another terminal.";

beforeEach(() => {
  deviceStorage.set("funduq.checkouts", null);
  vi.stubGlobal("print", vi.fn());
});

describe("a bill that is sold on another terminal while its payment is taken", () => {
  it("POS-06 POS-10 lists what was taken here until it was given back, and forgets it then", async () => {
    const page = await takePart();
    sellT8Elsewhere(page);
    await screen.findByRole("button", { name: "Give it back" });
    // Whose money it is, as the checkout's own title says it.
    const dialog = within(screen.getByRole("dialog", { name: "Checkout: T8 · Bill 1" }));
    expect(dialog.getByText(sentence)).toBeTruthy();
    expect(dialog.queryByRole("button", { name: /^Take/ })).toBeNull();
    expect(taken().getByText(/200,00/)).toBeTruthy();
    expect(taken().getByText(/^Give it back, or hand it over/)).toBeTruthy();
    await page.user.click(dialog.getByRole("button", { name: "Give it back" }));
    expect(taken().queryByText(/200,00/)).toBeNull();
    await page.user.click(dialog.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(drafts()).toBeNull());
  });

  it("POS-06 names the sale that closed it where the own sale is refused", async () => {
    const page = await takePart();
    server.use(
      http.get(saleUrl, () => problem("sale.not-found")),
      http.post(`${billsUrl}/:billId/sale`, () =>
        problem("bill.sold", { number: "14/03", totalCentimes: 60_000 }),
      ),
    );
    await page.user.click(screen.getByRole("radio", { name: "Credit Card" }));
    await page.user.click(await screen.findByRole("button", { name: /^Take 400,00.*close/ }));
    expect(await screen.findByText(/This bill was closed already: 14\/03, 600,00/)).toBeTruthy();
    expect(taken().getAllByRole("listitem")).toHaveLength(2);
    expect(taken().getByText("Take the payment back on the card terminal.")).toBeTruthy();
  });

  it("POS-06 says so at the tables, too, when the checkout was left before", async () => {
    const page = await takePart();
    await page.user.click(screen.getByRole("button", { name: "Cancel" }));
    await page.user.click(screen.getByRole("button", { name: "Tables" }));
    await findTable("T8");
    expect(screen.queryByText(sentence)).toBeNull();
    sellT8Elsewhere(page);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(taken().getByText(/200,00/)).toBeTruthy();
    await page.user.click(screen.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
    expect(drafts()).toBeNull();
  });

  it("POS-06 shows the receipt where it was this terminal's sale whose answer was lost", async () => {
    const page = await takePart();
    sellT8Elsewhere(page);
    server.use(http.get(saleUrl, () => HttpResponse.json(aSale())));
    expect((await screen.findAllByText("Ticket 12/03")).length).toBeGreaterThan(0);
    await page.user.click(screen.getAllByRole("button", { name: "Close" }).at(-1) as HTMLElement);
    expect(drafts()).toBeNull();
  });

  it("POS-06 POS-12 leaves it to another tab of this device that is at it, and has it when that tab is gone", async () => {
    const page = await takePart();
    await page.user.click(screen.getByRole("button", { name: "Cancel" }));
    await page.user.click(screen.getByRole("button", { name: "Tables" }));
    await findTable("T8");
    const otherTab = holdCheckouts();
    sellT8Elsewhere(page);
    server.use(http.get(saleUrl, () => HttpResponse.json(aSale())));
    await waitFor(() =>
      expect(otherTab.asked).toEqual([expect.stringMatching(/^funduq.checkout /)]),
    );
    expect(screen.queryByText("Ticket 12/03")).toBeNull();
    otherTab.end();
    expect((await screen.findAllByText("Ticket 12/03")).length).toBeGreaterThan(0);
  });

  it("forgets what nobody touched for seven days", async () => {
    const page = await takePart();
    const days = (count: number) => Date.now() - count * 24 * 60 * 60 * 1_000;
    const [draft] = JSON.parse(drafts() ?? "[]");
    const aged = (at: number) =>
      deviceStorage.set("funduq.checkouts", JSON.stringify([{ ...draft, at }]));
    await page.user.click(screen.getByRole("button", { name: "Cancel" }));
    const left = async () => {
      await page.user.click(within(bill()).getByRole("button", { name: "Checkout" }));
      const checkout = within(await screen.findByRole("dialog", { name: /^Checkout: / }));
      const said = await checkout.findByText(/^(Left to|To) pay$/);
      await page.user.click(screen.getByRole("button", { name: "Cancel" }));
      return said.textContent;
    };
    aged(days(6.9));
    expect(await left()).toBe("Left to pay");
    aged(days(7.1));
    expect(await left()).toBe("To pay");
  });
});

describe("what the manager takes away while a waiter orders", () => {
  it("POS-01 a deleted table is said, and its new bill does not become a quick sale", async () => {
    const page = await openTill();
    await page.user.click(await findTable("T1"));
    await findItem("Loubia");
    const floor = page.book.floorNow();
    const tables = floor.tables.filter(({ name }) => name !== "T1");
    server.use(http.get(floorUrl, () => HttpResponse.json({ ...floor, tables })));
    readAgain(page);
    expect(
      await screen.findByText("Table not found. It may have been removed from the plan."),
    ).toBeTruthy();
    expect(screen.queryByRole("list", { name: "Menu" })).toBeNull();
    await page.user.click(screen.getByRole("button", { name: "Tables" }));
    await findTable("T2");
  });

  it("POS-01 a table that is deleted before the first item arrives is said with the order", async () => {
    const page = await openTill();
    await page.user.click(await findTable("T1"));
    server.use(http.post(operationsUrl, () => problem("table.not-found")));
    await page.user.click(await findItem("Loubia"));
    expect(
      await screen.findByText(/^Error: Could not create bill in database\. Table not found\./),
    ).toBeTruthy();
  });

  it("POS-09 a deleted item stays on its bill and is paid; more of it is refused", async () => {
    const page = await openTill();
    const { user, book } = page;
    await user.click(await findTable("T8"));
    await screen.findByRole("list", { name: "Lines of the bill" });
    const items = book.menu.items.filter(({ name }) => name !== "Loubia");
    server.use(
      http.get(menuUrl, () => HttpResponse.json({ ...book.menu, items })),
      http.post(operationsUrl, () => problem("item.not-found"), { once: true }),
    );
    readAgain(page);
    await waitFor(() =>
      expect(within(screen.getByRole("list", { name: "Menu" })).queryByText("Loubia")).toBeNull(),
    );
    expect(linesOf()[0]).toContain("Loubia");
    await user.click(screen.getByRole("button", { name: "One more: Loubia" }));
    expect(await screen.findByText(/^Item not found/)).toBeTruthy();
    await waitFor(() => expect(linesOf()[0]).toContain("600,00"));
    expect(billOf(page, "T8")?.lines).toMatchObject([{ name: "Loubia", quantity: 1 }]);
    await user.click(within(bill()).getByRole("button", { name: "Checkout" }));
    expect(await screen.findByRole("button", { name: /^Take 600,00.*close/ })).toBeTruthy();
  });
});
