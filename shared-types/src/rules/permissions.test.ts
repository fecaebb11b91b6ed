import { describe, expect, it } from "vitest";
import type { HotelRole, Section } from "../contracts/user.ts";
import {
  type Area,
  actions,
  areas,
  areasOf,
  mayOpen,
  needsSubscription,
  type Principal,
} from "./permissions.ts";

const as = (role: HotelRole, ...sections: Section[]): Principal => ({
  isSuperAdmin: false,
  role,
  sections,
});

const opened: [string, Principal, Area[]][] = [
  ["super admin", { isSuperAdmin: true }, [...areas]],
  ["hotel-admin", as("hotel-admin"), [...areas]],
  ["manager", as("manager"), [...areas]],
  ["commercial", as("commercial"), ["commercial"]],
  ["front-office", as("front-office"), ["front_office", "pos_sales"]],
  ["housekeeping", as("housekeeping"), ["housekeeping"]],
  ["pos-manager", as("pos-manager"), ["pos_sales", "pos_manager"]],
  ["employee without a section", as("employee"), []],
  ["employee of the desk", as("employee", "front_office"), ["front_office", "pos_sales"]],
  ["employee of housekeeping", as("employee", "housekeeping"), ["housekeeping"]],
  ["employee of the restaurant", as("employee", "pos"), ["pos_sales"]],
  ["employee who runs the audit", as("employee", "night_audit"), ["night_audit"]],
  [
    "desk that runs the audit",
    as("front-office", "night_audit"),
    ["front_office", "pos_sales", "night_audit"],
  ],
  ["employee of the extras", as("employee", "extra"), ["reports"]],
  [
    "desk with housekeeping",
    as("front-office", "housekeeping"),
    ["front_office", "housekeeping", "pos_sales"],
  ],
];

describe("who may open what", () => {
  it.each(opened)("AUTH-16 AUTH-13 %s", (_, principal, allowedAreas) => {
    expect(areasOf(principal)).toEqual(allowedAreas);
    for (const area of areas) expect(mayOpen(principal, area)).toBe(allowedAreas.includes(area));
  });
});

it("AUTH-18 the work of the four screens closes with the subscription, administration stays open", () => {
  expect(actions.filter(needsSubscription)).toEqual([
    "front-desk.view",
    "bookings.view",
    "bookings.write",
    "folios.view",
    "folios.post",
    "guests.view",
    "guests.write",
    "rates.view",
    "police.view",
    "police.write",
    "availability.view",
    "housekeeping.view",
    "housekeeping.write",
    "pos.sell",
    "pos.view",
    "pos.manage",
    "pos.correct",
    "groups.view",
  ]);
});
