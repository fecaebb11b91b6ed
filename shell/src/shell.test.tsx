import { addDays, calendarDateIn } from "@funduq/shared-types/values/calendar-date";
import { switchLanguage, textsReady } from "@funduq/shared-ui/i18n";
import { signedIn } from "@funduq/shared-ui/state";
import { FakeEventSource } from "@funduq/shared-ui/testing/event-source";
import { apiUrl, HttpResponse, http, server } from "@funduq/shared-ui/testing/server";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { addTexts } from "./i18n/catalogue.ts";
import {
  address,
  at,
  atServer,
  Fragile,
  fault,
  heading,
  hotel,
  hotelsSeen,
  loaderOf,
  logInAs,
  moduleOf,
  openShell,
  other,
  reported,
} from "./testing/open-shell.tsx";

beforeEach(async () => {
  FakeEventSource.install();
  addTexts();
  await textsReady();
});

describe("coming in", () => {
  it("AUTH-01 AUTH-11 shows the login to nobody in particular, ready to type", async () => {
    await openShell({ session: null, route: at("dashboard") });
    await heading("Hotel PMS Login");
    expect(address()).toBe("/login");
    expect(document.activeElement).toBe(screen.getByLabelText(/Email/));
    expect(document.title).toBe("Hotel PMS Login – Funduq");
  });

  it("AUTH-03 AUTH-05 lands someone with one hotel on its default page", async () => {
    const page = await openShell({ session: null, route: "/login" });
    await logInAs(aSession(), page);
    await heading(`dashboard of ${hotel.name}`);
    expect(address()).toBe(at("dashboard"));
    expect(document.title).toBe(`Front Office – ${hotel.name} – Funduq`);
  });

  it("AUTH-03 lands a super admin on the list of hotels", async () => {
    const page = await openShell({ session: null, route: "/login" });
    await logInAs(aSession({ user: { isSuperAdmin: true }, hotels: [hotel, other] }), page);
    await heading("system-admin of no hotel");
    expect(address()).toBe("/");
  });

  it("X-05 keeps a language chosen at the login with the account", async () => {
    const saved = vi.fn();
    server.use(
      http.put(apiUrl("session/preferences"), async ({ request }) => {
        saved(await request.json());
        return HttpResponse.json(aSession({ user: { language: "fr" } }));
      }),
    );
    const page = await openShell({ session: null, route: "/login" });
    await page.user.selectOptions(await screen.findByLabelText("Language"), "fr");
    await heading("Connexion à Funduq");
    server.use(
      http.post(apiUrl("session"), () => HttpResponse.json(aSession({ user: { language: "en" } }))),
    );
    atServer.session = aSession({ user: { language: "en" } });
    await page.user.type(screen.getByLabelText(/E-mail/), "x@hotel.test");
    await page.user.type(screen.getByLabelText(/Mot de passe/), "secret-1{Enter}");
    await heading(`dashboard of ${hotel.name}`);
    expect(saved).toHaveBeenCalledExactlyOnceWith({ language: "fr" });
    expect(document.documentElement.lang).toBe("fr");
  });
});

