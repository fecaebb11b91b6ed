import type { HotelMembership, Session } from "@funduq/shared-types/contracts/session";
import type { Section } from "@funduq/shared-types/contracts/user";
import type { Area } from "@funduq/shared-types/rules/permissions";
import { subscriptionExpired } from "@funduq/shared-types/rules/subscription";
import {
  mayOpenView,
  type ViewId,
  viewNeedsSubscription,
  viewPath,
  views,
} from "@funduq/shared-types/rules/views";
import type { Place } from "./place.ts";
import {
  hasNoHotel,
  homePath,
  hotelHomePath,
  hotelOf,
  principalIn,
  type Visitor,
} from "./visitor.ts";

/** What happens at an address: its view opens, or something stands in its place. */
export type Gate =
  | { kind: "open"; view: ViewId; hotel?: HotelMembership; basename: string }
  | { kind: "login" }
  | { kind: "finish-signin" }
  | { kind: "loading" }
  | { kind: "redirect"; to: string }
  | { kind: "no-hotel-access" }
  | { kind: "hotel-needed"; view: ViewId }
  | { kind: "denied"; section: Section }
  | { kind: "expired"; hotel: HotelMembership }
  | { kind: "not-found" };

/** The route guard, the section guard and the subscription in one answer (AUTH-11, 13, 15, 16, 18). */
export function gateOf(place: Place, visitor: Visitor, now: Date): Gate {
  if (place.kind === "unknown") return { kind: "not-found" };
  if (place.kind === "finish-signin") return place;
  if (isPublic(place)) return { kind: "open", view: place.view, basename: place.basename };
  if (visitor.status === "unknown") return { kind: "loading" };
  if (!visitor.session) return place.kind === "login" ? place : { kind: "redirect", to: "/login" };
  if (hasNoHotel(visitor.session)) return { kind: "no-hotel-access" };
  if (visitor.isAwaited && needsItsHotel(place)) return { kind: "loading" };
  return signedInGate(place, visitor.session, visitor.hotelId, now);
}

function needsItsHotel(place: Place): boolean {
  return place.kind === "hotel" || (place.kind === "view" && place.hotelId !== undefined);
}

type PublicPlace = Extract<Place, { kind: "view" }>;

function isPublic(place: Place): place is PublicPlace {
  return place.kind === "view" && views[place.view].access === "public";
}

function signedInGate(
  place: Exclude<Place, { kind: "unknown" | "finish-signin" }>,
  session: Session,
  selected: Visitor["hotelId"],
  now: Date,
): Gate {
  const home: Gate = { kind: "redirect", to: homePath(session, selected) };
  switch (place.kind) {
    case "login":
      return home;
    case "of-selected-hotel":
      return hotelOf(session, selected)
        ? { kind: "redirect", to: viewPath(place.view, selected ?? undefined) }
        : { kind: "hotel-needed", view: place.view };
    case "hotel": {
      const hotel = hotelOf(session, place.hotelId);
      return hotel ? { kind: "redirect", to: hotelHomePath(session, hotel) } : home;
    }
    case "view":
      return viewGate(place, session, home, now);
  }
}

function viewGate(place: PublicPlace, session: Session, home: Gate, now: Date): Gate {
  const { view, basename } = place;
  if (place.hotelId === undefined) {
    return session.user.isSuperAdmin ? { kind: "open", view, basename } : home;
  }
  // A hotel that is not the visitor's answers like one that does not exist (AUTH-15).
  const hotel = hotelOf(session, place.hotelId);
  if (!hotel) return home;
  if (!mayOpenView(principalIn(session, hotel), view)) return refusal(view, session, hotel);
  if (viewNeedsSubscription(view) && subscriptionExpired(hotel.expiresAt, now)) {
    return { kind: "expired", hotel };
  }
  return { kind: "open", view, hotel, basename };
}

/** A missing section is said (AUTH-13); a wrong role goes to its default page (AUTH-11). */
function refusal(view: ViewId, session: Session, hotel: HotelMembership): Gate {
  const to = hotelHomePath(session, hotel);
  const section = sectionOf(view);
  const saysWhy = hotel.role === "employee" || to === viewPath(view, hotel.hotelId);
  return saysWhy && section ? { kind: "denied", section } : { kind: "redirect", to };
}

const sectionOfArea: Partial<Record<Area, Section>> = {
  front_office: "front_office",
  housekeeping: "housekeeping",
  pos_sales: "pos",
  pos_manager: "pos",
  reports: "extra",
};

function sectionOf(view: ViewId): Section | undefined {
  const { access } = views[view];
  return access === "super-admin" || access === "public" ? undefined : sectionOfArea[access];
}
