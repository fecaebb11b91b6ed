import { companyShare, foliosOfNewStay } from "@funduq/shared-types/rules/company-credit";
import { stayVerdict } from "@funduq/shared-types/rules/stay";
import { CreditWarning } from "../company/credit-warning.tsx";
import { chosenOffer } from "./booking-draft.ts";
import type { BookingForm } from "./use-booking-form.ts";

/** Warns where the booking takes its company beyond the credit limit; before the price is known, where it is beyond it already. */
export function BookingCredit({ form }: { form: BookingForm }) {
  const { draft, businessDate, hotelId } = form;
  if (!draft.company) return null;
  const stay = pricedStay(form);
  return (
    <CreditWarning
      hotelId={hotelId}
      company={draft.company}
      shareOf={(rules) =>
        stay && companyShare({ ...stay, folios: foliosOfNewStay(rules) }, businessDate)
      }
    />
  );
}

/** The stay as it will be booked; undefined while its dates or its rate are missing. */
function pricedStay({ draft, businessDate, facts, offersQuery }: BookingForm) {
  const { checkInDate, checkOutDate } = draft;
  const rateCentimes = chosenOffer(draft, facts.offers)?.rateCentimes;
  if (!checkInDate || !checkOutDate || rateCentimes === undefined) return undefined;
  if (!stayVerdict({ from: checkInDate, to: checkOutDate }, businessDate).allowed) return undefined;
  const { tdsBp = 0, tdsChanges, taxRates = [] } = offersQuery.currentData ?? {};
  return {
    status: "Reserved" as const,
    lastStep: null,
    checkInDate,
    checkOutDate,
    adults: draft.adults ?? 0,
    rateCentimes,
    tdsBp,
    tdsChanges,
    taxRates,
  };
}
