import type { Booking } from "../contracts/booking.ts";
import type { Folio, FolioRule, NightlyItem } from "../contracts/folio.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { basisPointsOf, type Centimes, centimes, sumCentimes, ZERO } from "../values/money.ts";
import { occupiesRoom } from "./booking-status.ts";
import { folioBalance } from "./folio.ts";
import { chargedItem } from "./folio-charged-nights.ts";
import { ROOM_DEPARTMENT } from "./folio-nights.ts";
import { groupTakesOver } from "./group-account.ts";
import { nightsOf } from "./stay.ts";

/** What there is to pay: what is open now, and what the nights that are still to be charged will cost with their tax. */
export type Due = { balanceCentimes: Centimes; toComeCentimes: Centimes };

type Stay = Pick<
  Booking,
  "status" | "checkInDate" | "checkOutDate" | "rateCentimes" | "tdsBp" | "lastStep" | "folios"
>;

/** What there is to pay on one folio of a stay. */
export function stayDue(
  stay: Stay,
  folio: Pick<Folio, "payer" | "rules" | "postings">,
  businessDate: CalendarDate,
): Due {
  const toCome = takesNights(folio, stay.folios) ? nightsToCome(stay, businessDate) : ZERO;
  return { balanceCentimes: folioBalance(folio), toComeCentimes: toCome };
}

/**
 * What a guest has still to pay for a whole stay: what is open, and the nights to come. Undefined where a company or
 * a group takes a part of it, which is not the guest's to pay.
 */
export function leftToPay(
  stay: Stay & Pick<Booking, "groupStatus">,
  businessDate: CalendarDate,
): Centimes | undefined {
  const [own, ...others] = stay.folios;
  if (own?.payer !== "Guest" || others.length > 0 || groupTakesOver(stay)) return undefined;
  return centimes(Math.max(ZERO, folioBalance(own) + nightsToCome(stay, businessDate)));
}

/**
 * What of the nights of a stay, room and tax, is still to be charged, on whichever of its folios. What is charged is
 * not, nor a night before the business date that was charged and taken back: nothing charges that again by itself.
 */
export function nightsToCome(stay: Stay, businessDate: CalendarDate): Centimes {
  if (!occupiesRoom(stay.status)) return ZERO;
  // What the nights before a change of the rate cost is no matter here: they are charged.
  const room = stay.rateCentimes;
  const amounts = { room, "tourism-tax": basisPointsOf(room, stay.tdsBp) };
  const nights = nightsOf({ from: chargedFrom(stay, businessDate), to: stay.checkOutDate });
  const due = (item: NightlyItem) => (night: CalendarDate) =>
    isToCome(stay, night, item, businessDate) ? amounts[item] : ZERO;
  return sumCentimes([...nights.map(due("room")), ...nights.map(due("tourism-tax"))]);
}

/** The first night that a stay is charged: who comes late does not have the nights before that. */
function chargedFrom(
  { status, checkInDate, lastStep }: Stay,
  businessDate: CalendarDate,
): CalendarDate {
  if (status === "Checked-in") return lastStep?.businessDate ?? checkInDate;
  return businessDate > checkInDate ? businessDate : checkInDate;
}

function isToCome(
  { folios }: Stay,
  night: CalendarDate,
  item: NightlyItem,
  businessDate: CalendarDate,
): boolean {
  const { last, standingCentimes } = chargedItem(folios, night, item);
  if (standingCentimes !== null) return false;
  return last === undefined || night >= businessDate;
}

/** Whether nights can go to a folio of a stay: the company's by a rule, the guest's unless a company takes them all. */
export function takesNights(
  folio: Pick<Folio, "payer" | "rules">,
  folios: readonly Pick<Folio, "payer" | "rules">[],
): boolean {
  if (folio.payer === "Company") return roomRule(folio) !== undefined;
  return !folios.some((each) => each.payer === "Company" && roomRule(each)?.limitCentimes === 0);
}

function roomRule({ rules }: Pick<Folio, "rules">): FolioRule | undefined {
  return rules.find(({ department }) => department === ROOM_DEPARTMENT);
}
