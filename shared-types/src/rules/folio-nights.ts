import type {
  ChargeDepartment,
  Folio,
  FolioRule,
  NightlyItem,
  PostingItem,
} from "../contracts/folio.ts";
import type { AddedTaxes } from "../contracts/tax.ts";
import { addDays, type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import type { FolioId, PostingId } from "../values/ids.ts";
import { type Centimes, centimes, sumCentimes, ZERO } from "../values/money.ts";
import { sumOfTaxes, taxesOnTop } from "./added-tax.ts";
import { chargedUnder, routeCharge } from "./charge-routing.ts";
import { chargedItem, chargedRooms, type NightPosting } from "./folio-charged-nights.ts";
import { type IncludedTaxes, taxesIn } from "./included-tax.ts";
import { nightsOf } from "./stay.ts";
import type { AgreedPrice } from "./stay-price.ts";
import { type NightTaxes, taxRatesOn } from "./tax.ts";

/** The department of room charges and the tax on them, as billing rules name it. */
export const ROOM_DEPARTMENT = "Room";

/** How the postings of a night read in the books; screens say it in the reader's language. */
export const nightlyDescriptions: Record<NightlyItem, string> = {
  room: "Room charge",
  tva: "TVA",
  "tourism-tax": "Tourism tax (TDS)",
  "stay-tax": "Stay tax",
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

/** What the taxes on top of a whole stay come to; rounded night by night, as they are charged. */
export function stayTaxes(
  stay: ChargedStay & { nights: number },
  folios: readonly { postings: readonly NightPosting[] }[],
  tax: NightTaxes,
): AddedTaxes {
  const { checkInDate } = stay;
  const rooms = chargedRooms(folios, checkInDate);
  const nights = nightsOf({ from: checkInDate, to: addDays(checkInDate, stay.nights) });
  const { adults } = stay;
  return sumOfTaxes(
    nights.map((night, index) =>
      taxesOnTop({ night, adults, priceCentimes: nightPrice(stay, index, rooms) }, tax),
    ),
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
  /** What TVA is added to: the amount of the night's room. */
  taxedCentimes: Centimes | null;
  /** Undefined when the stay has no personal folio, a critical error (FOL-07). */
  folio: F | undefined;
} & Required<IncludedTaxes>;

/**
 * What the nights of a stay are still to be charged with: the room at its rate on the folio that the routing
 * says (FOL-07), and the taxes on it (NA-03) on the folio that has the room (FOL-10). What stands charged, in whole or
 * in part, is not charged again; what was taken back is open again. TVA is charged with its room, never alone.
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
      const taxedCentimes = taxedOf(item, planned, night);
      if (!isToCharge(amountCentimes, standingCentimes) || taxedCentimes === undefined) continue;
      const charge = { night, item, amountCentimes, taxedCentimes };
      const folio = folioFor(charge, facts, planned);
      const rates = taxRatesOn(tax.taxRates, night);
      const taxes = taxesIn({ ...charge, adults: facts.stay.adults }, rates);
      planned.push({ ...charge, ...taxes, rechargesPostingId: last?.id ?? null, folio });
    }
  return planned;
}

function isToCharge(amount: Centimes, standing: Centimes | null): boolean {
  return amount !== 0 && standing === null;
}

/** What TVA is added to: the room of its night, undefined where that is not charged now. Null for other items. */
function taxedOf<F>(item: NightlyItem, planned: readonly PlannedCharge<F>[], night: CalendarDate) {
  return item === "tva" ? roomPlannedOn(planned, night)?.amountCentimes : null;
}

function folioFor<F extends NightFolio>(
  { night, item, amountCentimes }: Pick<PlannedCharge<F>, "night" | "item" | "amountCentimes">,
  { postings, folios }: NightFacts<F>,
  planned: readonly PlannedCharge<F>[],
): F | undefined {
  const ofRoom = roomPlannedOn(planned, night)?.folio ?? roomChargedOn(postings, folios, night);
  if (item !== "room" && ofRoom) return ofRoom;
  const counted = (folio: F, rule: NightFolio["rules"][number]) =>
    centimes(rule.chargedCentimes + plannedUnder(planned, folio, rule));
  return routeCharge(folios, { department: ROOM_DEPARTMENT, amountCentimes }, counted);
}

function roomPlannedOn<F>(planned: readonly PlannedCharge<F>[], night: CalendarDate) {
  return planned.find((each) => each.night === night && each.item === "room");
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
  tax: NightTaxes,
) {
  const priceCentimes = nightPrice(stay, Math.max(0, daysBetween(stay.checkInDate, night)), rooms);
  const taxes = taxesOnTop({ night, priceCentimes, adults: stay.adults }, tax);
  return [
    { item: "room", amountCentimes: priceCentimes },
    { item: "tva", amountCentimes: taxes.tvaCentimes },
    { item: "tourism-tax", amountCentimes: taxes.tdsCentimes },
    { item: "stay-tax", amountCentimes: taxes.stayTaxCentimes },
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
