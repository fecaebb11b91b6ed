import {
  type RecordedSale,
  recordedSaleSchema,
} from "@funduq/shared-types/contracts/pos-recorded-sale";
import { kitchenTicketIdSchema, modifierIdSchema } from "@funduq/shared-types/values/ids";
import { centimes } from "@funduq/shared-types/values/money";
import { baseApi } from "@funduq/shared-ui/state";
import { server } from "@funduq/shared-ui/testing/server";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { goOffline } from "../../testing/bill-probe.tsx";
import { bill, findItem, findTable, linesOf, openTill } from "../../testing/open-till.tsx";

async function openSet() {
  const till = await openTill();
  await till.user.click(await findTable("T1"));
  await till.user.click(await findItem("Menu du jour"));
  return { ...till, dialog: within(await screen.findByRole("dialog", { name: "Menu du jour" })) };
}

const stored = ({ book }: Awaited<ReturnType<typeof openTill>>) =>
  book.list().find(({ tableName }) => tableName === "T1");

async function orderSet() {
  const till = await openSet();
  await till.user.click(till.dialog.getByRole("button", { name: "Chorba frik" }));
  await till.user.click(till.dialog.getByRole("button", { name: /^Couscous royal/u }));
  await till.user.click(till.dialog.getByRole("button", { name: /^Add/u }));
  await waitFor(() => expect(linesOf()).toHaveLength(1));
  return till;
}

