import type { Booking } from "@funduq/shared-types/contracts/booking";
import { occupiesRoom } from "@funduq/shared-types/rules/booking-status";
import { leftToPay } from "@funduq/shared-types/rules/stay-due";
import { Amount } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useHotel } from "@funduq/shared-ui/state";
import classes from "./stay.module.css";

/** As a line of a stay's details: what its guest has left to pay; none where a group pays, or the stay is over. */
export function useLeftToPay(booking: Booking) {
  const t = useText("frontoffice");
  const businessDate = useHotel()?.businessDate;
  const left =
    businessDate && occupiesRoom(booking.status) ? leftToPay(booking, businessDate) : undefined;
  if (!left) return [];
  const { centimes, isShare, chargedNights, bookedNights } = left;
  const value = (
    <>
      <Amount value={centimes} strong />
      {chargedNights < bookedNights && (
        <span className={classes.whole}>
          {" "}
          ({t("stay.nights-charged", { charged: chargedNights, booked: bookedNights })})
        </span>
      )}
    </>
  );
  return [{ label: t(isShare ? "stay.left-to-pay-guest" : "stay.left-to-pay"), value }];
}
