import type { TerminalRef } from "@funduq/shared-types/contracts/pos-floor";
import type { CloseShift } from "@funduq/shared-types/contracts/pos-shift";
import { centimes } from "@funduq/shared-types/values/centimes";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import department from "../../../module.ts";
import { saleHandlers } from "../../../standalone/sale-handlers.ts";
import { aBill, aShift } from "../../../standalone/sales.ts";
import { turnHandlers } from "../../../standalone/turn-handlers.ts";
import { ShiftDialog } from "./shift-dialog.tsx";

const shiftUrl = apiUrl("hotels/:hotelId/restaurants/:restaurantId/terminals/:terminalId/shift");

async function openShift(terminals: object[] = []) {
  department.register();
  server.use(
    ...saleHandlers(),
    ...turnHandlers(),
    http.get(apiUrl("hotels/:hotelId/restaurants/:restaurantId/terminals"), () =>
      HttpResponse.json({ terminals }),
    ),
    http.get(apiUrl("hotels/:hotelId/restaurants/:restaurantId/print-troubles"), () =>
      HttpResponse.json({ troubles: [] }),
    ),
  );
  const terminal = {
    hotelId: aHotel().hotelId,
    restaurantId: aBill().restaurantId,
    terminalId: "00000000-0000-4000-8000-000000000111" as TerminalRef["terminalId"],
  };
  return renderWithStore(<ShiftDialog terminal={terminal} onClose={() => {}} />, {
    session: aSession({ hotels: [aHotel({ role: "pos-manager" })] }),
  });
}

type User = Awaited<ReturnType<typeof openShift>>["user"];

/** Closes the shift, and says so again when asked. */
async function closeShift(user: User) {
  await user.click(screen.getByRole("button", { name: "Close shift" }));
  const asked = await screen.findByRole("alertdialog");
  await user.click(within(asked).getByRole("button", { name: "Close shift" }));
}

