import type { HotelMembership, Language, Theme } from "@funduq/shared-types/contracts/session";
import type { HotelRole, Section } from "@funduq/shared-types/contracts/user";
import type { Principal } from "@funduq/shared-types/rules/permissions";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId, HotelUserId, UserId } from "@funduq/shared-types/values/ids";

/** A hotel as the gate reads it with every request. */
export type EnteredHotel = {
  id: HotelId;
  name: string;
  businessDate: CalendarDate;
  expiresAt: string | null;
  timeZone: string;
  weekStart: number;
  /** How many changes the hotel has seen: what cached answers and live streams count by. */
  changeSeq: number;
};

/** An active place of the user in a hotel, read with the session and never kept in it. */
export type Membership = {
  hotel: EnteredHotel;
  hotelUserId: HotelUserId | null;
  role: HotelRole;
  sections: Section[];
  /** It was added to an account that was there, and the user has not seen it yet. */
  isNew?: boolean;
};

/** Who is signed in. */
export type Actor = {
  userId: UserId;
  email: string;
  displayName: string;
  isSuperAdmin: boolean;
  language: Language | null;
  theme: Theme;
  /** Of a super admin only the hotel that the request enters. */
  memberships: Membership[];
};

/** Who acts in a hotel, with the rights of this moment. */
export type HotelActor = {
  userId: UserId;
  displayName: string;
  isSuperAdmin: boolean;
  role: HotelRole;
  sections: Section[];
};

export function principalIn(actor: Actor, membership: Membership): Principal {
  if (actor.isSuperAdmin) return { isSuperAdmin: true };
  return { isSuperAdmin: false, role: membership.role, sections: membership.sections };
}

export function hotelActor(actor: Actor, membership: Membership): HotelActor {
  const { userId, displayName, isSuperAdmin } = actor;
  return {
    userId,
    displayName,
    isSuperAdmin,
    role: membership.role,
    sections: membership.sections,
  };
}

export function presentMembership(membership: Membership): HotelMembership {
  const { role, sections, isNew = false } = membership;
  const { id, name, businessDate, expiresAt, timeZone, weekStart } = membership.hotel;
  return { hotelId: id, name, role, sections, businessDate, expiresAt, timeZone, weekStart, isNew };
}
