import type { ModuleName, ViewId } from "../contracts/module.ts";
import type { HotelRole, Section } from "../contracts/user.ts";
import { type Area, areaNeedsSubscription, mayOpen, type Principal } from "./permissions.ts";

export type { ViewId } from "../contracts/module.ts";

/** A screen of a department: its module, its path, and who may open it (AUTH-16). */
type View = { module: ModuleName; path: string; access: Area | "super-admin" | "public" };

export const views = {
  "system-admin": { module: "mfe-admin", path: "/", access: "super-admin" },
  "setup-hotel": { module: "mfe-admin", path: "/setup-hotel", access: "super-admin" },
  /** For developers while no mail server is configured; linked from the list of hotels. */
  "kept-mails": { module: "mfe-admin", path: "/mails", access: "super-admin" },
  commercial: {
    module: "mfe-commercial",
    path: "/hotel/:hotelId/commercial",
    access: "commercial",
  },
  dashboard: {
    module: "mfe-frontoffice",
    path: "/hotel/:hotelId/dashboard",
    access: "front_office",
  },
  housekeeping: {
    module: "mfe-housekeeping",
    path: "/hotel/:hotelId/housekeeping",
    access: "housekeeping",
  },
  "pos-manager": { module: "mfe-pos", path: "/hotel/:hotelId/pos-manager", access: "pos_manager" },
  "pos-sales": { module: "mfe-pos", path: "/hotel/:hotelId/pos-sales", access: "pos_sales" },
  "user-management": {
    module: "mfe-admin",
    path: "/hotel/:hotelId/user-management",
    access: "administration",
  },
  /** Not in the navigation switcher, whose list is specified: opened from user management and the palette. */
  "audit-trail": {
    module: "mfe-admin",
    path: "/hotel/:hotelId/audit-trail",
    access: "administration",
  },
  "rate-manager": {
    module: "mfe-admin",
    path: "/hotel/:hotelId/rate-manager",
    access: "administration",
  },
  "night-audit": {
    module: "mfe-admin",
    path: "/hotel/:hotelId/night-audit",
    access: "administration",
  },
  "create-group": {
    module: "mfe-frontoffice",
    path: "/hotel/:hotelId/create-group",
    access: "administration",
  },
  reports: { module: "mfe-admin", path: "/hotel/:hotelId/reports", access: "reports" },
  "group-playground": { module: "mfe-frontoffice", path: "/group-playground", access: "public" },
} as const satisfies Record<ViewId, View>;

/** The entries of the navigation switcher, in order (AUTH-14). */
export const switcherViews: readonly ViewId[] = [
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
];

/** Listed for every user with a hotel; disabled, with the reason, without permission (AUTH-14). */
const alwaysListed: readonly ViewId[] = ["dashboard", "housekeeping", "pos-manager", "pos-sales"];

export function mayOpenView(principal: Principal | undefined, view: ViewId): boolean {
  const { access } = views[view];
  if (access === "public") return true;
  if (!principal) return false;
  if (access === "super-admin") return principal.isSuperAdmin;
  return mayOpen(principal, access);
}

/** The entries of the switcher, and whether each can be opened. */
export function switcherEntries(
  principal: Principal,
  hotelSelected: boolean,
): { view: ViewId; open: boolean }[] {
  return switcherViews
    .map((view) => ({
      view,
      open: mayOpenView(principal, view) && (hotelSelected || !needsHotel(view)),
    }))
    .filter(
      ({ view }) =>
        (needsHotel(view) ? hotelSelected : true) &&
        (alwaysListed.includes(view) || mayOpenView(principal, view)),
    );
}

export function needsHotel(view: ViewId): boolean {
  return views[view].path.startsWith("/hotel/");
}

export function viewNeedsSubscription(view: ViewId): boolean {
  const { access } = views[view];
  return access !== "public" && access !== "super-admin" && areaNeedsSubscription(access);
}

const defaultOfRole: Record<Exclude<HotelRole, "employee">, ViewId> = {
  "hotel-admin": "dashboard",
  manager: "dashboard",
  "front-office": "dashboard",
  housekeeping: "housekeeping",
  "pos-manager": "pos-manager",
  commercial: "commercial",
};

const defaultOfSection: readonly [Section, ViewId][] = [
  ["front_office", "dashboard"],
  ["housekeeping", "housekeeping"],
  ["pos", "pos-sales"],
  ["extra", "reports"],
];

/** The landing page in a hotel (AUTH-12): by role; for an employee, by the first section. */
export function defaultView(principal: Principal): ViewId {
  if (principal.isSuperAdmin) return "system-admin";
  if (principal.role !== "employee") return defaultOfRole[principal.role];
  const first = defaultOfSection.find(([section]) => principal.sections.includes(section));
  return first?.[1] ?? "pos-sales";
}

/** The address of a view in a hotel: `/hotel/{hotelId}/dashboard`. */
export function viewPath(view: ViewId, hotelId?: string): string {
  return views[view].path.replace(":hotelId", hotelId ?? "");
}
