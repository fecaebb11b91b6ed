import type { HotelMembership, Session } from "@funduq/shared-types/contracts/session";
import { areasOf, type Principal } from "@funduq/shared-types/rules/permissions";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { SessionState } from "@funduq/shared-ui/state";

/** Who is looking, and at which hotel: what every guard asks. */
export type Visitor = Pick<SessionState, "status" | "session" | "hotelId"> & {
  /** The hotel of the address is being asked for: a super admin's session did not list it. */
  isAwaited?: boolean;
};

/** What someone is in a hotel, as the permission rules ask it. */
export function principalIn(session: Session, hotel: HotelMembership): Principal {
  if (session.user.isSuperAdmin) return { isSuperAdmin: true };
  return { isSuperAdmin: false, role: hotel.role, sections: hotel.sections };
}

export function hotelOf(session: Session, hotelId?: HotelId | null): HotelMembership | undefined {
  return session.hotels.find((hotel) => hotel.hotelId === hotelId);
}

/** Whether anything of the hotel is open to them: who may see nothing has nothing to hear of either. */
export function opensAnything(session: Session, hotelId: HotelId | null): boolean {
  const hotel = hotelOf(session, hotelId);
  if (!hotel) return session.user.isSuperAdmin;
  return areasOf(principalIn(session, hotel)).length > 0;
}

/** Whether the account can be used at all (AUTH-04). */
export function hasNoHotel({ user, hotels }: Session): boolean {
  return !user.isSuperAdmin && hotels.length === 0;
}

/**
 * Where someone lands (AUTH-03): a super admin on `/`, anyone else in the hotel they looked at last, or in
 * their first one.
 */
export function homePath(session: Session, hotelId?: HotelId | null): string {
  if (session.user.isSuperAdmin) return "/";
  const hotel = hotelOf(session, hotelId) ?? session.hotels[0];
  return hotel ? hotelHomePath(hotel.hotelId) : "/login";
}

/** The address that leads to the visitor's landing page in a hotel, which its registry names (AUTH-12). */
export function hotelHomePath(hotelId: HotelId): string {
  return `/hotel/${hotelId}`;
}
