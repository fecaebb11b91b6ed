import {
  type Booking,
  bookingCompanySchema,
  bookingGuestSchema,
  bookingSchema,
} from "@funduq/shared-types/contracts/booking";
import {
  type ChosenRate,
  type ContestedDetail,
  contestedDetailSchema,
  detailsBeforeSchema,
  type EditDetails,
  editDetailsSchema,
} from "@funduq/shared-types/contracts/booking-changes";
import { type RateOffer, ratePlanSchema } from "@funduq/shared-types/contracts/rate";
import { guestsVerdict, namedVerdict } from "@funduq/shared-types/rules/booking-guests";
import { allowed, type Verdict } from "@funduq/shared-types/rules/verdict";
import { type CompanyId, guestIdSchema } from "@funduq/shared-types/values/ids";
import { formContract } from "@funduq/shared-ui/forms";
import * as z from "zod/mini";
import { changedMeanwhile } from "../dialog/changed-meanwhile.ts";

const text = bookingGuestSchema.shape.fullName;

const contested = contestedDetailSchema.options;

const draftGuestSchema = z.extend(z.pick(bookingGuestSchema, { fullName: true, isPrimary: true }), {
  /** Undefined while the name is a new guest's. */
  guestId: z.optional(guestIdSchema),
});
export type DraftGuest = z.infer<typeof draftGuestSchema>;

/** Only what the desk has changed; everything else follows the stay as it is now. */
export const detailsDraftSchema = z.partial(
  z.extend(z.pick(bookingSchema, { comments: true }), {
    adults: z.nullable(bookingSchema.shape.adults),
    children: z.nullable(bookingSchema.shape.children),
    company: z.nullable(bookingCompanySchema),
    companyText: text,
    ratePlan: ratePlanSchema,
    guests: z.array(draftGuestSchema),
    /** The name typed for an additional guest, not yet added to the list. */
    newGuest: text,
    before: detailsBeforeSchema,
  }),
);
export type DetailsDraft = z.infer<typeof detailsDraftSchema>;

export type Details = {
  adults: number | null;
  children: number | null;
  comments: string;
  company: { id: CompanyId; name: string } | null;
  companyText: string;
  /** Undefined keeps the agreed rate. */
  ratePlan: ChosenRate["ratePlan"] | undefined;
  guests: DraftGuest[];
  newGuest: string;
};

/** The stay with the desk's changes laid over it: what another desk changes meanwhile is kept. */
export function detailsOf(booking: Booking, { before: _, ...draft }: DetailsDraft): Details {
  const { adults, children, comments, company, guests } = booking;
  return {
    adults,
    children,
    comments,
    company,
    guests,
    companyText: company?.name ?? "",
    newGuest: "",
    ratePlan: undefined,
    ...draft,
  };
}

/** A change that remembers what it was made to. */
export function withBefore(
  booking: Booking,
  { before = {} }: DetailsDraft,
  patch: DetailsDraft,
): DetailsDraft {
  const changed = contested.filter((field) => field in patch && !(field in before));
  const seen = Object.fromEntries(changed.map((field) => [field, shown(booking)[field]]));
  return { ...patch, before: { ...before, ...seen } };
}

/** What somebody else wrote into fields that were changed here too, as people read it. */
export function theirDetails(
  booking: Booking,
  draft: DetailsDraft,
): { field: ContestedDetail; value: string }[] {
  const { before = {} } = draft;
  const touched = contested.filter((field) => before[field] !== undefined);
  const [now, typed] = [shown(booking), shown(detailsOf(booking, draft))];
  const theirs = changedMeanwhile(touched, { typed, seen: before, now });
  return theirs.map((field) => ({ field, value: now[field] }));
}

function shown({
  adults,
  children,
  comments,
  company,
  guests,
}: Pick<Details, ContestedDetail>): Record<ContestedDetail, string> {
  const named = [...guests].sort((one, other) => Number(other.isPrimary) - Number(one.isPrimary));
  return {
    guests: named.map(({ fullName }) => fullName).join(" · "),
    adults: String(adults ?? ""),
    children: String(children ?? ""),
    company: company?.name ?? "",
    comments,
  };
}

/** What details must be to be saved (BK-10): the API's own contract, and the rules of the house. */
export function detailsContract(booking: Booking, offers: readonly RateOffer[]) {
  return formContract<Details, EditDetails>(editDetailsSchema, {
    request: (details) => detailsRequest(booking, details, offers),
    fieldAt: fieldOfPath,
    rules: ({ company, companyText, ...details }) => ({
      guests: namesVerdict(details),
      companyText: company === null && companyText.trim() !== "" ? "not-chosen" : undefined,
    }),
  });
}

/** Complete, and no more than the party has. */
function namesVerdict(details: Omit<Details, "company" | "companyText">): Verdict {
  const complete = guestsVerdict(details.guests);
  return complete.allowed ? partyVerdict(details) : complete;
}

type NamedParty = Pick<Details, "guests" | "newGuest" | "adults" | "children">;

/** Whether the names fit the party (BK-23); a number that is missing is asked for first. */
export function partyVerdict({ adults, children, ...names }: NamedParty): Verdict {
  if (adults === null || children === null) return allowed;
  return namedVerdict(guestsOf(names).length, { adults, children });
}

function fieldOfPath(path: string, { guests }: Details): keyof Details {
  const [field, place] = path.split(".");
  if (field === "guests") return Number(place) >= guests.length ? "newGuest" : "guests";
  if (field === "rate") return "ratePlan";
  return field === "companyId" ? "companyText" : (field as keyof Details);
}

export function detailsRequest(booking: Booking, details: Details, offers: readonly RateOffer[]) {
  const { adults, children, comments, company } = details;
  return {
    version: booking.version,
    adults,
    children,
    comments,
    companyId: company?.id ?? null,
    rate: rateOf(booking, details, offers),
    guests: guestsOf(details).map(({ guestId, fullName, isPrimary }) => ({
      guest: guestId ? { guestId } : { fullName },
      isPrimary,
    })),
  };
}

/** A name that was typed and not added yet was meant all the same. */
function guestsOf({
  guests,
  newGuest,
}: Pick<Details, "guests" | "newGuest">): readonly DraftGuest[] {
  const fullName = newGuest.trim();
  return fullName === "" ? guests : [...guests, { fullName, isPrimary: false }];
}

function rateOf(
  booking: Booking,
  { ratePlan }: Details,
  offers: readonly RateOffer[],
): ChosenRate | undefined {
  if (ratePlan) {
    const offer = offers.find(({ plan }) => plan === ratePlan);
    return offer && { ratePlan, rateCentimes: offer.rateCentimes };
  }
  const agreed = ratePlanSchema.safeParse(booking.ratePlan);
  return agreed.success ? { ratePlan: agreed.data, rateCentimes: booking.rateCentimes } : undefined;
}
