import { splitBillSchema } from "@funduq/shared-types/contracts/pos-bill";
import { billAmounts } from "@funduq/shared-types/rules/bill";
import { centimes } from "@funduq/shared-types/values/centimes";
import { billIdSchema } from "@funduq/shared-types/values/ids";
import { formatMoney } from "@funduq/shared-ui/format";
import { baseApi } from "@funduq/shared-ui/state";
import { http, problem, server, unreachable } from "@funduq/shared-ui/testing/server";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import {
  bill,
  billsUrl,
  findItem,
  findTable,
  linesOf,
  openTill,
} from "../../testing/open-till.tsx";

type Page = Awaited<ReturnType<typeof openTill>>;
const onTable = ({ book }: Page, table: string) =>
  book.list().filter(({ tableName }) => tableName === table);
const namesOf = (page: Page, table: string) =>
  onTable(page, table).map(({ lines }) => lines.map(({ name, quantity }) => `${quantity} ${name}`));

async function openBill(table: string, options: Parameters<typeof openTill>[0] = {}) {
  const page = await openTill(options);
  await page.user.click(await findTable(table));
  await screen.findByRole("list", { name: "Lines of the bill" });
  return page;
}

/** As a browser does for 'print()', Ctrl+P and its menu; jsdom has no printer. */
const browserPrint = () => act(() => void window.dispatchEvent(new Event("beforeprint")));

/** Opens what is behind 'More actions'. */
async function choose({ user }: Page, action: string) {
  await user.click(within(bill()).getByRole("button", { name: "More actions" }));
  await user.click(await screen.findByRole("menuitem", { name: action }));
  return within(await screen.findByRole("dialog"));
}

