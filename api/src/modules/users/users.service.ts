import type { HotelUserStatus, UserStatus } from "@funduq/shared-types/contracts/user";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { HotelId, HotelUserId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import type { HotelActor } from "../../platform/identity.ts";
import { endSessionsOf } from "../sessions/sessions.service.ts";
import { lockHotelUser, setStatus } from "./users.queries.ts";

export type HotelUserRef = { hotelId: HotelId; hotelUserId: HotelUserId };

/**
 * Enables or disables someone in a hotel (AUTH-19). A disabled user's sessions and live streams end
 * with this very transaction, in whatever hotel they were working.
 */
export async function changeStatus(
  tx: HotelTx,
  ref: HotelUserRef,
  status: UserStatus,
  actor: HotelActor,
): Promise<HotelUserStatus> {
  const hotelUser = await lockHotelUser(tx, ref);
  if (!hotelUser) throw new AppError("user.not-found");
  if (status === "disabled" && hotelUser.userId === actor.userId) {
    throw new AppError("user.own-status");
  }
  await setStatus(tx, ref, status);
  if (status === "disabled" && hotelUser.userId) await endSessionsOf(tx, hotelUser.userId);
  return { id: ref.hotelUserId, status };
}
