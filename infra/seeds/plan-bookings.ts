import { nameSearch, phoneDigits } from "@funduq/shared-types/rules/name-search";
import { demoReference } from "./demo-reference.ts";
import { planGuest } from "./names.ts";
import type { House, HouseCompany, HouseRoom } from "./plan-house.ts";
import { isFormForgotten, planIdentity } from "./plan-identity.ts";
import { inCentimes, type SeedContext } from "./seed-context.ts";
import type { PlannedStay } from "./stay-plan.ts";

/** A booking with the fields that the demo's folios, invoices and counters need. */
export type SeededBooking = PlannedStay & {
  id: string;
  roomOf: HouseRoom;
  companyOf: HouseCompany | null;
  guestName: string;
  adults: number;
  rateCentimes: number;
  isOfGroup: boolean;
  createdOn: number;
  cancelledOn: number | null;
};

/** Adds the rows of a stay with its guest and history. */
export function planBooking(
  context: SeedContext,
  house: House,
  stay: PlannedStay,
  group: { id: string; rateCentimes: number } | null = null,
): SeededBooking {
  const { rows, random, dateOf, momentOf, newId, deskUserId } = context;
  const roomOf = house.rooms[stay.room];
  if (!roomOf) throw new Error(`no room ${stay.room}`);
  const companyOf = stay.company === null ? null : (house.companies[stay.company] ?? null);
  const adults = random.between(1, roomOf.type.plan.maxOccupancy);
  const rate = group ?? chooseRate(roomOf, companyOf, adults);
  const booking = { ...stay, ...rate, id: newId(), roomOf, companyOf, adults };
  const { createdOn, cancelledOn } = daysOf(context, stay);
  rows.add("bookings", {
    id: booking.id,
    reference: demoReference(rows.of("bookings").length + 1),
    status: stay.status,
    room_id: roomOf.id,
    room_type_id: roomOf.type.id,
    check_in_date: dateOf(stay.from),
    check_out_date: dateOf(stay.to),
    adults,
    children: roomOf.type.plan.maxOccupancy > adults && random.chance(0.2) ? 1 : 0,
    rate_centimes: booking.rateCentimes,
    rate_plan: group ? "public" : chooseRate(roomOf, companyOf, adults).ratePlan,
    company_id: companyOf?.id ?? null,
    group_id: group?.id ?? null,
    comments: random.chance(0.12) ? random.pick(comments) : "",
    ...momentsOf(context, stay, cancelledOn),
    created_at: momentOf(createdOn, 7),
    created_by: deskUserId,
  });
  const guestName = addGuest(context, booking);
  return { ...booking, guestName, isOfGroup: group !== null, createdOn, cancelledOn };
}

/** When a stay was booked and cancelled. One that is far ahead was booked just as long ago. */
function daysOf({ random }: SeedContext, { from, status }: PlannedStay) {
  const createdOn = -Math.abs(from - random.between(1, 20));
  return { createdOn, cancelledOn: status === "Cancelled" ? Math.min(from - 1, -1) : null };
}

const comments = [
  "Arrivée tardive, après 22 h",
  "Chambre calme, côté jardin",
  "Lit bébé demandé",
  "يفضل الطابق العلوي",
  "Facture au nom de l'entreprise",
];

function chooseRate(room: HouseRoom, company: HouseCompany | null, adults: number) {
  const index = Math.min(adults, 4) - 1;
  const negotiated = company?.plan.ratesDinars[index];
  if (negotiated !== undefined)
    return { ratePlan: `company-${index + 1}`, rateCentimes: inCentimes(negotiated) };
  const rates = room.type.plan.ratesDinars;
  return { ratePlan: "public", rateCentimes: inCentimes(rates[adults - 1] ?? rates[0] ?? 0) };
}

/** The time and business date of each step; steps of today can be undone. */
function momentsOf(
  { momentOf, dateOf }: SeedContext,
  { from, to, status }: PlannedStay,
  cancelledOn: number | null,
) {
  const left = status === "Checked-out";
  const arrived = status === "Checked-in" || left;
  return {
    cancellation_reason: cancelledOn !== null ? "Voyage annulé par le client" : null,
    cancelled_at: cancelledOn !== null ? momentOf(cancelledOn, 10) : null,
    cancelled_on: cancelledOn !== null ? dateOf(cancelledOn) : null,
    checked_in_at: arrived ? momentOf(from, 14) : null,
    checked_in_on: arrived ? dateOf(from) : null,
    checked_out_at: left ? momentOf(to, 9) : null,
    checked_out_on: left ? dateOf(to) : null,
    booked_until: left ? dateOf(to) : null,
    room_status_at_check_out: left ? "Clean" : null,
  };
}

function addGuest(context: SeedContext, stay: PlannedStay & { id: string }): string {
  const { rows, random, newId } = context;
  const guestId = newId();
  const { fullName, phone, nationality } = planGuest(random);
  rows.add("guests", {
    id: guestId,
    full_name: fullName,
    name_search: nameSearch(fullName),
    phone,
    phone_digits: phoneDigits(phone),
    nationality,
    is_vip: isVip(phone),
    ...planIdentity(phone, nationality === "DZ"),
  });
  const guest = { booking_id: stay.id, guest_id: guestId, is_primary: true };
  rows.add("booking_guests", { ...guest, ...policeMark(context, stay, phone) });
  return fullName;
}

/** One guest in twenty, by the phone number: a random number would change the rest of the demo. */
const isVip = (phone: string) => Number(phoneDigits(phone)) % 20 === 0;

/** Police forms of former arrivals were sent on the day of arrival; today's are not sent yet. */
function policeMark(
  { momentOf, dateOf, deskUserId }: SeedContext,
  stay: PlannedStay,
  phone: string,
) {
  const { from, status } = stay;
  const arrived = status === "Checked-in" || status === "Checked-out";
  const sent = arrived && from < 0 && !isFormForgotten(phone);
  return {
    police_report_sent_at: sent ? momentOf(from, 18) : null,
    police_report_sent_by: sent ? deskUserId : null,
    police_report_sent_on: sent ? dateOf(from) : null,
  };
}
