import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { PoliceGaps } from "@funduq/shared-types/contracts/police";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { Dialog, DialogCancel } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useEffect, useState } from "react";
import { useReadBookingQuery } from "../booking/booking.endpoints.ts";
import { useReadPoliceGapsQuery } from "../police/police.endpoints.ts";
import { CheckInOccupants, type OverCheckIn, OverCheckInDialog } from "./check-in-occupants.tsx";
import classes from "./stay.module.css";
import { guestNameOf } from "./step-dialog.ts";

type ArrivedPromptProps = {
  bookingRef: BookingRef;
  businessDate: CalendarDate;
  onClose: () => void;
};

/**
 * Asks for the police forms of who has just walked in, as the check-in of a booked guest does (POL-02). Nothing is
 * asked where they are complete, or can't be read: the list of forms to send has them either way.
 */
export function ArrivedPrompt({ bookingRef, businessDate, onClose }: ArrivedPromptProps) {
  const t = useText("frontoffice");
  const { data: gaps, isError: noGaps } = useReadPoliceGapsQuery(bookingRef);
  const { data: booking, isError: noBooking } = useReadBookingQuery(bookingRef);
  const [over, setOver] = useState<OverCheckIn>();
  const isUnreadable = (noGaps && !gaps) || (noBooking && !booking);
  const isComplete = gaps !== undefined && !hasGaps(gaps) && over === undefined;
  const isOver = isUnreadable || isComplete;
  // biome-ignore lint/correctness/useExhaustiveDependencies: closed once: nothing asks later, over other work
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver]);
  if (!gaps || !booking || isOver) return null;
  return (
    <Dialog
      opened
      title={t("arrived.title", { guest: guestNameOf(booking), number: booking.roomNumber })}
      onClose={onClose}
      footer={<DialogCancel>{t("arrived.later")}</DialogCancel>}
    >
      <div className={classes.stay}>
        <p>{t("arrived.prompt")}</p>
        <CheckInOccupants bookingRef={bookingRef} onOver={setOver} />
      </div>
      {over && (
        <OverCheckInDialog
          bookingRef={bookingRef}
          booking={booking}
          businessDate={businessDate}
          over={over}
          onOver={setOver}
        />
      )}
    </Dialog>
  );
}

function hasGaps({ guests, unnamed }: PoliceGaps): boolean {
  return unnamed > 0 || guests.some(({ missing }) => missing.length > 0);
}
