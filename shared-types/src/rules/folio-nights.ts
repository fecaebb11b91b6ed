import type { Folio, FolioRule, NightlyLine } from "../contracts/folio.ts";
import { addDays, type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import { basisPointsOf, type Centimes, centimes, sumCentimes, ZERO } from "../values/money.ts";
import { chargedUnder, routeCharge } from "./charge-routing.ts";
import { chargedLine, chargedRooms } from "./folio-charged-nights.ts";
import { nightsOf } from "./stay.ts";
import type { AgreedPrice } from "./stay-price.ts";

/** The department of room charges and the tax on them, as billing rules name it. */
export const ROOM_DEPARTMENT = "Room";

/** How the postings of a night read in the books; screens say it in the reader's language. */
export const nightlyDescriptions: Record<NightlyLine, string> = {
  room: "Room charge",
  tds: "Tourism tax (TDS)",
};

/** A stay as far as its nights are charged. `checkedInOn` is null for stays of former releases. */
export type ChargedStay = AgreedPrice & {
  checkInDate: CalendarDate;
  checkedInOn: CalendarDate | null;
};

/**
 * The nights that a guest who leaves now has had: each one in the room before the business date, and
 * at least the first. Who arrived late did not have the nights before that.
 */
export function nightsHad(
  { checkInDate, checkedInOn }: Pick<ChargedStay, "checkInDate" | "checkedInOn">,
  businessDate: CalendarDate,
): CalendarDate[] {
  const from = checkedInOn ?? checkInDate;
  const first = addDays(from, 1);
  return nightsOf({ from, to: businessDate > first ? businessDate : first });
}

/**
 * What one night costs. The nights before the rate's last change came to a sum; those of them that
 * are not charged share what the others have left of it, so that all nights come to the stay's total.
 * `charged` holds what stands as room charges, by the night's place in the stay.
 */
export function nightPrice(
  { rateCentimes, earlierNights, earlierCentimes }: AgreedPrice,
  index: number,
  charged: ReadonlyMap<number, Centimes> = new Map(),
): Centimes {
  const already = charged.get(index);
  if (already !== undefined) return already;
  if (index >= earlierNights) return rateCentimes;
  const earlier = Array.from({ length: earlierNights }, (_, night) => night);
  const open = earlier.filter((night) => !charged.has(night));
  const taken = sumCentimes(earlier.map((night) => charged.get(night) ?? ZERO));
  const left = Math.max(0, earlierCentimes - taken);
  const share = Math.floor(left / open.length);
  return centimes(index === open[0] ? left - share * (open.length - 1) : share);
}

export type PlannedCharge<F> = {
  night: CalendarDate;
  line: NightlyLine;
  amountCentimes: Centimes;
  /** Which charge of this line of this night it is: the second after the first was taken back. */
  round: number;
  /** Undefined when the stay has no personal folio, a critical error (FOL-07). */
  folio: F | undefined;
};

type NightlyFolio = Pick<Folio, "id" | "key" | "payer" | "rules" | "postings">;

/**
 * What the nights of a stay are still to be charged with: the room at its rate, and the tourism tax
 * as a share of it (NA-03), each on the folio that the routing says (FOL-07). What stands charged, in
 * whole or in part, is not charged again; what was taken back is open again.
 */
export function plannedCharges<F extends NightlyFolio>(
  stay: ChargedStay,
  folios: readonly F[],
  nights: readonly CalendarDate[],
  tdsBasisPoints: number,
): PlannedCharge<F>[] {
  const planned: PlannedCharge<F>[] = [];
  const rooms = chargedRooms(folios, stay.checkInDate);
  for (const night of nights)
    for (const { line, amountCentimes } of nightlyLines(stay, night, rooms, tdsBasisPoints)) {
      const { times, standingCentimes } = chargedLine(folios, night, line);
      if (amountCentimes === 0 || standingCentimes !== null) continue;
      const charge = { department: ROOM_DEPARTMENT, amountCentimes };
      const counted = (folio: F, rule: FolioRule) =>
        centimes(chargedUnder(folio, rule) + plannedUnder(planned, folio, rule));
      const folio = routeCharge(folios, charge, counted);
      planned.push({ night, line, amountCentimes, round: times + 1, folio });
    }
  return planned;
}

function nightlyLines(
  stay: ChargedStay,
  night: CalendarDate,
  rooms: ReadonlyMap<number, Centimes>,
  tdsBasisPoints: number,
) {
  const room = nightPrice(stay, Math.max(0, daysBetween(stay.checkInDate, night)), rooms);
  return [
    { line: "room", amountCentimes: room },
    { line: "tds", amountCentimes: basisPointsOf(room, tdsBasisPoints) },
  ] as const;
}

function plannedUnder<F extends NightlyFolio>(
  planned: readonly PlannedCharge<F>[],
  { id }: F,
  { department }: FolioRule,
): number {
  if (department !== ROOM_DEPARTMENT) return 0;
  return planned.reduce(
    (sum, { folio, amountCentimes }) => (folio?.id === id ? sum + amountCentimes : sum),
    0,
  );
}
