import type { Booking, BookingRef } from "@funduq/shared-types/contracts/booking";
import type { Folio } from "@funduq/shared-types/contracts/folio";
import type { Due } from "@funduq/shared-types/rules/stay-due";
import { centimes, sumCentimes } from "@funduq/shared-types/values/money";
import { CreditWarning } from "../company/credit-warning.tsx";
import type { FolioPayment } from "./departure-payments.ts";

type CheckOutCreditProps = {
  bookingRef: BookingRef;
  booking: Booking;
  payments: readonly FolioPayment[];
  dueOf: (folio: Folio) => Due;
};

/** Warns where what goes to the company's account takes it beyond its credit limit; what is paid at the desk does not. */
export function CheckOutCredit({ bookingRef, booking, payments, dueOf }: CheckOutCreditProps) {
  const { company, folios } = booking;
  if (!company) return null;
  const toAccount = folios
    .filter(({ payer, isFormer }) => payer === "Company" && !isFormer)
    .filter(({ id }) => !payments.some(({ folio }) => folio.id === id))
    .map(dueOf)
    .map(({ balanceCentimes, toComeCentimes }) => Math.max(0, balanceCentimes + toComeCentimes));
  return (
    <CreditWarning
      hotelId={bookingRef.hotelId}
      company={company}
      bookingId={bookingRef.bookingId}
      shareOf={() => sumCentimes(toAccount.map(centimes))}
    />
  );
}
