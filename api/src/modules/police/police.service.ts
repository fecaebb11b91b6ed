import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type {
  MarkSent,
  Occupant,
  PoliceCounts,
  PoliceFormRef,
  PoliceGaps,
  PoliceMarks,
  PoliceReport,
  UndoSent,
} from "@funduq/shared-types/contracts/police";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { policeGaps, sendVerdict, undoSentVerdict } from "@funduq/shared-types/rules/police";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { BookingId, HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import type { MasterKeys } from "../../platform/identity-keys.ts";
import { lockBooking, recordHistory } from "../bookings/bookings.service.ts";
import { decryptIdNumbers } from "../guests/identity-encryption.service.ts";
import { noteIdentityReads } from "../guests/identity-reads.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import {
  clearMark,
  type MarkedGuest,
  selectCounts,
  selectMarks,
  selectReport,
  selectStayForms,
  setMarks,
} from "./police.queries.ts";

/** The unsent forms, and those sent today (POL-01). Logs the read. */
export async function getReport(
  tx: HotelTx,
  hotelId: HotelId,
  masterKeys: MasterKeys,
  context: WriteContext,
): Promise<PoliceReport> {
  const report = await selectReport(tx, hotelId);
  const all = [...report.forms, ...report.sent];
  const guestIds = all.map(({ guestId }) => guestId);
  await noteIdentityReads(tx, hotelId, { guestIds, purpose: "police-report" }, context);
  const shown = await decryptIdNumbers(tx, hotelId, masterKeys, all);
  const forms = shown.slice(0, report.forms.length);
  const sent = shown.slice(report.forms.length);
  return { ...report, forms, sent };
}

/** The fields missing on the forms of one stay, without any identity values. */
export async function getGaps(tx: HotelTx, ref: BookingRef): Promise<PoliceGaps> {
  const stay = await selectStayForms(tx, ref);
  if (!stay) throw new AppError("booking.not-found");
  const guests = stay.forms.map((form) => ({
    guestId: form.guestId,
    fullName: form.fullName,
    missing: policeGaps(form),
  }));
  return { guests, unnamed: stay.unnamed };
}

export async function countForms(tx: HotelTx, hotelId: HotelId): Promise<PoliceCounts> {
  return selectCounts(tx, hotelId);
}

/**
 * Marks forms as sent (POL-03), all or none. Locks the stays ordered by id, so that concurrent requests
 * cannot deadlock and no check-in is undone meanwhile. A form that is already marked keeps its first mark.
 */
export async function markSent(
  tx: HotelTx,
  hotelId: HotelId,
  { forms }: MarkSent,
  context: WriteContext,
): Promise<PoliceMarks> {
  const businessDate = await lockBusinessDateShared(tx, hotelId);
  const stays = await lockStays(tx, hotelId, forms);
  const guests = await selectMarks(tx, hotelId, forms);
  if (guests.length < new Set(forms.map(keyOf)).size) throw new AppError("police.form-not-found");
  for (const { bookingId, fullName } of guests) {
    const stay = stays.get(bookingId);
    if (stay) assertAllowed(sendVerdict(stay, fullName));
  }
  const open = guests.filter(({ sentAt }) => sentAt === null);
  for (const bookingId of stays.keys())
    await markStay(tx, { hotelId, bookingId }, { open, businessDate, context });
  return { marked: open.length, already: guests.flatMap(alreadySent) };
}

const keyOf = ({ bookingId, guestId }: MarkSent["forms"][number]) => `${bookingId} ${guestId}`;

function alreadySent({ guestId, sentBy, sentAt }: MarkedGuest) {
  return sentAt === null ? [] : [{ guestId, sentBy, sentAt }];
}

async function lockStays(tx: HotelTx, hotelId: HotelId, forms: MarkSent["forms"]) {
  const ids = [...new Set(forms.map(({ bookingId }) => bookingId))].sort();
  const stays = new Map<BookingId, Awaited<ReturnType<typeof lockBooking>>>();
  for (const bookingId of ids) stays.set(bookingId, await lockBooking(tx, { hotelId, bookingId }));
  return stays;
}

type Marking = { open: readonly MarkedGuest[]; businessDate: CalendarDate; context: WriteContext };

async function markStay(
  tx: HotelTx,
  ref: { hotelId: HotelId; bookingId: BookingId },
  { open, businessDate, context }: Marking,
): Promise<void> {
  const guests = open.filter(({ bookingId }) => bookingId === ref.bookingId);
  if (guests.length === 0) return;
  const ids = guests.map(({ guestId }) => guestId);
  await setMarks(tx, ref, ids, businessDate, context);
  const details = { guests: guests.map(({ fullName }) => fullName) };
  await recordHistory(tx, ref, { action: "police-report-sent", details }, context);
}

/** Undoes a mark on its own business date; the form is listed as unsent again. */
export async function undoSent(
  tx: HotelTx,
  ref: PoliceFormRef,
  { reason }: UndoSent,
  context: WriteContext,
): Promise<Occupant> {
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  await lockBooking(tx, ref);
  const [guest] = await selectMarks(tx, ref.hotelId, [ref]);
  if (!guest) throw new AppError("police.form-not-found");
  assertAllowed(undoSentVerdict(guest, businessDate));
  await clearMark(tx, ref);
  const details = { guests: [guest.fullName], reason };
  await recordHistory(tx, ref, { action: "police-report-unsent", details }, context);
  return { guestId: ref.guestId };
}
