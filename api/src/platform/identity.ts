import type { HotelMembership, Language, Theme } from "@funduq/shared-types/contracts/session";
import type { HotelRole, Section } from "@funduq/shared-types/contracts/user";
import type { Principal } from "@funduq/shared-types/rules/permissions";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId, HotelUserId, UserId } from "@funduq/shared-types/values/ids";

/** The hotel's columns that authorization reads on every request. */
export type EnteredHotel = {
  id: HotelId;
  name: string;
  city: string;
  businessDate: CalendarDate;
  expiresAt: string | null;
  timeZone: string;
  weekStart: number;
  /** The number of the hotel's changes, used for ETags and live streams. */
  changeSeq: number;
  /** The hash of the audit trail up to that change. After a restored backup the same number has another hash. */
  changeHash: string;
};

/** A user's active role in a hotel, read on every request and never stored in the session. */
export type Membership = {
  hotel: EnteredHotel;
  hotelUserId: HotelUserId | null;
  role: HotelRole;
  sections: Section[];
  /** Added to an existing account, and not acknowledged by the user yet. */
  isNew?: boolean;
};

/** The signed-in user. */
export type Actor = {
  userId: UserId;
  email: string;
  displayName: string;
  isSuperAdmin: boolean;
  language: Language | null;
  theme: Theme;
  /** For a super admin, only the hotel of the request. */
  memberships: Membership[];
};

/** The user acting in a hotel, with current rights. */
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
  const { id: hotelId, name, city, businessDate, expiresAt, timeZone } = membership.hotel;
  const { weekStart, changeSeq } = membership.hotel;
  return {
    hotelId,
    name,
    city,
    role,
    sections,
    businessDate,
    expiresAt,
    timeZone,
    weekStart,
    isNew,
    changeSeq,
  };
}
