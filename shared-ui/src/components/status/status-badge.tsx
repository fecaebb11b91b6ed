import type { ReactNode } from "react";
import { useUiText } from "../../i18n/ui-text.ts";
import {
  CalendarIcon,
  CancelledIcon,
  CheckOutIcon,
  CleanIcon,
  DirtyIcon,
  DoneIcon,
  type Icon,
  InspectedIcon,
  LockedIcon,
  NoShowIcon,
  OccupiedIcon,
  OutOfOrderIcon,
  PaymentIcon,
  ReservedIcon,
  RestaurantIcon,
  ShowIcon,
  TimeIcon,
  UndoIcon,
  WarningIcon,
} from "../../icons.ts";
import classes from "./status.module.css";

/** What a status looks like: colour never stands alone, each has its icon, word, colour and shape. */
type Look = { icon: Icon; tone: string; shape?: "dashed" | "hatched" };

/** By status; the word of each is `status.<name>` in the catalogue. */
const looks = {
  // Rooms, as shown and of housekeeping.
  Occupied: { icon: OccupiedIcon, tone: "occupied" },
  Reserved: { icon: ReservedIcon, tone: "reserved" },
  Clean: { icon: CleanIcon, tone: "clean" },
  Inspected: { icon: InspectedIcon, tone: "inspected" },
  Dirty: { icon: DirtyIcon, tone: "dirty" },
  CleaningInProgress: { icon: DirtyIcon, tone: "cleaning", shape: "dashed" },
  OutOfOrder: { icon: OutOfOrderIcon, tone: "out-of-order", shape: "hatched" },
  // Bookings.
  Confirmed: { icon: DoneIcon, tone: "reserved" },
  "Checked-in": { icon: OccupiedIcon, tone: "occupied" },
  "Checked-out": { icon: CheckOutIcon, tone: "neutral" },
  Cancelled: { icon: CancelledIcon, tone: "neutral", shape: "hatched" },
  "no-show": { icon: NoShowIcon, tone: "no-show", shape: "dashed" },
  // Invoices: a preview is not saved, a credited one was taken back by a credit note.
  "invoice-preview": { icon: ShowIcon, tone: "neutral", shape: "dashed" },
  "invoice-unpaid": { icon: PaymentIcon, tone: "warning" },
  "invoice-paid": { icon: DoneIcon, tone: "clean" },
  "invoice-credited": { icon: UndoIcon, tone: "neutral", shape: "hatched" },
  // Restaurant tables, and what is ordered at them.
  "table-available": { icon: CleanIcon, tone: "clean" },
  "table-occupied": { icon: RestaurantIcon, tone: "occupied" },
  "order-open": { icon: TimeIcon, tone: "warning", shape: "dashed" },
  "order-paid": { icon: DoneIcon, tone: "clean" },
  "order-on-room": { icon: OccupiedIcon, tone: "reserved" },
  "order-cancelled": { icon: CancelledIcon, tone: "neutral", shape: "hatched" },
  // A hotel's subscription, by the days left, and its users.
  "subscription-green": { icon: DoneIcon, tone: "clean" },
  "subscription-orange": { icon: TimeIcon, tone: "warning" },
  "subscription-red": { icon: WarningIcon, tone: "danger" },
  "subscription-unset": { icon: CalendarIcon, tone: "neutral", shape: "dashed" },
  "subscription-expired": { icon: LockedIcon, tone: "danger", shape: "hatched" },
  "user-active": { icon: DoneIcon, tone: "clean" },
  "user-disabled": { icon: LockedIcon, tone: "neutral", shape: "hatched" },
} as const satisfies Record<string, Look>;

/** Every status that the suite shows, of rooms, bookings, invoices, tables, orders, subscriptions, users. */
export type StatusName = keyof typeof looks;

export const statusNames = Object.keys(looks) as StatusName[];

type StatusBadgeProps = {
  status: StatusName;
  label?: ReactNode;
  /** Where the status means something else than beside it: a free room is not just a clean one. */
  icon?: Icon;
};

export function StatusBadge({ status, label, icon }: StatusBadgeProps) {
  const t = useUiText();
  const { tone, shape }: Look = looks[status];
  const Icon = icon ?? looks[status].icon;
  return (
    <span className={classes.badge} data-tone={tone} data-shape={shape}>
      <Icon size={16} />
      {label ?? t(`status.${status}`)}
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
