import type { View } from "@funduq/shared-types/contracts/department";
import type { HotelMembership, Session } from "@funduq/shared-types/contracts/session";
import type { Section } from "@funduq/shared-types/contracts/user";
import type { Area } from "@funduq/shared-types/rules/permissions";
import { subscriptionExpired } from "@funduq/shared-types/rules/subscription";
import {
  areaOfView,
  landingView,
  mayOpenView,
  viewNeedsSubscription,
  viewPath,
} from "@funduq/shared-types/rules/views";
import type { KnownView, Registry } from "../remotes/registry.ts";
import type { Place } from "./place.ts";
import { hasNoHotel, homePath, hotelOf, principalIn, type Visitor } from "./visitor.ts";

/** What happens at an address: its view opens, or something stands in its place. */
export type Gate =
  | { kind: "open"; view: KnownView; hotel?: HotelMembership; basename: string }
  | { kind: "login" }
  | { kind: "finish-signin" }
  | { kind: "loading" }
  | { kind: "redirect"; to: string }
  | { kind: "no-hotel-access" }
  | { kind: "hotel-needed"; viewId: string }
  | { kind: "no-department" }
  | { kind: "denied"; section: Section }
  | { kind: "expired"; hotel: HotelMembership }
  | { kind: "not-found" };

/** The views, and whether they are those of this hotel by now, or can't be read. */
export type Views = Pick<Registry, "views" | "entries"> & Partial<Pick<Registry, "failure">>;

/** The route guard, the section guard and the subscription in one answer (AUTH-11, 13, 15, 16, 18). */
export function gateOf(place: Place, visitor: Visitor, registry: Views, now: Date): Gate {
  if (place.kind === "finish-signin") return place;
  if (isPublic(place)) return { kind: "open", view: place.view, basename: place.basename };
  if (visitor.status === "unknown") return { kind: "loading" };
  if (!visitor.session) return strangersGate(place, registry);
  if (hasNoHotel(visitor.session)) return { kind: "no-hotel-access" };
  if (visitor.isAwaited && isInHotel(place)) return { kind: "loading" };
  return signedInGate(place, { ...visitor, session: visitor.session }, registry, now);
}

/** Whether the address is below a hotel's. */
function isInHotel(place: Place): boolean {
  return "hotelId" in place && place.hotelId !== undefined;
}

type PlaceOfView = Extract<Place, { kind: "view" }>;

function isPublic(place: Place): place is PlaceOfView {
  return place.kind === "view" && place.view.access === "public";
}

/** A stranger's registry names what is public: until it is read, any address but `/` may be that. */
function strangersGate(place: Place, { entries, failure }: Views): Gate {
  if (place.kind === "login") return place;
  const isRoot = place.kind === "unknown" && place.isRoot;
  if (!entries && !failure && !isRoot) return { kind: "loading" };
  return { kind: "redirect", to: "/login" };
}

type SignedIn = Visitor & { session: Session };

function signedInGate(
  place: Exclude<Place, { kind: "finish-signin" }>,
  { session, hotelId: selected }: SignedIn,
  registry: Views,
  now: Date,
): Gate {
  const home: Gate = { kind: "redirect", to: homePath(session, selected) };
  switch (place.kind) {
    case "login":
      return home;
    case "of-selected-hotel":
      return shortcutGate(place.viewId, session, selected, registry);
    case "hotel": {
      const hotel = hotelOf(session, place.hotelId);
      return hotel ? landingGate(session, hotel, registry) : home;
    }
    case "unknown":
      return unknownGate(place, session, { home, registry, now });
    case "view":
      return viewGate(place, session, { home, registry, now });
  }
}

type UnknownPlace = Extract<Place, { kind: "unknown" }>;

function unknownGate(
  { hotelId, isRoot }: UnknownPlace,
  session: Session,
  { home, registry }: Context,
): Gate {
  // A hotel that is not the visitor's answers like one that does not exist (AUTH-15).
  if (hotelId && !hotelOf(session, hotelId)) return home;
  // `/` is a view for super admins alone: it leads others home, also where no release brings it.
  if (isRoot && !session.user.isSuperAdmin) return home;
  return registry.entries ? { kind: "not-found" } : { kind: "loading" };
}

/** `/dashboard` leads to the selected hotel's; without a hotel one is asked for (AUTH-16). */
function shortcutGate(
  viewId: string,
  session: Session,
  selected: Visitor["hotelId"],
  { views, entries }: Views,
): Gate {
  // Without a hotel only a super admin's registry names the views of hotels.
  const isKnown = views.some(({ id, path }) => id === viewId && path === undefined);
  const hotel = hotelOf(session, selected);
  if (!isKnown && !entries) return { kind: "loading" };
  if (hotel)
    return isKnown
      ? { kind: "redirect", to: viewPath(viewId, hotel.hotelId) }
      : { kind: "not-found" };
  const mayExist = isKnown || !session.user.isSuperAdmin;
  return mayExist ? { kind: "hotel-needed", viewId } : { kind: "not-found" };
}

function landingGate(session: Session, hotel: HotelMembership, { views, entries }: Views): Gate {
  if (!entries) return { kind: "loading" };
  const view = landingView(views, principalIn(session, hotel));
  return view
    ? { kind: "redirect", to: viewPath(view.id, hotel.hotelId) }
    : { kind: "no-department" };
}

type Context = { home: Gate; registry: Views; now: Date };

function viewGate(place: PlaceOfView, session: Session, { home, registry, now }: Context): Gate {
  const { view, basename } = place;
  if (place.hotelId === undefined) {
    return session.user.isSuperAdmin ? { kind: "open", view, basename } : home;
  }
  const hotel = hotelOf(session, place.hotelId);
  if (!hotel) return home;
  if (!mayOpenView(principalIn(session, hotel), view)) {
    return refusal(view, landingGate(session, hotel, registry), hotel);
  }
  if (viewNeedsSubscription(view) && subscriptionExpired(hotel.expiresAt, now)) {
    return { kind: "expired", hotel };
  }
  return { kind: "open", view, hotel, basename };
}

/** A missing section is said (AUTH-13); a wrong role goes to its default page (AUTH-11). */
function refusal(view: View, landing: Gate, hotel: HotelMembership): Gate {
  const section = sectionOf(view);
  const leadsHere = landing.kind === "redirect" && landing.to === viewPath(view.id, hotel.hotelId);
  if (section && (leadsHere || hotel.role === "employee")) return { kind: "denied", section };
  return leadsHere ? { kind: "no-department" } : landing;
}

const sectionOfArea: Partial<Record<Area, Section>> = {
  front_office: "front_office",
  housekeeping: "housekeeping",
  pos_sales: "pos",
  pos_manager: "pos",
  reports: "extra",
  night_audit: "night_audit",
};

function sectionOf(view: View): Section | undefined {
  const area = areaOfView(view);
  return area && sectionOfArea[area];
}
