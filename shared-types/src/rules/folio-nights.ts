import type {
  ChargeDepartment,
  Folio,
  FolioRule,
  NightlyItem,
  PostingItem,
} from "../contracts/folio.ts";
import { addDays, type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import type { FolioId, PostingId } from "../values/ids.ts";
import { basisPointsOf, type Centimes, centimes, sumCentimes, ZERO } from "../values/money.ts";
import { chargedUnder, routeCharge } from "./charge-routing.ts";
import { chargedItem, chargedRooms, type NightPosting } from "./folio-charged-nights.ts";
import { type IncludedTaxes, taxesIn } from "./included-tax.ts";
import { nightsOf } from "./stay.ts";
import type { AgreedPrice } from "./stay-price.ts";
import { type NightTaxes, type TourismTax, taxRatesOn, tdsOn } from "./tax.ts";

/** The department of room charges and the tax on them, as billing rules name it. */
export const ROOM_DEPARTMENT = "Room";

/** How the postings of a night read in the books; screens say it in the reader's language. */
export const nightlyDescriptions: Record<NightlyItem, string> = {
  room: "Room charge",
  "tourism-tax": "Tourism tax (TDS)",
};

/** What a charge of the desk is for, by the department that earned it. */
export const chargeItem = (department: ChargeDepartment): PostingItem =>
  department === "Restaurant" ? "restaurant" : "service";

/** A stay as far as its nights are charged. `checkedInOn` is null for stays of former releases. */
export type ChargedStay = AgreedPrice & {
  checkInDate: CalendarDate;
  checkedInOn: CalendarDate | null;
  adults: number;
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

/** What the tourism tax of a whole stay comes to; rounded night by night, as it is charged. */
export function stayTax(
  stay: ChargedStay & { nights: number },
  folios: readonly { postings: readonly NightPosting[] }[],
  tax: TourismTax,
): Centimes {
  const { checkInDate } = stay;
  const rooms = chargedRooms(folios, checkInDate);
  const nights = nightsOf({ from: checkInDate, to: addDays(checkInDate, stay.nights) });
  return sumCentimes(
    nights.map((night, index) => basisPointsOf(nightPrice(stay, index, rooms), tdsOn(tax, night))),
  );
}

/** A folio as far as nights are routed to it: each rule with what its department was charged there. */
export type NightFolio = Pick<Folio, "id" | "key" | "payer"> & {
  rules: readonly (FolioRule & { chargedCentimes: Centimes })[];
};

/** A posting of a night, and the folio where it stands now. */
export type PlacedPosting = NightPosting & { folioId: FolioId };

/** A stay with what its nights were charged with, and the folios that take the next charges. */
export type NightFacts<F extends NightFolio = NightFolio> = {
  stay: ChargedStay;
  postings: readonly PlacedPosting[];
  folios: readonly F[];
};

/** The facts of a stay whose folios are known whole. */
export function nightFacts<F extends Pick<Folio, "id" | "key" | "payer" | "rules" | "postings">>(
  stay: ChargedStay,
  folios: readonly F[],
) {
  return {
    stay,
    postings: folios
      .flatMap(({ id: folioId, postings }) => postings.map((each) => ({ ...each, folioId })))
      .filter(({ night }) => night !== null),
    folios: folios.map((folio) => ({
      ...folio,
      rules: folio.rules.map((rule) => ({ ...rule, chargedCentimes: chargedUnder(folio, rule) })),
    })),
  };
}

export type PlannedCharge<F> = {
  night: CalendarDate;
  item: NightlyItem;
  amountCentimes: Centimes;
  /** The charge of this night that was taken back, where there was one. */
  rechargesPostingId: PostingId | null;
  /** Undefined when the stay has no personal folio, a critical error (FOL-07). */
  folio: F | undefined;
} & Required<IncludedTaxes>;

/**
 * What the nights of a stay are still to be charged with: the room at its rate on the folio that the routing
 * says (FOL-07), and the tourism tax as a share of it (NA-03) on the folio that has the room (FOL-10). What
 * stands charged, in whole or in part, is not charged again; what was taken back is open again.
 */
export function plannedCharges<F extends NightFolio>(
  facts: NightFacts<F>,
  nights: readonly CalendarDate[],
  tax: NightTaxes,
): PlannedCharge<F>[] {
  const planned: PlannedCharge<F>[] = [];
  const charged = [facts];
  const rooms = chargedRooms(charged, facts.stay.checkInDate);
  for (const night of nights)
    for (const { item, amountCentimes } of nightlyItems(facts.stay, night, rooms, tax)) {
      const { last, standingCentimes } = chargedItem(charged, night, item);
      if (amountCentimes === 0 || standingCentimes !== null) continue;
      const charge = { night, item, amountCentimes };
      const folio = folioFor(charge, facts, planned);
      const taxes = taxesIn(
        { ...charge, adults: facts.stay.adults },
        taxRatesOn(tax.taxRates ?? [], night),
      );
      planned.push({ ...charge, ...taxes, rechargesPostingId: last?.id ?? null, folio });
    }
  return planned;
}

function folioFor<F extends NightFolio>(
  { night, item, amountCentimes }: Pick<PlannedCharge<F>, "night" | "item" | "amountCentimes">,
  { postings, folios }: NightFacts<F>,
  planned: readonly PlannedCharge<F>[],
): F | undefined {
  const ofRoom = roomPlannedOn(planned, night) ?? roomChargedOn(postings, folios, night);
  if (item === "tourism-tax" && ofRoom) return ofRoom;
  const counted = (folio: F, rule: NightFolio["rules"][number]) =>
    centimes(rule.chargedCentimes + plannedUnder(planned, folio, rule));
  return routeCharge(folios, { department: ROOM_DEPARTMENT, amountCentimes }, counted);
}

function roomPlannedOn<F>(planned: readonly PlannedCharge<F>[], night: CalendarDate) {
  return planned.find((each) => each.night === night && each.item === "room")?.folio;
}

function roomChargedOn<F extends NightFolio>(
  postings: readonly PlacedPosting[],
  folios: readonly F[],
  night: CalendarDate,
): F | undefined {
  const { last, standingCentimes } = chargedItem([{ postings }], night, "room");
  return standingCentimes === null ? undefined : folios.find(({ id }) => id === last?.folioId);
}

function nightlyItems(
  stay: ChargedStay,
  night: CalendarDate,
  rooms: ReadonlyMap<number, Centimes>,
  tax: TourismTax,
) {
  const room = nightPrice(stay, Math.max(0, daysBetween(stay.checkInDate, night)), rooms);
  return [
    { item: "room", amountCentimes: room },
    { item: "tourism-tax", amountCentimes: basisPointsOf(room, tdsOn(tax, night)) },
  ] as const;
}

function plannedUnder<F extends NightFolio>(
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
