import { adultsSchema, childrenSchema } from "@funduq/shared-types/contracts/booking";
import { isDocumentLine, phoneSchema } from "@funduq/shared-types/contracts/guest";
import { stayVerdict } from "@funduq/shared-types/rules/stay";
import { type Refusal, refused } from "@funduq/shared-types/rules/verdict";
import type { ApiFailure } from "@funduq/shared-ui/state";
import {
  type BookingDraft,
  chosenOffer,
  chosenRoom,
  type DraftFacts,
  persons,
} from "./booking-draft.ts";

export type DraftField =
  | "guest"
  | "phone"
  | "adults"
  | "children"
  | "dates"
  | "room"
  | "company"
  | "rate"
  | "comments";

/** A sentence of the catalogue, or a refusal of a rule or of the API. */
export type Fault = { text: FaultText } | Refusal | ApiFailure;
export type FaultText =
  | "fault.guest"
  | "guest.document-line"
  | "fault.phone"
  | "fault.adults"
  | "fault.children"
  | "fault.dates"
  | "fault.room"
  | "fault.company-not-chosen"
  | "fault.comments";
export type DraftFaults = Partial<Record<DraftField, Fault>>;

const LONGEST_COMMENT = 2000;

/** Everything that keeps a draft from being saved, at its field (BK-01, BK-02, FO-08). */
export function draftFaults(draft: BookingDraft, facts: DraftFacts): DraftFaults {
  const dates = dateFault(draft, facts);
  const adults = text("fault.adults", !adultsSchema.safeParse(draft.adults).success);
  const children = text("fault.children", !childrenSchema.safeParse(draft.children).success);
  const faults: Record<DraftField, Fault | undefined> = {
    guest: guestFault(draft),
    phone: text("fault.phone", !phoneSchema.safeParse(draft.phone).success),
    adults: adults ?? (children ? undefined : crowd(draft, facts)),
    children,
    dates,
    // Rooms are known only for right dates, and rates only for right dates and guests.
    room: dates ? undefined : text("fault.room", !chosenRoom(draft, facts.rooms)),
    company: text("fault.company-not-chosen", !draft.company && draft.companyText.trim() !== ""),
    rate: dates || adults || children ? undefined : rateFault(draft, facts),
    comments: text("fault.comments", draft.comments.trim().length > LONGEST_COMMENT),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

function text(key: FaultText, wrong: boolean): Fault | undefined {
  return wrong ? { text: key } : undefined;
}

function guestFault({ guest, guestName }: BookingDraft): Fault | undefined {
  if (guest) return undefined;
  if (guestName.trim() === "") return { text: "fault.guest" };
  return text("guest.document-line", isDocumentLine(guestName));
}

function dateFault(draft: BookingDraft, { businessDate }: DraftFacts): Fault | undefined {
  const { checkInDate: from, checkOutDate: to } = draft;
  if (!from || !to) return { text: "fault.dates" };
  const verdict = stayVerdict({ from, to }, businessDate);
  return verdict.allowed ? undefined : verdict;
}

function crowd(draft: BookingDraft, { rooms }: DraftFacts): Fault | undefined {
  const room = chosenRoom(draft, rooms);
  if (!room || persons(draft) <= room.maxOccupancy) return undefined;
  const { roomTypeName, maxOccupancy } = room;
  return refused("booking.too-many-guests", { roomTypeName, maxOccupancy });
}

function rateFault(draft: BookingDraft, { rooms, offers }: DraftFacts): Fault | undefined {
  const offer = chosenOffer(draft, offers);
  if (!chosenRoom(draft, rooms)) return undefined;
  return offer && offer.rateCentimes > 0 ? undefined : refused("booking.rate-missing");
}

const fieldOfCode: Readonly<Record<string, DraftField>> = {
  "booking.guest-missing": "guest",
  "booking.primary-guest-missing": "guest",
  "guest.not-found": "guest",
  "booking.dates-reversed": "dates",
  "booking.check-in-past": "dates",
  "booking.too-long": "dates",
  "booking.too-far": "dates",
  "booking.too-many-guests": "adults",
  "booking.rate-missing": "rate",
  "booking.rate-changed": "rate",
  "company.not-found": "company",
  "room.not-found": "room",
  "room.out-of-order": "room",
};

/** The field that a refusal of the API belongs to; undefined when it concerns the whole. */
export function fieldOf({ code }: Pick<ApiFailure, "code">): DraftField | undefined {
  return fieldOfCode[code];
}
