import { describe, expect, it } from "vitest";
import type { View } from "../contracts/department.ts";
import type { HotelRole, Section } from "../contracts/user.ts";
import { allViews, departments, viewNamed } from "../testing/departments.ts";
import type { Principal } from "./permissions.ts";
import {
  isKnownAccess,
  landingView,
  mayOpenView,
  needsHotel,
  switcherEntries,
  viewNeedsSubscription,
  viewPattern,
} from "./views.ts";

const as = (role: HotelRole, ...sections: Section[]): Principal => ({
  isSuperAdmin: false,
  role,
  sections,
});
const superAdmin: Principal = { isSuperAdmin: true };
const idsOf = (views: readonly View[]) => views.map(({ id }) => id).sort();
const opens = (principal?: Principal) =>
  idsOf(allViews.filter((view) => mayOpenView(principal, view)));
const everyView = idsOf(allViews);
const hotelViews = everyView.filter(
  (id) => !["system-admin", "setup-hotel", "kept-mails"].includes(id),
);

describe("the route table", () => {
  it.each([
    ["nobody signed in", undefined, ["group-playground"]],
    ["super admin", superAdmin, everyView],
    ["hotel-admin", as("hotel-admin"), hotelViews],
    ["manager", as("manager"), hotelViews],
    ["commercial", as("commercial"), ["commercial", "group-playground"]],
    [
      "front-office",
      as("front-office"),
      ["dashboard", "pos-sales", "pos-kitchen", "group-playground"],
    ],
    ["housekeeping", as("housekeeping"), ["housekeeping", "group-playground"]],
    [
      "pos-manager",
      as("pos-manager"),
      ["pos-manager", "pos-sales", "pos-kitchen", "group-playground"],
    ],
    [
      "employee, desk",
      as("employee", "front_office"),
      ["dashboard", "pos-sales", "pos-kitchen", "group-playground"],
    ],
    [
      "employee, restaurant",
      as("employee", "pos"),
      ["pos-sales", "pos-kitchen", "group-playground"],
    ],
    ["employee, night audit", as("employee", "night_audit"), ["night-audit", "group-playground"]],
    [
      "front-office, night audit",
      as("front-office", "night_audit"),
      ["dashboard", "pos-sales", "pos-kitchen", "night-audit", "group-playground"],
    ],
    ["employee, extra", as("employee", "extra"), ["reports", "group-playground"]],
  ])("AUTH-16 %s", (_, principal, expected) => {
    expect(opens(principal)).toEqual(expected.toSorted());
  });

  it.each([
    ["system-admin", "mfe-admin", "/"],
    ["setup-hotel", "mfe-admin", "/setup-hotel/:hotelId"],
    ["kept-mails", "mfe-admin", "/mails"],
    ["commercial", "mfe-commercial", "/hotel/:hotelId/commercial"],
    ["dashboard", "mfe-frontoffice", "/hotel/:hotelId/dashboard"],
    ["housekeeping", "mfe-housekeeping", "/hotel/:hotelId/housekeeping"],
    ["pos-manager", "mfe-pos", "/hotel/:hotelId/pos-manager"],
    ["pos-sales", "mfe-pos", "/hotel/:hotelId/pos-sales"],
    ["pos-kitchen", "mfe-pos", "/hotel/:hotelId/pos-kitchen"],
    ["user-management", "mfe-admin", "/hotel/:hotelId/user-management"],
    ["audit-trail", "mfe-admin", "/hotel/:hotelId/audit-trail"],
    ["rate-manager", "mfe-admin", "/hotel/:hotelId/rate-manager"],
    ["night-audit", "mfe-admin", "/hotel/:hotelId/night-audit"],
    ["create-group", "mfe-frontoffice", "/hotel/:hotelId/create-group"],
    ["reports", "mfe-admin", "/hotel/:hotelId/reports"],
    ["group-playground", "mfe-frontoffice", "/group-playground"],
  ])("AUTH-16 %s is brought by %s and has the address %s", (id, module, path) => {
    const view = viewNamed(id);
    expect(departments[module]?.views).toContain(view);
    expect(viewPattern(view)).toBe(path);
    expect(needsHotel(view)).toBe(path.startsWith("/hotel/:hotelId/"));
  });
});