describe("the hotel", () => {
  const both = aSession({ hotels: [hotel, other] });

  it("AUTH-05 the address decides, and nothing is asked for the hotel selected before", async () => {
    localStorage.setItem(`funduq.hotel.${both.user.id}`, hotel.hotelId);
    hotelsSeen.clear();
    await openShell({ session: both, route: at("dashboard", other) });
    await heading(`dashboard of ${other.name}`);
    expect([...hotelsSeen]).toEqual([other.name]);
  });

  it("AUTH-13 AUTH-14 without one: asks for it, and offers no view of a hotel", async () => {
    const page = await openShell({ session: both, route: "/dashboard" });
    expect(await screen.findByText("Select a hotel first.")).toBeTruthy();
    expect(within(screen.getByLabelText("View")).queryByText("System Admin")).toBeNull();
    await page.user.click(screen.getByRole("button", { name: other.name }));
    await heading(`dashboard of ${other.name}`);
  });

  it("SET-01 AUTH-05 the frame is of the hotel that is being set up, and of none before it is there", async () => {
    const session = aSession({ user: { isSuperAdmin: true }, hotels: [hotel, other] });
    localStorage.setItem(`funduq.hotel.${session.user.id}`, hotel.hotelId);
    const notices = () => screen.queryAllByText(/has not been closed: the night audit is/);
    const inFrame = ({ name }: typeof hotel) =>
      screen.queryAllByText(name).filter((found) => !found.closest("option, h1"));
    const page = await openShell({ session, route: `/setup-hotel/${other.hotelId}` });
    await waitFor(() => expect(inFrame(other)).toHaveLength(1));
    expect(inFrame(hotel)).toEqual([]);
    expect(notices()).toHaveLength(1);
    page.unmount();
    await openShell({ session, route: "/setup-hotel/new" });
    await screen.findByRole("heading", { level: 1 });
    expect([...inFrame(other), ...inFrame(hotel), ...notices()]).toEqual([]);
  });

  it("begins a view anew in another hotel", async () => {
    const page = await openShell({ session: both, route: at("dashboard") });
    await page.user.type(await screen.findByLabelText("Notes"), "for the first hotel");
    await page.user.selectOptions(screen.getByLabelText("Hotel"), other.hotelId);
    await heading(`dashboard of ${other.name}`);
    expect(screen.getByLabelText<HTMLInputElement>("Notes").value).toBe("");
  });

  it.each([
    ["the hotel's admin", "hotel-admin", 12, true],
    ["the front desk", "front-office", 12, false],
    ["the hotel's admin long before", "hotel-admin", 45, false],
  ] as const)(
    "SYS-02 tells %s that the subscription ends soon, or not",
    async (_, role, days, told) => {
      const expiresAt = new Date(Date.now() + days * 86_400_000).toISOString();
      const session = aSession({ hotels: [aHotel({ role, expiresAt })] });
      await openShell({ session, route: at("dashboard") });
      await heading(`dashboard of ${hotel.name}`);
      expect(screen.queryAllByText(/^The subscription of this hotel ends on/)).toHaveLength(
        told ? 1 : 0,
      );
    },
  );

  it.each([
    ["the hotel's admin", "hotel-admin", [], 3, true],
    ["the front desk", "front-office", [], 3, false],
    ["a receptionist with the right to run it", "front-office", ["night_audit"], 3, true],
    ["the hotel's admin of a hotel that is up to date", "hotel-admin", [], 0, false],
  ] as const)(
    "NA-07 AUTH-17 tells %s that the night audit is overdue, or not",
    async (_, role, sections, days, told) => {
      const today = calendarDateIn("Africa/Algiers", new Date());
      const businessDate = addDays(today, -days);
      const session = aSession({
        hotels: [aHotel({ role, sections: [...sections], businessDate })],
      });
      const { user } = await openShell({ session, route: at("dashboard") });
      await heading(`dashboard of ${hotel.name}`);
      expect(screen.queryAllByText(/has not been closed: the night audit is/)).toHaveLength(
        told ? 1 : 0,
      );
      if (!told) return;
      await user.click(screen.getByRole("link", { name: "Go to the night audit" }));
      expect(await heading(`night-audit of ${hotel.name}`)).toBeTruthy();
    },
  );

  it("AUTH-18 a lapsed subscription closes the screen, and tells a super admin what to do", async () => {
    const lapsed = aHotel({ expiresAt: "2020-01-01T00:00:00Z" });
    const session = aSession({ user: { isSuperAdmin: true }, hotels: [lapsed] });
    const page = await openShell({ session, route: at("dashboard") });
    await heading("Subscription Expired");
    expect(page.loader.load).not.toHaveBeenCalledWith("mfe-frontoffice");
    await page.user.click(screen.getByRole("button", { name: "Extend it in System Admin" }));
    await waitFor(() => expect(address()).toBe("/"));
  });
});

describe("a department that fails", () => {
  it("X-04 says so, leaves the rest alive, and comes back on 'Try again'", async () => {
    let up = false;
    const loader = loaderOf(async (name) => {
      if (!up) throw new Error("404");
      return { default: moduleOf(name) };
    });
    const page = await openShell({ session: aSession(), route: at("dashboard"), loader });
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Front Office is unavailable. Try again",
    );
    expect(screen.getByRole("button", { name: "Log out" })).toBeTruthy();
    up = true;
    await page.user.click(screen.getByRole("button", { name: "Try again" }));
    await heading(`dashboard of ${hotel.name}`);
  });

  it("X-04 MOD-04 that breaks on the screen takes only its own place down, and is reported", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    fault.present = true;
    const loader = loaderOf(async (name) => ({ default: moduleOf(name, Fragile) }));
    const page = await openShell({ session: aSession(), route: at("dashboard"), loader });
    await screen.findByText(/Front Office is unavailable/);
    expect(logged).toHaveBeenCalled();
    const crash = { module: "mfe-frontoffice", version: "1.0.0", fault: "crash", error: "Error" };
    expect(reported).toHaveBeenCalledExactlyOnceWith(crash);
    fault.present = false;
    await page.user.click(screen.getByRole("button", { name: "Try again" }));
    await heading(`dashboard of ${hotel.name}`);
  });
});

