import {
  type ChargeNights,
  type CompanyTransfer,
  folioSchema,
  type OpenFolio,
  postingSchema,
  type RefundPayment,
  type SplitPosting,
} from "@funduq/shared-types/contracts/folio";
import { AppError } from "@funduq/shared-types/errors/app-error";
import {
  nightFacts,
  nightlyDescriptions,
  nightsHad,
  plannedCharges,
  ROOM_DEPARTMENT,
} from "@funduq/shared-types/rules/folio-nights";
import { refundPlan, refundVerdict } from "@funduq/shared-types/rules/folio-refund";
import { splitParts, splitVerdict } from "@funduq/shared-types/rules/folio-split";
import { COMPANY_TRANSFER_TEXT, transferVerdict } from "@funduq/shared-types/rules/folio-transfer";
import { openFolioVerdict } from "@funduq/shared-types/rules/guest-folios";
import { COMPANY_ACCOUNT } from "@funduq/shared-types/rules/reversal";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import { sumCentimes, ZERO } from "@funduq/shared-types/values/money";
import { type MockBooking, makeFolio, makePosting } from "./mock-bookings.ts";
import type { MockHotel } from "./mock-hotel.ts";
import { businessDate } from "./mock-rooms.ts";
import { reverse } from "./mock-steps.ts";

const TDS_BP = 200;

export function openFolio(hotel: MockHotel, id: string, { name }: OpenFolio): MockBooking {
  const booking = hotel.booking(id);
  assertAllowed(openFolioVerdict(booking.folios, name));
  const number = booking.folios.filter(({ payer }) => payer === "Guest").length + 1;
  const made = hotel.bookings.reduce((sum, { folios }) => sum + folios.length, 10_000);
  booking.folios.push(makeFolio(made, `folio_guest_${number}`, name, "Guest"));
  return hotel.noted(booking, "folio-opened", { folio: name });
}

/** The nights that a guest of the mocked hotel was not charged for yet. */
export function openNights(hotel: MockHotel, id: string) {
  const charges = planned(hotel.booking(id));
  return {
    charges: charges.map(({ folio, ...charge }) => ({
      ...charge,
      folioId: folio?.id,
      folioName: folio?.name ?? "",
    })),
  };
}

export function chargeNights(hotel: MockHotel, id: string, seen: ChargeNights): MockBooking {
  const booking = hotel.booking(id);
  const charges = planned(booking);
  const totalCentimes = sumCentimes(charges.map(({ amountCentimes }) => amountCentimes));
  if (totalCentimes !== seen.totalCentimes)
    throw new AppError("folio.nights-changed", { totalCentimes });
  for (const { folio, item, night, rechargesPostingId, amountCentimes } of charges) {
    const charge = { kind: "charge", item, department: ROOM_DEPARTMENT, method: null } as const;
    const description = nightlyDescriptions[item];
    const posting = makePosting({ ...charge, description, amountCentimes });
    booking.folios
      .find((each) => each.id === folio?.id)
      ?.postings.push({ ...posting, night, rechargesPostingId });
  }
  return hotel.noted(booking, "charge-posted", {
    item: "room",
    amountCentimes: totalCentimes,
  });
}

/** The guests that were there from the start have their nights charged in one line. */
function planned(booking: MockBooking) {
  const isCharged = booking.folios.some(({ postings }) =>
    postings.some(
      ({ department, night, reversesPostingId }) =>
        department === ROOM_DEPARTMENT && !night && !reversesPostingId,
    ),
  );
  if (booking.status !== "Checked-in" || isCharged) return [];
  const stay = { ...booking, checkedInOn: null, earlierNights: 0, earlierCentimes: ZERO };
  const nights = nightsHad(stay, businessDate);
  const folios = booking.folios.map((folio) => folioSchema.parse(folio));
  return plannedCharges(nightFacts(stay as never, folios), nights, { tdsBp: TDS_BP });
}

/** What is open on a company's folio goes to its account, when its guest leaves. */
export function transferToCompany(
  { folios, version }: MockBooking,
  transfers: readonly CompanyTransfer[] = [],
): void {
  for (const { folioId, amountCentimes } of transfers) {
    const folio = folios.find(({ id }) => id === folioId);
    if (!folio) throw new AppError("folio.not-found");
    assertAllowed(transferVerdict(folioSchema.parse(folio), { amountCentimes }));
    const transfer = { kind: "transfer", item: null, department: null } as const;
    const said = { method: COMPANY_ACCOUNT, description: COMPANY_TRANSFER_TEXT };
    const posting = makePosting({ ...transfer, ...said, amountCentimes });
    folio.postings.push({ ...posting, checkOutVersion: version });
  }
}

export function split(
  hotel: MockHotel,
  id: string,
  postingId: string,
  { toFolioId, amountCentimes, reason }: SplitPosting,
): MockBooking {
  const booking = hotel.booking(id);
  const from = booking.folios.find(({ postings }) => postings.some((p) => p.id === postingId));
  const to = booking.folios.find((folio) => folio.id === toFolioId);
  const whole = from?.postings.find((each) => each.id === postingId);
  if (!to) throw new AppError("folio.not-found");
  if (!from || !whole) throw new AppError("folio.transaction-not-found");
  const line = postingSchema.parse(whole);
  assertAllowed(splitVerdict(line, amountCentimes));
  const parts = splitParts(line, amountCentimes);
  reverse(hotel, id, postingId, { reason });
  const part = (amount: number) => ({
    ...makePosting({ ...whole, amountCentimes: amount }),
    night: whole.night,
    splitOfPostingId: postingId,
  });
  to.postings.push(part(parts.part));
  from.postings.push(part(parts.rest));
  const { item, method, description } = whole;
  return hotel.noted(booking, "posting-split", {
    item,
    method,
    description,
    amountCentimes,
    to: to.name,
  });
}

/** What was paid too much goes back the way it was paid. */
export function refund(
  hotel: MockHotel,
  id: string,
  { folioId, method, amountCentimes, reason }: RefundPayment,
): MockBooking {
  const booking = hotel.booking(id);
  const folio = booking.folios.find((each) => each.id === folioId);
  if (!folio) throw new AppError("folio.not-found");
  const before = folioSchema.parse(folio);
  const wanted = { method, amountCentimes };
  assertAllowed(refundVerdict(before, wanted));
  for (const { posting, amountCentimes: part } of refundPlan(before, wanted)) {
    if (part === posting.amountCentimes) reverse(hotel, id, posting.id, { reason });
    else {
      split(hotel, id, posting.id, { toFolioId: folioId, amountCentimes: part, reason });
      reverse(hotel, id, folio.postings.at(-2)?.id ?? "", { reason });
    }
  }
  return hotel.noted(booking, "payment-refunded", { amountCentimes, reason });
}
