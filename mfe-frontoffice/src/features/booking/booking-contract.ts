import { type CreateBooking, createBookingSchema } from "@funduq/shared-types/contracts/booking";
import { isDocumentLine } from "@funduq/shared-types/contracts/guest";
import { refused, type Verdict } from "@funduq/shared-types/rules/verdict";
import { type FormWords, formContract } from "@funduq/shared-ui/forms";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import type { ApiFailure } from "@funduq/shared-ui/state";
import { areStay, dateRule, useStayWords } from "../stay/stay-words.ts";
import {
  type BookingDraft,
  bookingRequest,
  chosenOffer,
  chosenRoom,
  type DraftFacts,
  persons,
} from "./booking-draft.ts";

type Field = keyof BookingDraft;

/** What a draft must be to be saved (BK-01, BK-02, FO-08): the API's own contract, and the rules of the house. */
export function bookingContract(facts: DraftFacts) {
  return formContract<BookingDraft, CreateBooking>(createBookingSchema, {
    request: (draft) => bookingRequest(draft, facts),
    fieldAt: (path, draft) => knownField(fieldOfPath(path), draft, facts),
    rules: (draft) => ({
      ...dateRule(draft, facts.businessDate),
      adults: crowd(draft, facts),
      ratePlan: isFree(draft, facts) ? refused("booking.rate-missing") : undefined,
      companyText: !draft.company && draft.companyText.trim() !== "" ? "not-chosen" : undefined,
    }),
  });
}

function fieldOfPath(path: string): Field {
  if (path.endsWith(".phone")) return "phone";
  if (path.startsWith("guests")) return "guestName";
  if (path === "rateCentimes") return "ratePlan";
  return path === "companyId" ? "companyText" : (path as Field);
}

/** Rooms are known only for right dates, rates only for a room and right guests: nobody is asked for them before. */
function knownField(field: Field, draft: BookingDraft, facts: DraftFacts): Field | undefined {
  if (field === "checkOutDate" && !draft.checkInDate) return undefined;
  if (field === "roomId" && !areStay(draft, facts.businessDate)) return undefined;
  if (field === "ratePlan" && !hasParty(draft, facts)) return undefined;
  return field;
}

function hasParty(draft: BookingDraft, facts: DraftFacts): boolean {
  const { adults, children } = createBookingSchema.shape;
  const isParty =
    adults.safeParse(draft.adults).success && children.safeParse(draft.children).success;
  return (
    isParty && areStay(draft, facts.businessDate) && chosenRoom(draft, facts.rooms) !== undefined
  );
}

function crowd(draft: BookingDraft, facts: DraftFacts): Verdict | undefined {
  const room = hasParty(draft, facts) ? chosenRoom(draft, facts.rooms) : undefined;
  if (!room || persons(draft) <= room.maxOccupancy) return undefined;
  const { roomTypeName, maxOccupancy } = room;
  return refused("booking.too-many-guests", { roomTypeName, maxOccupancy });
}

function isFree(draft: BookingDraft, { offers }: DraftFacts): boolean {
  return chosenOffer(draft, offers)?.rateCentimes === 0;
}

const fieldOfCode: Readonly<Record<string, Field>> = {
  "booking.guest-missing": "guestName",
  "booking.primary-guest-missing": "guestName",
  "guest.not-found": "guestName",
  "booking.dates-reversed": "checkOutDate",
  "booking.check-in-past": "checkInDate",
  "booking.too-long": "checkOutDate",
  "booking.too-far": "checkOutDate",
  "booking.too-many-guests": "adults",
  "booking.rate-missing": "ratePlan",
  "booking.rate-changed": "ratePlan",
  "company.not-found": "companyText",
  "room.not-found": "roomId",
  "room.out-of-order": "roomId",
};

/** The field that a refusal of the API belongs to; undefined when it concerns the whole. */
export function fieldOf({ code }: Pick<ApiFailure, "code">): Field | undefined {
  return fieldOfCode[code];
}

/** The form's own sentences, some of them the specification's; that a text is too long is said as everywhere. */
export function useBookingWords({ guestName }: BookingDraft): FormWords["say"] {
  const t = useText("frontoffice");
  const stayWord = useStayWords();
  const words: Partial<Record<Field, () => string>> = {
    guestName: () => t(isDocumentLine(guestName) ? "guest.document-line" : "fault.guest"),
    roomId: () => t("fault.room"),
    ratePlan: () => errorText(refused("booking.rate-missing")),
  };
  return (path, { code }) =>
    code === "too_big" ? stayWord(path) : (words[path as Field]?.() ?? stayWord(path));
}
