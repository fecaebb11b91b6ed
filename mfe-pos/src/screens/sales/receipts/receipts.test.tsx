import type { RefundSale } from "@funduq/shared-types/contracts/pos-sale";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import type { PosTerminalId } from "@funduq/shared-types/values/ids";
import { centimes } from "@funduq/shared-types/values/money";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import department from "../../../module.ts";
import { saleHandlers } from "../../../standalone/sale-handlers.ts";
import { aBill, aSale, someSales } from "../../../standalone/sales.ts";
import { turnHandlers } from "../../../standalone/turn-handlers.ts";
import { ReceiptsDialog } from "./receipts-dialog.tsx";

const refundUrl = apiUrl("hotels/:hotelId/restaurants/:restaurantId/sales/:saleId/refund");

async function openReceipts(
  role: "pos-manager" | "front-office" = "pos-manager",
  terminalId: PosTerminalId | null = null,
) {
  department.register();
  server.use(...saleHandlers(), ...turnHandlers());
  const page = await renderWithStore(
    <ReceiptsDialog
      hotelId={aHotel().hotelId}
      restaurantId={aBill().restaurantId}
      terminalId={terminalId}
      onClose={() => {}}
    />,
    { session: aSession({ hotels: [aHotel({ role })] }) },
  );
  await page.user.click(await screen.findByRole("button", { name: /^12\/03/ }));
  await screen.findAllByText("Ticket 12/03");
  return page;
}

describe("the receipts of a day", () => {
  it("POS-06 are opened again, with the amount, its TVA and the change", async () => {
    await openReceipts();
    const receipt = screen.getAllByText("Ticket 12/03")[0]?.closest("article")?.textContent;
    expect(receipt).toContain("3.750,00");
    // 3.600 + 150 with 9 % in each line: 297,25 + 12,39.
    expect(receipt).toContain("dont TVA 9\u00a0%309,64");
    expect(receipt).toContain("Rendu250,00");
  });

  it("POS-11 a sale is given back with a reason by who may", async () => {
    const { user } = await openReceipts();
    const sent: RefundSale[] = [];
    server.use(
      http.post(refundUrl, async ({ request }) => {
        sent.push((await request.json()) as RefundSale);
        return HttpResponse.json(aSale({ refunds: "12/03", refundReason: "Cold" }));
      }),
    );
    await user.click(screen.getByRole("button", { name: "Refund" }));
    await user.type(screen.getByLabelText(/Reason/), "Cold soup");
    await user.click(screen.getAllByRole("button", { name: "Refund" }).at(-1) as HTMLElement);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ reason: "Cold soup", terminalId: null });
    expect(await screen.findByText("12/03 was refunded.")).toBeTruthy();
  });

  it("POS-11 a refund that fails says why and keeps the reason", async () => {
    const { user } = await openReceipts();
    server.use(http.post(refundUrl, () => problem("sale.guest-left", { roomNumber: "204" })));
    await user.click(screen.getByRole("button", { name: "Refund" }));
    await user.type(screen.getByLabelText(/Reason/), "Cold soup");
    await user.click(screen.getAllByRole("button", { name: "Refund" }).at(-1) as HTMLElement);
    expect(await screen.findByText(/The guest of Room 204 has checked out/)).toBeTruthy();
    expect(screen.getByLabelText(/Reason/)).toHaveProperty("value", "Cold soup");
  });

  it("POS-11 are not given back by a receptionist", async () => {
    await openReceipts("front-office");
    expect(screen.queryByRole("button", { name: "Refund" })).toBeNull();
  });
});

it("POS-12 POS-14 a late sale is marked with its own day, under both numbers, in the list and on the receipt", async () => {
  department.register();
  server.use(...saleHandlers(), ...turnHandlers());
  const late = { provisionalNumber: "Bar K7-4", lateFrom: calendarDate("2026-03-01") };
  const list = someSales();
  const sales = list.sales.map((sale) => ({
    ...sale,
    ...late,
    expectedTotalCentimes: centimes(500_000),
  }));
  server.use(
    http.get(apiUrl("hotels/:hotelId/restaurants/:restaurantId/sales"), () =>
      HttpResponse.json({ ...list, sales }),
    ),
    http.get(apiUrl("hotels/:hotelId/restaurants/:restaurantId/sales/:saleId"), () =>
      HttpResponse.json(aSale(late)),
    ),
  );
  const { user } = await renderWithStore(
    <ReceiptsDialog
      hotelId={aHotel().hotelId}
      restaurantId={aBill().restaurantId}
      terminalId={null}
      onClose={() => {}}
    />,
    { session: aSession({ hotels: [aHotel({ role: "pos-manager" })] }) },
  );
  const row = await screen.findByRole("button", { name: /^12\/03/ });
  expect(row.textContent).toContain("Bar K7-4");
  expect(row.textContent).toContain("Late: 01/03/2026");
  expect(row.textContent).toMatch(/Instead of .*5\.000,00/u);
  await user.click(row);
  await screen.findAllByText("Ticket 12/03");
  const receipt = screen.getAllByText("Ticket 12/03")[0]?.closest("article")?.textContent;
  expect(receipt).toContain("Enregistrée plus tard, le");
});

describe("POS-06 POS-13 a receipt again at a network printer", () => {
  const restaurant = "hotels/:hotelId/restaurants/:restaurantId";
  const id = "00000000-0000-4000-8000-000000000111" as PosTerminalId;
  const printer = { id: "00000000-0000-4000-8000-000000000901", name: "Comptoir" };
  const terminal = { id, name: "Bar", printer, hasDrawer: false, version: 1 };

  it("is sent there; where the printer fails, it is taken off it and printed here", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    const [sent, dropped]: [{ paperId: string }[], unknown[]] = [[], []];
    let troubles: object[] = [];
    let answered = Promise.resolve();
    server.use(
      http.get(apiUrl(`${restaurant}/terminals`), () =>
        HttpResponse.json({ terminals: [terminal] }),
      ),
      http.get(apiUrl(`${restaurant}/print-troubles`), () => HttpResponse.json({ troubles })),
      http.post(apiUrl(`${restaurant}/sales/:saleId/print`), async ({ request }) => {
        sent.push((await request.json()) as { paperId: string });
        troubles = [
          {
            printerId: printer.id,
            printerName: "Comptoir",
            state: "waiting",
            fault: "no-answer",
            tillPaperIds: sent.map(({ paperId }) => paperId),
          },
        ];
        return HttpResponse.json({ printerName: "Comptoir" });
      }),
      http.post(apiUrl(`${restaurant}/print-jobs/drop`), async ({ request }) => {
        dropped.push(await request.json());
        await answered;
        return HttpResponse.json({ dropped: [{ id: sent[0]?.paperId, mayBePrinted: false }] });
      }),
    );
    const { user } = await openReceipts("pos-manager", id);
    const taken = Promise.withResolvers<void>();
    answered = taken.promise;
    await user.click(await screen.findByRole("button", { name: "Print at Comptoir" }));
    expect(
      await screen.findByText("Printer Comptoir has not printed it. Print it here."),
    ).toBeTruthy();
    expect(sent).toEqual([{ paperId: expect.any(String), terminalId: id, language: "fr" }]);
    const here = screen.getByRole("button", { name: "Print here" });
    await user.click(here);
    expect(here.getAttribute("aria-busy")).toBe("true");
    await user.click(here);
    expect(print).not.toHaveBeenCalled();
    taken.resolve();
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(dropped).toEqual([{ jobIds: [sent[0]?.paperId] }]);
  });
});
