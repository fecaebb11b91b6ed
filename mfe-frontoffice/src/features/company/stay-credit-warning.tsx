import type { Booking, BookingRef } from "@funduq/shared-types/contracts/booking";
import { companyShare, foliosWithCompany } from "@funduq/shared-types/rules/company-credit";
import { useHotel } from "@funduq/shared-ui/state";
import { CreditWarning } from "./credit-warning.tsx";

type StayCreditWarningProps = {
  bookingRef: BookingRef;
  /** The stay with the desk's changes: its dates, its rate, the company that pays. */
  booking: Booking;
  /** Who pays for it as it is stored: another company's folio takes what that one's billing rules say. */
  payer: Booking["company"];
};

/** Warns where a change of a stay takes its company beyond the credit limit. */
export function StayCreditWarning({ bookingRef, booking, payer }: StayCreditWarningProps) {
  const businessDate = useHotel()?.businessDate;
  const { company, folios } = booking;
  if (!company || !businessDate) return null;
  return (
    <CreditWarning
      hotelId={bookingRef.hotelId}
      company={company}
      bookingId={bookingRef.bookingId}
      shareOf={(rules) => {
        const own = company.id === payer?.id ? folios : foliosWithCompany(folios, rules);
        return companyShare({ ...booking, folios: own }, businessDate);
      }}
    />
  );
}
