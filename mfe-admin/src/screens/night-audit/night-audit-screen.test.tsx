import type { RunNightAudit } from "@funduq/shared-types/contracts/night-audit";
import type { Language } from "@funduq/shared-types/contracts/session";
import { useLocation } from "@funduq/shared-ui/router";
import { baseApi } from "@funduq/shared-ui/state";
import { renderWithStore } from "@funduq/shared-ui/testing/render-with-store.tsx";
import {
  apiUrl,
  delay,
  HttpResponse,
  http,
  problem,
  server,
} from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import department from "../../module.ts";
import {
  nightAuditHandlers,
  someChecklist,
  someOpenBill,
  somePreview,
  someResult,
} from "../../standalone/night-audit.ts";

const auditUrl = apiUrl("hotels/:hotelId/night-audit");
const previewUrl = apiUrl("hotels/:hotelId/night-audit/preview");
const hotel = aHotel({ role: "hotel-admin" });

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function openAudit(options: { route?: string; language?: Language; hotels?: never[] } = {}) {
  department.register();
  const session = aSession({ hotels: options.hotels ?? [hotel] });
  const { route = "/", language = "en" } = options;
  return renderWithStore(
    <>
      <department.Root view="night-audit" basename="/" />
      <Address />
    </>,
    { session, route, language },
  );
}

/** In a browser the parts of the line stand apart. */
const noDepartures = /^Pending Departures\s*none\s*0$/;
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const started = async () => {
  await waitFor(() => expect(button("Start Night Audit Process").disabled).toBe(false));
  return button("Start Night Audit Process");
};

const checklistIs = (traits: Parameters<typeof someChecklist>[0]) =>
  server.use(http.get(auditUrl, () => HttpResponse.json(someChecklist(traits))));
const previewIs = (traits: Parameters<typeof somePreview>[0]) =>
  server.use(http.get(previewUrl, () => HttpResponse.json(somePreview(traits))));

/** What each run was asked to close. */
function runsKept(answer: () => Response | Promise<Response>) {
  const sent: RunNightAudit[] = [];
  server.use(
    http.post(auditUrl, async ({ request }) => {
      sent.push((await request.json()) as RunNightAudit);
      return answer();
    }),
  );
  return sent;
}

type Opened = Awaited<ReturnType<typeof openAudit>>;

async function confirm({ user }: Pick<Opened, "user">, typed = "10-04-2026") {
  await user.click(await started());
  const dialog = screen.getByRole("alertdialog", { name: "Close 10-04-2026?" });
  await user.type(within(dialog).getByRole("textbox"), typed);
  await user.click(within(dialog).getByRole("button", { name: "Close the day" }));
}

beforeEach(() => server.use(...nightAuditHandlers()));

describe("the checklist", () => {
  it("NA-01 shows the business date and what there is to look at", async () => {
    await openAudit();
    expect(await screen.findByText("10-04-2026")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Pre-Audit Checklist" })).toBeTruthy();
    const lines = within(screen.getAllByRole("list")[0] as HTMLElement).getAllByRole("button");
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      "Pending Departuresto check1",
      "Pending Arrivalsto check1",
      "Open Restaurant Billsnone0",
      "High Balance Gueststo check1",
      "Open Group Accountsto check1",
    ]);
    expect(screen.getByText(/09-04-2026 was closed 10 Apr 2026, 02:14/)).toBeTruthy();
    expect(screen.getByText("Samia Belkacem")).toBeTruthy();
  });

  it("NA-01 NA-06 a click on the high balances lists guest, room and balance in DA", async () => {
    const { user } = await openAudit();
    await user.click(await screen.findByRole("button", { name: /^High Balance Guests/ }));
    const row = within(screen.getByRole("grid", { name: "High Balance Guests" })).getAllByRole(
      "row",
    )[1];
    expect(row?.textContent).toMatch(/101.*Nassima Haddad.*123\.450,50.DA/);
    expect(screen.getByText(/They owe more than 100\.000,00.DA/)).toBeTruthy();
  });

  it("NA-01 groups whose account is open after they have left lead to it", async () => {
    const { user } = await openAudit();
    await user.click(await screen.findByRole("button", { name: /^Open Group Accounts/ }));
    const grid = within(screen.getByRole("grid", { name: "Open Group Accounts" }));
    expect(grid.getAllByRole("row")[1]?.textContent).toMatch(/Tassili Tours.*1\.800\.000,00.DA/);
    await user.click(grid.getByText("Tassili Tours"));
    const account = "?group=01890a5d-ac96-774b-bcce-b302099a7301&task=account";
    expect(await screen.findByText(`/hotel/${hotel.hotelId}/dashboard${account}`)).toBeTruthy();
  });

  it.each([
    ["Pending Departures", "Kamel Bouzid", "7002&panel=check-out"],
    ["Pending Arrivals", "Hakim Zerrouki", "7004&panel=check-in"],
    ["High Balance Guests", "Nassima Haddad", "7001&panel=folios"],
  ])("NA-01 %s lead to where the thing is put right", async (line, guest, place) => {
    const { user } = await openAudit();
    await user.click(await screen.findByRole("button", { name: new RegExp(`^${line}`) }));
    await user.click(within(screen.getByRole("grid", { name: line })).getByText(guest));
    const address = `/hotel/${hotel.hotelId}/dashboard?booking=01890a5d-ac96-774b-bcce-b302099a`;
    expect(screen.getByText(address + place)).toBeTruthy();
  });

  it("NA-01 open bills lead to the restaurant's till", async () => {
    checklistIs({ openBills: [someOpenBill()] });
    const { user } = await openAudit();
    await user.click(await screen.findByRole("button", { name: /^Open Restaurant Bills/ }));
    expect(screen.getByText("La Casbah")).toBeTruthy();
    await user.click(button("Go to the restaurant's till"));
    expect(screen.getByText(`/hotel/${hotel.hotelId}/pos-sales`)).toBeTruthy();
  });

  it("X-02 keeps in the address which line is open", async () => {
    await openAudit({ route: "/?check=departures" });
    expect(await screen.findByRole("grid", { name: "Pending Departures" })).toBeTruthy();
  });

  it("follows what the others do", async () => {
    const { store } = await openAudit();
    await screen.findByRole("button", { name: /^Pending Departures/ });
    checklistIs({ pendingDepartures: [] });
    act(() => void store.dispatch(baseApi.util.invalidateTags(["Booking"])));
    expect(await screen.findByRole("button", { name: noDepartures })).toBeTruthy();
  });
});

