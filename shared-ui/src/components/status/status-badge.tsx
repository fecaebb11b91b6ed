import type { ReactNode } from "react";
import { useUiText } from "../../i18n/ui-text.ts";
import {
  CancelledIcon,
  CheckOutIcon,
  CleanIcon,
  DirtyIcon,
  type Icon,
  InspectedIcon,
  NoShowIcon,
  OccupiedIcon,
  OutOfOrderIcon,
  ReservedIcon,
} from "../../icons.ts";
import classes from "./status.module.css";

/** Statuses of rooms (displayed and of housekeeping) and of bookings. */
export type StatusName =
  | "Occupied"
  | "Reserved"
  | "Confirmed"
  | "Clean"
  | "Inspected"
  | "Dirty"
  | "CleaningInProgress"
  | "OutOfOrder"
  | "Checked-in"
  | "Checked-out"
  | "Cancelled"
  | "no-show";

type TextKey =
  | "occupied"
  | "reserved"
  | "confirmed"
  | "clean"
  | "inspected"
  | "dirty"
  | "cleaning"
  | "out-of-order"
  | "checked-in"
  | "checked-out"
  | "cancelled"
  | "no-show";

/** Colour never stands alone: each status has its icon, word, colour and edge. */
const looks: Record<StatusName, { icon: Icon; tone: string; text: TextKey }> = {
  Occupied: { icon: OccupiedIcon, tone: "occupied", text: "occupied" },
  Reserved: { icon: ReservedIcon, tone: "reserved", text: "reserved" },
  Confirmed: { icon: ReservedIcon, tone: "reserved", text: "confirmed" },
  Clean: { icon: CleanIcon, tone: "clean", text: "clean" },
  Inspected: { icon: InspectedIcon, tone: "inspected", text: "inspected" },
  Dirty: { icon: DirtyIcon, tone: "dirty", text: "dirty" },
  CleaningInProgress: { icon: DirtyIcon, tone: "cleaning", text: "cleaning" },
  OutOfOrder: { icon: OutOfOrderIcon, tone: "out-of-order", text: "out-of-order" },
  "Checked-in": { icon: OccupiedIcon, tone: "occupied", text: "checked-in" },
  "Checked-out": { icon: CheckOutIcon, tone: "neutral", text: "checked-out" },
  Cancelled: { icon: CancelledIcon, tone: "neutral", text: "cancelled" },
  "no-show": { icon: NoShowIcon, tone: "no-show", text: "no-show" },
};

type StatusBadgeProps = { status: StatusName; label?: ReactNode };

export function StatusBadge({ status, label }: StatusBadgeProps) {
  const t = useUiText();
  const { icon: Icon, tone, text } = looks[status];
  return (
    <span className={classes.badge} data-tone={tone}>
      <Icon size={16} />
      {label ?? t(`status.${text}`)}
    </span>
  );
}

/** The colours of a status for a whole card: spread on the element, style with `--fq-status*`. */
export function statusProps(status: StatusName): { className: string; "data-tone": string } {
  return { className: classes.tone ?? "", "data-tone": looks[status].tone };
}

type BadgeProps = { tone?: "neutral" | "info" | "warning" | "danger"; children: ReactNode };

/** A short remark beside something: a count, 'VIP', 'Group'. */
export function Badge({ tone = "neutral", children }: BadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
