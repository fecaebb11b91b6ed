import { describe, expect, it } from "vitest";
import { viewIds } from "../contracts/module.ts";
import type { HotelRole, Section } from "../contracts/user.ts";
import type { Principal } from "./permissions.ts";
import {
  defaultView,
  mayOpenView,
  needsHotel,
  switcherEntries,
  viewNeedsSubscription,
  viewPath,
  views,
} from "./views.ts";

const as = (role: HotelRole, ...sections: Section[]): Principal => ({
  isSuperAdmin: false,
  role,
  sections,
});
const superAdmin: Principal = { isSuperAdmin: true };
const opens = (principal?: Principal) => viewIds.filter((view) => mayOpenView(principal, view));
const hotelViews = viewIds.filter(
  (view) => !["system-admin", "setup-hotel", "kept-mails"].includes(view),
);

describe("the route table", () => {
  it.each([
    ["nobody signed in", undefined, ["group-playground"]],
    ["super admin", superAdmin, viewIds],
    ["hotel-admin", as("hotel-admin"), hotelViews],
    ["manager", as("manager"), hotelViews],
    ["commercial", as("commercial"), ["commercial", "group-playground"]],
    ["front-office", as("front-office"), ["dashboard", "pos-sales", "group-playground"]],
    ["housekeeping", as("housekeeping"), ["housekeeping", "group-playground"]],
    ["pos-manager", as("pos-manager"), ["pos-manager", "pos-sales", "group-playground"]],
    [
      "employee, desk",
      as("employee", "front_office"),
      ["dashboard", "pos-sales", "group-playground"],
    ],
    ["employee, restaurant", as("employee", "pos"), ["pos-sales", "group-playground"]],
    ["employee, extra", as("employee", "extra"), ["reports", "group-playground"]],
  ])("AUTH-16 %s", (_, principal, expected) => {
    expect(opens(principal)).toEqual(expected);
  });

  it.each([
    ["system-admin", "mfe-admin", "/"],
    ["setup-hotel", "mfe-admin", "/setup-hotel"],
    ["kept-mails", "mfe-admin", "/mails"],
    ["commercial", "mfe-commercial", "/hotel/h1/commercial"],
    ["dashboard", "mfe-frontoffice", "/hotel/h1/dashboard"],
    ["housekeeping", "mfe-housekeeping", "/hotel/h1/housekeeping"],
    ["pos-manager", "mfe-pos", "/hotel/h1/pos-manager"],
    ["pos-sales", "mfe-pos", "/hotel/h1/pos-sales"],
    ["user-management", "mfe-admin", "/hotel/h1/user-management"],
    ["audit-trail", "mfe-admin", "/hotel/h1/audit-trail"],
    ["rate-manager", "mfe-admin", "/hotel/h1/rate-manager"],
    ["night-audit", "mfe-admin", "/hotel/h1/night-audit"],
    ["create-group", "mfe-frontoffice", "/hotel/h1/create-group"],
    ["reports", "mfe-admin", "/hotel/h1/reports"],
    ["group-playground", "mfe-frontoffice", "/group-playground"],
  ] as const)("AUTH-16 %s is brought by %s and stands at %s", (view, module, path) => {
    expect(views[view].module).toBe(module);
    expect(viewPath(view, "h1")).toBe(path);
    expect(needsHotel(view)).toBe(path.startsWith("/hotel/h1/"));
  });
});

describe("the default page", () => {
  it.each([
    ["super admin", superAdmin, "system-admin"],
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
    ["employee without a section", as("employee"), "pos-sales"],
  ])("AUTH-12 of a %s", (_, principal, view) => {
    expect(defaultView(principal)).toBe(view);
  });
});

describe("the navigation switcher", () => {
  const listed = (principal: Principal, hotel = true) =>
    switcherEntries(principal, hotel).map(({ view, open }) => (open ? view : `(${view})`));

  it("AUTH-14 offers a super admin everything, and only System Admin before a hotel is selected", () => {
    expect(listed(superAdmin)).toEqual([
      "system-admin",
      "commercial",
      "dashboard",
      "housekeeping",
      "pos-manager",
      "pos-sales",
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
    ]);
  });
});

it("AUTH-18 four screens close with the subscription", () => {
  expect(viewIds.filter(viewNeedsSubscription)).toEqual([
    "dashboard",
    "housekeeping",
    "pos-manager",
    "pos-sales",
  ]);
});
