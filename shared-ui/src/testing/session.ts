import {
  type HotelMembership,
  hotelMembershipSchema,
  type Session,
  sessionSchema,
} from "@funduq/shared-types/contracts/session";

/** A hotel the user may enter; say only what the test is about. */
export function aHotel(traits: Partial<Record<keyof HotelMembership, unknown>> = {}) {
  return hotelMembershipSchema.parse({
    hotelId: "01890a5d-ac96-774b-bcce-b302099a8057",
    name: "Hôtel El Djazaïr",
    role: "front-office",
    sections: [],
    businessDate: "2026-04-10",
    expiresAt: null,
    timeZone: "Africa/Algiers",
    weekStart: 0,
    ...traits,
  });
}

type SessionTraits = { user?: Partial<Session["user"]>; hotels?: HotelMembership[] };

/** Somebody signed in, at the front desk of one hotel unless said otherwise. */
export function aSession({ user = {}, hotels = [aHotel()] }: SessionTraits = {}): Session {
  return sessionSchema.parse({
    user: {
      id: "01890a5d-ac96-774b-bcce-b302099a8001",
      email: "frontdesk@funduq.test",
      displayName: "Yasmine Haddad",
      isSuperAdmin: false,
      language: null,
      theme: "system",
      ...user,
    },
    hotels,
  });
}
