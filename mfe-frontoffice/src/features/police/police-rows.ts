import type {
  PoliceCounts,
  PoliceField,
  PoliceForm,
  PoliceReport,
  UnnamedOccupants,
} from "@funduq/shared-types/contracts/police";
import {
  type FormState,
  formState,
  policeFieldsOf,
  policeGaps,
} from "@funduq/shared-types/rules/police";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { useText } from "@funduq/shared-ui/i18n";
import type { Sheet } from "./police-sheet.tsx";

/** A line of the list: a form, or the occupants of a stay who have none yet for want of a name. */
export type PoliceRow = {
  key: string;
  state: FormState;
  form?: PoliceForm;
  unnamed?: UnnamedOccupants;
  gaps: readonly (PoliceField | "fullName")[];
} & Pick<PoliceForm, "bookingId" | "reference" | "roomNumber" | "arrivesOn" | "departsOn">;

/** What is overdue comes first, who is still to come last. */
export const urgency: readonly FormState[] = ["late", "due", "expected"];

/** Every occupant without a sent form, the longest overdue first. */
export function policeRows({ forms, unnamed, businessDate }: PoliceReport): PoliceRow[] {
  const rows: PoliceRow[] = [
    ...forms.map((form) => rowOf(form, businessDate)),
    ...unnamed.map((each) => ({
      key: `${each.bookingId} unnamed`,
      ...stayOf(each),
      state: formState(each, businessDate),
      unnamed: each,
      gaps: ["fullName" as const, ...policeFieldsOf({ ...each, birthDate: null })],
    })),
  ];
  return rows.sort(
    (one, other) =>
      urgency.indexOf(one.state) - urgency.indexOf(other.state) ||
      one.arrivesOn.localeCompare(other.arrivesOn) ||
      one.roomNumber.localeCompare(other.roomNumber, "en", { numeric: true }),
  );
}

/** What was sent today, to be printed once more. */
export function sentRows({ sent, businessDate }: PoliceReport): PoliceRow[] {
  return sent.map((form) => rowOf(form, businessDate));
}

function rowOf(form: PoliceForm, businessDate: CalendarDate): PoliceRow {
  const state = formState(form, businessDate);
  return { key: formKey(form), ...stayOf(form), state, form, gaps: policeGaps(form) };
}

export const formKey = ({ bookingId, guestId }: PoliceForm) => `${bookingId} ${guestId}`;

function stayOf({ bookingId, reference, ...stay }: PoliceForm | UnnamedOccupants) {
  const { roomNumber, arrivesOn, departsOn } = stay;
  return { bookingId, reference, roomNumber, arrivesOn, departsOn };
}

/** The forms of these lines that can go to the police: of guests who are here, and not sent before. */
export function sendable(rows: readonly PoliceRow[]): PoliceForm[] {
  return rows.flatMap(({ form, state }) =>
    form && form.sentAt === null && state !== "expected" ? [form] : [],
  );
}

/** A form for each guest, and an empty one for each occupant without a name. */
export function sheetsOf(rows: readonly PoliceRow[]): Sheet[] {
  return rows.flatMap(({ key, form, unnamed, ...stay }) => {
    if (form) return [{ key, stay, form }];
    const count = unnamed?.count ?? 0;
    return Array.from({ length: count }, (_, index) => ({ key: `${key} ${index}`, stay }));
  });
}

export type Say = ReturnType<typeof useText<"frontoffice">>;

/** Who came and who is still expected, in people: each of them has one form. */
export function peopleText({ due, expected }: Pick<PoliceCounts, "due" | "expected">, t: Say) {
  const arrived = t("police.arrived", { count: due });
  if (expected === 0) return arrived;
  const coming = t("police.still-expected", { count: expected });
  return due === 0 ? coming : `${arrived} · ${coming}`;
}
