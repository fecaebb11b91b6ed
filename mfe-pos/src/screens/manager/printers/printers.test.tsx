import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openManager } from "../../../testing/open-manager.tsx";

const place = "hotels/:hotelId/restaurants/:restaurantId";

async function openPrinters() {
  const page = await openManager();
  await page.user.click(screen.getByRole("tab", { name: "Printers" }));
  await screen.findByText("No network printer. Papers are printed by the browser.");
  return page;
}

async function add({ user }: Awaited<ReturnType<typeof openPrinters>>, host: string) {
  await user.click(screen.getByRole("button", { name: "Add printer" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add printer" }));
  await user.type(dialog.getByRole("textbox", { name: /^Name/u }), "Grill");
  await user.type(dialog.getByRole("textbox", { name: /^IP address/u }), host);
  await user.click(dialog.getByRole("button", { name: "Save" }));
  return dialog;
}

it("POS-01 POS-13 a manager adds a printer, tests it and gives it to a station", async () => {
  const page = await openPrinters();
  await add(page, "192.168.1.50");
  expect(await screen.findByText("192.168.1.50 : 9100 · 80 mm")).toBeTruthy();
  await page.user.click(screen.getByRole("button", { name: "Print a test page on Grill" }));
  expect(await screen.findByText("The test page was sent to Grill.")).toBeTruthy();
  await page.user.click(screen.getByRole("tab", { name: "Kitchen stations" }));
  await page.user.click(await screen.findByRole("button", { name: "Edit Bar" }));
  const dialog = within(await screen.findByRole("dialog"));
  const choice = await dialog.findByRole("combobox", { name: "Printer of its tickets" });
  await page.user.selectOptions(choice, "Grill");
  let sent: unknown;
  server.use(
    http.put(apiUrl(`${place}/stations/:id`), async ({ request, params }) => {
      sent = await request.json();
      return HttpResponse.json({ id: params.id, version: 2 });
    }),
  );
  await page.user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent).toMatchObject({ name: "Bar", version: 1 }));
  expect((sent as { printerId: string }).printerId).toMatch(/^[0-9a-f-]{36}$/u);
});

it("POS-13 an address outside of the hotel's network is refused at its field, and stays typed", async () => {
  const page = await openPrinters();
  const dialog = await add(page, "8.8.8.8");
  expect(await dialog.findByText(/^A printer has an IP address of the hotel's own/u)).toBeTruthy();
  expect(dialog.getByRole("textbox", { name: /^IP address/u })).toHaveProperty("value", "8.8.8.8");
});

it("POS-13 says which printer does not answer and how many papers wait; tries again, or prints here", async () => {
  const printerId = "00000000-0000-4000-8000-000000000901";
  const jobId = "00000000-0000-4000-8000-000000000902";
  const ticket = {
    stationName: "Grill",
    billName: "Bill 1",
    tableName: "T7",
    course: 1,
    firedAt: "2026-11-21T09:00:00Z",
    firedBy: "Samia Kaci",
    lines: [{ name: "Steak", quantity: 2, voidedQuantity: 0, modifiers: [], note: "" }],
  };
  let dropped: unknown;
  const retried = vi.fn();
  const { user } = await openManager();
  server.use(
    http.get(apiUrl(`${place}/print-troubles`), () =>
      HttpResponse.json({
        troubles: dropped
          ? []
          : [
              {
                printerId,
                printerName: "Grill",
                fault: "no-answer",
                jobs: [{ id: jobId, ticket }],
              },
            ],
      }),
    ),
    http.post(apiUrl(`${place}/printers/${printerId}/retry`), () => {
      retried();
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(apiUrl(`${place}/print-jobs/drop`), async ({ request }) => {
      dropped = await request.json();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await user.click(screen.getByRole("tab", { name: "Printers" }));
  const trouble = within(await screen.findByRole("region", { name: "Grill" }));
  expect(trouble.getByText("Printer Grill does not answer.").parentElement?.textContent).toBe(
    "Printer Grill does not answer. 1 paper waits.",
  );
  await user.click(trouble.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(retried).toHaveBeenCalledOnce());
  await user.click(trouble.getByRole("button", { name: "Print here" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Waiting for Grill" }));
  expect((await dialog.findAllByRole("heading", { name: "T7" })).length).toBeGreaterThan(0);
  await user.click(dialog.getByRole("button", { name: "They are printed" }));
  await waitFor(() => expect(dropped).toEqual({ jobIds: [jobId] }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Grill" })).toBeNull());
});
