import type { Booking, BookingStatus } from "@funduq/shared-types/contracts/booking";
import type { GridRoom } from "@funduq/shared-types/contracts/day-grid";
import { checkInVerdict } from "@funduq/shared-types/rules/check-in";
import { noShowVerdict, reactivateVerdict } from "@funduq/shared-types/rules/no-show";
import { undoVerdict } from "@funduq/shared-types/rules/undo";
import { allowed } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { Button, Menu, useShortcut } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import {
  CalendarIcon,
  CancelledIcon,
  CheckInIcon,
  CheckOutIcon,
  EditIcon,
  FolioIcon,
  type Icon,
  MoreIcon,
  MoveIcon,
  NoShowIcon,
  RefreshIcon,
  UndoIcon,
} from "@funduq/shared-ui/icons";
import { useMay } from "@funduq/shared-ui/state";
import { useFocusKept } from "../dialog/use-focus-kept.ts";
import classes from "./stay.module.css";
import type { StayPanel } from "./stay-panel.ts";
import { isRoomNotReady, reasonAgainst } from "./step-dialog.ts";

type StayActionsProps = {
  booking: Booking;
  room: GridRoom | undefined;
  businessDate: CalendarDate;
  /** What is open over the stay. */
  panel: StayPanel | undefined;
  onPanel: (panel: StayPanel) => void;
};
type StepPanel = Exclude<StayPanel, "folios">;

/** What comes next in the life of a stay; what the rules have against it is said beside it. */
const nextStep: Record<BookingStatus, StepPanel> = {
  Reserved: "check-in",
  Confirmed: "check-in",
  "Checked-in": "check-out",
  "Checked-out": "undo",
  Cancelled: "undo",
  "no-show": "reactivate",
};

/** Less frequent actions. A dialog whose action is not possible now says why. */
const otherSteps: Partial<Record<BookingStatus, readonly StepPanel[]>> = {
  Reserved: ["details", "dates", "change-room", "no-show", "cancel"],
  Confirmed: ["details", "dates", "change-room", "no-show", "cancel"],
  "Checked-in": ["details", "dates", "change-room", "undo"],
};

const icons: Record<StepPanel, Icon> = {
  "check-in": CheckInIcon,
  "check-out": CheckOutIcon,
  cancel: CancelledIcon,
  "no-show": NoShowIcon,
  reactivate: RefreshIcon,
  undo: UndoIcon,
  "change-room": MoveIcon,
  dates: CalendarIcon,
  details: EditIcon,
};

/** What can be done with a stay now; what can't says why. */
export function StayActions({ booking, room, businessDate, panel, onPanel }: StayActionsProps) {
  const t = useText("frontoffice");
  const mayWrite = useMay("bookings.write");
  const next = nextStep[booking.status];
  const whyNot = whyNotNext({ booking, room, businessDate });
  const others = othersOf(booking, businessDate);
  // 'More' may be gone with the step that was taken from it.
  const footer = useFocusKept(
    (body) => body.querySelector("button"),
    [booking.status],
    panel !== undefined,
  );
  useShortcut({ keys: "F9", label: t("stay.folio-manager"), onPress: () => onPanel("folios") });
  return (
    <div className={classes.footer} ref={footer}>
      {whyNot && (
        <p id="step-reason" className={classes.reason}>
          {whyNot}
        </p>
      )}
      <div className={classes.buttons}>
        {mayWrite && others.length > 0 && (
          <Menu
            trigger={<Button icon={MoreIcon}>{t("stay.more")}</Button>}
            items={others.map((other) => ({
              label: stepLabel(other, booking, t),
              icon: icons[other],
              danger: other === "cancel",
              onSelect: () => onPanel(other),
            }))}
          />
        )}
        <Button icon={FolioIcon} aria-keyshortcuts="F9" onClick={() => onPanel("folios")}>
          {t("stay.folio-manager")}
        </Button>
        {mayWrite && (
          <Button
            variant={next === "undo" ? "default" : "primary"}
            icon={icons[next]}
            disabled={whyNot !== undefined}
            aria-describedby={whyNot && "step-reason"}
            onClick={() => onPanel(next)}
          >
            {stepLabel(next, booking, t)}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A guest whose day of arrival has not come can't have stayed away. */
function othersOf(booking: Booking, businessDate: CalendarDate): readonly StepPanel[] {
  const steps = otherSteps[booking.status] ?? [];
  if (noShowVerdict(booking, businessDate).allowed) return steps;
  return steps.filter((panel) => panel !== "no-show");
}

type StepFacts = Pick<StayActionsProps, "booking" | "room" | "businessDate">;

function whyNotNext({ booking, room, businessDate }: StepFacts): string | undefined {
  const next = nextStep[booking.status];
  if (next === "check-in") {
    const verdict = room ? checkInVerdict(booking, room, businessDate) : allowed;
    // The check-in itself says that the room is not ready, and leads on.
    return isRoomNotReady(verdict) ? undefined : reasonAgainst(verdict);
  }
  if (next === "undo") return reasonAgainst(undoVerdict(booking, businessDate));
  if (next === "reactivate") return reasonAgainst(reactivateVerdict(booking, businessDate));
  return undefined;
}

function stepLabel(
  panel: StepPanel,
  { lastStep }: Booking,
  t: ReturnType<typeof useText<"frontoffice">>,
): string {
  if (panel === "check-in" || panel === "check-out") return t(`action.${panel}`);
  if (panel !== "undo") return t(`step.${panel}`);
  return lastStep ? t(`undo.${lastStep.step}`) : t("undo");
}
