import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { GridRoom } from "@funduq/shared-types/contracts/day-grid";
import { canBecome } from "@funduq/shared-types/rules/booking-status";
import { checkInVerdict } from "@funduq/shared-types/rules/check-in";
import type { Verdict } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { Button, useShortcut } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { CheckInIcon, CheckOutIcon, FolioIcon } from "@funduq/shared-ui/icons";
import classes from "./stay.module.css";
import type { StayPanel } from "./stay-panel.ts";

type StayActionsProps = {
  booking: Booking;
  room: GridRoom | undefined;
  businessDate: CalendarDate;
  onPanel: (panel: StayPanel) => void;
};

/** What can be done with a stay now; what can't says why. */
export function StayActions({ booking, room, businessDate, onPanel }: StayActionsProps) {
  const t = useText("frontoffice");
  const isExpected = canBecome(booking.status, "Checked-in");
  const isIn = booking.status === "Checked-in";
  const whyNot = isExpected
    ? refusal(room && checkInVerdict(booking, room, businessDate))
    : undefined;
  useShortcut({ keys: "F9", onPress: () => onPanel("folios") });
  return (
    <div className={classes.footer}>
      {whyNot && (
        <p id="check-in-reason" className={classes.reason}>
          {whyNot}
        </p>
      )}
      <div className={classes.buttons}>
        <Button icon={FolioIcon} aria-keyshortcuts="F9" onClick={() => onPanel("folios")}>
          {t("stay.folioManager")}
        </Button>
        {isExpected && (
          <Button
            variant="primary"
            icon={CheckInIcon}
            disabled={whyNot !== undefined}
            aria-describedby={whyNot && "check-in-reason"}
            onClick={() => onPanel("check-in")}
          >
            {t("stay.checkIn")}
          </Button>
        )}
        {isIn && (
          <Button variant="primary" icon={CheckOutIcon} onClick={() => onPanel("check-out")}>
            {t("stay.checkOut")}
          </Button>
        )}
      </div>
    </div>
  );
}

function refusal(verdict: Verdict | undefined): string | undefined {
  return verdict && !verdict.allowed ? errorText(verdict) : undefined;
}
