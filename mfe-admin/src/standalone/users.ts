import { type HotelUser, hotelUserSchema } from "@funduq/shared-types/contracts/user";
import * as z from "zod/mini";

/** A hotel's people: those who work, one disabled, and two invitations. */
export function someUsers(): HotelUser[] {
  return z.array(hotelUserSchema).parse([
    user(1, "Karim Haddad", "karim@hotel.test", "hotel-admin"),
    user(2, "Lynda Meziane", "lynda@hotel.test", "manager"),
    {
      ...user(3, "Amina Cherif", "amina@hotel.test", "front-office", ["front_office"]),
      hasTillPin: true,
    },
    { ...user(4, "سامية قاسي", "samia@hotel.test", "housekeeping"), status: "disabled" },
    { ...user(5, "Yacine Touati", "yacine@hotel.test", "employee", ["pos"]), invitation: "sent" },
    { ...user(6, "", "zohra@hotel.test", "employee", ["extra"]), invitation: "failed" },
  ]);
}

function user(
  n: number,
  displayName: string,
  email: string,
  role: string,
  sections: string[] = [],
) {
  const id = `00000000-0000-4000-8000-0000000000a${n}`;
  const lastSignInAt = n === 1 ? "2026-04-09T23:30:00.000Z" : null;
  return {
    id,
    displayName,
    email,
    role,
    sections,
    status: "active",
    invitation: null,
    lastSignInAt,
    version: 1,
  };
}
