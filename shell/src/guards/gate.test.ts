import type { View } from "@funduq/shared-types/contracts/department";
import type { HotelMembership, Session } from "@funduq/shared-types/contracts/session";
import type { HotelRole, Section } from "@funduq/shared-types/contracts/user";
import { mayOpenView, needsHotel, viewPath, viewPattern } from "@funduq/shared-types/rules/views";
import { allViews, viewNamed } from "@funduq/shared-types/testing/departments";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { aHotel, aSession } from "@funduq/shared-ui/testing/session";
import { describe, expect, it } from "vitest";
import { gateOf, type Views } from "./gate.ts";
import { placeOf } from "./place.ts";
import { principalIn, type Visitor } from "./visitor.ts";

const now = new Date("2026-11-21T12:00:00Z");
const elsewhere = "01900000-0000-7000-8000-00000000beef" as HotelId;

function visitor(session: Session | null, hotelId: HotelId | null = null): Visitor {
  return { status: session ? "signed-in" : "signed-out", session, hotelId };
}

function staff(role: HotelRole, sections: Section[] = [], more: Partial<HotelMembership> = {}) {
  const hotel = { ...aHotel(), role, sections, ...more };
  const base = aSession();
  return { hotel, session: { user: { ...base.user, isSuperAdmin: false }, hotels: [hotel] } };
}

const superAdmin = () => {
  const hotel = aHotel();
  const base = aSession();
  return { hotel, session: { user: { ...base.user, isSuperAdmin: true }, hotels: [hotel] } };
};

const people = {
  "super admin": superAdmin(),
  "hotel-admin": staff("hotel-admin"),
  manager: staff("manager"),
  commercial: staff("commercial"),
  "front-office": staff("front-office", ["front_office"]),
  housekeeping: staff("housekeeping", ["housekeeping"]),
  "pos-manager": staff("pos-manager", ["pos"]),
  "employee of the restaurant": staff("employee", ["pos"]),
  "employee of the extras": staff("employee", ["extra"]),
};

/** The registry as it describes the departments of this checkout. */
const known: Views = { views: allViews, entries: [] };
const unread: Views = { views: [], entries: undefined };

const addressOf = (view: View, hotelId: HotelId) =>
  viewPattern(view).replace(":hotelId", needsHotel(view) ? hotelId : "new");
const gateAt = (path: string, who: Visitor, registry = known) =>
  gateOf(placeOf(path, registry.views), who, registry, now);

describe("every view for every role", () => {
  const cases = Object.entries(people).flatMap(([who, person]) =>
    allViews.map((view) => [who, view.id, view, person] as const),
  );
  it.each(cases)("AUTH-16 AUTH-11 AUTH-13 %s at %s", (_who, _id, view, { session, hotel }) => {
    const gate = gateAt(addressOf(view, hotel.hotelId), visitor(session));
    const opens = mayOpenView(principalIn(session, hotel), view);
    if (opens) expect(gate).toMatchObject({ kind: "open", view });
    else expect(["redirect", "denied"]).toContain(gate.kind);
  });
});

