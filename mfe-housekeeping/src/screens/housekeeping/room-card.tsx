import type { HousekeepingRoom } from "@funduq/shared-types/contracts/housekeeping";
import { isOutOfOrder } from "@funduq/shared-types/rules/room-display";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { Button, Name, StatusBadge, statusProps, VisuallyHidden } from "@funduq/shared-ui";
import { formatDay } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import {
  CheckInIcon,
  CheckOutIcon,
  CleanIcon,
  type Icon,
  OccupiedIcon,
  TimeIcon,
  VipIcon,
} from "@funduq/shared-ui/icons";
import type { OutboxEntry } from "@funduq/shared-ui/outbox";
import { useLiveStatus, useOnline } from "@funduq/shared-ui/state";
import { memo } from "react";
import { isToDo } from "../../features/board/board-view.ts";
import type { BoardRoom } from "../../features/room-status/unsent-status.ts";
import classes from "./housekeeping.module.css";
import { RefusedChange } from "./refused-change.tsx";

type RoomCardProps = {
  room: BoardRoom;
  businessDate: CalendarDate;
  /** Without them the card only shows. */
  onOpen: ((roomId: string) => void) | undefined;
  onClean: ((room: HousekeepingRoom) => void) | undefined;
  /** Makes a refused change anew, on what the room is now. */
  onSetAgain: ((room: BoardRoom) => void) | undefined;
};

/** One room: the whole card opens it, and one tap makes it clean. */
export const RoomCard = memo(function RoomCard(props: RoomCardProps) {
  const { room, businessDate, onOpen, onClean, onSetAgain } = props;
  const t = useText("housekeeping");
  const { className, ...tone } = statusProps(room.housekeepingStatus);
  const face = <RoomFace room={room} businessDate={businessDate} />;
  return (
    <article {...tone} className={`${className} ${classes.card}`}>
      {onOpen ? (
        <button type="button" className={classes.open} onClick={() => onOpen(room.id)}>
          {face}
          <VisuallyHidden>{t("change-status")}</VisuallyHidden>
        </button>
      ) : (
        <div className={classes.open}>{face}</div>
      )}
      {room.refused && onSetAgain && (
        <RefusedChange refused={room.refused} onSetAgain={() => onSetAgain(room)} />
      )}
      {onClean && isToDo(room) && !room.refused && (
        <Button
          wide
          icon={CleanIcon}
          aria-label={t("mark-room-clean", { number: room.number })}
          onClick={() => onClean(room)}
        >
          {t("mark-clean")}
        </Button>
      )}
    </article>
  );
});

type RoomFaceProps = Pick<RoomCardProps, "room" | "businessDate">;

function RoomFace({ room, businessDate }: RoomFaceProps) {
  const t = useText("housekeeping");
  const { housekeepingStatus, assignedTo } = room;
  return (
    <>
      <span className={classes.head}>
        <strong className={classes.number}>
          <VisuallyHidden>{t("set-status", { number: room.number })}</VisuallyHidden>
          <bdi aria-hidden>{room.number}</bdi>
        </strong>
        <Name>{room.roomTypeName}</Name>
        <StatusBadge status={housekeepingStatus} label={t(`status.${housekeepingStatus}`)} />
      </span>
      <Uses use={room.use} />
      {assignedTo && <span className={classes.note}>{t("assigned-to", { name: assignedTo })}</span>}
      <OutOfOrderNote room={room} businessDate={businessDate} />
      {room.waiting && <Waiting change={room.waiting} />}
    </>
  );
}

/** As a rule a change is sent in a moment, and nothing is to be said of it. */
function Waiting({ change }: { change: OutboxEntry }) {
  const t = useText("housekeeping");
  const isLive = useLiveStatus() === "live";
  const isOnline = useOnline();
  if (isLive && isOnline && !change.failure) return null;
  return (
    <span className={classes.waiting}>
      <TimeIcon size={18} />
      {t("waiting")}
    </span>
  );
}

/** Until when a room can't be sold, or from when on; a period that is over is no news. */
function OutOfOrderNote({ room, businessDate }: RoomFaceProps) {
  const t = useText("housekeeping");
  const { outOfOrder } = room;
  if (!outOfOrder || outOfOrder.to <= businessDate) return null;
  const from = formatDay(outOfOrder.from);
  const to = formatDay(outOfOrder.to);
  const closed = isOutOfOrder(room, businessDate);
  return (
    <span className={classes.note}>
      {closed ? t("out-of-order-until", { date: to }) : t("out-of-order-period", { from, to })}
    </span>
  );
}

type Use = HousekeepingRoom["use"];
const uses: readonly { name: keyof Use; icon: Icon }[] = [
  { name: "isVip", icon: VipIcon },
  { name: "occupied", icon: OccupiedIcon },
  { name: "departsToday", icon: CheckOutIcon },
  { name: "arrivesToday", icon: CheckInIcon },
];

/** What a housekeeper needs to know of the guest, and nothing more. */
function Uses({ use }: { use: Use }) {
  const t = useText("housekeeping");
  const now = uses.filter(({ name }) => use[name]);
  if (now.length === 0) return <span className={classes.note}>{t("use.free")}</span>;
  return (
    <span className={classes.uses}>
      {now.map(({ name, icon: Icon }) => (
        <span key={name} className={classes.use}>
          <Icon size={18} />
          {t(`use.${name}`)}
        </span>
      ))}
    </span>
  );
}