describe("the preview", () => {
  it("NA-05 shows exactly what will be posted, per room and per folio, and what it comes to", async () => {
    await openAudit();
    const rows = within(await screen.findByRole("grid", { name: "What will be posted" }));
    const texts = rows
      .getAllByRole("row")
      .map(({ textContent }) => textContent?.replace(/\u00a0/gu, " "));
    expect(texts.slice(1, 4)).toEqual([
      "101Nassima HaddadGuest8.500,00 DA170,00 DA8.670,00 DA",
      "204Kamel BouzidSonatrach 12.000,00 DAGuest 240,00 DAoverdue12.000,00 DA240,00 DA12.240,00 DA",
      "207كريمة بن عليcharged already0,00 DA0,00 DA0,00 DA",
    ]);
    expect(texts.at(-1)).toMatch(/20\.500,00 DA410,00 DA20\.910,00 DA$/);
    expect(screen.getByRole("grid", { name: "Guests who become no-shows" }).textContent).toMatch(
      /302Hakim Zerrouki.*5\.000,00/,
    );
  });

  it("NA-05 finds a room among a thousand, and draws only those on the screen", async () => {
    const [first] = somePreview().rooms;
    if (!first) throw new Error("a room");
    previewIs({
      rooms: Array.from({ length: 1_000 }, (_, n) => ({
        ...{ ...first, roomNumber: String(1_000 + n), guestName: `Guest ${n}` },
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
        ...{ ...first, roomNumber: String(100 + n), guestName: `Guest ${n}` },
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
    await waitFor(() => expect(screen.getAllByText("11-04-2026").length).toBeGreaterThan(1));
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
      expect(said.textContent).toMatch(/10-04-2026 was closed 11 Apr 2026, 02:14 · Karim/),
    );
    await user.type(within(dialog).getByRole("textbox"), "10-04-2026{Enter}");
    expect(sent).toEqual([]);
  });

  it("NA-03 X-02 the one who was a moment late is told by the answer", async () => {
    const params = { businessDate: "2026-04-10", closedBy: "Karim", closedAt: "02:14" };
    runsKept(() => problem("night-audit.closed-already", params));
    await confirm(await openAudit());
    expect(
      await screen.findByText(/Night Audit failed: Karim closed 10\/04\/2026 at 02:14/),
    ).toBeTruthy();
  });
});

describe("the other states", () => {
  it("NA-01 asks for a hotel", async () => {
    await openAudit({ hotels: [] });
    expect(await screen.findByText("Please select a hotel to run the Night Audit.")).toBeTruthy();
  });

  it.each([
    ["internal", "Failed to load pre-audit data."],
    ["hotel.not-found", "Could not find business date for this hotel."],
  ] as const)(
    "NA-01 X-02 %s: the date is not set, and it can be tried again",
    async (code, said) => {
      server.use(http.get(auditUrl, () => problem(code)));
      const { user } = await openAudit();
      expect(await screen.findByText(said)).toBeTruthy();
      expect(screen.getByText("Not Set")).toBeTruthy();
      expect(screen.queryByRole("button", { name: "Start Night Audit Process" })).toBeNull();
      server.use(...nightAuditHandlers());
      await user.click(button("Try again"));
      expect(await screen.findByText("10-04-2026")).toBeTruthy();
    },
  );

  it("X-05 speaks Arabic", async () => {
    await openAudit({ language: "ar" });
    expect(await screen.findByRole("heading", { name: "مراجعة ما قبل الإقفال" })).toBeTruthy();
  });
});
