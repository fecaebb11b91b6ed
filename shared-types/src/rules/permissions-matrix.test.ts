import { expect, it } from "vitest";
import type { HotelRole, Section } from "../contracts/user.ts";
import { type Action, actions, areaOfAction, may, type Principal } from "./permissions.ts";

const as = (role: HotelRole, ...sections: Section[]): Principal => ({
  isSuperAdmin: false,
  role,
  sections,
});

/** The columns: everyone there can be, an employee by the one section that opens something. */
const who: Record<string, Principal> = {
  super: { isSuperAdmin: true },
  admin: as("hotel-admin"),
  manager: as("manager"),
  commercial: as("commercial"),
  desk: as("front-office"),
  housekeeping: as("housekeeping"),
  restaurant: as("pos-manager"),
  nobody: as("employee"),
  "+desk": as("employee", "front_office"),
  "+housekeeping": as("employee", "housekeeping"),
  "+pos": as("employee", "pos"),
  "+extra": as("employee", "extra"),
};

const chiefs = "super admin manager";
const desk = `${chiefs} desk +desk`;

/**
 * The permission matrix, written out by hand from the specification's route table and not read from
 * the rules: an action, the area its refusal names, and those who may do it.
 */
const matrix: Record<Action, readonly [area: string, allowed: string]> = {
  "hotel.view": [
    "front_office",
    `${chiefs} commercial desk housekeeping restaurant +desk +housekeeping +pos +extra`,
  ],
  "front-desk.view": ["front_office", desk],
  "bookings.view": ["front_office", desk],
  "bookings.write": ["front_office", desk],
  "folios.view": ["front_office", desk],
  "folios.post": ["front_office", desk],
  "guests.view": ["front_office", desk],
  "guests.write": ["front_office", desk],
  "rates.view": ["front_office", desk],
  "police.view": ["front_office", desk],
  "police.write": ["front_office", desk],
  "availability.view": ["front_office", desk],
  "companies.view": ["commercial", `${chiefs} commercial desk +desk`],
  "companies.write": ["commercial", `${chiefs} commercial`],
  "housekeeping.view": ["housekeeping", `${chiefs} desk housekeeping +desk +housekeeping`],
  "housekeeping.write": ["housekeeping", `${chiefs} desk housekeeping +desk +housekeeping`],
  "pos.sell": ["pos_sales", `${chiefs} desk restaurant +desk +pos`],
  "pos.view": ["pos_sales", `${chiefs} desk restaurant +desk +pos`],
  "pos.manage": ["pos_manager", `${chiefs} restaurant`],
  "users.manage": ["administration", chiefs],
  "rates.manage": ["administration", chiefs],
  "groups.view": ["front_office", desk],
  "groups.write": ["administration", chiefs],
  "night-audit.run": ["administration", chiefs],
  "reports.view": ["reports", `${chiefs} +extra`],
};

it("AUTH-17 has a row for every action", () => {
  expect(Object.keys(matrix)).toEqual(actions);
});

it.each(Object.entries(matrix))("AUTH-17 AUTH-16 %s", (action, [area, allowed]) => {
  const mine = Object.keys(who).filter((name) => {
    const principal = who[name];
    return principal && may(principal, action as Action);
  });
  expect(mine.join(" ")).toBe(allowed);
  expect(areaOfAction(action as Action)).toBe(area);
});
