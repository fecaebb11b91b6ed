import { baseApi } from "@funduq/shared-ui/state";
import { http, problem, server } from "@funduq/shared-ui/testing/server";
import { aHotel } from "@funduq/shared-ui/testing/session";
import { act, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { nightAuditHandlers, someOpenBill, someOpenShift } from "../../standalone/night-audit.ts";
import {
  auditUrl,
  button,
  checklistIs,
  hotel,
  noDepartures,
  openAudit,
} from "../../testing/open-night-audit.tsx";

describe("the checklist", () => {
  it("NA-01 shows the business date and what there is to look at", async () => {
    await openAudit();
    expect(await screen.findByText("10-04-2026")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Pre-Audit Checklist" })).toBeTruthy();
    const lines = within(screen.getAllByRole("list")[0] as HTMLElement).getAllByRole("button");
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      "Pending Departuresto check1",
      "Pending Arrivalsto check1",
      "Group Rooms without a Guestnone0",
      "Open Restaurant Billsnone0",
      "Open Cash Shiftsnone0",
      "High Balance Gueststo check1",
      "Open Group Accountsto check1",
    ]);
    expect(screen.getByText(/^09-04-2026 was closed 10-04-2026, 02:14/)).toBeTruthy();
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

  it("NA-01 POS-14 open cash shifts are to check, and lead to the restaurant's till", async () => {
    checklistIs({ openShifts: [someOpenShift()] });
    const { user } = await openAudit();
    await user.click(await screen.findByRole("button", { name: /^Open Cash Shifts\s*to check/ }));
    const shifts = within(screen.getByRole("grid", { name: "Open Cash Shifts" }));
    expect(shifts.getByText("Bar 1")).toBeTruthy();
    expect(shifts.getByText("10-04-2026, 12:00")).toBeTruthy();
    await user.click(button("Go to the restaurant's till"));
    expect(screen.getByText(`/hotel/${hotel.hotelId}/pos-sales`)).toBeTruthy();
  });

  it("NA-01 AUTH-17 shows who has only the night audit the same, without ways to closed screens", async () => {
    checklistIs({ openBills: [someOpenBill()] });
    const auditor = aHotel({ role: "employee", sections: ["night_audit"] });
    const { user } = await openAudit({ hotels: [auditor] });
    await user.click(await screen.findByRole("button", { name: /^Pending Departures/ }));
    const departures = within(screen.getByRole("grid", { name: "Pending Departures" }));
    await user.click(departures.getByText("Kamel Bouzid"));
    expect(screen.queryByText(/\/dashboard/)).toBeNull();
    await user.click(screen.getByRole("button", { name: /^Open Restaurant Bills/ }));
    expect(screen.getByText("La Casbah")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Go to the restaurant's till" })).toBeNull();
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

describe("the other states", () => {
  it("NA-01 asks for a hotel", async () => {
    await openAudit({ hotels: [] });
    expect(await screen.findByText("Please select a hotel to run the Night Audit.")).toBeTruthy();
  });

  it.each([
    ["internal", "Failed to load pre-audit data.", false],
    ["hotel.not-found", "Could not find business date for this hotel.", true],
  ] as const)(
    "NA-01 X-02 %s is said, and it can be tried again; only a hotel that is not there has no date",
    async (code, said, notSet) => {
      server.use(http.get(auditUrl, () => problem(code)));
      const { user } = await openAudit();
      expect(await screen.findByText(said)).toBeTruthy();
      expect(Boolean(screen.queryByText("Not Set"))).toBe(notSet);
      expect(Boolean(screen.queryByText("Business date"))).toBe(notSet);
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
