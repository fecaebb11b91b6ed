import type { View } from "../contracts/department.ts";
import type { Section } from "../contracts/user.ts";
import { type Area, areaNeedsSubscription, areas, mayOpen, type Principal } from "./permissions.ts";

/** The address of a screen in a hotel: `/hotel/{hotelId}/dashboard`. */
export function viewPath(viewId: string, hotelId: string): string {
  return `/hotel/${hotelId}/${viewId}`;
}

/** A view's address, with `:hotelId` where it names a hotel (AUTH-16). */
export function viewPattern({ id, path }: Pick<View, "id" | "path">): string {
  return path ?? viewPath(id, ":hotelId");
}

/** Whether a view is a screen of one hotel, not of the whole suite. */
export function needsHotel({ path }: Pick<View, "path">): boolean {
  return path === undefined;
}

/** The area of the permission table that a view belongs to; undefined where this reader does not know it. */
export function areaOfView({ access }: Pick<View, "access">): Area | undefined {
  return areas.find((area) => area === access);
}

/** Whether a view belongs to a known area, to super admins or to everybody. */
export function isKnownAccess(access: string): boolean {
  return access === "public" || access === "super-admin" || areas.some((area) => area === access);
}

export function mayOpenView(principal: Principal | undefined, view: View): boolean {
  if (view.access === "public") return true;
  if (!principal) return false;
  if (view.access === "super-admin") return principal.isSuperAdmin;
  const area = areaOfView(view);
  return area !== undefined && mayOpen(principal, area);
}

export function viewNeedsSubscription(view: View): boolean {
  const area = areaOfView(view);
  return area !== undefined && areaNeedsSubscription(area);
}

/** The entries of the navigation switcher, in order, and whether each can be opened (AUTH-14). */
export function switcherEntries(
  views: readonly View[],
  principal: Principal,
  hotelSelected: boolean,
): { view: View; open: boolean }[] {
  return inOrder(views)
    .map((view) => ({ view, open: mayOpenView(principal, view) }))
    .filter(({ view }) => hotelSelected || !needsHotel(view))
    .filter(({ view, open }) => open || view.alwaysListed === true);
}

/** The screens of the switcher on which the visitor can work without a network. */
export function offlineViews(
  views: readonly View[],
  principal: Principal,
  hotelSelected: boolean,
): View[] {
  return switcherEntries(views, principal, hotelSelected)
    .filter(({ view, open }) => open && view.offline === true)
    .map(({ view }) => view);
}

/** The order in which an employee's sections decide (AUTH-12). */
const sectionsInOrder: readonly Section[] = [
  "front_office",
  "housekeeping",
  "pos",
  "extra",
  "night_audit",
];

/**
 * The landing page in a hotel (AUTH-12): by role; for an employee, by the first section. Where no release
 * brings it, the first screen that opens. Where nothing opens, the role's own closed screen, which says why.
 */
export function landingView(views: readonly View[], principal: Principal): View | undefined {
  const ofHotel = inOrder(views).filter(needsHotel);
  const open = ofHotel.filter((view) => mayOpenView(principal, view));
  const words = landingWords(principal);
  return firstFor(words, open) ?? open[0] ?? firstFor(words, ofHotel);
}

function firstFor(words: readonly string[], views: readonly View[]): View | undefined {
  for (const word of words) {
    const view = views.find(({ landing }) => landing?.includes(word));
    if (view) return view;
  }
  return undefined;
}

function landingWords(principal: Principal): string[] {
  if (principal.isSuperAdmin) return ["super-admin"];
  if (principal.role !== "employee") return [principal.role];
  const first = sectionsInOrder.find((section) => principal.sections.includes(section));
  return [first ?? "employee", "employee"];
}

/** The views of the switcher, in order. */
function inOrder(views: readonly View[]): View[] {
  return views
    .filter(({ order }) => order !== undefined)
    .sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
}
