import { baseApi } from "@funduq/shared-ui/state";
import { delay, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { nightAuditHandlers, someOpenBill, someResult } from "../../standalone/night-audit.ts";
import {
  auditUrl,
  button,
  checklistIs,
  confirm,
  hotel,
  noDepartures,
  openAudit,
  previewIs,
  previewUrl,
  runsKept,
  started,
} from "../../testing/open-night-audit.tsx";

describe("the audit", () => {
  it("NA-02 NA-04 is confirmed by its date, runs, and shows the new date and counts", async () => {
    const page = await openAudit();
    let release = () => {};
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    const sent = runsKept(async () => {
      await waiting;
      checklistIs({ businessDate: "2026-04-11", pendingDepartures: [], pendingArrivals: [] });
      previewIs({ businessDate: "2026-04-11" as never, fingerprint: "second" });
      return HttpResponse.json(someResult());
    });
    await confirm(page);
    expect((await screen.findByRole("button", { name: "Running Audit..." })).ariaBusy).toBe("true");
    release();
    expect(await screen.findByText("Night Audit completed successfully.")).toBeTruthy();
    expect(sent).toEqual([{ businessDate: "2026-04-10", fingerprint: "first" }]);
    await waitFor(() => expect(screen.getAllByText("11-04-2026")).toHaveLength(2));
    expect(await screen.findByRole("button", { name: noDepartures })).toBeTruthy();
    expect(document.activeElement?.textContent).toContain("Night Audit completed successfully.");
    await page.user.click(button("Report of 10-04-2026"));
    const books = "reports?report=day-book&from=2026-04-10&to=2026-04-10";
    expect(screen.getByText(`/hotel/${hotel.hotelId}/${books}`)).toBeTruthy();
  });

  it("NA-02 says what it does and closes nothing on another date", async () => {
    const sent = runsKept(() => HttpResponse.json(someResult()));
    const page = await openAudit();
    await confirm(page, "09-04-2026");
    const dialog = screen.getByRole("alertdialog");
    expect(dialog.textContent).toMatch(/finalises the day and cannot be undone/);
    const happens = [...dialog.querySelectorAll("dl > div")].map(({ textContent }) =>
      textContent?.replace(/\u00a0/gu, " "),
    );
    expect(happens).toEqual([
      "Room charges (2)20.500,00 DA",
      "Tourism tax TDS (2)410,00 DA",
      "Total posted20.910,00 DA",
      "No-shows1",
      "New business date11-04-2026",
    ]);
    expect(within(dialog).getByRole("textbox").getAttribute("aria-invalid")).toBe("true");
    expect(sent).toEqual([]);
  });

  it("NA-02 is kept from running by open bills, in the specification's words", async () => {
    checklistIs({
      openBills: [someOpenBill(), { ...someOpenBill(), billId: crypto.randomUUID() }],
    });
    await openAudit();
    expect(
      await screen.findByText(
        "Error: Cannot run Night Audit. There are 2 open restaurant bills that must be closed first.",
      ),
    ).toBeTruthy();
    expect(button("Start Night Audit Process").disabled).toBe(true);
  });

  it("NA-02 waits for both the checklist and the preview", async () => {
    server.use(
      http.get(previewUrl, async () => {
        await delay("infinite");
        return undefined;
      }),
    );
    await openAudit();
    await screen.findByText("10-04-2026");
    expect(button("Start Night Audit Process").disabled).toBe(true);
  });

  it("NA-04 X-02 says why it failed, and may be tried again", async () => {
    runsKept(() => problem("night-audit.open-bills", { count: 1 }));
    const page = await openAudit();
    await confirm(page);
    expect(
      await screen.findByText(
        "Night Audit failed: Error: Cannot run Night Audit. There are 1 open restaurant bills that must be closed first.",
      ),
    ).toBeTruthy();
    server.use(...nightAuditHandlers());
    await confirm(page);
    expect(await screen.findByText("Night Audit completed successfully.")).toBeTruthy();
  });

  it.each([
    ["2026-04-11", "No answer came from the server, but 10-04-2026 is closed."],
    ["2026-04-10", "No answer came from the server. 10-04-2026 is not closed yet"],
  ])("NA-04 X-02 a lost answer is no failure: the day itself, %s, says it", async (now, said) => {
    const page = await openAudit();
    runsKept(() => {
      checklistIs({ businessDate: now });
      return HttpResponse.error();
    });
    await confirm(page);
    expect(await screen.findByText(said, { exact: false })).toBeTruthy();
    expect(screen.queryByText(/Night Audit failed/)).toBeNull();
  });

  it("NA-04 X-02 while the day can't be read after a lost answer, it may be closed", async () => {
    const page = await openAudit();
    runsKept(() => {
      server.use(http.get(auditUrl, () => HttpResponse.error()));
      return HttpResponse.error();
    });
    await confirm(page);
    expect(await screen.findByText(/10-04-2026 may be closed/)).toBeTruthy();
    checklistIs({ businessDate: "2026-04-11" });
    await page.user.click(button("Look again"));
    expect(await screen.findByText(/but 10-04-2026 is closed/)).toBeTruthy();
  });

  it("NA-05 posts nothing else than what was seen: a preview that went stale is said, and not run", async () => {
    const sent = runsKept(() => HttpResponse.json(someResult()));
    const { store, user } = await openAudit();
    await user.click(await started());
    const dialog = screen.getByRole("alertdialog");
    previewIs({ fingerprint: "second" });
    act(() => void store.dispatch(baseApi.util.invalidateTags(["Folio"])));
    expect(await within(dialog).findByText(/What will be posted has changed/)).toBeTruthy();
    await user.type(within(dialog).getByRole("textbox"), "10-04-2026{Enter}");
    expect(sent).toEqual([]);
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await confirm({ user });
    await screen.findByText("Night Audit completed successfully.");
    expect(sent).toEqual([{ businessDate: "2026-04-10", fingerprint: "second" }]);
  });
});

describe("a day that the clock still shows", () => {
  it("NA-02 is closed by who says that it is over, and by nobody else", async () => {
    const sent = runsKept(() => HttpResponse.json(someResult()));
    previewIs({ today: "2026-04-10" as never });
    const page = await openAudit();
    expect(await screen.findByText(/By the clock it is still 10-04-2026/)).toBeTruthy();
    await confirm(page);
    const dialog = within(screen.getByRole("alertdialog"));
    expect(await dialog.findByText(/Say that the day is over, or wait/)).toBeTruthy();
    expect(sent).toEqual([]);
    await page.user.click(dialog.getByRole("checkbox"));
    await page.user.click(dialog.getByRole("button", { name: "Close the day" }));
    expect(await screen.findByText("Night Audit completed successfully.")).toBeTruthy();
    expect(sent).toEqual([{ businessDate: "2026-04-10", fingerprint: "first", early: true }]);
  });

  it("NA-02 is not closed at all before it has begun, which is said", async () => {
    previewIs({ today: "2026-04-09" as never });
    await openAudit();
    expect(
      await screen.findByText(/10\/04\/2026 has not begun: today is 09\/04\/2026/),
    ).toBeTruthy();
    expect(button("Start Night Audit Process").disabled).toBe(true);
  });
});

describe("of two who close at once", () => {
  const lastClosed = { date: "2026-04-10", closedAt: "2026-04-11T01:14:00Z", closedBy: "Karim" };

  it("NA-02 the one who reads that it is closed sends nothing, also before the preview is read again", async () => {
    const sent = runsKept(() => HttpResponse.json(someResult()));
    const { store, user } = await openAudit();
    await user.click(await started());
    const dialog = within(screen.getByRole("alertdialog"));
    await user.type(dialog.getByRole("textbox"), "10-04-2026");
    checklistIs({ businessDate: "2026-04-11", lastClosed });
    server.use(http.get(previewUrl, () => delay("infinite")));
    act(() => void store.dispatch(baseApi.util.invalidateTags(["Hotel"])));
    await dialog.findByText(/10-04-2026 was closed/);
    await user.click(dialog.getByRole("button", { name: "Close the day" }));
    expect(screen.getByRole("alertdialog")).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it("NA-03 X-02 the one who still confirms reads who closed the day, and when", async () => {
    const sent = runsKept(() => HttpResponse.json(someResult()));
    const { store, user } = await openAudit();
    await user.click(await started());
    const dialog = screen.getByRole("alertdialog");
    checklistIs({ businessDate: "2026-04-11", lastClosed });
    previewIs({ businessDate: "2026-04-11" as never, fingerprint: "second" });
    act(() => void store.dispatch(baseApi.util.invalidateTags(["Hotel"])));
    const said = await within(dialog).findByRole("alert");
    await waitFor(() =>
      expect(said.textContent).toMatch(/10-04-2026 was closed 11-04-2026, 02:14 · Karim/),
    );
    await user.type(within(dialog).getByRole("textbox"), "10-04-2026{Enter}");
    expect(sent).toEqual([]);
  });

  it("NA-03 X-02 the one who was a moment late is told by the answer", async () => {
    const params = { businessDate: "2026-04-10", closedBy: "Karim", closedAt: "02:14" };
    runsKept(() => problem("night-audit.closed-already", params));
    await confirm(await openAudit());
    expect(
      await screen.findByText(/Night Audit failed: Karim closed .?10\/04\/2026.? at 02:14/),
    ).toBeTruthy();
  });
});