describe("POS-01 POS-09 a set", () => {
  it("asks for a dish of each course, and is one line with its price and its dishes", async () => {
    const { user, dialog, ...till } = await openSet();
    const dearer = dialog.getByRole("button", { name: /^Couscous royal/u });
    expect(dearer.textContent?.replace(/\s/gu, " ")).toBe("Couscous royal+ 400,00 DA");
    await user.click(dearer);
    expect(dialog.getByText("Entrée du menu: choose 1.")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Salade méchouia" }));
    await user.click(dialog.getByRole("button", { name: "Chorba frik" }));
    await user.click(dialog.getByRole("button", { name: /^Add.*2.900,00/u }));
    expect(linesOf()).toEqual([
      expect.stringMatching(/Menu du jour2.900,00.*Chorba frikCouscous royal/u),
    ]);
    await waitFor(() =>
      expect(stored({ user, ...till })?.lines).toMatchObject([
        {
          name: "Menu du jour",
          priceCentimes: 290_000,
          dishesFired: [0, 0],
          modifiers: [
            { name: "Chorba frik", course: 1 },
            { name: "Couscous royal", course: 2, priceCentimes: 40_000 },
          ],
        },
      ]),
    );
  });

  it("offers no dish that is sold out", async () => {
    const till = await openTill();
    for (const item of till.book.menu.items)
      if (item.name === "Couscous royal") item.isSoldOut = true;
    await till.user.click(await findTable("T1"));
    await till.user.click(await findItem("Menu du jour"));
    const dialog = within(await screen.findByRole("dialog", { name: "Menu du jour" }));
    const couscous = dialog.getByRole("button", { name: /^Couscous royal/u });
    expect(couscous).toHaveProperty("disabled", true);
    expect(couscous.textContent).toContain("Sold out");
  });

  it("is not ordered with a dish that was sold out while the waiter asked", async () => {
    const till = await openSet();
    await till.user.click(till.dialog.getByRole("button", { name: "Chorba frik" }));
    await till.user.click(till.dialog.getByRole("button", { name: /^Couscous royal/u }));
    for (const item of till.book.menu.items)
      if (item.name === "Couscous royal") item.isSoldOut = true;
    act(() => void till.store.dispatch(baseApi.util.invalidateTags(["Restaurant"])));
    expect(await till.dialog.findByText("Couscous royal is sold out.")).toBeTruthy();
    await till.user.click(till.dialog.getByRole("button", { name: /^Rechta/u }));
    await till.user.click(till.dialog.getByRole("button", { name: /^Add/u }));
    await waitFor(() =>
      expect(stored(till)?.lines[0]?.modifiers.map(({ name }) => name)).toEqual([
        "Chorba frik",
        "Rechta au poulet",
      ]),
    );
  });

  it("has the focus on the first dish that can be chosen", async () => {
    const till = await openTill();
    for (const item of till.book.menu.items) if (item.name === "Chorba frik") item.isSoldOut = true;
    await till.user.click(await findTable("T1"));
    await till.user.click(await findItem("Menu du jour"));
    const dialog = within(await screen.findByRole("dialog", { name: "Menu du jour" }));
    expect(document.activeElement?.textContent).toContain("Salade méchouia");
    expect(dialog.getByRole("button", { name: /^Chorba frik/u })).toHaveProperty("disabled", true);
  });

  it("has the same dish twice where a course has several", async () => {
    const till = await openTill();
    for (const group of till.book.menu.modifierGroups)
      if (group.name === "Plat du menu") Object.assign(group, { least: 2, most: 2 });
    await till.user.click(await findTable("T1"));
    await till.user.click(await findItem("Menu du jour"));
    const dialog = within(await screen.findByRole("dialog", { name: "Menu du jour" }));
    await till.user.click(dialog.getByRole("button", { name: "Chorba frik" }));
    const more = dialog.getByRole("button", { name: "One more: Rechta au poulet" });
    await till.user.click(more);
    await till.user.click(more);
    expect(more.getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(more);
    await till.user.click(more);
    await till.user.click(dialog.getByRole("button", { name: /^Add/u }));
    await waitFor(() =>
      expect(stored(till)?.lines[0]?.modifiers.map(({ name }) => name)).toEqual([
        "Chorba frik",
        "Rechta au poulet",
        "Rechta au poulet",
      ]),
    );
  });

  it("asks for a dish beside an option that is none", async () => {
    const till = await openTill();
    const wellDone = modifierIdSchema.parse("00000000-0000-4000-8000-000000000581");
    for (const group of till.book.menu.modifierGroups)
      if (group.name === "Plat du menu")
        group.modifiers.push({
          id: wellDone,
          name: "Well done",
          priceCentimes: centimes(0),
          itemId: null,
        });
    await till.user.click(await findTable("T1"));
    await till.user.click(await findItem("Menu du jour"));
    const dialog = within(await screen.findByRole("dialog", { name: "Menu du jour" }));
    await till.user.click(dialog.getByRole("button", { name: "Chorba frik" }));
    await till.user.click(dialog.getByRole("button", { name: "Well done" }));
    expect(dialog.getByText("Plat du menu: choose 1.")).toBeTruthy();
    await till.user.click(dialog.getByRole("button", { name: /^Rechta/u }));
    await till.user.click(dialog.getByRole("button", { name: /^Add/u }));
    await waitFor(() =>
      expect(stored(till)?.lines[0]?.modifiers.map(({ name }) => name)).toEqual([
        "Chorba frik",
        "Rechta au poulet",
        "Well done",
      ]),
    );
  });

  it("is taken more and less of as a whole", async () => {
    const till = await orderSet();
    await till.user.click(screen.getByRole("button", { name: "One more: Menu du jour" }));
    await waitFor(() =>
      expect(stored(till)?.lines).toMatchObject([{ quantity: 2, dishesFired: [0, 0] }]),
    );
    await till.user.click(within(bill()).getByRole("button", { name: /^Menu du jour/u }));
    const dialog = within(await screen.findByRole("dialog", { name: "Menu du jour" }));
    expect(dialog.queryByLabelText("Course")).toBeNull();
  });
});

describe("POS-13 the dishes of a set", () => {
  it("are sent course by course, and say of each whether the kitchen knows of it or has it ready", async () => {
    const till = await orderSet();
    await till.user.click(within(bill()).getByRole("button", { name: /^Send 2 to kitchen/u }));
    await till.user.click(await screen.findByRole("menuitem", { name: /^Course 1/u }));
    await waitFor(() => expect(linesOf()[0]).toMatch(/Chorba frik.*Sent.*Couscous royal/u));
    expect(linesOf()[0]).not.toMatch(/Couscous royal.*Sent/u);
    const found = stored(till);
    const [line] = found?.lines ?? [];
    if (!found || !line) throw new Error("there is no bill");
    till.book.setReady(found.id, [
      {
        ticketId: kitchenTicketIdSchema.parse("00000000-0000-4000-8000-000000000571"),
        readyAt: new Date().toISOString(),
        lines: [{ lineId: line.id, dish: 1, quantity: 1 }],
      },
    ]);
    act(() => void till.store.dispatch(baseApi.util.invalidateTags(["Bill"])));
    await waitFor(() =>
      expect(linesOf()[0]).toMatch(/Chorba frik.*Sent.*1 ready.*Couscous royal/u),
    );
    expect(within(bill()).getByRole("button", { name: /^Send 1 to kitchen/u })).toBeTruthy();
  });
});

it("POS-13 a dish of several sets says how many are ready, and how many were not sent", async () => {
  const till = await orderSet();
  await till.user.click(within(bill()).getByRole("button", { name: /^Send 2 to kitchen/u }));
  await till.user.click(await screen.findByRole("menuitem", { name: /^Course 1/u }));
  await till.user.click(screen.getByRole("button", { name: "One more: Menu du jour" }));
  await waitFor(() => expect(stored(till)?.lines).toMatchObject([{ quantity: 2 }]));
  const found = stored(till);
  const lineId = found?.lines[0]?.id;
  if (!found || !lineId) throw new Error("there is no bill");
  till.book.setReady(found.id, [
    {
      ticketId: kitchenTicketIdSchema.parse("00000000-0000-4000-8000-000000000571"),
      readyAt: new Date().toISOString(),
      lines: [{ lineId, dish: 1, quantity: 1 }],
    },
  ]);
  act(() => void till.store.dispatch(baseApi.util.invalidateTags(["Bill"])));
  await waitFor(() =>
    expect(linesOf()[0]).toMatch(/Chorba frik.*1 of 2 sent to kitchen.*1 ready.*Couscous royal$/u),
  );
});

it("POS-13 the dishes of a set that are ready at two stations are served each by its name", async () => {
  const till = await orderSet();
  const found = stored(till);
  const [line] = found?.lines ?? [];
  if (!found || !line) throw new Error("there is no bill");
  const readyAt = new Date().toISOString();
  const tickets = [1, 2].map((dish) => ({
    ticketId: kitchenTicketIdSchema.parse(`00000000-0000-4000-8000-00000000057${dish}`),
    readyAt,
    lines: [{ lineId: line.id, dish, quantity: 1 }],
  }));
  till.book.setReady(found.id, tickets);
  act(() => void till.store.dispatch(baseApi.util.invalidateTags(["Bill"])));
  await till.user.click(await screen.findByRole("button", { name: "2 ready · Served" }));
  expect(screen.getByRole("menuitem", { name: "1 × Chorba frik" })).toBeTruthy();
  await till.user.click(screen.getByRole("menuitem", { name: "1 × Couscous royal" }));
  await waitFor(() => expect(stored(till)?.ready).toEqual(tickets.slice(0, 1)));
});

it("POS-12 a set that is sold without a network names its dishes, their items and courses", async () => {
  vi.stubGlobal("print", vi.fn());
  const recorded: RecordedSale[] = [];
  server.events.on("request:start", async ({ request }) => {
    if (request.url.endsWith("/recorded-sale"))
      recorded.push(recordedSaleSchema.parse(await request.clone().json()));
  });
  const till = await openSet();
  const comeBack = goOffline();
  await till.user.click(till.dialog.getByRole("button", { name: "Chorba frik" }));
  await till.user.click(till.dialog.getByRole("button", { name: /^Rechta/u }));
  await till.user.click(till.dialog.getByRole("button", { name: /^Add/u }));
  await till.user.click(within(bill()).getByRole("button", { name: "Checkout" }));
  await till.user.click(await screen.findByRole("button", { name: /close the bill$/u }));
  const sold = await screen.findByRole("dialog", { name: /^Sold:/u });
  await waitFor(() => expect(sold.textContent).toMatch(/Menu du jourChorba frikRechta au poulet/u));
  act(comeBack);
  await waitFor(() => expect(recorded).toHaveLength(1));
  const [chorba, rechta] = ["Chorba frik", "Rechta au poulet"].map(
    (name) => till.book.menu.items.find((item) => item.name === name)?.id,
  );
  expect(recorded[0]?.lines[0]?.modifiers).toMatchObject([
    { itemId: chorba, course: 1 },
    { itemId: rechta, course: 2 },
  ]);
});
