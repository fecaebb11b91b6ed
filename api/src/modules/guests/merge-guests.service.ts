import type { GuestRef, MergeGuests, SavedGuest } from "@funduq/shared-types/contracts/guest";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { HotelTx } from "../../platform/db/database.ts";
import type { MasterKeys } from "../../platform/identity-keys.ts";
import { recordBookingChange } from "../bookings/bookings.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { updateProfile } from "./cardex.queries.ts";
import { lockGuestAt, refuseFalseDates } from "./cardex.service.ts";
import { encryptionForChange } from "./identity-encryption.service.ts";
import {
  closeRecord,
  listBookingsOf,
  lockBookings,
  lockForMerge,
  type Merge,
  moveReferences,
  rollbackToLockSavepoint,
  setLockSavepoint,
} from "./merge-guests.queries.ts";

/**
 * Merges another record into this one: its stays, notes and earlier merges are moved, its values are kept in
 * `guest_merges`, and each stay's history gets an entry. The user has chosen the value of each field.
 */
export async function mergeGuests(
  tx: HotelTx,
  ref: GuestRef,
  { version, mergedId, mergedVersion, profile }: MergeGuests,
  masterKeys: MasterKeys,
  context: WriteContext,
): Promise<SavedGuest> {
  const { hotelId } = ref;
  if (mergedId === ref.guestId) throw new AppError("guest.merged-with-itself");
  refuseFalseDates(profile, await lockBusinessDateShared(tx, hotelId));
  const merge = { hotelId, from: mergedId, into: ref.guestId };
  const lost = { hotelId, guestId: mergedId };
  const bookingIds = await lockAll(tx, merge);
  await lockGuestAt(tx, ref, version);
  const { fullName: from } = await lockGuestAt(tx, lost, mergedVersion);

  await moveReferences(tx, merge);
  await closeRecord(tx, merge, context);
  const encryption = await encryptionForChange(tx, ref, profile, masterKeys);
  const saved = await updateProfile(tx, ref, profile, encryption, context);
  const details = { from, to: profile.fullName };
  for (const bookingId of bookingIds)
    await recordBookingChange(
      tx,
      { hotelId, bookingId },
      { action: "guest-merged", details },
      context,
    );
  return saved;
}

const MOST_TRIES = 20;

/**
 * Locks the stays of the removed record, then both records. If a stay was added meanwhile, releases the
 * locks and takes them again including it: another lock order could deadlock.
 */
async function lockAll(tx: HotelTx, merge: Merge) {
  const lost = { hotelId: merge.hotelId, guestId: merge.from };
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    await setLockSavepoint(tx);
    const bookingIds = await listBookingsOf(tx, lost);
    await lockBookings(tx, merge.hotelId, bookingIds);
    await lockForMerge(tx, merge);
    const now = await listBookingsOf(tx, lost);
    if (now.every((id) => bookingIds.includes(id))) return now;
    await rollbackToLockSavepoint(tx);
  }
  throw new AppError("service.busy");
}
