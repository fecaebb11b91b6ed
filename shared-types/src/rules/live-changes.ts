import type { Tag } from "../contracts/live.ts";
import { type Action, may, type Principal } from "./permissions.ts";

/** Who may read the things that a tag is about. */
const actionOfTag: Record<Tag, Action> = {
  Room: "housekeeping.view",
  Booking: "bookings.view",
  Folio: "folios.view",
  Guest: "guests.view",
  Company: "companies.view",
  Hotel: "hotel.view",
  Rate: "rates.view",
  Availability: "availability.view",
  Restaurant: "pos.view",
  Bill: "pos.view",
  User: "users.manage",
  Modules: "hotel.view",
  Session: "hotel.view",
};

/**
 * Whether a user with these rights receives the id of the changed thing: only if they may read everything that the
 * change touches.
 */
export function mayReceiveEntityId(principal: Principal, tags: readonly Tag[]): boolean {
  return tags.length > 0 && tags.every((tag) => may(principal, actionOfTag[tag]));
}
