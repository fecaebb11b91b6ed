import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aSale } from "../../../standalone/sales.ts";
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
  expect(dialog.getByRole("radio", { name: "80 mm" })).toHaveProperty("checked", true);
  await user.type(dialog.getByRole("textbox", { name: /^IP address/u }), host);
  await user.click(dialog.getByRole("button", { name: "Save" }));
  return dialog;
}

it("POS-01 POS-13 a manager adds a printer, tests it and gives it to a station", async () => {
  const page = await openPrinters();
  await add(page, "192.168.1.50");
  expect((await screen.findByText("192.168.1.50 : 9100")).parentElement?.textContent).toContain(
    "192.168.1.50 : 9100 · 80 mm",
  );
  expect(screen.getByText(/^It has not confirmed a ticket so far/u)).toBeTruthy();
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
const silent = {
  printerId,
  printerName: "Grill",
  state: "waiting",
  fault: "no-answer",
  tillPapers: 0,
  tillPaperIds: [],
  drawerIds: [],
};

/** A manager's page whose printers have `troubles`, and the requests that it sends. */
async function openTroubles(troubles: object[], papers: object[], tillPapers: object[] = []) {
  let current = troubles;
  const sent: unknown[] = [];
  const keep = async (request: Request) =>
    void sent.push([
      new URL(request.url).pathname.split("/").slice(-2).join("/"),
      await request.json(),
    ]);
  const { user } = await openManager();
  const none = () => new HttpResponse(null, { status: 204 });
  server.use(
    http.get(apiUrl(`${place}/print-troubles`), () => HttpResponse.json({ troubles: current })),
    http.post(apiUrl(`${place}/printers/:id/:action`), async ({ request, params }) => {
      await keep(request);
      return params.action === "hold" ? HttpResponse.json({ papers, tillPapers }) : none();
    }),
    http.post(apiUrl(`${place}/print-jobs/:action`), async ({ request, params }) => {
      await keep(request);
      if (params.action === "drop") current = [];
      return none();
    }),
  );
  await user.click(screen.getByRole("tab", { name: "Printers" }));
  await screen.findAllByRole("region", { name: /Grill$/u });
  const regions = () =>
    screen.queryAllByRole("region", { name: /Grill$/u }).map((region) => within(region));
  return { user, sent, regions };
}

it("POS-13 says which printer does not answer and how many tickets wait; tries again, or prints here", async () => {
  const trouble = { ...silent, tickets: 60 };
  const held = { id: jobId, ticket, mayBePrinted: true };
  const { user, sent, regions } = await openTroubles([trouble], [held]);
  const [region] = regions();
  expect(region?.getByRole("status").textContent).toBe(
    "Printer Grill does not answer. 60 papers wait.",
  );
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(sent).toEqual([[`${printerId}/retry`, {}]]));
  await user.click(screen.getByRole("button", { name: "Print here" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Waiting for Grill" }));
  expect((await dialog.findAllByRole("heading", { name: "T7" })).length).toBeGreaterThan(0);
  expect(dialog.getAllByText("Peut-être déjà imprimé").length).toBeGreaterThan(0);
  expect(dialog.getByText("The oldest 1 of 60.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "They are printed" }));
  await waitFor(() => expect(regions()).toEqual([]));
  expect(sent.slice(1)).toEqual([
    [`${printerId}/hold`, { state: "waiting" }],
    ["print-jobs/drop", { jobIds: [jobId] }],
  ]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("POS-13 leaves tickets to the network printer again when the dialog is closed", async () => {
  const held = { id: jobId, ticket, mayBePrinted: false };
  const { user, sent } = await openTroubles([{ ...silent, tickets: 1 }], [held]);
  await user.click(screen.getByRole("button", { name: "Print here" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Waiting for Grill" }));
  expect((await dialog.findAllByRole("heading", { name: "T7" })).length).toBeGreaterThan(0);
  expect(dialog.queryByText("Peut-être déjà imprimé")).toBeNull();
  await user.keyboard("{Escape}");
  await waitFor(() =>
    expect(sent.at(-1)).toEqual(["print-jobs/held", { jobIds: [jobId], isHeld: false }]),
  );
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("POS-13 X-02 keeps the dialog open when the printer prints again meanwhile, also where dropping failed", async () => {
  const held = { id: jobId, ticket, mayBePrinted: false };
  const { user, regions } = await openTroubles([{ ...silent, tickets: 1 }], [held]);
  await user.click(screen.getByRole("button", { name: "Print here" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Waiting for Grill" }));
  server.use(
    http.get(apiUrl(`${place}/print-troubles`), () => HttpResponse.json({ troubles: [] })),
    http.post(apiUrl(`${place}/print-jobs/drop`), () => new HttpResponse(null, { status: 500 })),
  );
  await user.click(dialog.getByRole("button", { name: "They are printed" }));
  await waitFor(() => expect(regions()).toEqual([]));
  expect(dialog.getByRole("button", { name: "They are printed" })).toBeTruthy();
  expect(await dialog.findByRole("alert")).toBeTruthy();
});

it("POS-13 tells that another device prints the tickets", async () => {
  const { user } = await openTroubles([{ ...silent, tickets: 1 }], []);
  await user.click(screen.getByRole("button", { name: "Print here" }));
  expect(await screen.findByText("Another device is printing these papers.")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("POS-13 lists what was given up apart, without 'Try again'; a printer for which only a test page waits prints nothing here", async () => {
  const { regions } = await openTroubles(
    [
      { ...silent, tickets: 0 },
      { ...silent, state: "failed", fault: "too-late", tickets: 2 },
    ],
    [],
  );
  const [waiting, failed] = regions();
  expect(waiting?.getByRole("status").textContent).toBe("Printer Grill does not answer.");
  expect(waiting?.queryByRole("button", { name: "Print here" })).toBeNull();
  expect(failed?.getByRole("status").textContent).toBe(
    "Printer Grill was off for more than 12 hours. 2 papers were not printed.",
  );
  expect(failed?.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(failed?.getByRole("button", { name: "Print here" })).toBeTruthy();
});

it("POS-06 POS-13 prints waiting receipts here, each alone, and drops each when it is printed", async () => {
  const receipt = (id: string, number: string, mayBePrinted: boolean) => ({
    id,
    mayBePrinted,
    paper: { kind: "receipt", sale: aSale({ number }), isCopy: false },
  });
  const other = "00000000-0000-4000-8000-000000000903";
  const { user, sent, regions } = await openTroubles(
    [{ ...silent, tickets: 0, tillPapers: 2 }],
    [],
    [receipt(jobId, "12/03", true), receipt(other, "13/03", false)],
  );
  expect(regions()[0]?.getByRole("status").textContent).toBe(
    "Printer Grill does not answer. 2 papers wait.",
  );
  await user.click(screen.getByRole("button", { name: "Print here" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Waiting for Grill" }));
  expect((await dialog.findAllByText("Ticket 12/03")).length).toBeGreaterThan(0);
  expect(dialog.getAllByText("Peut-être déjà imprimé").length).toBeGreaterThan(0);
  expect(dialog.getByText("Paper 1 of 2: each is printed alone.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "They are printed" }));
  const next = within(await screen.findByRole("dialog", { name: "Waiting for Grill" }));
  expect((await next.findAllByText("Ticket 13/03")).length).toBeGreaterThan(0);
  expect(next.queryByText("Peut-être déjà imprimé")).toBeNull();
  await user.keyboard("{Escape}");
  await waitFor(() =>
    expect(sent.slice(1)).toEqual([
      ["print-jobs/drop", { jobIds: [jobId] }],
      ["print-jobs/held", { jobIds: [other], isHeld: false }],
    ]),
  );
});

const other = "00000000-0000-4000-8000-000000000903";
const aReceipt = (id: string, number: string) => ({
  id,
  mayBePrinted: false,
  paper: { kind: "receipt", sale: aSale({ number }), isCopy: false },
});

it("POS-13 closing the tickets' dialog opens no other one, and leaves all papers to the network printer", async () => {
  const { user, sent } = await openTroubles(
    [{ ...silent, tickets: 1, tillPapers: 1 }],
    [{ id: jobId, ticket, mayBePrinted: false }],
    [aReceipt(other, "12/03")],
  );
  await user.click(screen.getByRole("button", { name: "Print here" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Waiting for Grill" }));
  expect((await dialog.findAllByRole("heading", { name: "T7" })).length).toBeGreaterThan(0);
  await user.keyboard("{Escape}");
  await waitFor(() =>
    expect(sent.at(-1)).toEqual(["print-jobs/held", { jobIds: [jobId, other], isHeld: false }]),
  );
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("POS-06 POS-13 keeps all papers off the network printer for as long as they are printed here, also those that are not on the screen", async () => {
  const every = vi.spyOn(globalThis, "setInterval");
  const { user, sent } = await openTroubles(
    [{ ...silent, tickets: 1, tillPapers: 2 }],
    [{ id: jobId, ticket, mayBePrinted: false }],
    [aReceipt(other, "12/03"), aReceipt(printerId, "13/03")],
  );
  await user.click(screen.getByRole("button", { name: "Print here" }));
  const opened = () => screen.findByRole("dialog", { name: "Waiting for Grill" });
  await within(await opened()).findAllByRole("heading", { name: "T7" });
  const renewals = () => every.mock.calls.filter(([, ms]) => ms === 240_000);
  expect(renewals()).toHaveLength(1);
  const renew = renewals()[0]?.[0] as () => void;
  const heldAgain = async (jobIds: string[]) => {
    renew();
    await waitFor(() => expect(sent.at(-1)).toEqual(["print-jobs/held", { jobIds, isHeld: true }]));
  };
  await heldAgain([jobId, other, printerId]);
  await user.click(within(await opened()).getByRole("button", { name: "They are printed" }));
  await within(await opened()).findAllByText("Ticket 12/03");
  await heldAgain([other, printerId]);
  await user.click(within(await opened()).getByRole("button", { name: "They are printed" }));
  await within(await opened()).findAllByText("Ticket 13/03");
  await heldAgain([printerId]);
  expect(renewals()).toHaveLength(1);
  every.mockRestore();
});

it.each([
  [
    { fault: "outdated", tillPapers: 1, tillPaperIds: [jobId] },
    "Printer Grill left out what is no longer true: a bill was paid or changed, or a shift closed. 1 paper was not printed.",
  ],
  [{ fault: "not-opened", drawerIds: [jobId] }, "Printer Grill did not open the drawer."],
])(
  "POS-11 POS-13 lists what no device prints, until somebody has read it: %o",
  async (trouble, text) => {
    const { user, sent, regions } = await openTroubles(
      [{ ...silent, tickets: 0, state: "failed", ...trouble }],
      [],
    );
    const [region] = regions();
    expect(region?.getByRole("status").textContent).toBe(text);
    expect(region?.queryByRole("button", { name: "Print here" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Remove from the list" }));
    await waitFor(() => expect(regions()).toEqual([]));
    expect(sent).toEqual([["print-jobs/drop", { jobIds: [jobId] }]]);
  },
);
