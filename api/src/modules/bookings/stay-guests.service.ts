import type { BookingGuestsInput, BookingRef } from "@funduq/shared-types/contracts/booking";
import type { BookingGuestInput } from "@funduq/shared-types/contracts/guest";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { namedVerdict, occupancyVerdict } from "@funduq/shared-types/rules/booking-guests";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { GuestId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { registerGuests } from "../guests/guests.service.ts";
import {
  deleteBookingGuests,
  listStayingGuests,
  type StayingGuest,
  setPrimaryGuest,
} from "./booking-guests.queries.ts";
import { changeBooking, insertBookingGuests } from "./bookings.queries.ts";

export function refuseGuestsTwice(guests: BookingGuestsInput): void {
  refuseIdsTwice(guests.map(({ guest }) => ("guestId" in guest ? guest.guestId : undefined)));
}

type NamedParty = { guests: BookingGuestsInput; adults: number; children: number };

/** Throws where more guests are named than the room takes, or than the party has (BK-23). */
export function assertNamedFit(
  { guests, ...party }: NamedParty,
  roomType: { name: string; maxOccupancy: number },
): void {
  assertAllowed(occupancyVerdict({ adults: guests.length, children: 0 }, roomType));
  assertAllowed(namedVerdict(guests.length, party));
}

/** Refuses duplicate guest ids; also used on resolved ids, as two ids may be one merged guest. */
export function refuseIdsTwice(ids: readonly (GuestId | undefined)[]): void {
  const fields = ids.flatMap((id, index) =>
    id !== undefined && ids.indexOf(id) < index
      ? [{ path: `guests.${index}.guest.guestId`, message: "This guest is already listed." }]
      : [],
  );
  if (fields.length > 0) throw new AppError("request.invalid", { fields });
}

/**
 * Replaces the guests of a stay, and returns the changes for the history. Guests who remain keep their data
 * of the stay, such as the police report mark.
 */
export async function setGuests(tx: HotelTx, ref: BookingRef, wanted: BookingGuestsInput) {
  const before = await listStayingGuests(tx, ref);
  const inputs = wanted.map(({ guest }) => guest);
  const ids = await registerGuests(tx, ref.hotelId, inputs);
  refuseIdsTwice(ids);
  const removed = before.filter(({ guestId }) => !ids.includes(guestId));
  refuseReported(removed);
  const added = ids.filter((id) => !before.some(({ guestId }) => guestId === id));
  await deleteBookingGuests(tx, ref, removed.map(idOf));
  if (added.length > 0)
    await insertBookingGuests(
      tx,
      ref,
      added.map((guestId) => ({ guestId, isPrimary: false })),
    );
  const primary = ids[wanted.findIndex(({ isPrimary }) => isPrimary)];
  if (primary && !before.some(({ guestId, isPrimary }) => isPrimary && guestId === primary))
    await setPrimaryGuest(tx, ref, primary);
  return difference(before, await listStayingGuests(tx, ref));
}

/** Removed and added again, a guest would lose the mark and be reported to the police twice. */
function refuseReported(removed: readonly StayingGuest[]): void {
  const reported = removed.find(({ reportedAt }) => reportedAt !== null);
  if (reported) throw new AppError("police.guest-reported", { guestName: reported.fullName });
}

const idOf = ({ guestId }: StayingGuest): GuestId => guestId;

/** Adds one guest to a stay and increments its version, so that concurrent edits of its guests are refused. */
export async function nameOccupant(
  tx: HotelTx,
  ref: BookingRef,
  guest: BookingGuestInput,
): Promise<GuestId> {
  const [guestId] = await registerGuests(tx, ref.hotelId, [guest]);
  if (!guestId) throw new AppError("guest.not-found");
  const staying = await listStayingGuests(tx, ref);
  if (staying.some((each) => each.guestId === guestId))
    throw new AppError("request.invalid", {
      fields: [{ path: "guest.guestId", message: "This guest is already listed." }],
    });
  await insertBookingGuests(tx, ref, [{ guestId, isPrimary: false }]);
  await changeBooking(tx, ref, {});
  return guestId;
}

function difference(before: readonly StayingGuest[], after: readonly StayingGuest[]) {
  const namesMissing = (some: readonly StayingGuest[], from: readonly StayingGuest[]) =>
    some.filter((guest) => !from.some(({ guestId }) => guestId === guest.guestId)).map(nameOf);
  const [guestsAdded, guestsRemoved] = [namesMissing(after, before), namesMissing(before, after)];
  const [from, to] = [before[0], after[0]];
  return {
    ...(guestsAdded.length > 0 && { guestsAdded }),
    ...(guestsRemoved.length > 0 && { guestsRemoved }),
    ...(from &&
      to &&
      from.guestId !== to.guestId && {
        primaryGuest: { from: from.fullName, to: to.fullName },
      }),
  };
}

const nameOf = ({ fullName }: StayingGuest): string => fullName;
