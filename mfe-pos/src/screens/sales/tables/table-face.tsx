import type { TableReservation } from "@funduq/shared-types/contracts/pos-reservation";
import { Name } from "@funduq/shared-ui";
import { formatTime } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import {
  CalendarIcon,
  CleanIcon,
  FolioIcon,
  GroupIcon,
  type Icon,
  RestaurantIcon,
  TimeIcon,
} from "@funduq/shared-ui/icons";
import { serverTime, useHotel } from "@funduq/shared-ui/state";
import type { TableStatus, TableView } from "../../../features/bills/table-status.ts";
import { useOpenAmounts } from "../../../features/checkout/checkout-drafts.ts";
import { BillSigns } from "../bill-signs.tsx";
import { OpenAmount } from "../open-amount.tsx";
import { ShortWord } from "../short-word.tsx";
import classes from "./tables.module.css";

const icons: Record<TableStatus, Icon> = {
  free: CleanIcon,
  reserved: CalendarIcon,
  seated: GroupIcon,
  ordered: RestaurantIcon,
  waiting: TimeIcon,
  asked: FolioIcon,
};

/** The face of a table: its name, its status, and what is open on it. */
export function TableFace({ view }: { view: TableView }) {
  const t = useText("pos");
  const { table, bills, status, reservation, next } = view;
  const StatusIcon = icons[status];
  const { taken } = useOpenAmounts(bills);
  return (
    <span className={classes.face} data-taken={taken > 0 || undefined}>
      <strong className={classes.name}>
        <bdi>{table.name}</bdi>
      </strong>
      <span
        className={classes.status}
        data-timed={status === "reserved" || status === "waiting" || undefined}
      >
        <StatusIcon size={18} />
        <ShortWord short={useShortStatus(view)}>
          <StatusWord view={view} />
        </ShortWord>
      </span>
      <BillSigns bills={bills} />
      {bills.length > 0 ? (
        <span className={classes.open}>
          <span className={classes.detail}>{t("open-bills", { count: bills.length })}</span>
          <OpenAmount bills={bills} />
        </span>
      ) : (
        <span className={`${classes.detail} ${classes.covers}`}>
          {reservation ? (
            <Name>{reservation.guestName}</Name>
          ) : (
            t("covers", { count: table.covers })
          )}
        </span>
      )}
      {status !== "reserved" && next && <Next reservation={next} />}
    </span>
  );
}

/** Who has the table after those that are there. */
function Next({ reservation }: { reservation: TableReservation }) {
  const till = useText("till");
  const timeZone = useHotel()?.timeZone ?? "UTC";
  return (
    <span className={`${classes.detail} ${classes.next}`}>
      {till("reserved-at", { time: formatTime(reservation.startsAt, timeZone) })}
    </span>
  );
}

/** The status of a small table: '19:30', '25 min'. Undefined where its word is short. */
function useShortStatus({ status, minutes, reservation }: TableView): string | undefined {
  const till = useText("till");
  const timeZone = useHotel()?.timeZone ?? "UTC";
  const hours = Math.floor(minutes / 60);
  if (status === "reserved" && reservation) return formatTime(reservation.startsAt, timeZone);
  if (status === "seated") return till("seated-short");
  if (status === "asked") return till("asked-short");
  if (status !== "waiting") return undefined;
  return hours > 0 ? till("hours-short", { hours }) : till("minutes-short", { minutes });
}

/** 'Available', 'Reserved 19:30', 'Waiting 25 min': what a table is said to be. */
export function StatusWord({ view: { status, minutes, reservation } }: { view: TableView }) {
  const t = useText("pos");
  const till = useText("till");
  const timeZone = useHotel()?.timeZone ?? "UTC";
  if (status === "reserved" && reservation) {
    const { startsAt } = reservation;
    const isLate = serverTime().getTime() > Date.parse(startsAt);
    const time = formatTime(startsAt, timeZone);
    return till(isLate ? "reserved-late" : "reserved-at", { time });
  }
  if (status === "seated") return till("seated-guests");
  if (status === "free") return t("available");
  if (status === "asked") return till("bill-asked");
  if (status === "ordered") return t("occupied");
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? till("waiting-hours", { count: hours }) : till("waiting", { count: minutes });
}