describe("the default page", () => {
  it.each([
    ["super admin", superAdmin, "dashboard"],
    ["hotel-admin", as("hotel-admin"), "dashboard"],
    ["manager", as("manager"), "dashboard"],
    ["front-office", as("front-office"), "dashboard"],
    ["housekeeping", as("housekeeping"), "housekeeping"],
    ["pos-manager", as("pos-manager"), "pos-manager"],
    ["commercial", as("commercial"), "commercial"],
    ["employee of desk and restaurant", as("employee", "pos", "front_office"), "dashboard"],
    [
      "employee of desk and housekeeping",
      as("employee", "housekeeping", "front_office"),
      "dashboard",
    ],
    ["employee of housekeeping", as("employee", "housekeeping", "pos"), "housekeeping"],
    ["employee of the restaurant", as("employee", "extra", "pos"), "pos-sales"],
    ["employee of the extras", as("employee", "extra"), "reports"],
    ["employee of the night audit", as("employee", "night_audit"), "night-audit"],
    ["front-office that runs the audit", as("front-office", "night_audit"), "dashboard"],
    ["employee without a section", as("employee"), "pos-sales"],
  ])("AUTH-12 of a %s", (_, principal, view) => {
    expect(landingView(allViews, principal)?.id).toBe(view);
  });

  it("MOD-02 AUTH-12 is the first screen that opens where no release brings the role's own", () => {
    const others = allViews.filter(({ id }) => id !== "dashboard");
    expect(landingView(others, as("front-office"))?.id).toBe("pos-sales");
    expect(landingView(others, as("hotel-admin"))?.id).toBe("commercial");
    expect(landingView([viewNamed("commercial")], as("housekeeping"))).toBeUndefined();
  });

  it("MOD-02 AUTH-12 is never a screen that another department has put before it and that is closed", () => {
    const greedy = { ...viewNamed("rate-manager"), id: "spa", order: 0, landing: ["housekeeping"] };
    expect(landingView([greedy, ...allViews], as("housekeeping"))?.id).toBe("housekeeping");
  });
});

describe("the navigation switcher", () => {
  const listed = (principal: Principal, hotel = true) =>
    switcherEntries(allViews, principal, hotel).map(({ view: { id }, open }) =>
      open ? id : `(${id})`,
    );

  it("AUTH-14 offers a super admin everything, and only System Admin before a hotel is selected", () => {
    expect(listed(superAdmin)).toEqual([
      "system-admin",
      "commercial",
      "dashboard",
      "housekeeping",
      "pos-manager",
      "pos-sales",
      "pos-kitchen",
      "user-management",
      "rate-manager",
      "night-audit",
      "reports",
    ]);
    expect(listed(superAdmin, false)).toEqual(["system-admin"]);
  });

  it("AUTH-14 lists the four operational screens to anyone with a hotel, closed where not permitted", () => {
    expect(listed(as("front-office"))).toEqual([
      "dashboard",
      "(housekeeping)",
      "(pos-manager)",
      "pos-sales",
      "pos-kitchen",
    ]);
    expect(listed(as("commercial"))).toEqual([
      "commercial",
      "(dashboard)",
      "(housekeeping)",
      "(pos-manager)",
      "(pos-sales)",
    ]);
    expect(listed(as("employee", "pos"))).toEqual([
      "(dashboard)",
      "(housekeeping)",
      "(pos-manager)",
      "pos-sales",
      "pos-kitchen",
    ]);
  });
});

it("AUTH-18 five screens close with the subscription", () => {
  expect(idsOf(allViews.filter(viewNeedsSubscription))).toEqual(
    ["dashboard", "housekeeping", "pos-manager", "pos-sales", "pos-kitchen"].toSorted(),
  );
});

describe("MOD-01 a department that the platform has never heard of", () => {
  const title = { en: "Spa", fr: "Spa", ar: "السبا" };
  const spa: View = { id: "spa", access: "front_office", title, icon: "spa", order: 65 };

  it("is in the switcher in its place, for those whom the permission table lets in", () => {
    const views = [spa, ...allViews];
    const listed = (principal: Principal) =>
      switcherEntries(views, principal, true).map(({ view }) => view.id);
    expect(listed(as("front-office")).slice(-2)).toEqual(["spa", "pos-kitchen"]);
    expect(listed(as("housekeeping"))).not.toContain("spa");
    expect(listed(superAdmin).indexOf("spa")).toBe(listed(superAdmin).indexOf("pos-sales") + 1);
  });

  it("MOD-02 is closed to everybody while its area is unknown", () => {
    const unknown = { ...spa, access: "wellness" };
    expect(mayOpenView(superAdmin, unknown)).toBe(false);
    expect(isKnownAccess("wellness")).toBe(false);
    expect(viewNeedsSubscription(unknown)).toBe(false);
  });
});

it("MOD-01 every department of this checkout describes views of known areas, each once", () => {
  expect(allViews.filter(({ access }) => !isKnownAccess(access))).toEqual([]);
  expect(new Set(everyView).size).toBe(everyView.length);
  expect(new Set(allViews.map(viewPattern)).size).toBe(everyView.length);
});
