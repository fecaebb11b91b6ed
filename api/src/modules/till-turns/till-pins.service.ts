import type { RemoveTillPin, SetTillPin } from "@funduq/shared-types/contracts/till-turn";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { isGuessablePin } from "@funduq/shared-types/rules/till-pin";
import type { HotelId, HotelUserId } from "@funduq/shared-types/values/ids";
import { recordChange } from "../../platform/changes.ts";
import type { HotelTx } from "../../platform/db/database.ts";
import { assertRightsHold } from "../../platform/held-rights.ts";
import type { UnstoredCall } from "../../platform/route.ts";
import { confirmPassword } from "../sessions/own-password.service.ts";
import { pinSecrets } from "./pin-secret.ts";
import {
  deleteOwnPin,
  deletePin,
  deleteTurnsOf,
  lockHotelShared,
  savePin,
} from "./till-turns.queries.ts";

/**
 * Sets the PIN of the person who is signed in, and ends the turns that they had by a former one. Their password is asked
 * for, as a colleague at an unlocked till could take their place otherwise. Throws `till-turn.not-here`,
 * `till-pin.guessable`, `session.wrong-password` and `till-pin.staff-only`.
 */
export async function setOwnPin(call: UnstoredCall, { pin, password }: SetTillPin): Promise<void> {
  const { runtime, hotel, actor, signedIn, turn, now, requestId } = call;
  if (turn) throw new AppError("till-turn.not-here");
  if (isGuessablePin(pin)) throw new AppError("till-pin.guessable");
  await confirmPassword(call, signedIn, password);
  const person = { hotelId: hotel.id, userId: actor.userId };
  const [secret = ""] = pinSecrets(runtime.masterKeys, person, pin);
  const pinHash = await runtime.hashing.hash(secret);
  await runtime.database.withHotel(hotel.id, async (tx) => {
    await lockHotelShared(tx, hotel.id);
    if (!(await savePin(tx, person, pinHash))) throw new AppError("till-pin.staff-only");
    await deleteTurnsOf(tx, person);
    await recordChange(tx, {
      hotelId: hotel.id,
      action: "till-pins.set-own",
      tags: ["User"],
      entityId: actor.userId,
      by: actor.userId,
      at: now,
      requestId,
    });
    await tx.execute(assertRightsHold(hotel.id, actor));
  });
}

/**
 * Removes the PIN of the person who is signed in, and ends their turns. Without one it does nothing. Throws
 * `till-turn.not-here` and `session.wrong-password`.
 */
export async function removeOwnPin(call: UnstoredCall, { password }: RemoveTillPin): Promise<void> {
  const { runtime, hotel, actor, signedIn, turn, now, requestId } = call;
  if (turn) throw new AppError("till-turn.not-here");
  await confirmPassword(call, signedIn, password);
  const person = { hotelId: hotel.id, userId: actor.userId };
  await runtime.database.withHotel(hotel.id, async (tx) => {
    await lockHotelShared(tx, hotel.id);
    if (!(await deleteOwnPin(tx, person))) return;
    await recordChange(tx, {
      hotelId: hotel.id,
      action: "till-pins.remove-own",
      tags: ["User"],
      entityId: actor.userId,
      by: actor.userId,
      at: now,
      requestId,
    });
    await tx.execute(assertRightsHold(hotel.id, actor));
  });
}

/** Deletes the PIN of somebody who forgot it, and ends their turns. Returns whether they had a PIN. */
export async function removePin(
  tx: HotelTx,
  person: { hotelId: HotelId; hotelUserId: HotelUserId },
): Promise<boolean> {
  return deletePin(tx, person);
}
