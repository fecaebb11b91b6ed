import type { Booking } from "../contracts/booking.ts";
import type { Folio } from "../contracts/folio.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { type Centimes, centimes, sumCentimes, ZERO } from "../values/money.ts";
import { occupiesRoom } from "./booking-status.ts";
import { folioBalance } from "./folio.ts";
import { chargedItem } from "./folio-charged-nights.ts";
import { nightFacts, type PlannedCharge, plannedCharges } from "./folio-nights.ts";
import { groupTakesOver } from "./group-account.ts";
import { nightsOf } from "./stay.ts";

/** The amount due: the open balance, and the cost of the nights not charged yet, including tax. */
export type Due = { balanceCentimes: Centimes; toComeCentimes: Centimes };

type Stay = Pick<
  Booking,
  | "status"
  | "checkInDate"
  | "checkOutDate"
  | "adults"
  | "rateCentimes"
  | "tdsBp"
  | "tdsChanges"
  | "taxRates"
  | "lastStep"
  | "folios"
>;

/** The amount due on one folio of a stay. */
export function stayDue(
  stay: Stay,
  folio: Pick<Folio, "id" | "postings">,
  businessDate: CalendarDate,
): Due {
  const own = chargesToCome(stay, businessDate).filter((charge) => charge.folio?.id === folio.id);
  return { balanceCentimes: folioBalance(folio), toComeCentimes: sumOf(own) };
}

/** What a guest still has to pay, and of which nights: those before a late arrival are not charged. */
export type LeftToPay = {
  centimes: Centimes;
  /** Whether a company pays another part of the stay. */
  isShare: boolean;
  chargedNights: number;
  bookedNights: number;
};

/**
 * What the guest's folios of a stay come to for the whole stay: their open balances, and what will be posted on
 * them. Undefined where a group takes it over.
 */
export function leftToPay(
  stay: Stay & Pick<Booking, "groupStatus">,
  businessDate: CalendarDate,
): LeftToPay | undefined {
  if (groupTakesOver(stay)) return undefined;
  const own = stay.folios.filter(({ payer }) => payer === "Guest");
  const due = own.map((folio) => stayDue(stay, folio, businessDate));
  const open = due.map(({ balanceCentimes, toComeCentimes }) => balanceCentimes + toComeCentimes);
  const { checkInDate, checkOutDate } = stay;
  return {
    centimes: centimes(Math.max(ZERO, sumCentimes(open.map(centimes)))),
    isShare: own.length < stay.folios.length,
    chargedNights: nightsOf({ from: chargedFrom(stay, businessDate), to: checkOutDate }).length,
    bookedNights: nightsOf({ from: checkInDate, to: checkOutDate }).length,
  };
}

/**
 * The room and tax charges of a stay that are still to be posted, each on the folio that the night audit will post it
 * on (FOL-10). Excludes nights already charged, and past nights whose charge was reversed: those are not charged again
 * automatically. TVA follows its room.
 */
function chargesToCome(
  stay: Stay,
  businessDate: CalendarDate,
): PlannedCharge<Stay["folios"][number]>[] {
  if (!occupiesRoom(stay.status)) return [];
  const { checkInDate, rateCentimes, folios, adults } = stay;
  // The former rate does not matter: the nights before a rate change are charged already.
  const price = { rateCentimes, earlierNights: 0, earlierCentimes: ZERO };
  const facts = nightFacts({ ...price, checkInDate, checkedInOn: null, adults }, folios);
  const nights = nightsOf({ from: chargedFrom(stay, businessDate), to: stay.checkOutDate });
  return plannedCharges(facts, nights, stay).filter(
    ({ night, item }) =>
      night >= businessDate ||
      chargedItem(folios, night, item === "tva" ? "room" : item).last === undefined,
  );
}

function sumOf(charges: readonly { amountCentimes: Centimes }[]): Centimes {
  return sumCentimes(charges.map(({ amountCentimes }) => amountCentimes));
}

/** The first night that is charged: after a late check-in the nights before it are not. */
function chargedFrom(
  { status, checkInDate, lastStep }: Stay,
  businessDate: CalendarDate,
): CalendarDate {
  if (status === "Checked-in") return lastStep?.businessDate ?? checkInDate;
  return businessDate > checkInDate ? businessDate : checkInDate;
}
