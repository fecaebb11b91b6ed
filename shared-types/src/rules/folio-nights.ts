import type { Folio, FolioRule, NightlyLine } from "../contracts/folio.ts";
import { addDays, type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import { basisPointsOf, type Centimes, centimes } from "../values/money.ts";
import { chargedUnder, routeCharge } from "./charge-routing.ts";
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

/** What one night costs. The nights before the rate's last change share what they came to. */
export function nightPrice(
  { rateCentimes, earlierNights, earlierCentimes }: AgreedPrice,
  index: number,
): Centimes {
  if (index >= earlierNights) return rateCentimes;
  const share = Math.floor(earlierCentimes / earlierNights);
  return centimes(index === 0 ? earlierCentimes - share * (earlierNights - 1) : share);
}

export type PlannedCharge<F> = {
  night: CalendarDate;
  line: NightlyLine;
  amountCentimes: Centimes;
  /** Undefined when the stay has no personal folio, a critical error (FOL-07). */
  folio: F | undefined;
};

type NightlyFolio = Pick<Folio, "id" | "key" | "payer" | "rules" | "postings">;

/**
 * What the nights of a stay are still to be charged with: the room at its rate, and the tourism tax
 * as a share of it (NA-03), each on the folio that the routing says (FOL-07). What was charged
 * once is not charged again, not even after its reversal.
 */
export function plannedCharges<F extends NightlyFolio>(
  stay: ChargedStay,
  folios: readonly F[],
  nights: readonly CalendarDate[],
  tdsBasisPoints: number,
): PlannedCharge<F>[] {
  const planned: PlannedCharge<F>[] = [];
  for (const night of nights)
    for (const { line, amountCentimes } of nightlyLines(stay, night, tdsBasisPoints)) {
      if (amountCentimes === 0 || isCharged(folios, night, line)) continue;
      const charge = { department: ROOM_DEPARTMENT, amountCentimes };
      const counted = (folio: F, rule: FolioRule) =>
        centimes(chargedUnder(folio, rule) + plannedUnder(planned, folio, rule));
      planned.push({ night, line, amountCentimes, folio: routeCharge(folios, charge, counted) });
    }
  return planned;
}

function nightlyLines(stay: ChargedStay, night: CalendarDate, tdsBasisPoints: number) {
  const room = nightPrice(stay, Math.max(0, daysBetween(stay.checkInDate, night)));
  return [
    { line: "room", amountCentimes: room },
    { line: "tds", amountCentimes: basisPointsOf(room, tdsBasisPoints) },
  ] as const;
}

function isCharged(
  folios: readonly Pick<Folio, "postings">[],
  date: CalendarDate,
  line: NightlyLine,
): boolean {
  return folios.some(({ postings }) =>
    postings.some(({ night }) => night?.date === date && night.line === line),
  );
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
