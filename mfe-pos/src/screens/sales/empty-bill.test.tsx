import { type BillOperation, doOperationsSchema } from "@funduq/shared-types/contracts/pos-bill";
import { billIdSchema } from "@funduq/shared-types/values/ids";
import { baseApi } from "@funduq/shared-ui/state";
import { server } from "@funduq/shared-ui/testing/server";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { goOffline } from "../../testing/bill-probe.tsx";
import { findItem, findTable, openTill } from "../../testing/open-till.tsx";

/** The till with what it sends of bills. */
async function openPlan() {
  const page = await openTill();
  const sent: BillOperation[] = [];
  server.events.on("request:start", async ({ request }) => {
    if (!request.url.endsWith("/operations")) return;
    sent.push(...doOperationsSchema.parse(await request.clone().json()).operations);
  });
  return { ...page, sent };
}
type Page = Awaited<ReturnType<typeof openPlan>>;
const press = async ({ user }: Page, name: string | RegExp) =>
  user.click(await screen.findByRole("button", { name }));
const onTable = ({ book }: Page, table: string) =>
  book.list().filter(({ tableName }) => tableName === table);
const guestsDialog = async (page: Page, button: string) => {
  await press(page, button);
  return within(await screen.findByRole("dialog", { name: "Guests" }));
};

/** Four guests are seated at T1, and the waiter goes back to the tables. */
async function seatAndLeave(page: Page) {
  await page.user.click(await findTable("T1"));
  const dialog = await guestsDialog(page, "Guests");
  await page.user.click(dialog.getByRole("button", { name: "4" }));
  await press(page, "Tables");
}

describe("POS-10 the guests of a new bill", () => {
  it("open it in one operation", async () => {
    const page = await openPlan();
    await seatAndLeave(page);
    await waitFor(() => expect(onTable(page, "T1")).toMatchObject([{ covers: 4, lines: [] }]));
    expect(page.sent).toMatchObject([{ kind: "opened", covers: 4 }]);
  });

  it("are set once after many steps, by the button or when the dialog is closed", async () => {
    const page = await openPlan();
    await page.user.click(await findTable("T1"));
    const first = await guestsDialog(page, "Guests");
    for (let step = 0; step < 13; step += 1)
      await page.user.click(first.getByRole("button", { name: "One more: Guests" }));
    expect(onTable(page, "T1")).toEqual([]);
    await page.user.click(first.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(onTable(page, "T1")[0]?.covers).toBe(14));
    const again = await guestsDialog(page, "14 guests");
    await page.user.click(again.getByRole("button", { name: "One less: Guests" }));
    await page.user.keyboard("{Escape}");
    await waitFor(() => expect(onTable(page, "T1")[0]?.covers).toBe(13));
    expect(page.sent).toMatchObject([
      { kind: "opened", covers: 14 },
      { kind: "covers-set", covers: 13 },
    ]);
  });

  it("open nothing where the dialog is only looked at", async () => {
    const page = await openPlan();
    await page.user.click(await findTable("T1"));
    await guestsDialog(page, "Guests");
    await page.user.keyboard("{Escape}");
    await press(page, "Tables");
    expect((await findTable("T1")).textContent).toContain("Available");
    expect(page.sent).toEqual([]);
    expect(screen.queryByText(/stays open/u)).toBeNull();
  });
});

describe("POS-10 an empty bill that is left", () => {
  it("is said to stay; its table has seated guests until the waiter frees it", async () => {
    const page = await openPlan();
    await seatAndLeave(page);
    expect(await screen.findByText("T1 · Bill 1 stays open: nothing is on it.")).toBeTruthy();
    expect((await findTable("T1")).textContent).toContain("Seated");
    await press(page, "Free the table");
    await waitFor(async () => expect((await findTable("T1")).textContent).toContain("Available"));
    expect(onTable(page, "T1")).toEqual([]);
  });

  it("is kept with its guests where nobody frees its table", async () => {
    const page = await openPlan();
    await seatAndLeave(page);
    await page.user.click(await findTable("T1"));
    expect(await screen.findByRole("button", { name: "4 guests" })).toBeTruthy();
  });

  it("is deleted alone where other bills are open on its table", async () => {
    const page = await openPlan();
    const others = onTable(page, "T5");
    await page.user.click(await findTable("T5"));
    await press(page, "New bill");
    const dialog = await guestsDialog(page, "Guests");
    await page.user.click(dialog.getByRole("button", { name: "2" }));
    await press(page, "Tables");
    expect(await screen.findByText("T5 · Bill 3 stays open: nothing is on it.")).toBeTruthy();
    await press(page, "Delete empty bill");
    await waitFor(() => expect(onTable(page, "T5")).toEqual(others));
    expect(page.sent).toHaveLength(1);
  });

  it("POS-12 is said to stay without a network, and is opened with its guests once it is back", async () => {
    const page = await openPlan();
    await findTable("T1");
    const comeBack = goOffline();
    await seatAndLeave(page);
    expect(await screen.findByText("T1 · Bill 1 stays open: nothing is on it.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Free the table" })).toBeNull();
    expect((await findTable("T1")).textContent).toContain("Seated");
    act(comeBack);
    await waitFor(() => expect(onTable(page, "T1")).toMatchObject([{ covers: 4, lines: [] }]));
  });

  it("is not mentioned where something is on it, nor where another device opened it", async () => {
    const page = await openPlan();
    await page.user.click(await findTable("T1"));
    await page.user.click(await findItem("Loubia"));
    await press(page, "Tables");
    const tableId = page.book.floor.tables.find(({ name }) => name === "T3")?.id ?? null;
    page.book.do(billIdSchema.parse(crypto.randomUUID()), [
      { id: crypto.randomUUID(), kind: "opened", tableId, covers: 2 },
    ]);
    act(() => void page.store.dispatch(baseApi.util.invalidateTags(["Bill"])));
    await waitFor(async () => expect((await findTable("T3")).textContent).toContain("Seated"));
    await page.user.click(await findTable("T3"));
    await screen.findByRole("button", { name: "2 guests" });
    await press(page, "Tables");
    await findTable("T3");
    expect(screen.queryByText(/stays open/u)).toBeNull();
  });
});
