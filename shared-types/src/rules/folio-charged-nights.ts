import type { NightlyItem, Posting } from "../contracts/folio.ts";
import { type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import type { Centimes } from "../values/money.ts";

/** What the rules of nights read of a posting. */
export type NightPosting = Pick<
  Posting,
  | "id"
  | "item"
  | "night"
  | "amountCentimes"
  | "reversesPostingId"
  | "reversedByPostingId"
  | "splitOfPostingId"
  | "rechargesPostingId"
>;
type Folios<P extends NightPosting = NightPosting> = readonly { postings: readonly P[] }[];

/** An item of a night as far as it was charged; reversals and the parts of a split are looked through. */
export type ChargedItem<P extends NightPosting = NightPosting> = {
  /** The charge that no later one repeats, whether it stands or was taken back. */
  last: P | undefined;
  /** What it was charged with; null where nothing of it stands any more, and the night is open again. */
  standingCentimes: Centimes | null;
};

export function chargedItem<P extends NightPosting>(
  folios: Folios<P>,
  night: CalendarDate,
  item: NightlyItem,
): ChargedItem<P> {
  const all = folios.flatMap(({ postings }) => postings);
  const charges = all.filter(
    (each) => isCharge(each) && each.night === night && each.item === item,
  );
  const last = charges.find(({ id }) => !charges.some((each) => each.rechargesPostingId === id));
  return { last, standingCentimes: last && stands(all, last) ? last.amountCentimes : null };
}

/** What stands as room charges, by the night's place in the stay. */
export function chargedRooms(folios: Folios, checkInDate: CalendarDate): Map<number, Centimes> {
  const rooms = new Map<number, Centimes>();
  const all = folios.flatMap(({ postings }) => postings);
  for (const charge of all)
    if (isCharge(charge) && charge.item === "room" && charge.night && stands(all, charge))
      rooms.set(daysBetween(checkInDate, charge.night), charge.amountCentimes);
  return rooms;
}

/** Whether a posting charges a night, and neither takes a charge back nor is a part of one. */
export function isCharge({
  night,
  reversesPostingId,
  splitOfPostingId,
}: Pick<NightPosting, "night" | "reversesPostingId" | "splitOfPostingId">): boolean {
  return night !== null && reversesPostingId === null && splitOfPostingId === null;
}

/** Whether a posting is not taken back, or was only divided and one of its parts is not. */
function stands(all: readonly NightPosting[], { id, reversedByPostingId }: NightPosting): boolean {
  if (reversedByPostingId === null) return true;
  return all.some((part) => part.splitOfPostingId === id && stands(all, part));
}
