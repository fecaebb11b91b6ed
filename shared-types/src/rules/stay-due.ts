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

/** The amount due: the open balance, and the cost of the nights not charged yet, including tax. */
export type Due = { balanceCentimes: Centimes; toComeCentimes: Centimes };

type Stay = Pick<
  Booking,
  "status" | "checkInDate" | "checkOutDate" | "rateCentimes" | "tdsBp" | "lastStep" | "folios"
>;

/** The amount due on one folio of a stay. */
export function stayDue(
  stay: Stay,
  folio: Pick<Folio, "payer" | "rules" | "postings">,
  businessDate: CalendarDate,
): Due {
  const toCome = takesNights(folio, stay.folios) ? nightsToCome(stay, businessDate) : ZERO;
  return { balanceCentimes: folioBalance(folio), toComeCentimes: toCome };
}

/**
 * What a guest still has to pay for the whole stay: the open balance and the nights not charged yet.
 * Undefined where a company or a group pays a part of it.
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
 * The room and tax charges of a stay that are still to be posted, on any of its folios. Excludes nights
 * already charged, and past nights whose charge was reversed: those are not charged again automatically.
 */
export function nightsToCome(stay: Stay, businessDate: CalendarDate): Centimes {
  if (!occupiesRoom(stay.status)) return ZERO;
  // The former rate does not matter: the nights before a rate change are charged already.
  const room = stay.rateCentimes;
  const amounts = { room, "tourism-tax": basisPointsOf(room, stay.tdsBp) };
  const nights = nightsOf({ from: chargedFrom(stay, businessDate), to: stay.checkOutDate });
  const due = (item: NightlyItem) => (night: CalendarDate) =>
    isToCome(stay, night, item, businessDate) ? amounts[item] : ZERO;
  return sumCentimes([...nights.map(due("room")), ...nights.map(due("tourism-tax"))]);
}

/** The first night that is charged: after a late check-in the nights before it are not. */
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

/**
 * Whether nights can be charged to this folio: the company's by a billing rule, the guest's unless a company
 * takes them all.
 */
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
