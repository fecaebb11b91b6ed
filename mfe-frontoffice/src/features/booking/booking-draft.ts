import type { FreeRoom } from "@funduq/shared-types/contracts/availability";
import { bookingCompanySchema, bookingSchema } from "@funduq/shared-types/contracts/booking";
import { type GuestSummary, guestSummarySchema } from "@funduq/shared-types/contracts/guest";
import { type RateOffer, type RatePlan, ratePlanSchema } from "@funduq/shared-types/contracts/rate";
import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { CompanyId, RoomId } from "@funduq/shared-types/values/ids";
import * as z from "zod/mini";

/** What the desk has typed so far; it outlives every failed call. */
export type BookingDraft = {
  /** The known guest that was chosen; undefined while the typed name is a new guest's. */
  guest: GuestSummary | undefined;
  guestName: string;
  phone: string;
  adults: number | null;
  children: number | null;
  checkInDate: CalendarDate | null;
  checkOutDate: CalendarDate | null;
  roomId: RoomId | undefined;
  company: { id: CompanyId; name: string } | undefined;
  companyText: string;
  ratePlan: RatePlan | undefined;
  comments: string;
};

const text = guestSummarySchema.shape.fullName;

const { adults, children, checkInDate, checkOutDate } = bookingSchema.shape;

/** Reads a draft that was kept over a reload; a field that JSON dropped was empty. */
export const bookingDraftSchema = z.partial(
  z.extend(z.pick(bookingSchema, { roomId: true, comments: true }), {
    adults: z.nullable(adults),
    children: z.nullable(children),
    checkInDate: z.nullable(checkInDate),
    checkOutDate: z.nullable(checkOutDate),
    guest: guestSummarySchema,
    guestName: text,
    phone: text,
    company: bookingCompanySchema,
    companyText: text,
    ratePlan: ratePlanSchema,
  }),
);

/** What the draft is held against: the free rooms and the rates that the desk was shown. */
export type DraftFacts = {
  businessDate: CalendarDate;
  rooms: readonly FreeRoom[];
  offers: readonly RateOffer[];
};

type WantedDays = { from: CalendarDate; to?: CalendarDate | undefined };

export function newDraft(
  { from: checkInDate, to = addDays(checkInDate, 1) }: WantedDays,
  roomId?: RoomId,
  guest?: GuestSummary,
): BookingDraft {
  return {
    guest,
    guestName: guest?.fullName ?? "",
    phone: "",
    adults: 1,
    children: 0,
    checkInDate,
    checkOutDate: to,
    roomId,
    company: undefined,
    companyText: "",
    ratePlan: undefined,
    comments: "",
  };
}

/** A new arrival day keeps the length of the stay in order: check-out never falls on or before it. */
export function withCheckIn(draft: BookingDraft, checkInDate: CalendarDate | null): BookingDraft {
  const { checkOutDate } = draft;
  const reversed = checkInDate && checkOutDate && checkOutDate <= checkInDate;
  return { ...draft, checkInDate, checkOutDate: reversed ? addDays(checkInDate, 1) : checkOutDate };
}

export function persons({ adults, children }: Pick<BookingDraft, "adults" | "children">): number {
  return (adults ?? 0) + (children ?? 0);
}

/**
 * The plan in use: the one that was chosen while it is still offered, else what the company has
 * agreed for so many persons, else the first with a price.
 */
export function chosenOffer(
  draft: Pick<BookingDraft, "ratePlan" | "adults" | "children">,
  offers: readonly RateOffer[],
): RateOffer | undefined {
  return (
    offers.find(({ plan }) => plan === draft.ratePlan) ??
    offers.find(({ plan }) => plan === `company-${persons(draft)}`) ??
    offers.find(({ rateCentimes }) => rateCentimes > 0)
  );
}

export function chosenRoom(draft: BookingDraft, rooms: readonly FreeRoom[]): FreeRoom | undefined {
  return rooms.find(({ id }) => id === draft.roomId);
}

/** The request as the draft makes it, complete or not. */
export function bookingRequest(draft: BookingDraft, { rooms, offers }: DraftFacts) {
  const { checkInDate, checkOutDate, adults, children, comments, company } = draft;
  const offer = chosenOffer(draft, offers);
  return {
    roomId: chosenRoom(draft, rooms)?.id,
    checkInDate,
    checkOutDate,
    adults,
    children,
    ratePlan: offer?.plan,
    rateCentimes: offer?.rateCentimes,
    guests: [{ guest: guestInput(draft), isPrimary: true }],
    companyId: company?.id ?? null,
    comments,
    checkInNow: false,
  };
}

export const guestNameIn = ({ guest, guestName }: Pick<BookingDraft, "guest" | "guestName">) =>
  guest?.fullName ?? guestName.trim();

function guestInput({ guest, guestName, phone }: BookingDraft) {
  if (guest) return { guestId: guest.id };
  const fullName = guestNameIn({ guest, guestName });
  return phone.trim() === "" ? { fullName } : { fullName, phone: phone.trim() };
}