describe("a terminal's shift", () => {
  it("POS-14 is counted blind: what is expected is shown afterwards, with the difference", async () => {
    const { user } = await openShift();
    const sent: CloseShift[] = [];
    server.use(
      http.post(`${shiftUrl}/close`, async ({ request }) => {
        sent.push((await request.json()) as CloseShift);
        return HttpResponse.json(
          aShift({
            closedAt: "2026-03-02T22:00:00Z",
            closedBy: "Nadia",
            expectedCentimes: centimes(880_000),
            countedCentimes: centimes(878_000),
          }),
        );
      }),
    );
    const counted = await screen.findByLabelText(/Counted cash/);
    expect(document.body.textContent).not.toContain("8.800,00");
    await user.type(counted, "8780");
    await user.click(screen.getByRole("button", { name: "Close shift" }));
    const asked = await screen.findByRole("alertdialog", {
      name: "Close the shift with 8.780,00\u00a0DA counted?",
    });
    expect(sent).toEqual([]);
    await user.click(within(asked).getByRole("button", { name: "Close shift" }));
    await screen.findAllByText("Rapport Z 7");
    const report = screen.getAllByText("Rapport Z 7").at(-1)?.closest("article")?.textContent;
    expect(report).toContain("Espèces attendues8.800,00");
    expect(report).toContain("Écart-20,00");
    expect(sent).toEqual([{ shiftId: aShift().id, countedCentimes: 878_000, note: "" }]);
  });

  it("POS-14 has an X report without cash and without sums that contain it", async () => {
    const { user } = await openShift();
    await user.click(await screen.findByRole("button", { name: "X report" }));
    await screen.findAllByText("Rapport X");
    const report = screen.getAllByText("Rapport X").at(-1)?.closest("article")?.textContent;
    expect(report).toContain("Encaissé hors espèces1.200,00");
    expect(report).toContain("Le comptage des espèces se fait à l’aveugle");
    expect(report).not.toContain("Espèces attendues");
    expect(report).not.toContain("dont TVA");
  });

  it("POS-14 names late sales apart, with their cash", async () => {
    const { user } = await openShift();
    const late = { count: 2, amountCentimes: centimes(27_000), cashCentimes: centimes(23_500) };
    server.use(http.get(shiftUrl, () => HttpResponse.json({ shift: aShift({ late }) })));
    await user.click(await screen.findByRole("button", { name: "X report" }));
    await screen.findAllByText("Rapport X");
    const report = screen.getAllByText("Rapport X").at(-1)?.closest("article")?.textContent;
    expect(report).toContain("Vendues avant le dernier comptage (2)270,00");
    expect(report).toContain("dont espèces, peut-être déjà comptées235,00");
  });

  it("POS-14 says only how many late sales there are to who counts blind", async () => {
    const { user } = await openShift();
    const late = { count: 2, amountCentimes: null, cashCentimes: null };
    server.use(http.get(shiftUrl, () => HttpResponse.json({ shift: aShift({ late }) })));
    await user.click(await screen.findByRole("button", { name: "X report" }));
    await screen.findAllByText("Rapport X");
    const report = screen.getAllByText("Rapport X").at(-1)?.closest("article")?.textContent;
    expect(report).toContain("Vendues avant le dernier comptage (2)–");
    expect(report).not.toContain("dont espèces");
  });

  it("POS-14 names two people of one name one after the other", async () => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
    const { user } = await openShift();
    const nadia = { name: "Nadia", count: 1 };
    const users = [
      { ...nadia, amountCentimes: centimes(300_000) },
      { ...nadia, amountCentimes: centimes(195_000) },
    ];
    server.use(http.get(shiftUrl, () => HttpResponse.json({ shift: aShift({ users }) })));
    await user.click(await screen.findByRole("button", { name: "X report" }));
    await screen.findAllByText("Rapport X");
    const report = screen.getAllByText("Rapport X").at(-1)?.closest("article")?.textContent;
    expect(report).toMatch(/Nadia3\.000,00.*Nadia1\.950,00/);
    expect(complaints).not.toHaveBeenCalled();
  });

  it("POS-14 is opened with the change in the drawer", async () => {
    const opened = openShift();
    const sent: unknown[] = [];
    await opened;
    server.use(
      http.get(shiftUrl, () => HttpResponse.json({ shift: sent.length > 0 ? aShift() : null })),
      http.post(shiftUrl, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(aShift(), { status: 201 });
      }),
    );
    const { user } = await opened;
    await user.click(await screen.findByRole("button", { name: "Open shift" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(await screen.findByRole("button", { name: "Close shift" })).toBeTruthy();
  });

  it("POS-14 says that another terminal has closed the shift with another count, and keeps the own one", async () => {
    const { user } = await openShift();
    server.use(http.post(`${shiftUrl}/close`, () => problem("shift.is-closed")));
    await user.type(await screen.findByLabelText(/Counted cash/), "100");
    await closeShift(user);
    expect(
      await screen.findByText(/This shift was closed already, with another count/),
    ).toBeTruthy();
    expect(screen.getByLabelText(/Counted cash/)).toHaveProperty("value", "100,00");
  });

  it("POS-14 X-03 a count that was typed is not closed away without a question", async () => {
    const { user } = await openShift();
    await user.type(await screen.findByLabelText(/Counted cash/), "100");
    await user.keyboard("{Escape}");
    expect(await screen.findByText("Discard what you typed?")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Continue typing" }));
    await user.click(screen.getByRole("button", { name: "X report" }));
    const report = await screen.findByRole("dialog", { name: /^X report/ });
    await user.click(within(report).getAllByRole("button", { name: "Close" })[0] ?? report);
    await waitFor(() => expect(report.isConnected).toBe(false));
    expect(screen.queryByText("Discard what you typed?")).toBeNull();
    expect(screen.getByLabelText(/Counted cash/)).toHaveProperty("value", "100,00");
  });

  it("POS-14 a count that fails keeps what was typed", async () => {
    const { user } = await openShift();
    server.use(http.post(`${shiftUrl}/close`, () => problem("shift.not-found")));
    await user.type(await screen.findByLabelText(/Counted cash/), "100");
    await closeShift(user);
    expect(await screen.findByText(/The shift could not be closed. Shift not found./)).toBeTruthy();
    expect(screen.getByLabelText(/Counted cash/)).toHaveProperty("value", "100,00");
  });
});

describe("POS-13 a terminal with a network printer and a drawer", () => {
  const bar = {
    id: "00000000-0000-4000-8000-000000000111",
    name: "Bar",
    printer: { id: "00000000-0000-4000-8000-000000000901", name: "Comptoir" },
    hasDrawer: true,
    version: 1,
  };

  it("POS-14 prints its reports there; the browser is a second button", async () => {
    const { user } = await openShift([bar]);
    const sent: unknown[] = [];
    server.use(
      http.post(`${shiftUrl}s/:shiftId/print`, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ printerName: "Comptoir" });
      }),
    );
    await user.click(await screen.findByRole("button", { name: "X report" }));
    expect(await screen.findByRole("button", { name: "Print here" })).toBeTruthy();
    await user.click(await screen.findByRole("button", { name: "Print at Comptoir" }));
    expect(await screen.findByText("Sent to printer Comptoir.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Print at Comptoir" }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(new Set(sent.map((body) => (body as { paperId: string }).paperId)).size).toBe(2);
    await user.click(screen.getByRole("radio", { name: "العربية" }));
    await user.click(screen.getByRole("button", { name: "Print at Comptoir" }));
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent.map((body) => (body as { language: string }).language)).toEqual(["fr", "fr", "ar"]);
  });

  it("POS-11 opens its drawer without a sale, with a reason", async () => {
    const { user } = await openShift([bar]);
    const sent: unknown[] = [];
    server.use(
      http.post(shiftUrl.replace(/shift$/u, "drawer"), async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ printerName: "Comptoir" });
      }),
    );
    await user.click(await screen.findByRole("button", { name: "Open drawer" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Open the drawer without a sale" }),
    );
    await user.click(dialog.getByRole("button", { name: "Open drawer" }));
    await user.type(dialog.getByRole("textbox", { name: /^Reason/u }), "Change for the bar");
    await user.click(dialog.getByRole("button", { name: "Open drawer" }));
    expect(await screen.findByText("Printer Comptoir opens the drawer.")).toBeTruthy();
    expect(sent).toEqual([{ paperId: expect.any(String), reason: "Change for the bar" }]);
  });

  it("POS-11 asks for the same opening again while it may have arrived, and for another one after a refusal or with another reason", async () => {
    const { user } = await openShift([bar]);
    const sent: { paperId: string; reason: string }[] = [];
    const answers: (() => Response)[] = [
      () => HttpResponse.error(),
      () => problem("terminal.drawer-not-opened", { printer: "Comptoir" }),
      () => HttpResponse.error(),
      () => HttpResponse.json({ printerName: "Comptoir" }),
    ];
    server.use(
      http.post(shiftUrl.replace(/shift$/u, "drawer"), async ({ request }) => {
        sent.push((await request.json()) as { paperId: string; reason: string });
        return answers[sent.length - 1]?.() ?? HttpResponse.error();
      }),
    );
    await user.click(await screen.findByRole("button", { name: "Open drawer" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Open the drawer without a sale" }),
    );
    const reason = dialog.getByRole("textbox", { name: /^Reason/u });
    const open = async (times: number) => {
      await user.click(await dialog.findByRole("button", { name: "Open drawer" }));
      await waitFor(() => expect(sent).toHaveLength(times));
      if (times < answers.length) await dialog.findByRole("button", { name: "Open drawer" });
    };
    await user.type(reason, "Change");
    await open(1);
    await open(2);
    await open(3);
    await user.type(reason, " for the bar");
    await open(4);
    expect(await screen.findByText("Printer Comptoir opens the drawer.")).toBeTruthy();
    const [first, again, afterRefusal, otherReason] = sent.map(({ paperId }) => paperId);
    expect(again).toBe(first);
    expect(new Set([first, afterRefusal, otherReason]).size).toBe(3);
    expect(sent.map(({ reason }) => reason).at(-1)).toBe("Change for the bar");
  });
});
