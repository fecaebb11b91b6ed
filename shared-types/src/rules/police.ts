import type { BookingStatus } from "../contracts/booking.ts";
import { type PoliceField, type PoliceForm, policeFieldSchema } from "../contracts/police.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

/** A child has no profession, and may have no identity document of its own. */
const ofAdultsOnly: readonly PoliceField[] = [
  "idType",
  "idNumber",
  "idDeliveryDate",
  "idDeliveryPlace",
  "profession",
];
const OF_AGE = 18;

type Identity = Pick<PoliceForm, PoliceField | "arrivesOn">;

/** What the police ask of this guest. */
export function policeFieldsOf(form: Pick<Identity, "birthDate" | "arrivesOn">): PoliceField[] {
  const { options } = policeFieldSchema;
  return isMinor(form) ? options.filter((field) => !ofAdultsOnly.includes(field)) : [...options];
}

/** What is still missing on a form, by name. */
export function policeGaps(form: Identity): PoliceField[] {
  return policeFieldsOf(form).filter((field) => !form[field]?.trim());
}

function isMinor({ birthDate, arrivesOn }: Pick<Identity, "birthDate" | "arrivesOn">): boolean {
  if (!birthDate) return false;
  const ofAge = `${Number(birthDate.slice(0, 4)) + OF_AGE}${birthDate.slice(4)}`;
  return arrivesOn < ofAge;
}

const hasCome = (status: BookingStatus) => status === "Checked-in" || status === "Checked-out";
const isExpected = (status: BookingStatus) => status === "Reserved" || status === "Confirmed";

/** How urgent a form is: it is due on the day of arrival. */
export type FormState = "late" | "due" | "expected";

export function formState(
  { status, arrivesOn }: Pick<PoliceForm, "status" | "arrivesOn">,
  businessDate: CalendarDate,
): FormState {
  if (!hasCome(status)) return "expected";
  return arrivesOn < businessDate ? "late" : "due";
}

/** Whether a guest's form can be with the police: not before the guest is here (POL-03). */
export function sendVerdict({ status }: { status: BookingStatus }, guestName: string): Verdict {
  return hasCome(status) ? allowed : refused("police.not-arrived", { guestName });
}

/** Whether the mark can be taken back: on the business date it was made on. */
export function undoSentVerdict(
  { sentAt, sentOn }: Pick<PoliceForm, "sentAt" | "sentOn">,
  businessDate: CalendarDate,
): Verdict {
  if (sentAt === null) return refused("police.not-sent");
  if (sentOn === businessDate) return allowed;
  return refused("police.undo-too-late", { sentOn: sentOn ?? sentAt.slice(0, 10), businessDate });
}

type Party = { status: BookingStatus; adults: number; children: number; named: number };

/** Whether a stay has an unnamed occupant (POL-02). */
export function occupantVerdict({ status, adults, children, named }: Party): Verdict {
  if (!hasCome(status) && !isExpected(status)) return refused("booking.ended");
  return named < adults + children ? allowed : refused("police.everybody-named", { count: named });
}
