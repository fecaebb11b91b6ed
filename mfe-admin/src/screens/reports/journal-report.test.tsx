import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { someJournal } from "../../standalone/journal.ts";
import { reportHandlers } from "../../standalone/reports.ts";
import { openReports, rowOf } from "../../testing/open-reports.tsx";

const address = apiUrl("hotels/:hotelId/reports/journal");

/** Serves two pages. Where `answer` returns a response, it replaces the second page. */
function pagesOf(answer: () => Response | undefined = () => undefined) {
  server.use(
    http.get(address, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const days = { from: searchParams.get("from"), to: searchParams.get("to") };
      const page = someJournal(days, searchParams);
      if (searchParams.has("afterId")) return answer() ?? HttpResponse.json(page);
      const { id, at, businessDate: date } = page.lines[0] ?? {};
      return HttpResponse.json({ ...page, next: { date, at, id } });
    }),
    ...reportHandlers(),
  );
}

describe("the journal", () => {
  it("REP-03 has each line with its account, reference, reason, user, debit and credit", async () => {
    server.use(...reportHandlers());
    await openReports("/?report=journal");
    expect(await rowOf("TPE 0042")).toEqual([
      "10/04/2026 10:30",
      "101 · Karim HaddadK4T-7BC",
      "Payment: Credit CardPayment - Credit Card",
      "TPE 0042",
      "Nobody (automatic)",
      "",
      "5.000,00\u00a0DA",
    ]);
    expect(screen.getByText("Reversed: Twice")).toBeTruthy();
    expect(screen.getByText(/^3 lines: debit 2\.500,00.DA, credit 5\.450,00.DA$/)).toBeTruthy();
  });

  it("REP-01 opens the lines that a figure of another report sums, and all again", async () => {
    server.use(...reportHandlers());
    const asked = vi.fn();
    const hear = ({ request }: { request: Request }) => asked(new URL(request.url).search);
    server.events.on("request:start", hear);
    onTestFinished(() => server.events.removeListener("request:start", hear));
    const { user } = await openReports("/?report=payments");
    await user.click((await screen.findAllByRole("link", { name: "10.000,00" }))[0] as HTMLElement);
    expect(await screen.findByText(/Only the lines that the figure sums/)).toBeTruthy();
    expect(asked).toHaveBeenCalledWith("?from=2026-04-10&to=2026-04-10&kind=payment&name=Cash");
    await user.click(screen.getByRole("button", { name: "All lines" }));
    expect(await screen.findByText(/^3 lines/)).toBeTruthy();
  });

  it("REP-03 reads the next lines when asked, and a file has them all", async () => {
    const blobs: Blob[] = [];
    URL.createObjectURL = vi.fn((blob: Blob) => {
      blobs.push(blob);
      return "blob:journal";
    });
    URL.revokeObjectURL = vi.fn();
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    pagesOf();
    const { user } = await openReports("/?report=journal");
    await screen.findByRole("button", { name: "More lines" });
    await user.click(screen.getByRole("button", { name: "CSV" }));
    await waitFor(() => expect(blobs).toHaveLength(1));
    expect((await blobs[0]?.text())?.match(/TPE 0042/g)).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole("button", { name: "More lines" })).toBeNull());
  });

  it("X-02 keeps the lines that were read where the next ones fail, and makes no file of a part", async () => {
    let fails = true;
    pagesOf(() => (fails ? problem("internal") : undefined));
    const { user } = await openReports("/?report=journal");
    await user.click(await screen.findByRole("button", { name: "More lines" }));
    expect(await screen.findByText(/The next lines could not be read/)).toBeTruthy();
    expect(await rowOf("TPE 0042")).toHaveLength(7);
    await user.click(screen.getByRole("button", { name: "CSV" }));
    expect(await screen.findByText("The file could not be made.")).toBeTruthy();
    fails = false;
    await user.click(screen.getByRole("button", { name: "More lines" }));
    await waitFor(() => expect(screen.getAllByText("TPE 0042")).toHaveLength(2));
  });
});
