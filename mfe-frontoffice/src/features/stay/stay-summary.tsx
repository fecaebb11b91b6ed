import type { Booking } from "@funduq/shared-types/contracts/booking";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { StayDates } from "../from-to/stay-dates.tsx";
import { ReferenceBeside } from "../reference/reference.tsx";

/** Which stay a dialog is about. */
export function StaySummary({ booking }: { booking: Booking }) {
  const t = useText("frontoffice");
  return (
    <p>
      {t("stay.title", { number: booking.roomNumber })} · {booking.roomTypeName} ·{" "}
      <StayDates from={booking.checkInDate} to={booking.checkOutDate} format={formatDateShort} />
      <ReferenceBeside reference={booking.reference} />
    </p>
  );
}
