import type {
  ChangeGuest,
  DuplicateSearch,
  Guest,
  GuestDuplicates,
  GuestNotes,
  GuestProfile,
  GuestRef,
  GuestStays,
} from "@funduq/shared-types/contracts/guest";
import type { IdentityPurpose } from "@funduq/shared-types/contracts/identity-reads";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { profileFaults } from "@funduq/shared-types/rules/guest-profile";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { type Deed, holdBusinessDate } from "../hotels/hotels.service.ts";
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
} from "./cardex.queries.ts";
import { noteIdentityReads } from "./identity-reads.service.ts";
import { followMerges } from "./merge-guests.queries.ts";

/** Shows a guest's whole record (GST-02) to whoever asks, and notes it. */
export async function showGuest(tx: HotelTx, ref: GuestRef, deed: Deed): Promise<Guest> {
  return noted(tx, ref.hotelId, await getGuest(tx, ref), "record", deed);
}

/** The record as it is shown to somebody: that they see it is noted. */
export async function noted(
  tx: HotelTx,
  hotelId: HotelId,
  guest: Guest,
  purpose: IdentityPurpose,
  deed: Deed,
): Promise<Guest> {
  await noteIdentityReads(tx, hotelId, { guestIds: [guest.id], purpose }, deed);
  return guest;
}

/** A guest's whole record, for this module alone: what is shown is noted (`noted`). */
export async function getGuest(tx: HotelTx, ref: GuestRef): Promise<Guest> {
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
  deed: Deed,
): Promise<Guest> {
  refuseFalseDates(profile, await holdBusinessDate(tx, hotelId));
  const guestId = await insertProfile(tx, hotelId, profile, deed);
  return noted(tx, hotelId, await getGuest(tx, { hotelId, guestId }), "saved", deed);
}

/** Saves the profile as a whole; what somebody else saved in the meantime is never overwritten. */
export async function changeGuest(
  tx: HotelTx,
  ref: GuestRef,
  { version, ...profile }: ChangeGuest,
  deed: Deed,
): Promise<{ guest: Guest; isRenamed: boolean }> {
  refuseFalseDates(profile, await holdBusinessDate(tx, ref.hotelId));
  const before = await lockGuestAt(tx, ref, version);
  await updateProfile(tx, ref, profile, deed);
  const guest = await noted(tx, ref.hotelId, await getGuest(tx, ref), "saved", deed);
  const isRenamed = before.fullName !== guest.fullName || before.phone !== guest.phone;
  return { guest, isRenamed };
}

/** Holds a guest's record until the transaction ends; refuses a change decided on an older one. */
export async function lockGuestAt(tx: HotelTx, ref: GuestRef, seenVersion: number) {
  const guest = (await lockGuestRow(tx, ref)) ?? (await refuseUnknown(tx, ref));
  if (guest.version !== seenVersion)
    throw new AppError("request.stale", await findLastChange(tx, ref));
  return guest;
}

/** Refuses dates that can't be true, at their fields. */
export function refuseFalseDates(profile: GuestProfile, businessDate: CalendarDate): void {
  const fields = Object.entries(profileFaults(profile, businessDate)).map(([path, message]) => ({
    path,
    message,
  }));
  if (fields.length > 0) throw new AppError("request.invalid", { fields });
}

export async function getStays(tx: HotelTx, ref: GuestRef): Promise<GuestStays> {
  const [stays] = await Promise.all([listStays(tx, ref), getGuest(tx, ref)]);
  return stays;
}

export async function getNotes(tx: HotelTx, ref: GuestRef): Promise<GuestNotes> {
  const [notes] = await Promise.all([listNotes(tx, ref), getGuest(tx, ref)]);
  return { notes };
}

/** Adds a note to a saved guest, in the name of whoever is signed in (GST-04). */
export async function addNote(
  tx: HotelTx,
  ref: GuestRef,
  note: string,
  deed: Deed,
): Promise<GuestNotes> {
  await getGuest(tx, ref);
  await insertNote(tx, ref, note, deed);
  return { notes: await listNotes(tx, ref) };
}

/** The records that may be about the same person. */
export async function suggestDuplicates(
  tx: HotelTx,
  hotelId: HotelId,
  search: DuplicateSearch,
  deed: Deed,
): Promise<GuestDuplicates> {
  const guests = await findDuplicates(tx, hotelId, search);
  // Also where the answer only says whose the document is.
  const shown = guests.filter(
    ({ birthDate, reasons }) => birthDate !== null || reasons.includes("document"),
  );
  const guestIds = shown.map(({ id }) => id);
  await noteIdentityReads(tx, hotelId, { guestIds, purpose: "suggested" }, deed);
  return { guests };
}
