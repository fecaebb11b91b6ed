import { centimes } from "@funduq/shared-types/values/money";
import { baseApi } from "@funduq/shared-ui/state";
import { http, problem, server } from "@funduq/shared-ui/testing/server";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { somePreview } from "../../standalone/night-audit.ts";
import {
  button,
  confirm,
  openAudit,
  previewIs,
  previewUrl,
  started,
} from "../../testing/open-night-audit.tsx";

describe("the preview", () => {
  it("NA-05 shows exactly what will be posted, per room and per folio, and what it comes to", async () => {
    await openAudit();
    const rows = within(await screen.findByRole("grid", { name: "What will be posted" }));
    const texts = rows
      .getAllByRole("row")
      .map(({ textContent }) => textContent?.replace(/\u00a0/gu, " "));
    expect(texts.slice(1, 4)).toEqual([
      "101Nassima HaddadK4T-7001Guest8.500,00 DA170,00 DA8.670,00 DA",
      "204Kamel BouzidK4T-7002overdueSonatrach 12.000,00 DAGuest 240,00 DA12.000,00 DA240,00 DA12.240,00 DA",
      "207كريمة بن عليK4T-7003charged already0,00 DA0,00 DA0,00 DA",
    ]);
    expect(texts.at(-1)).toMatch(/20\.500,00 DA410,00 DA20\.910,00 DA$/);
    expect(screen.getByRole("grid", { name: "Guests who become no-shows" }).textContent).toMatch(
      /302Hakim Zerrouki.*5\.000,00/,
    );
  });

  it("X-05 in French a stay's folio is 'Folio', as on the front desk's screens", async () => {
    await openAudit({ language: "fr" });
    const rows = within(await screen.findByRole("grid", { name: "Ce qui sera imputé" }));
    expect(rows.getByRole("columnheader", { name: /Folio/ })).toBeTruthy();
    expect(rows.queryByRole("columnheader", { name: /Note/ })).toBeNull();
  });

  it("NA-05 has TVA and the stay tax in columns and rows of their own, only where they are added", async () => {
    const { rooms, totals } = somePreview();
    const [first, ...others] = rooms;
    const [room] = first?.charges ?? [];
    if (!first || !room) throw new Error("a room");
    const taxes = [
      { ...room, item: "tva", amountCentimes: centimes(76_500) },
      { ...room, item: "stay-tax", amountCentimes: centimes(100_000) },
    ] as const;
    previewIs({
      rooms: [{ ...first, charges: [...first.charges, ...taxes] }, ...others],
      totals: {
        ...totals,
        tvaCentimes: centimes(76_500),
        stayTaxCentimes: centimes(100_000),
        totalCentimes: centimes(totals.totalCentimes + 176_500),
      },
    });
    const page = await openAudit();
    const grid = within(await screen.findByRole("grid", { name: "What will be posted" }));
    const headers = grid.getAllByRole("columnheader").map(({ textContent }) => textContent?.trim());
    expect(headers.slice(-5)).toEqual(["Room charge", "TVA", "TDS", "Stay tax", "Total"]);
    const [, row] = grid.getAllByRole("row");
    expect(row?.textContent?.replace(/\u00a0/gu, " ")).toMatch(
      /8\.500,00 DA765,00 DA170,00 DA1\.000,00 DA10\.435,00 DA$/,
    );
    const sumOf = (name: string) =>
      screen.getByText(name, { selector: "dt" }).nextElementSibling?.textContent;
    expect(sumOf("TVA")).toMatch(/^765,00.DA$/);
    expect(sumOf("Stay tax")).toMatch(/^1\.000,00.DA$/);
    await confirm(page, "09-04-2026");
    const confirmation = screen.getByRole("alertdialog").textContent?.replace(/\u00a0/gu, " ");
    expect(confirmation).toContain(
      "TVA (1)765,00 DAStay tax (1)1.000,00 DATotal posted22.675,00 DA",
    );
  });

  it("NA-05 finds a room among a thousand, and draws only those on the screen", async () => {
    const [first] = somePreview().rooms;
    if (!first) throw new Error("a room");
    previewIs({
      rooms: Array.from({ length: 1_000 }, (_, n) => ({
        ...first,
        roomNumber: String(1_000 + n),
        guestName: `Guest ${n}`,
        bookingId: `01890a5d-ac96-774b-bcce-${String(n).padStart(12, "0")}` as never,
      })),
    });
    const { user } = await openAudit();
    const grid = await screen.findByRole("grid", { name: "What will be posted" });
    expect(within(grid).getAllByRole("row").length).toBeLessThan(100);
    await user.type(screen.getByRole("searchbox"), "1873");
    expect(await within(grid).findByText("Guest 873")).toBeTruthy();
  });

  it("NA-05 X-06 has a full house behind a button on a phone, and nothing scrolls inside the page", async () => {
    const wide = window.matchMedia;
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      Object.assign(wide(query), { matches: query === "(max-width: 40rem)" }),
    );
    const [first] = somePreview().rooms;
    if (!first) throw new Error("a room");
    previewIs({
      rooms: Array.from({ length: 29 }, (_, n) => ({
        ...first,
        roomNumber: String(100 + n),
        guestName: `Guest ${n}`,
        bookingId: `01890a5d-ac96-774b-bcce-${String(n).padStart(12, "0")}` as never,
      })),
    });
    const { user } = await openAudit();
    await user.click(
      await screen.findByRole("button", {
        name: "Show the rooms one by one (29)",
        expanded: false,
      }),
    );
    const grid = await screen.findByRole("grid", { name: "What will be posted" });
    expect(within(grid).getAllByText(/^Guest \d+$/)).toHaveLength(29);
    await user.click(screen.getByRole("button", { name: "Hide the rooms", expanded: true }));
    await waitFor(() =>
      expect(screen.queryByRole("grid", { name: "What will be posted" })).toBeNull(),
    );
  });

  it("NA-05 X-02 says when nobody is in the house, and when it could not be read", async () => {
    const nothing = { ...somePreview().totals, rooms: 0, postings: 0 };
    previewIs({ rooms: [], noShows: [], totals: nothing });
    const { store } = await openAudit();
    expect(await screen.findByText("Nobody is in the house: nothing will be posted.")).toBeTruthy();
    expect((await started()).disabled).toBe(false);
    server.use(http.get(previewUrl, () => problem("internal")));
    act(() => void store.dispatch(baseApi.util.invalidateTags(["Folio"])));
    await waitFor(() => expect(button("Start Night Audit Process").disabled).toBe(true));
    expect(screen.getByText("What will be posted could not be read.")).toBeTruthy();
  });
});
