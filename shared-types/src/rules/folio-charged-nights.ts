import type { NightlyLine, Posting } from "../contracts/folio.ts";
import { type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import { type Centimes, sumCentimes } from "../values/money.ts";

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

/**
 * What of the nights, room and tax, is not to come any more: what stands charged, and the nights before `businessDate`
 * that were charged and taken back, which nothing charges again by itself.
 */
export function nightsDealtWith(folios: Folios, businessDate: CalendarDate | undefined): Centimes {
  const all = folios.flatMap(({ postings }) => postings);
  const lines = new Map<string, Charged & { isStanding: boolean }>();
  for (const charge of all) {
    const { night } = charge;
    const key = night && `${night.date} ${night.line}`;
    if (!key || lines.get(key)?.isStanding) continue;
    const isStanding = stands(all, charge);
    if (isStanding || isOver(night.date, businessDate)) lines.set(key, { ...charge, isStanding });
  }
  return sumCentimes([...lines.values()].map(({ amountCentimes }) => amountCentimes));
}

function isOver(night: CalendarDate, businessDate: CalendarDate | undefined): boolean {
  return businessDate !== undefined && night < businessDate;
}

/** Whether a posting is not taken back, or was only divided and one of its parts is not. */
function stands(all: readonly Charged[], { id, reversedByPostingId }: Charged): boolean {
  if (reversedByPostingId === null) return true;
  return all.some((part) => part.splitOfPostingId === id && stands(all, part));
}
