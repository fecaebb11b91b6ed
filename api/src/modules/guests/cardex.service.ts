import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type {
  ChangeGuest,
  DuplicateSearch,
  Guest,
  GuestDuplicates,
  GuestNotes,
  GuestNotesQuery,
  GuestProfile,
  GuestRef,
  GuestStays,
  GuestStaysQuery,
  MarkVip,
  SavedGuest,
  SavedNote,
} from "@funduq/shared-types/contracts/guest";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { changedFacts } from "@funduq/shared-types/rules/audit-facts";
import { profileFaults } from "@funduq/shared-types/rules/guest-profile";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import type { MasterKeys } from "../../platform/identity-keys.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import {
  findDuplicates,
  findGuest,
  findLastChange,
  insertNote,
  insertProfile,
  listNotes,
  listStays,
  lockGuestRow,
  updateProfile,
  updateVip,
} from "./cardex.queries.ts";
import {
  decryptIdNumbers,
  encryptionFor,
  encryptionForChange,
  findIdentityEncryption,
} from "./identity-encryption.service.ts";
import { noteIdentityReads } from "./identity-reads.service.ts";
import { followMerges } from "./merge-guests.queries.ts";

/** Returns a guest's whole record (GST-02), and logs who read it. */
export async function showGuest(
  tx: HotelTx,
  ref: GuestRef,
  masterKeys: MasterKeys,
  context: WriteContext,
): Promise<Guest> {
  const guest = await getStoredGuest(tx, ref);
  const { id: guestId, idNumber } = guest;
  await noteIdentityReads(tx, ref.hotelId, { guestIds: [guestId], purpose: "record" }, context);
  const [shown] = await decryptIdNumbers(tx, ref.hotelId, masterKeys, [{ guestId, idNumber }]);
  const { idNumber: number = null, isIdNumberUnreadable } = shown ?? {};
  return { ...guest, idNumber: number, isIdNumberUnreadable };
}

/** The guest as stored: the identity number is encrypted. Throws `guest.not-found`, or `guest.merged`. */
async function getStoredGuest(tx: HotelTx, ref: GuestRef): Promise<Guest> {
  const guest = await findGuest(tx, ref);
  return guest ?? (await refuseUnknown(tx, ref));
}

/** Nobody of that id: the record may have been made part of another one meanwhile. */
async function refuseUnknown(tx: HotelTx, { hotelId, guestId }: GuestRef): Promise<never> {
  const kept = (await followMerges(tx, hotelId, [guestId])).get(guestId);
  const guest = kept && (await findGuest(tx, { hotelId, guestId: kept }));
  if (guest) throw new AppError("guest.merged", { guestName: guest.fullName, guestId: guest.id });
  throw new AppError("guest.not-found");
}

export async function createGuest(
  tx: HotelTx,
  hotelId: HotelId,
  profile: GuestProfile,
  masterKeys: MasterKeys,
  context: WriteContext,
): Promise<SavedGuest> {
  refuseFalseDates(profile, await lockBusinessDateShared(tx, hotelId));
  const encryption = await encryptionFor(tx, hotelId, profile, masterKeys);
  return insertProfile(tx, hotelId, profile, encryption, context);
}

/** Saves the whole profile; a stale version is refused. */
export async function changeGuest(
  tx: HotelTx,
  ref: GuestRef,
  { version, ...profile }: ChangeGuest,
  masterKeys: MasterKeys,
  context: WriteContext,
): Promise<{ guest: SavedGuest; isRenamed: boolean }> {
  refuseFalseDates(profile, await lockBusinessDateShared(tx, ref.hotelId));
  const before = await lockGuestAt(tx, ref, version);
  const encryption = await encryptionForChange(tx, ref, profile, masterKeys);
  const guest = await updateProfile(tx, ref, profile, encryption, context);
  const isRenamed = before.fullName !== profile.fullName || before.phone !== profile.phone;
  return { guest, isRenamed };
}

/** Marks a guest as a VIP, or no longer. The profile's version stays: a profile that is being typed is still saved. */
export async function markVip(
  tx: HotelTx,
  ref: GuestRef,
  { isVip }: MarkVip,
): Promise<{ guest: SavedGuest; isUnchanged: boolean; facts: AuditFact[] }> {
  const {
    id,
    version,
    isVip: wasVip,
  } = (await lockGuestRow(tx, ref)) ?? (await refuseUnknown(tx, ref));
  const isUnchanged = wasVip === isVip;
  if (!isUnchanged) await updateVip(tx, ref, isVip);
  const facts = changedFacts({ isVip: "flag" }, { before: { isVip: wasVip }, after: { isVip } });
  return { guest: { id, version }, isUnchanged, facts };
}

/** Locks a guest's record until the transaction ends; refuses a stale version. */
export async function lockGuestAt(tx: HotelTx, ref: GuestRef, seenVersion: number) {
  const guest = (await lockGuestRow(tx, ref)) ?? (await refuseUnknown(tx, ref));
  if (guest.version !== seenVersion)
    throw new AppError("request.stale", await findLastChange(tx, ref));
  return guest;
}

/** Refuses invalid dates, by field. */
export function refuseFalseDates(profile: GuestProfile, businessDate: CalendarDate): void {
  const fields = Object.entries(profileFaults(profile, businessDate)).map(([path, message]) => ({
    path,
    message,
  }));
  if (fields.length > 0) throw new AppError("request.invalid", { fields });
}

export async function getStays(
  tx: HotelTx,
  ref: GuestRef,
  query: GuestStaysQuery,
): Promise<GuestStays> {
  const [stays] = await Promise.all([listStays(tx, ref, query), getStoredGuest(tx, ref)]);
  return stays;
}

export async function getNotes(
  tx: HotelTx,
  ref: GuestRef,
  query: GuestNotesQuery,
): Promise<GuestNotes> {
  const [notes] = await Promise.all([listNotes(tx, ref, query), getStoredGuest(tx, ref)]);
  return notes;
}

/** Adds a note to a guest, signed with the current user's name (GST-04). */
export async function addNote(
  tx: HotelTx,
  ref: GuestRef,
  note: string,
  context: WriteContext,
): Promise<SavedNote> {
  await getStoredGuest(tx, ref);
  return insertNote(tx, ref, note, context);
}

/** Possible duplicates of a guest. */
export async function suggestDuplicates(
  tx: HotelTx,
  hotelId: HotelId,
  search: DuplicateSearch,
  masterKeys: MasterKeys,
  context: WriteContext,
): Promise<GuestDuplicates> {
  const { idNumber } = search;
  const encryption = idNumber && (await findIdentityEncryption(tx, hotelId, masterKeys));
  const idNumberHash = encryption ? encryption.hash(idNumber) : null;
  const guests = await findDuplicates(tx, hotelId, search, idNumberHash);
  // Also logged where the answer only names the owner of a document.
  const shown = guests.filter(
    ({ birthDate, reasons }) => birthDate !== null || reasons.includes("document"),
  );
  const guestIds = shown.map(({ id }) => id);
  await noteIdentityReads(tx, hotelId, { guestIds, purpose: "suggested" }, context);
  return { guests };
}
