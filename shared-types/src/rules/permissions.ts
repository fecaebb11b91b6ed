import type { HotelRole, Section } from "../contracts/user.ts";

/** The parts of the product that are opened or closed as a whole (AUTH-16, AUTH-17). */
export const areas = [
  "front_office",
  "housekeeping",
  "pos_sales",
  "pos_manager",
  "commercial",
  "administration",
  "reports",
  "night_audit",
] as const;
export type Area = (typeof areas)[number];

/** A user's role in a hotel. A super admin has access to every hotel. */
export type Principal =
  | { isSuperAdmin: true }
  | { isSuperAdmin: false; role: HotelRole; sections: readonly Section[] };

const everything: readonly Area[] = areas;

const areasOfRole: Record<HotelRole, readonly Area[]> = {
  "hotel-admin": everything,
  manager: everything,
  commercial: ["commercial"],
  "front-office": ["front_office", "pos_sales"],
  housekeeping: ["housekeeping"],
  "pos-manager": ["pos_manager", "pos_sales"],
  employee: [],
};

const areasOfSection: Record<Section, readonly Area[]> = {
  front_office: ["front_office", "pos_sales"],
  housekeeping: ["housekeeping"],
  pos: ["pos_sales"],
  extra: ["reports"],
  night_audit: ["night_audit"],
};

/**
 * All actions, each with its areas. A user who has at least one of an action's areas is allowed it. The API
 * enforces this on every call, and the screens read the same table.
 */
export const areasOfAction = {
  "hotel.view": areas,
  "front-desk.view": ["front_office"],
  "bookings.view": ["front_office"],
  "bookings.write": ["front_office"],
  "folios.view": ["front_office"],
  "folios.post": ["front_office"],
  "folios.waive": ["administration"],
  "guests.view": ["front_office"],
  "guests.write": ["front_office"],
  "guests.vip": ["administration"],
  "rates.view": ["front_office"],
  "police.view": ["front_office"],
  "police.write": ["front_office"],
  "availability.view": ["front_office"],
  "companies.view": ["commercial", "front_office"],
  "companies.write": ["commercial"],
  "companies.archive": ["commercial"],
  "companies.delete": ["administration"],
  "invoices.view": ["commercial"],
  "invoices.write": ["commercial"],
  "purchase-orders.write": ["commercial", "front_office"],
  "housekeeping.view": ["housekeeping", "front_office"],
  "housekeeping.write": ["housekeeping", "front_office"],
  "pos.sell": ["pos_sales"],
  "pos.view": ["pos_sales", "pos_manager"],
  "pos.manage": ["pos_manager"],
  "pos.correct": ["pos_manager"],
  "users.manage": ["administration"],
  "rates.manage": ["administration"],
  "accounts.manage": ["administration"],
  "groups.view": ["front_office"],
  "groups.write": ["administration"],
  "night-audit.run": ["night_audit"],
  "reports.view": ["reports"],
} as const satisfies Record<string, readonly Area[]>;
export type Action = keyof typeof areasOfAction;
export const actions = Object.keys(areasOfAction) as Action[];

/** The areas that are closed while the hotel's subscription is expired (AUTH-18). */
const subscribedAreas: readonly Area[] = [
  "front_office",
  "housekeeping",
  "pos_manager",
  "pos_sales",
];

export function areasOf(principal: Principal): readonly Area[] {
  if (principal.isSuperAdmin) return everything;
  const granted = [
    ...areasOfRole[principal.role],
    ...principal.sections.flatMap((section) => areasOfSection[section]),
  ];
  return areas.filter((area) => granted.includes(area));
}

export function mayOpen(principal: Principal, area: Area): boolean {
  return areasOf(principal).includes(area);
}

export function may(principal: Principal, action: Action): boolean {
  const mine = areasOf(principal);
  return areasOfAction[action].some((area) => mine.includes(area));
}

/** The area a refusal names: 'Access denied for section: {section}'. */
export function areaOfAction(action: Action): Area {
  return areasOfAction[action][0];
}

/** Whether an action belongs only to screens that a lapsed subscription closes. */
export function needsSubscription(action: Action): boolean {
  const own: readonly Area[] = areasOfAction[action];
  return own.every((area) => subscribedAreas.includes(area));
}

export function areaNeedsSubscription(area: Area): boolean {
  return subscribedAreas.includes(area);
}