describe("who is turned away, and where to", () => {
  const { session, hotel } = people["front-office"];

  it("AUTH-11 nobody signed in goes to the login", () => {
    expect(gateAt("/", visitor(null))).toEqual({ kind: "redirect", to: "/login" });
    const path = viewPath("dashboard", hotel.hotelId);
    expect(gateAt(path, visitor(null))).toEqual({ kind: "redirect", to: "/login" });
  });

  it("AUTH-11 says 'Loading...' until it is known who is there", () => {
    const unknown: Visitor = { status: "unknown", session: null, hotelId: null };
    expect(gateAt("/dashboard", unknown)).toEqual({ kind: "loading" });
  });

  it("AUTH-11 a screen for super admins alone leads others to their default page", () => {
    const to = `/hotel/${hotel.hotelId}`;
    expect(gateAt("/", visitor(session))).toEqual({ kind: "redirect", to });
    expect(gateAt("/setup-hotel/new", visitor(session))).toEqual({ kind: "redirect", to });
  });

  it("AUTH-13 an employee without the section is told which one", () => {
    const pos = people["employee of the restaurant"];
    expect(gateAt(viewPath("dashboard", pos.hotel.hotelId), visitor(pos.session))).toEqual({
      kind: "denied",
      section: "front_office",
    });
  });

  it("AUTH-15 another hotel's address is like one that does not exist", () => {
    const to = `/hotel/${hotel.hotelId}`;
    expect(gateAt(viewPath("dashboard", elsewhere), visitor(session))).toEqual({
      kind: "redirect",
      to,
    });
  });

  it.each(["dashboard", "housekeeping", "pos-manager", "pos-sales"] as const)(
    "AUTH-18 %s closes when the subscription has run out",
    (view) => {
      const lapsed = staff("hotel-admin", [], { expiresAt: "2026-11-21T11:59:59Z" });
      const path = viewPath(view, lapsed.hotel.hotelId);
      expect(gateAt(path, visitor(lapsed.session)).kind).toBe("expired");
      const running = staff("hotel-admin", [], { expiresAt: "2026-11-21T12:00:01Z" });
      expect(gateAt(viewPath(view, running.hotel.hotelId), visitor(running.session)).kind).toBe(
        "open",
      );
    },
  );

  it("AUTH-16 /dashboard opens the selected hotel's, and asks for one when none is selected", () => {
    const admin = superAdmin();
    expect(gateAt("/dashboard", visitor(admin.session)).kind).toBe("hotel-needed");
    expect(gateAt("/dashboard", visitor(admin.session, admin.hotel.hotelId))).toEqual({
      kind: "redirect",
      to: viewPath("dashboard", admin.hotel.hotelId),
    });
  });

  it("AUTH-04 an account without a hotel opens nothing", () => {
    const homeless = { ...session, hotels: [] };
    expect(gateAt("/dashboard", visitor(homeless))).toEqual({ kind: "no-hotel-access" });
  });

  it("AUTH-12 AUTH-03 signed in, the login page leads to the default page", () => {
    for (const [who, view] of [
      ["hotel-admin", "dashboard"],
      ["housekeeping", "housekeeping"],
      ["pos-manager", "pos-manager"],
      ["commercial", "commercial"],
      ["employee of the restaurant", "pos-sales"],
    ] as const) {
      const person = people[who];
      const home = `/hotel/${person.hotel.hotelId}`;
      expect(gateAt("/login", visitor(person.session))).toEqual({ kind: "redirect", to: home });
      const to = viewPath(view, person.hotel.hotelId);
      expect(gateAt(home, visitor(person.session))).toEqual({ kind: "redirect", to });
    }
    const admin = people["super admin"];
    expect(gateAt("/login", visitor(admin.session))).toEqual({ kind: "redirect", to: "/" });
  });

  it.each(["/nowhere", "/hotel/not-an-id/dashboard", "/setup-hotel", "/mails/1"])(
    "AUTH-16 %s is not found",
    (path) => {
      expect(gateAt(path, visitor(session, hotel.hotelId)).kind).toBe("not-found");
    },
  );
});

describe("MOD-01 a registry that is not read yet", () => {
  const { session, hotel } = people["front-office"];
  const inHotel = visitor(session, hotel.hotelId);

  it.each([`/hotel/${hotel.hotelId}`, viewPath("spa", hotel.hotelId), "/dashboard", "/spa"])(
    "keeps %s waiting",
    (path) => {
      expect(gateAt(path, inHotel, unread)).toEqual({ kind: "loading" });
    },
  );

  it("AUTH-11 AUTH-15 doesn't keep from the login, nor from the own hotel", () => {
    const path = viewPath("spa", elsewhere);
    const login = { kind: "redirect", to: "/login" };
    expect(gateAt("/", visitor(null), unread)).toEqual(login);
    const failure = { status: 0, code: "network.unreachable", message: "", params: {} };
    expect(gateAt(path, visitor(null), { ...unread, failure } as Views)).toEqual(login);
    expect(gateAt(path, visitor(null))).toEqual(login);
    expect(gateAt(path, inHotel, unread)).toEqual({
      kind: "redirect",
      to: `/hotel/${hotel.hotelId}`,
    });
  });

  it("AUTH-16 a stranger waits at what may be public", () => {
    for (const path of ["/group-playground", "/menu/new", viewPath("menu", hotel.hotelId)])
      expect(gateAt(path, visitor(null), unread)).toEqual({ kind: "loading" });
    expect(gateAt("/group-playground", visitor(null)).kind).toBe("open");
    expect(gateAt("/dashboard", visitor(null))).toEqual({ kind: "redirect", to: "/login" });
  });
});

it("AUTH-11 leads home from / before and without the super admins' list of hotels", () => {
  const { session, hotel } = people["front-office"];
  const to = `/hotel/${hotel.hotelId}`;
  expect(gateAt("/", visitor(session), unread)).toEqual({ kind: "redirect", to });
  const { session: superAdmins } = people["super admin"];
  expect(gateAt("/", visitor(superAdmins), unread)).toEqual({ kind: "loading" });
  expect(gateAt("/", visitor(superAdmins), { views: [], entries: [] }).kind).toBe("not-found");
});

it("MOD-02 says that no department is there, and never leads in a circle", () => {
  const { session, hotel } = people.commercial;
  const home = `/hotel/${hotel.hotelId}`;
  const without = { views: allViews.filter(({ id }) => id !== "commercial"), entries: [] };
  expect(gateAt(home, visitor(session), without).kind).toBe("no-department");
  const landing = { ...viewNamed("rate-manager"), landing: ["commercial"] };
  const closed = { views: [landing], entries: [] };
  expect(gateAt(viewPath("rate-manager", hotel.hotelId), visitor(session), closed).kind).toBe(
    "no-department",
  );
});
