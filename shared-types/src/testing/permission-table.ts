import type { HotelRole, Section } from "../contracts/user.ts";
import type { Action, Principal } from "../rules/permissions.ts";

const as = (role: HotelRole, ...sections: Section[]): Principal => ({
  isSuperAdmin: false,
  role,
  sections,
});

/**
 * Every kind of principal in a hotel: each role, an employee for each section that grants an area, and a
 * receptionist who may run the night audit.
 */
export const everyPrincipal: Record<string, Principal> = {
  super: { isSuperAdmin: true },
  "hotel-admin": as("hotel-admin"),
  manager: as("manager"),
  commercial: as("commercial"),
  "front-office": as("front-office"),
  housekeeping: as("housekeeping"),
  "pos-manager": as("pos-manager"),
  employee: as("employee"),
  "+front_office": as("employee", "front_office"),
  "+housekeeping": as("employee", "housekeeping"),
  "+pos": as("employee", "pos"),
  "+extra": as("employee", "extra"),
  "+night_audit": as("employee", "night_audit"),
  "desk+night_audit": as("front-office", "night_audit"),
};

const chiefs = "super hotel-admin manager";
const desk = `${chiefs} front-office +front_office desk+night_audit`;
const commercial = `${chiefs} commercial`;
const rooms = `${chiefs} front-office housekeeping +front_office +housekeeping desk+night_audit`;
const tills = `${chiefs} front-office pos-manager +front_office +pos desk+night_audit`;
const withWork = `${chiefs} commercial front-office housekeeping pos-manager +front_office +housekeeping +pos +extra +night_audit desk+night_audit`;

/**
 * The permission matrix, written by hand from the specification's route table and independent of the rules:
 * an action, the area that its refusal names, and the principals allowed. The tests of the rules and of the
 * API's routes both use it.
 */
export const permissionTable: Record<Action, readonly [area: string, allowed: string]> = {
  "hotel.view": ["front_office", withWork],
  "front-desk.view": ["front_office", desk],
  "bookings.view": ["front_office", desk],
  "bookings.write": ["front_office", desk],
  "folios.view": ["front_office", desk],
  "folios.post": ["front_office", desk],
  "folios.waive": ["administration", chiefs],
  "guests.view": ["front_office", desk],
  "guests.write": ["front_office", desk],
  "guests.vip": ["administration", chiefs],
  "rates.view": ["front_office", desk],
  "police.view": ["front_office", desk],
  "police.write": ["front_office", desk],
  "availability.view": ["front_office", desk],
  "companies.view": ["commercial", `${commercial} front-office +front_office desk+night_audit`],
  "companies.write": ["commercial", commercial],
  "companies.archive": ["commercial", commercial],
  "companies.delete": ["administration", chiefs],
  "invoices.view": ["commercial", commercial],
  "invoices.write": ["commercial", commercial],
  "purchase-orders.write": [
    "commercial",
    `${commercial} front-office +front_office desk+night_audit`,
  ],
  "housekeeping.view": ["housekeeping", rooms],
  "housekeeping.write": ["housekeeping", rooms],
  "pos.sell": ["pos_sales", tills],
  "pos.view": ["pos_sales", tills],
  "pos.manage": ["pos_manager", `${chiefs} pos-manager`],
  "pos.correct": ["pos_manager", `${chiefs} pos-manager`],
  "users.manage": ["administration", chiefs],
  "rates.manage": ["administration", chiefs],
  "accounts.manage": ["administration", chiefs],
  "groups.view": ["front_office", desk],
  "groups.write": ["administration", chiefs],
  "night-audit.run": ["night_audit", `${chiefs} +night_audit desk+night_audit`],
  "reports.view": ["reports", `${chiefs} +extra`],
};