describe("a bill", () => {
  it("POS-10 is split by item: what was picked is on a new bill of the table, which is shown", async () => {
    const page = await openBill("T8");
    await page.user.click(await findItem("Baklawa"));
    await page.user.click(await findItem("Baklawa"));
    const dialog = await choose(page, "Split bill");
    expect(dialog.getByText("Choose at least one item.")).toBeTruthy();
    await page.user.click(dialog.getByRole("button", { name: "One more: Baklawa" }));
    await page.user.click(dialog.getByRole("button", { name: "Make the new bill" }));
    await screen.findByText("Bill 2");
    expect(namesOf(page, "T8")).toEqual([["1 Loubia", "1 Baklawa"], ["1 Baklawa"]]);
    expect(linesOf()).toHaveLength(1);
  });

  it("POS-10 X-02 is split once: after a lost answer the same request is sent again", async () => {
    const page = await openBill("T8");
    await page.user.click(await findItem("Baklawa"));
    const dialog = await choose(page, "Split bill");
    await page.user.click(dialog.getByRole("button", { name: /^Baklawa/ }));
    const sent: { key: string | null; body: unknown }[] = [];
    server.use(
      http.post(`${billsUrl}/:billId/split`, async ({ request }) => {
        const body = splitBillSchema.parse(await request.clone().json());
        sent.push({ key: request.headers.get("idempotency-key"), body });
        if (sent.length > 1) return problem("bill.changed");
        // Done, but the answer is lost; the list of bills is read meanwhile.
        const [bill] = onTable(page, "T8");
        page.book.split(bill?.id ?? "", body);
        return unreachable();
      }),
    );
    await page.user.click(dialog.getByRole("button", { name: "Make the new bill" }));
    expect(await dialog.findByText(/can't be reached/)).toBeTruthy();
    act(() => void page.store.dispatch(baseApi.util.invalidateTags(["Bill"])));
    await waitFor(() => expect(linesOf()).toHaveLength(1));
    await page.user.click(dialog.getByRole("button", { name: "Make the new bill" }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
  });

  it("POS-10 says what the new bill will come to, with its part of the bill's discount", async () => {
    const page = await openBill("T8");
    await page.user.click(await findItem("Baklawa"));
    const discount = await choose(page, "Discount on the bill");
    await page.user.click(discount.getByRole("button", { name: /^10\s%$/ }));
    await page.user.click(discount.getByRole("button", { name: "Complaint" }));
    await page.user.click(discount.getByRole("button", { name: "Discount" }));
    const term = (await screen.findByText("Complaint")).closest("dt");
    expect(term?.textContent?.replaceAll("\u00a0", " ")).toBe("Discount 10 % · Complaint");
    const split = await choose(page, "Split bill");
    await page.user.click(split.getByRole("button", { name: /^Loubia/ }));
    const sumOf = (label: string) => split.getByText(label).parentElement?.textContent;
    const [whole] = onTable(page, "T8").map((each) => billAmounts(each.lines, each).netCentimes);
    expect(sumOf("New bill")).toMatch(/^New bill540,00\sDA$/);
    const stays = formatMoney(centimes(Number(whole) - 54_000));
    expect(sumOf("Stays on this bill")).toBe(`Stays on this bill${stays}`);
  });

  it("POS-10 keeps an item when it is split", async () => {
    const page = await openBill("T2");
    const dialog = await choose(page, "Split bill");
    for (const name of [/^Couscous/, /^Bourek/, /^Kalb/])
      await page.user.click(dialog.getByRole("button", { name }));
    expect(dialog.getByText("Leave at least one item on this bill.")).toBeTruthy();
  });

  it("POS-10 is merged into another one, which goes on and is shown", async () => {
    const page = await openBill("T8");
    const dialog = await choose(page, "Merge into another bill");
    await page.user.click(dialog.getByRole("button", { name: /^T2/ }));
    await page.user.click(dialog.getByRole("button", { name: "Merge" }));
    expect(await screen.findByRole("heading", { name: /^T2/ })).toBeTruthy();
    expect(namesOf(page, "T2")[0]).toContain("1 Loubia");
    expect(namesOf(page, "T8")).toEqual([]);
  });

  it("POS-10 is moved to another table with a tap, and back", async () => {
    const page = await openBill("T8");
    const dialog = await choose(page, "Move to table");
    await page.user.click(dialog.getByRole("button", { name: /^T3/ }));
    await waitFor(() => expect(namesOf(page, "T3")).toEqual([["1 Loubia"]]));
    // By its text and in one go: looking for roles is slow, and the notice is drawn anew when the answer comes.
    fireEvent.click(screen.getByText("Undo"));
    await waitFor(() => expect(namesOf(page, "T8")).toEqual([["1 Loubia"]]));
  });

  it("says when its guests asked for it", async () => {
    const page = await openBill("T2");
    await page.user.click(within(bill()).getByRole("button", { name: "Bill asked" }));
    await waitFor(() => expect(onTable(page, "T2")[0]?.askedAt).not.toBeNull());
    await page.user.click(screen.getByRole("button", { name: "Tables" }));
    expect((await findTable("T2")).textContent).toContain("Bill asked");
  });

  it("X-05 POS-11 is on Arabic paper with a table's Latin name that does not turn its title round", async () => {
    const preview = await choose(await openBill("T2"), "Print bill");
    fireEvent.click(await preview.findByRole("radio", { name: "العربية" }));
    const title = await preview.findByRole("heading", { name: /^T2 · الفاتورة/u });
    // A browser sees a direction in the first letter that is in no 'bdi' of its own.
    expect(title.querySelector("bdi > bdi")?.textContent).toBe("T2");
  });

  it("POS-11 is not presented by its preview, nor by 'Bill asked' that is taken back", async () => {
    const page = await openBill("T2");
    await page.user.click(await findItem("Baklawa"));
    const isAsked = () => onTable(page, "T2")[0]?.askedAt !== null;
    await page.user.click(within(bill()).getByRole("button", { name: "Bill asked" }));
    await waitFor(() => expect(isAsked()).toBe(true));
    await page.user.click(within(bill()).getByRole("button", { pressed: true }));
    await waitFor(() => expect(isAsked()).toBe(false));
    await choose(page, "Print bill");
    await page.user.keyboard("{Escape}");
    await page.user.click(screen.getByRole("button", { name: "One less: Baklawa" }));
    await waitFor(() => expect(namesOf(page, "T2")[0]).not.toContain("1 Baklawa"));
    expect(onTable(page, "T2")[0]).toMatchObject({ askedAt: null, presentedAt: null });
  });

  it("POS-11 is presented once it is printed: then only a void takes something off, also what was never sent", async () => {
    const page = await openBill("T8");
    await page.user.click(await findItem("Baklawa"));
    vi.stubGlobal("print", browserPrint);
    const preview = await choose(page, "Print bill");
    const printButton = await preview.findByRole("button", { name: "Print" });
    await waitFor(() => expect(printButton).toHaveProperty("disabled", false));
    await page.user.click(printButton);
    await waitFor(() => expect(onTable(page, "T8")[0]?.presentedAt).not.toBeNull());
    await page.user.keyboard("{Escape}");
    await page.user.click(screen.getByRole("button", { name: "One less: Baklawa" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Baklawa" }));
    expect(dialog.getByText(/^The guests were given this bill/)).toBeTruthy();
    expect(dialog.queryByRole("button", { name: "Take off" })).toBeNull();
    await page.user.click(dialog.getByRole("button", { name: "Void" }));
    const void1 = within(await screen.findByRole("dialog", { name: "Void Baklawa" }));
    await page.user.click(void1.getByRole("button", { name: "Wrong order" }));
    await page.user.click(void1.getByRole("button", { name: "Void 1" }));
    await waitFor(() => expect(namesOf(page, "T8")).toEqual([["1 Loubia"]]));
  });

  it("POS-11 is presented by the browser's own 'Print', too, while its paper is shown", async () => {
    const page = await openBill("T8");
    const preview = await choose(page, "Print bill");
    await preview.findByRole("button", { name: "Print" });
    browserPrint();
    await waitFor(() => expect(onTable(page, "T8")[0]?.presentedAt).not.toBeNull());
  });

  it("POS-10 is opened with its guests, before anything is ordered, and they can be changed", async () => {
    const page = await openTill();
    await page.user.click(await findTable("T1"));
    await page.user.click(await screen.findByRole("button", { name: "Guests" }));
    await page.user.click(await screen.findByRole("button", { name: "4" }));
    await waitFor(() => expect(onTable(page, "T1")[0]?.covers).toBe(4));
    await page.user.click(screen.getByRole("button", { name: "4 guests" }));
    await page.user.click(await screen.findByRole("button", { name: "6" }));
    await waitFor(() => expect(onTable(page, "T1")[0]?.covers).toBe(6));
  });

  it("POS-10 says what guests have paid of it here, and what is left, also at its table", async () => {
    const page = await openBill("T8");
    const total = Number(onTable(page, "T8")[0]?.lines[0]?.priceCentimes);
    await page.user.click(within(bill()).getByRole("button", { name: "Checkout" }));
    const checkout = within(await screen.findByRole("dialog", { name: /^Checkout: / }));
    await page.user.click(checkout.getByRole("button", { name: "One person more" }));
    await page.user.click(await checkout.findByRole("button", { name: /^Take / }));
    await page.user.click(checkout.getByRole("button", { name: "Cancel" }));
    const half = formatMoney(centimes(total / 2));
    const left = within(bill()).getByText("Left to pay").parentElement;
    expect(left?.textContent).toBe(`Left to pay${half}`);
    await page.user.click(screen.getByRole("button", { name: "Tables" }));
    expect((await findTable("T8")).textContent).toContain(`Left to pay${half}`);
  });

  it("is deleted when nothing is on it", async () => {
    const page = await openTill();
    await page.user.click(await findTable("T1"));
    await page.user.click(await findItem("Loubia"));
    await page.user.click(screen.getByRole("button", { name: "One less: Loubia" }));
    await page.user.click(await screen.findByRole("button", { name: "Delete empty bill" }));
    expect((await findTable("T1")).textContent).toContain("Available");
    expect(onTable(page, "T1")).toEqual([]);
  });

  it("POS-12 is not deleted without a question where it was opened elsewhere: orders may be on their way", async () => {
    const page = await openTill();
    const t1 = page.book.floor.tables.find(({ name }) => name === "T1")?.id ?? null;
    page.book.do(billIdSchema.parse(crypto.randomUUID()), [
      { id: crypto.randomUUID(), kind: "opened", tableId: t1, covers: null },
    ]);
    act(() => void page.store.dispatch(baseApi.util.invalidateTags(["Bill"])));
    await waitFor(async () =>
      expect((await findTable("T1")).textContent).not.toContain("Available"),
    );
    await page.user.click(await findTable("T1"));
    await page.user.click(await screen.findByRole("button", { name: "Delete empty bill" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Delete this bill?" }));
    expect(question.getByText(/without a network/u)).toBeTruthy();
    expect(onTable(page, "T1")).toHaveLength(1);
    await page.user.click(question.getByRole("button", { name: "Delete empty bill" }));
    await waitFor(() => expect(onTable(page, "T1")).toEqual([]));
  });

  it("is not there before its first item: looking at a table opens nothing", async () => {
    const page = await openTill();
    await page.user.click(await findTable("T1"));
    await findItem("Loubia");
    await page.user.click(screen.getByRole("button", { name: "Tables" }));
    expect((await findTable("T1")).textContent).toContain("Available");
    expect(onTable(page, "T1")).toEqual([]);
  });
});

describe("corrections", () => {
  it("POS-11 void what was sent to the kitchen, with a reason", async () => {
    const page = await openBill("T8");
    await page.user.click(screen.getByRole("button", { name: "One less: Loubia" }));
    await page.user.click(await screen.findByRole("button", { name: "Void" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Void Loubia" }));
    expect(dialog.getByText("A reason is needed.")).toBeTruthy();
    await page.user.click(dialog.getByRole("button", { name: "Wrong order" }));
    await page.user.click(dialog.getByRole("button", { name: "Void 1" }));
    expect(await screen.findByText("Tap an item to add it.")).toBeTruthy();
    expect(onTable(page, "T8")[0]?.lines).toEqual([]);
  });

  it("POS-11 discount the bill by a share, and the lines stay as they are", async () => {
    const page = await openBill("T8");
    const dialog = await choose(page, "Discount on the bill");
    await page.user.click(dialog.getByRole("button", { name: /^10\s%$/ }));
    await page.user.click(dialog.getByRole("button", { name: "Complaint" }));
    await page.user.click(dialog.getByRole("button", { name: "Discount" }));
    expect(await within(bill()).findByText(/^540,00\sDA$/)).toBeTruthy();
    expect(screen.getByText("Complaint")).toBeTruthy();
    expect(linesOf()[0]).toContain("600,00");
  });

  it("POS-11 discount the bill by an amount, and take it off again", async () => {
    const page = await openBill("T8");
    const dialog = await choose(page, "Discount on the bill");
    await page.user.click(dialog.getByRole("radio", { name: "Amount" }));
    await page.user.type(dialog.getByLabelText("Amount", { selector: "input[type=text]" }), "100");
    await page.user.type(dialog.getByLabelText(/^Reason/), "birthday");
    await page.user.click(dialog.getByRole("button", { name: "Discount" }));
    expect(await within(bill()).findByText(/^500,00\sDA$/)).toBeTruthy();
    const again = await choose(page, "Discount on the bill");
    await page.user.clear(again.getByLabelText("Amount", { selector: "input[type=text]" }));
    await page.user.click(again.getByRole("button", { name: "No discount" }));
    await waitFor(() => expect(onTable(page, "T8")[0]?.discountCentimes).toBe(0));
  });

  it("POS-11 discount a line", async () => {
    const page = await openBill("T8");
    const lines = within(screen.getByRole("list", { name: "Lines of the bill" }));
    await page.user.click(lines.getByRole("button", { name: /^Loubia/ }));
    await page.user.click(await screen.findByRole("button", { name: "Discount" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Discount on Loubia" }));
    await page.user.click(dialog.getByRole("button", { name: /^50\s%$/ }));
    await page.user.click(dialog.getByRole("button", { name: "Staff" }));
    await page.user.click(dialog.getByRole("button", { name: "Discount" }));
    await waitFor(() => expect(linesOf()[0]).toContain("300,00"));
  });

  it("POS-11 need a right: without it the waiter is told who has it", async () => {
    const page = await openBill("T8", { role: "front-office" });
    await page.user.click(screen.getByRole("button", { name: "One less: Loubia" }));
    expect(await screen.findByText("Voids and discounts need a restaurant manager.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Void" })).toBeNull();
    await page.user.click(screen.getByRole("button", { name: "Cancel" }));
    const dialog = await choose(page, "Discount on the bill");
    expect(dialog.getByText("Voids and discounts need a restaurant manager.")).toBeTruthy();
  });

  it("keep what was typed when they fail, and are not done twice", async () => {
    const page = await openBill("T8");
    const dialog = await choose(page, "Discount on the bill");
    await page.user.click(dialog.getByRole("button", { name: /^10\s%$/ }));
    await page.user.type(dialog.getByLabelText(/^Reason/), "cold food");
    server.use(
      http.post(`${billsUrl}/:billId/discount`, () => problem("bill.changed"), { once: true }),
    );
    await page.user.click(dialog.getByRole("button", { name: "Discount" }));
    expect(await dialog.findByText(/Somebody else changed this bill meanwhile/)).toBeTruthy();
    expect(dialog.getByLabelText(/^Reason/)).toHaveProperty("value", "cold food");
    server.use(http.post(`${billsUrl}/:billId/discount`, () => unreachable(), { once: true }));
    await page.user.click(dialog.getByRole("button", { name: "Discount" }));
    expect(await dialog.findByText(/can't be reached/)).toBeTruthy();
    await page.user.click(dialog.getByRole("button", { name: "Discount" }));
    await waitFor(() => expect(onTable(page, "T8")[0]?.discountBp).toBe(1_000));
  });

  it("say when another terminal took the line off meanwhile", async () => {
    const page = await openBill("T2");
    const lines = within(screen.getByRole("list", { name: "Lines of the bill" }));
    await page.user.click(lines.getByRole("button", { name: /^Kalb/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Kalb el louz" }));
    await page.user.type(dialog.getByLabelText("Note"), "cold");
    const [open] = onTable(page, "T2");
    const line = open?.lines.find(({ name }) => name === "Kalb el louz");
    if (!open || !line) throw new Error("no line");
    page.book.do(open.id, [
      { id: crypto.randomUUID(), kind: "quantity-changed", lineId: line.id, by: -1 },
    ]);
    act(() => void page.store.dispatch(baseApi.util.invalidateTags(["Bill"])));
    expect(await dialog.findByText("This line is no longer on the bill.")).toBeTruthy();
    expect(dialog.getByLabelText("Note")).toHaveProperty("value", "cold");
  });
});
