import { textsReady } from "@funduq/shared-ui/i18n";
import { FakeEventSource } from "@funduq/shared-ui/testing/event-source";
import { apiUrl, HttpResponse, http, problem, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { addTexts } from "../i18n/catalogue.ts";
import { address, at, heading, hotel, openShell, other } from "../testing/open-shell.tsx";

beforeEach(async () => {
  FakeEventSource.install();
  addTexts();
  await textsReady();
});

const button = (name: string) => screen.getByRole("button", { name });
const inTwo = aSession({ hotels: [hotel, other] });
/** From now on the server knows the account in these hotels only. */
const serveSession = (hotels: (typeof hotel)[]) =>
  server.use(http.get(apiUrl("session"), () => HttpResponse.json(aSession({ hotels }))));
const leaveAnswers = (answer: () => Response) =>
  server.use(http.delete(apiUrl("hotels/:hotelId/own-place"), answer));
const done = () => new HttpResponse(null, { status: 204 });

async function openAccount(session = inTwo) {
  const page = await openShell({ session, route: at("dashboard") });
  await heading(`dashboard of ${hotel.name}`);
  await page.user.click(button("Your account"));
  return { ...page, dialog: within(await screen.findByRole("dialog", { name: "Your account" })) };
}

describe("your account", () => {
  it("X-07 says who one is, and where one works as what", async () => {
    const { dialog } = await openAccount();
    for (const said of ["Yasmine Haddad", "frontdesk@funduq.test", "Hôtel Aurassi"])
      expect(dialog.getByText(said)).toBeTruthy();
    expect(dialog.getAllByText("Front office")).toHaveLength(2);
  });

  it("X-07 X-06 leaves another hotel, once it was confirmed; the keyboard goes on at the list", async () => {
    const { user, dialog } = await openAccount();
    leaveAnswers(() => {
      serveSession([hotel]);
      return done();
    });
    await user.click(button("Leave Hôtel Aurassi"));
    const question = screen.getByRole("alertdialog", { name: "Leave Hôtel Aurassi?" });
    expect(document.activeElement).toBe(within(question).getByRole("button", { name: "Cancel" }));
    await user.click(button("Leave hotel"));
    expect(await screen.findByText("You have left Hôtel Aurassi.")).toBeTruthy();
    await waitFor(() => expect(dialog.queryByText("Hôtel Aurassi")).toBeNull());
    expect(document.activeElement).toBe(dialog.getByRole("heading", { name: "Your hotels" }));
    expect(address()).toBe(at("dashboard"));
  });

  it("X-07 goes to the next hotel when the one on the screen was left", async () => {
    const { user } = await openAccount();
    leaveAnswers(() => {
      serveSession([other]);
      return done();
    });
    await user.click(button(`Leave ${hotel.name}`));
    await user.click(button("Leave hotel"));
    await heading(`dashboard of ${other.name}`);
    expect(await screen.findByText(`You have left ${hotel.name}.`)).toBeTruthy();
    expect(screen.queryByText(`You no longer have access to ${hotel.name}.`)).toBeNull();
  });

  it("AUTH-04 says that the only hotel ends the session too, and goes to the login", async () => {
    const { user } = await openAccount(aSession());
    leaveAnswers(() => {
      server.use(http.get(apiUrl("session"), () => problem("session.required")));
      return done();
    });
    server.use(http.delete(apiUrl("session"), done));
    await user.click(button(`Leave ${hotel.name}`));
    expect(screen.getByText("It is your only hotel: you will be signed out.")).toBeTruthy();
    await user.click(button("Leave hotel"));
    await heading("Hotel PMS Login");
    expect(await screen.findByText(`You have left ${hotel.name}.`)).toBeTruthy();
  });

  it("SYS-06 tells the last hotel admin why they stay", async () => {
    const { user } = await openAccount(aSession({ hotels: [aHotel({ role: "hotel-admin" })] }));
    leaveAnswers(() => problem("user.last-admin"));
    await user.click(button(`Leave ${hotel.name}`));
    await user.click(button("Leave hotel"));
    expect(await screen.findByText(/This is the hotel's last admin/)).toBeTruthy();
    expect(screen.getByRole("alertdialog")).toBeTruthy();
  });

  it.each([
    [3, "3 other devices were signed out."],
    [1, "1 other device was signed out."],
    [0, "You were signed in on no other device."],
  ])("AUTH-19 signs out of %i other devices, and says so", async (ended, said) => {
    const { user } = await openAccount();
    server.use(http.delete(apiUrl("session/others"), () => HttpResponse.json({ ended })));
    await user.click(button("Sign out of all other devices"));
    await user.click(button("Sign out"));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(document.activeElement).toBe(button("Sign out of all other devices"));
  });

  it("X-02 a failed sign-out says so where it was asked", async () => {
    const { user } = await openAccount();
    server.use(http.delete(apiUrl("session/others"), () => problem("service.busy")));
    await user.click(button("Sign out of all other devices"));
    await user.click(button("Sign out"));
    expect(await within(screen.getByRole("alertdialog")).findByRole("alert")).toBeTruthy();
  });

  it("X-06 is found in the palette", async () => {
    const page = await openShell({ session: inTwo, route: at("dashboard") });
    await heading(`dashboard of ${hotel.name}`);
    await page.user.keyboard("{Control>}[KeyK]{/Control}");
    const search = await screen.findByRole("combobox", { name: "Search and actions" });
    await page.user.type(search, "your account");
    await page.user.keyboard("{Enter}");
    expect(await screen.findByRole("dialog", { name: "Your account" })).toBeTruthy();
  });

  it("X-07 offers a super admin no hotel to leave", async () => {
    const { dialog } = await openAccount(
      aSession({ user: { isSuperAdmin: true }, hotels: [hotel, other] }),
    );
    expect(dialog.getByText("You are a super admin: every hotel is open to you.")).toBeTruthy();
    expect(dialog.queryByRole("button", { name: /^Leave/ })).toBeNull();
  });
});

describe("a hotel that was added", () => {
  const added = { ...other, isNew: true };

  it("X-07 is named until its owner knows of it", async () => {
    const page = await openShell({
      session: aSession({ hotels: [hotel, added] }),
      route: at("dashboard"),
    });
    await heading(`dashboard of ${hotel.name}`);
    const said = "Hôtel Aurassi was added to your account. Your role there: Front office.";
    expect(await screen.findByText(said)).toBeTruthy();
    server.use(
      http.put(apiUrl("session/hotels/:hotelId/seen"), ({ params }) => {
        if (params.hotelId === other.hotelId) serveSession([hotel, other]);
        return done();
      }),
    );
    await page.user.click(button("All right"));
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
  });

  it("X-07 can be left from where it is named", async () => {
    const page = await openShell({
      session: aSession({ hotels: [hotel, added] }),
      route: at("dashboard"),
    });
    await heading(`dashboard of ${hotel.name}`);
    leaveAnswers(() => {
      serveSession([hotel]);
      return done();
    });
    await page.user.click(button("Leave Hôtel Aurassi"));
    await page.user.click(button("Leave hotel"));
    expect(await screen.findByText("You have left Hôtel Aurassi.")).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/was added to your account/)).toBeNull());
  });
});