describe("while somebody works", () => {
  it("FO-04 the session is read once at the start, and again after a gap in the live stream", async () => {
    const asked: string[] = [];
    server.events.on("request:start", ({ request }) => {
      asked.push(new URL(request.url).pathname);
    });
    onTestFinished(() => server.events.removeAllListeners());
    const times = (path: string) => asked.filter((each) => each === path).length;
    const session = aSession({ hotels: [aHotel({ changeSeq: 12 })] });
    await openShell({ session, route: at("dashboard") });
    await heading(`dashboard of ${hotel.name}`);
    const stream = FakeEventSource.latest();

    act(() => stream.say("ready", { seq: 12 }, "12"));
    const modules = times("/api/modules");
    act(() => stream.say("released", {}));
    await waitFor(() => expect(times("/api/modules")).toBe(modules + 1));
    expect(times("/api/session")).toBe(1);

    act(() => stream.say("message", { seq: 13, tags: ["User"], own: false }, "13"));
    await waitFor(() => expect(times("/api/session")).toBe(2));

    act(() => stream.say("reset", {}, "900"));
    await waitFor(() => expect(times("/api/session")).toBe(3));
  });

  it("X-05 another language leaves what was typed", async () => {
    const page = await openShell({ session: aSession(), route: at("dashboard") });
    await page.user.type(await screen.findByLabelText("Notes"), "near the lift");
    await act(() => switchLanguage("ar"));
    expect(document.documentElement.dir).toBe("rtl");
    expect(screen.getByLabelText<HTMLInputElement>("Notes").value).toBe("near the lift");
  });

  it("USR-02 AUTH-17 other rights in the same hotel ask for the departments anew, a rename does not", async () => {
    const clerk = aSession({ hotels: [aHotel({ role: "front-office" })] });
    const { store } = await openShell({ session: clerk, route: at("dashboard") });
    await heading(`dashboard of ${hotel.name}`);
    const asked = vi.fn();
    server.use(
      http.get(apiUrl("modules"), () => {
        asked();
        return undefined;
      }),
    );
    const becomes = (membership: Parameters<typeof aHotel>[0]) =>
      act(() => void store.dispatch(signedIn(aSession({ hotels: [aHotel(membership)] }))));
    becomes({ role: "front-office", name: "Hôtel Aletti" });
    becomes({ role: "employee", sections: ["front_office", "housekeeping"] });
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  });

  it("AUTH-14 a screen that is none of the switcher's stands there by its own name", async () => {
    const admin = aHotel({ role: "hotel-admin" });
    await openShell({ session: aSession({ hotels: [admin] }), route: at("create-group") });
    await heading(`create-group of ${hotel.name}`);
    const shown = screen.getByLabelText<HTMLSelectElement>("View").selectedOptions[0];
    expect(shown?.textContent).toBe("Group Booking");
  });

  it("AUTH-19 an employee without a section listens to nothing, and is not told to be offline", async () => {
    const closed = aHotel({ role: "employee", sections: [] });
    await openShell({ session: aSession({ hotels: [closed] }), route: at("dashboard") });
    await screen.findByRole("heading", { name: /^Access denied for section/ });
    expect(() => FakeEventSource.latest()).toThrow("No stream was opened.");
    expect(screen.queryByText(/Offline|Connecting/)).toBeNull();
  });

  it("AUTH-01 logging out returns to the login and forgets what was read", async () => {
    localStorage.setItem("funduq.link-email", "nadia@hotel.test");
    sessionStorage.setItem("funduq.password-due", "someone");
    server.use(http.delete(apiUrl("session"), () => new HttpResponse(null, { status: 204 })));
    const page = await openShell({ session: aSession(), route: at("dashboard") });
    await heading(`dashboard of ${hotel.name}`);
    await page.user.click(screen.getByRole("button", { name: "Log out" }));
    await heading("Hotel PMS Login");
    expect(address()).toBe("/login");
    expect(page.store.getState().session.session).toBeNull();
    expect(JSON.stringify(page.store.getState().api)).not.toContain(hotel.name);
    expect(localStorage.getItem("funduq.link-email")).toBeNull();
    expect(sessionStorage.getItem("funduq.password-due")).toBeNull();
  });
});
