import { accountPurposes } from "@funduq/shared-types/contracts/chart-of-accounts";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { cleanup, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { entriesHandlers } from "../../standalone/entries.ts";
import { reportHandlers } from "../../standalone/reports.ts";
import { openFrom, openReports, rowOf } from "../../testing/open-reports.tsx";

const ENTRIES = "/?report=entries";
const chief = { role: "manager" } as const;
const account = (purpose: string, code: string, label: string) => ({ purpose, code, label });
const chart = [
  account("ledger.guest", "4111", "Clients"),
  account("department.Room", "706", "Prestations"),
  account("department.Spa", "706", "Prestations"),
  account("method.Cash", "53", "Caisse"),
  account("method.Credit Card", "511", "Valeurs à l’encaissement"),
];

/** Opens the entries of a hotel with this chart. */
function entriesWith(accounts = chart, user?: Parameters<typeof openReports>[2]) {
  server.use(...entriesHandlers(accounts), ...reportHandlers());
  return openReports(ENTRIES, "en", user);
}

function entriesOf(from: string, to: string, businessDate = "2026-04-10") {
  server.use(...entriesHandlers(chart, businessDate), ...reportHandlers());
  return openReports(`${ENTRIES}&from=${from}&to=${to}`);
}

async function savedFile(button: string, user: Awaited<ReturnType<typeof entriesWith>>["user"]) {
  const blobs: Blob[] = [];
  URL.createObjectURL = vi.fn((blob: Blob) => {
    blobs.push(blob);
    return "blob:report";
  });
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  await user.click(screen.getByRole("button", { name: button }));
  await vi.waitFor(() => expect(blobs).toHaveLength(1), 10_000);
  return blobs[0] as Blob;
}

/** The chart once it was read: while it is, the dialog has no fields. */
async function openChart(user: Awaited<ReturnType<typeof entriesWith>>["user"]) {
  await user.click(await screen.findByRole("button", { name: "Complete the chart" }));
  await screen.findByLabelText("Account: TVA collected");
  return within(screen.getByRole("dialog", { name: "Chart of accounts" }));
}

describe("REP-03 accounting entries", () => {
  it("are summed by journal and account, with equal sums, and lead to the payments that they sum", async () => {
    await entriesWith();
    expect(await rowOf("VT – Sales")).toEqual(["VT – Sales"]);
    expect(await rowOf("Prestations")).toEqual(["706", "Prestations", "", "10.000,00"]);
    expect(await rowOf("All journals")).toEqual(["All journals", "", "16.300,00", "16.300,00"]);
    const cash = within((await screen.findByText("Caisse")).closest("tr") as HTMLElement);
    expect(cash.getByRole("link").getAttribute("href")).toMatch(/report=journal.*name=Cash/);
  });

  it("are of the last closed day unless others are chosen; the open day's are neither shown nor saved", async () => {
    await entriesWith();
    await rowOf("Caisse");
    expect(screen.queryByText(/business date is still open/)).toBeNull();
    cleanup();

    const { user } = await entriesOf("2026-04-09", "2026-04-10");
    expect(await rowOf("Caisse")).toEqual(["53", "Caisse", "5.000,00", ""]);
    expect(screen.getByText(/business date is still open: its entries come when/)).toBeTruthy();
    const text = await (await savedFile("CSV", user)).text();
    expect(text).toContain("CA-2026-04-09");
    expect(text).not.toMatch(/10\/04\/2026|2026-04-10/);
    cleanup();

    await entriesOf("2026-04-10", "2026-04-10");
    expect(
      await screen.findByText(/business date is still open: its entries come when/),
    ).toBeTruthy();
    expect(screen.queryByText("Caisse")).toBeNull();
    expect(screen.getByText("No day of this period is closed yet.")).toBeTruthy();
    expect(screen.queryByText(/nobody was in house/)).toBeNull();
  });

  it("are of the last closed day also after a report without days, such as the forecast", async () => {
    server.use(...entriesHandlers(chart), ...reportHandlers());
    const { user } = await openReports("/?report=forecast");
    await openFrom(user, "Accounting", "Accounting entries");
    expect(await screen.findByText("Thu, 9 Apr 2026")).toBeTruthy();
    expect(await rowOf("Caisse")).toEqual(["53", "Caisse", "5.000,00", ""]);
    await openFrom(user, "Day", "Forecast");
    await openFrom(user, "Accounting", "Accounting entries");
    // The days that were shown before the forecast are kept.
    expect(await screen.findByText("Thu, 9 Apr 2026")).toBeTruthy();
  });

  it("lead from no amount to a list with another total", async () => {
    await entriesOf("2026-04-10", "2026-04-10", "2026-04-11");
    expect(await rowOf("Caisse")).toEqual(["53", "Caisse", "700,00", "200,00"]);
    const cash = within(screen.getByText("Caisse").closest("tr") as HTMLElement);
    expect(cash.queryByRole("link")).toBeNull();
  });

  it("say which accounts are missing; who keeps no chart is told whom to ask", async () => {
    await entriesWith();
    expect(await rowOf("TVA collected")).toEqual(["None", "TVA collected", "", "900,00"]);
    expect(
      await screen.findByText(/no account for: TVA collected\..*Ask an administrator/),
    ).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Complete the chart" })).toBeNull();
  });

  it("are saved as accounting programs read them, whatever the screen speaks", async () => {
    const { user } = await entriesWith();
    await rowOf("Caisse");
    const text = await (await savedFile("CSV", user)).text();
    expect(text.split("\r\n")).toEqual([
      "Journal;Date;Account;Label;Reference;Debit;Credit",
      "VT;09/04/2026;4111;Clients;VT-2026-04-09;10900,00;",
      "VT;09/04/2026;706;Prestations;VT-2026-04-09;;10000,00",
      "VT;09/04/2026;;TVA collected;VT-2026-04-09;;900,00",
      "CA;09/04/2026;53;Caisse;CA-2026-04-09;5000,00;",
      "CA;09/04/2026;4111;Clients;CA-2026-04-09;;5000,00",
      "BQ;09/04/2026;511;Valeurs à l’encaissement;8841;400,00;",
      "BQ;09/04/2026;4111;Clients;8841;;400,00",
      "",
    ]);
  });

  it("keep UTF-8's mark in the CSV, and have the lines in a workbook", async () => {
    const { user } = await entriesWith();
    await rowOf("Caisse");
    const csv = new Uint8Array(await (await savedFile("CSV", user)).arrayBuffer());
    expect([...csv.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect((await savedFile("Excel", user)).type).toContain("spreadsheetml");
  });
});

describe("REP-03 the chart of accounts", () => {
  it("is proposed by the SCF where none was saved, and gives every line its account", async () => {
    const { user } = await entriesWith([], chief);
    const dialog = await openChart(user);
    expect(await dialog.findByText(/proposal by the Algerian system/)).toBeTruthy();
    expect(dialog.getAllByRole("textbox")).toHaveLength(2 * accountPurposes.length);
    expect(dialog.getByLabelText("Account: TVA collected")).toHaveProperty("value", "4457");
    await user.click(dialog.getByRole("button", { name: "Save the chart" }));
    expect(await rowOf("Services – spa")).toEqual(["7065", "Services – spa", "", "2.000,00"]);
    expect(screen.queryByText(/no account for/)).toBeNull();
  });

  it("opens at what is missing, takes Arabic digits, and refuses two labels of one account", async () => {
    const { user } = await entriesWith(chart, chief);
    const dialog = await openChart(user);
    const code = await dialog.findByLabelText("Account: TVA collected");
    await vi.waitFor(() => expect(document.activeElement).toBe(code), 10_000);
    await user.type(code, "٧٠٦");
    await user.type(dialog.getByLabelText("Label: TVA collected"), "TVA");
    await user.click(dialog.getByRole("button", { name: "Save the chart" }));
    expect(await dialog.findByText("Account 706 has two different labels. Keep one.")).toBeTruthy();
    await user.clear(code);
    await user.type(code, "4457");
    await user.click(dialog.getByRole("button", { name: "Save the chart" }));
    expect(await rowOf("TVA")).toEqual(["4457", "TVA", "", "900,00"]);
  });

  it("keeps what was typed when somebody else saved first, until the saved chart is asked for", async () => {
    const { user } = await entriesWith(chart, chief);
    const dialog = await openChart(user);
    const label = await dialog.findByLabelText("Label: Cash");
    await user.clear(label);
    await user.type(label, "Caisse 2");
    server.use(
      http.get(apiUrl("hotels/:hotelId/chart-of-accounts"), () =>
        HttpResponse.json({ seen: "9", accounts: [account("method.Cash", "530", "Caisse 3")] }),
      ),
    );
    server.use(
      http.put(apiUrl("hotels/:hotelId/chart-of-accounts"), () =>
        problem("request.stale", { changedBy: "Amina", changedAt: "2026-04-10T09:00:00Z" }),
      ),
    );
    await user.click(dialog.getByRole("button", { name: "Save the chart" }));
    await user.click(await dialog.findByRole("button", { name: "Show the saved chart" }));
    await vi.waitFor(
      () => expect(dialog.getByLabelText("Label: Cash")).toHaveProperty("value", "Caisse 3"),
      10_000,
    );
  });
});
