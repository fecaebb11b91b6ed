import type { BookingRef, SavedBooking } from "@funduq/shared-types/contracts/booking";
import type {
  Folio,
  MovePosting,
  PickedChargeItem,
  PostCharge,
  PostingRef,
  PostPayment,
} from "@funduq/shared-types/contracts/folio";
import { tvaAddedTo } from "@funduq/shared-types/rules/added-tax";
import { chargeItem } from "@funduq/shared-types/rules/folio-nights";
import { paymentDescription } from "@funduq/shared-types/rules/house-postings";
import { payInFullVerdict } from "@funduq/shared-types/rules/pay-in-full";
import { moveVerdict } from "@funduq/shared-types/rules/reversal";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { assertMay } from "../../platform/authorize.ts";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WrittenBooking } from "../bookings/booking-facts.service.ts";
import { lockOpenBooking, recordHistory } from "../bookings/bookings.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { assertNotBilled } from "./billed-charges.service.ts";
import { assertChargeItemOffered } from "./charge-items.service.ts";
import { stayOwner } from "./folio-owner.ts";
import { listFolios } from "./folios.service.ts";
import { findFolio, findPosting } from "./in-folios.ts";
import { postingFacts } from "./posting-facts.ts";
import { insertEntryWithTaxes } from "./posting-taxes.ts";
import { insertMove, type NewPosting } from "./postings.queries.ts";
import { assertNotInvoiced } from "./transfers.service.ts";

/** Puts a charge on a folio, dated with the business date; one of the catalogue as it is offered now (FOL-04). */
export async function postCharge(
  tx: HotelTx,
  ref: BookingRef,
  { chargeItem: picked, ...charge }: PostCharge,
  context: WriteContext,
): Promise<SavedBooking> {
  const item = chargeItem(charge.department);
  return post(tx, ref, { ...charge, kind: "charge", item, method: null }, context, picked);
}

/** Takes a payment on a folio, dated with the business date (FOL-05). */
export async function postPayment(
  tx: HotelTx,
  ref: BookingRef,
  payment: PostPayment,
  context: WriteContext,
): Promise<SavedBooking> {
  return post(tx, ref, paymentPosting(payment), context);
}

/**
 * Takes the payments that settle folios at check-out, each folio exactly to zero (BK-13). The caller has locked the
 * booking. Throws `folio.balance-changed` where a balance is not what the desk saw.
 */
export async function payInFull(
  tx: HotelTx,
  ref: BookingRef,
  { businessDate, payments }: { businessDate: CalendarDate; payments: readonly PostPayment[] },
  context: WriteContext,
): Promise<void> {
  if (payments.length === 0) return;
  assertMay(context.by, "folios.post");
  const folios = await listFolios(tx, ref);
  assertAllowed(payInFullVerdict(folios, payments));
  for (const payment of payments) {
    const posting = { ...paymentPosting(payment), businessDate };
    await insertEntry(tx, ref, findFolio(folios, payment.folioId), posting, context);
  }
}

function paymentPosting({ reference, ...payment }: PostPayment): Entry {
  const description = paymentDescription(payment.method);
  const said = { description, reference: reference || null };
  return { ...payment, ...said, kind: "payment", item: null, department: null };
}

/**
 * Moves a posting to another folio of its booking (FOL-06). The posting itself never changes: the
 * move is a row of its own, and the last one says where the posting is. Onto its own folio it
 * does nothing. TVA that was added to a charge goes with it. What stays where it is, `moveVerdict` says; once the stay is
 * invoiced, everything does.
 */
export async function movePosting(
  tx: HotelTx,
  { hotelId, bookingId, postingId }: PostingRef,
  { toFolioId }: MovePosting,
  context: WriteContext,
): Promise<WrittenBooking> {
  const ref = { hotelId, bookingId };
  const { version } = await lockOpenBooking(tx, ref);
  const folios = await listFolios(tx, ref);
  const to = findFolio(folios, toFolioId);
  const { folio: from, posting } = findPosting(folios, postingId, "folio.posting-not-found");
  if (from.id !== to.id) {
    assertAllowed(moveVerdict(posting));
    await assertNotInvoiced(tx, ref);
    await assertNotBilled(tx, hotelId, postingId);
    await insertMove(tx, stayOwner(ref), { postingId, from: from.id, to: to.id }, context);
    const { item, method, description, amountCentimes } = posting;
    const tvaCentimes = tvaAddedTo(from.postings, posting)?.amountCentimes;
    const moved = { postingId, item, method, description, amountCentimes, tvaCentimes };
    const details = { ...moved, from: from.name, to: to.name };
    await recordHistory(tx, ref, { action: "posting-moved", details }, context);
  }
  return { id: bookingId, version, facts: postingFacts({ folios }, postingId, { toFolioId }) };
}

const actionOf = { charge: "charge-posted", payment: "payment-posted" } as const;

type Entry = NewPosting & { kind: "charge" | "payment" };

/** The booking is locked first: a check-out meanwhile sees this posting, or this meets its end. */
async function post(
  tx: HotelTx,
  ref: BookingRef,
  entry: Entry,
  context: WriteContext,
  picked?: PickedChargeItem,
): Promise<SavedBooking> {
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  await assertChargeItemOffered(tx, ref.hotelId, picked);
  const { version } = await lockOpenBooking(tx, ref);
  const folio = findFolio(await listFolios(tx, ref), entry.folioId);
  await insertEntry(tx, ref, folio, { ...entry, businessDate }, context);
  return { id: ref.bookingId, version };
}

async function insertEntry(
  tx: HotelTx,
  ref: BookingRef,
  folio: Folio,
  entry: Entry & { businessDate: CalendarDate },
  context: WriteContext,
): Promise<void> {
  const lines = await insertEntryWithTaxes(tx, stayOwner(ref), entry, context);
  for (const { item, method, description, amountCentimes } of lines) {
    const details = { folio: folio.name, item, method, description, amountCentimes };
    await recordHistory(tx, ref, { action: actionOf[entry.kind], details }, context);
  }
}
