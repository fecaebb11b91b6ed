import { saleIdSchema } from "@funduq/shared-types/values/ids";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aConflict, conflictHandlers } from "../../../standalone/conflicts.ts";
import { openManager } from "../../../testing/open-manager.tsx";

const conflictsUrl = apiUrl("hotels/:hotelId/restaurants/:restaurantId/sale-conflicts");
const settlementUrl = `${conflictsUrl}/:saleId/settlement`;

/** The manager of a restaurant where a bill was sold twice, on the tab that lists it. */
async function openConflicts(conflicts = [aConflict()]) {
  const page = await openManager({ answers: conflictHandlers(conflicts) });
  await page.user.click(await screen.findByRole("tab", { name: /^Sold twice/u }));
  return page;
}

const shown = async () => screen.findByRole("list", { name: "Sold twice" });
const saleNamed = (name: string) => within(screen.getByRole("region", { name }));

async function settleWith({ user }: Awaited<ReturnType<typeof openConflicts>>, reason: string) {
  await user.click(await screen.findByRole("button", { name: "Settle Bill 1 · T5 · 12/03" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Settle Bill 1 · T5 · 12/03" }));
  if (reason) await user.type(dialog.getByRole("textbox"), reason);
  await user.click(dialog.getByRole("button", { name: "Settle" }));
  return dialog;
}

describe("POS-12 bills that were sold twice", () => {
  it("are counted on the tab, and listed with both amounts, people, times and what was sold", async () => {
    await openConflicts();
    expect(await screen.findByRole("tab", { name: "Sold twice (1)" })).toBeTruthy();
    const [item] = within(await shown()).getAllByRole("listitem");
    expect(item?.textContent).toContain("Bill 1 · T5");
    const first = saleNamed("First sale: 12/03");
    expect(first.getByText("Nadia")).toBeTruthy();
    expect(first.getAllByText("3.750,00 DA").length).toBeGreaterThan(0);
    const second = saleNamed("Second sale: Terrasse K7-4");
    for (const text of ["Karim", "Terrasse", "100,00 DA", "Café"])
      expect(second.getByText(text)).toBeTruthy();
    expect(second.getAllByText("3.900,00 DA").length).toBeGreaterThan(0);
    expect(second.getByText("2 Mar 2026, 14:05")).toBeTruthy();
  });

  it("are settled with a reason, which stays in the list", async () => {
    const page = await openConflicts();
    await settleWith(page, "Paid twice, 3.900 DA given back");
    expect(await screen.findByText("Bill 1 · T5 · 12/03 is settled.")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Settle/u })).toBeNull());
    const [item] = within(await shown()).getAllByRole("listitem");
    expect(item?.textContent).toMatch(/Settled.* · AminaReasonPaid twice, 3\.900 DA given back/u);
    expect(screen.getByRole("tab", { name: "Sold twice" })).toBeTruthy();
  });

  it("are not settled without a reason", async () => {
    const page = await openConflicts();
    const dialog = await settleWith(page, "");
    expect(dialog.getByRole("textbox").getAttribute("aria-invalid")).toBe("true");
    expect(screen.queryByText("Bill 1 · T5 · 12/03 is settled.")).toBeNull();
  });

  it("say who was quicker, and keep the reason that was typed", async () => {
    const page = await openConflicts();
    server.use(
      http.post(settlementUrl, () => problem("sale-conflict.settled", { settledBy: "Amina" })),
    );
    const dialog = await settleWith(page, "Typed twice");
    expect(await dialog.findByText("Amina settled this already.")).toBeTruthy();
    expect(dialog.getByRole("textbox")).toHaveProperty("value", "Typed twice");
  });

  it("are listed in pages", async () => {
    const id = saleIdSchema.parse("00000000-0000-4000-8000-000000000703");
    const older = aConflict({ id, tableName: "T9" });
    const pages = http.get(conflictsUrl, ({ request }) => {
      const after = new URL(request.url).searchParams.get("after");
      return after === aConflict().id
        ? HttpResponse.json({ conflicts: [older], next: null })
        : HttpResponse.json({ conflicts: [aConflict()], next: aConflict().id });
    });
    const page = await openManager({ answers: [pages, ...conflictHandlers([aConflict(), older])] });
    await page.user.click(await screen.findByRole("tab", { name: "Sold twice (2)" }));
    await page.user.click(await screen.findByRole("button", { name: "Older ones" }));
    await waitFor(async () =>
      expect((await shown()).textContent).toMatch(/Bill 1 · T5.*Bill 1 · T9/u),
    );
    expect(screen.queryByRole("button", { name: "Older ones" })).toBeNull();
  });

  it("are none as a rule, and that is said", async () => {
    await openConflicts([]);
    expect(await screen.findByText("No bill was sold twice.")).toBeTruthy();
  });

  it("can't be loaded: the tab says so", async () => {
    const page = await openManager({
      answers: [http.get(conflictsUrl, () => HttpResponse.error())],
    });
    await page.user.click(await screen.findByRole("tab", { name: "Sold twice" }));
    expect(await screen.findByRole("alert")).toBeTruthy();
  });
});
