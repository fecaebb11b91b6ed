import type { NightlyLine, Posting } from "../contracts/folio.ts";
import { type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import type { Centimes } from "../values/money.ts";

type Charged = Pick<
  Posting,
  "id" | "amountCentimes" | "night" | "reversedByPostingId" | "splitOfPostingId"
>;
type Folios = readonly { postings: readonly Charged[] }[];

/** A line of a night as far as it was charged; reversals and the parts of a split are looked through. */
export type ChargedLine = {
  /** How often it was charged, whatever was taken back since. */
  times: number;
  /** What it was charged with; null where nothing of it stands any more, and the night is open again. */
  standingCentimes: Centimes | null;
};

export function chargedLine(folios: Folios, date: CalendarDate, line: NightlyLine): ChargedLine {
  const all = folios.flatMap(({ postings }) => postings);
  const charges = all.filter(({ night }) => night?.date === date && night.line === line);
  const standing = charges.find((charge) => stands(all, charge));
  return { times: charges.length, standingCentimes: standing?.amountCentimes ?? null };
}

/** What stands as room charges, by the night's place in the stay. */
export function chargedRooms(folios: Folios, checkInDate: CalendarDate): Map<number, Centimes> {
  const rooms = new Map<number, Centimes>();
  const all = folios.flatMap(({ postings }) => postings);
  for (const charge of all)
    if (charge.night?.line === "room" && stands(all, charge))
      rooms.set(daysBetween(checkInDate, charge.night.date), charge.amountCentimes);
  return rooms;
}

/** Whether a posting is not taken back, or was only divided and one of its parts is not. */
function stands(all: readonly Charged[], { id, reversedByPostingId }: Charged): boolean {
  if (reversedByPostingId === null) return true;
  return all.some((part) => part.splitOfPostingId === id && stands(all, part));
}
