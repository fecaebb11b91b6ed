import type { AuditRights, RightsChange } from "@funduq/shared-types/contracts/audit-trail";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { HotelId, HotelUserId, UserId } from "@funduq/shared-types/values/ids";
import type { Runtime } from "../../platform/app-env.ts";
import { announceUser } from "../../platform/changes.ts";
import type { HotelTx } from "../../platform/db/database.ts";
import { endSessionsWithoutAccess } from "../sessions/sessions.service.ts";
import { assertAdminIsLeft } from "./admin-guards.ts";
import { findOwnPlace, setLeft, setSeen } from "./own-places.queries.ts";
import { lockHotelUsers } from "./users.queries.ts";

/**
 * Ends somebody's own place in a hotel, whatever their role. The place is disabled and not removed:
 * its name stays in the audit trail, and an admin may enable it again, which the user sees like a new
 * hotel. The last hotel admin stays (SYS-06). Streams of the hotel end; the session goes on
 * where another hotel is left.
 */
export async function leaveHotel(
  tx: HotelTx,
  hotelId: HotelId,
  userId: UserId,
): Promise<{ hotelUserId: HotelUserId; rights: RightsChange }> {
  const hotelUserId = await findOwnPlace(tx, hotelId, userId);
  if (!hotelUserId) throw new AppError("user.not-found");
  const ref = { hotelId, hotelUserId };
  const places = await lockHotelUsers(tx, ref, userId);
  const own = places.find(({ id }) => id === hotelUserId);
  if (own?.status !== "active") throw new AppError("user.not-found");
  await assertAdminIsLeft(tx, ref, "left");
  await setLeft(tx, hotelId, hotelUserId);
  await announceUser(tx, userId);
  await endSessionsWithoutAccess(tx, userId);
  const { displayName, role, sections, status } = own;
  const before: AuditRights = { displayName, role, sections, status };
  return { hotelUserId, rights: { before, after: { ...before, status: "disabled" } } };
}

/** Stores that the user has seen the added hotel, for all their devices. */
export async function markHotelSeen(
  { database }: Pick<Runtime, "database">,
  { userId, hotelId }: { userId: UserId; hotelId: HotelId },
): Promise<void> {
  await database.withHotel(hotelId, (tx) => setSeen(tx, hotelId, userId));
}
