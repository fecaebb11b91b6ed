import type { HousekeepingStatus } from "@funduq/shared-types/contracts/room";
import { Badge, Button, Menu, Name, StatusBadge } from "@funduq/shared-ui";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import {
  CleanIcon,
  DirtyIcon,
  EditIcon,
  type Icon,
  InspectedIcon,
  OutOfOrderIcon,
  TimeIcon,
} from "@funduq/shared-ui/icons";
import { VipBadge } from "../../features/guest/vip-badge.tsx";
import type { BoardRoom } from "./board.ts";
import { cleaningOf } from "./board-filter.ts";
import classes from "./card.module.css";
import calm from "./card-calm.module.css";
import type { CardState } from "./card-frame.tsx";
import type { PlainStatus } from "./use-room-status.ts";

type HousekeepingCardProps = {
  shown: BoardRoom;
  isCurrent: boolean;
  /** Without them the card only shows. */
  onSet: ((status: PlainStatus) => void) | undefined;
  onClose: (() => void) | undefined;
};

const plain: readonly { status: PlainStatus; icon: Icon }[] = [
  { status: "Dirty", icon: DirtyIcon },
  { status: "CleaningInProgress", icon: TimeIcon },
  { status: "Clean", icon: CleanIcon },
  { status: "Inspected", icon: InspectedIcon },
];

export function cleaningState(shown: BoardRoom): CardState {
  const known = cleaningOf(shown);
  return {
    tone: known ?? "Checked-out",
    badge: known && <Cleaning status={known} />,
    brief: Boolean(shown.outOfOrder || (shown.leaving && shown.arriving)),
  };
}

function Cleaning({ status }: { status: HousekeepingStatus }) {
  const t = useText("frontoffice");
  return <StatusBadge status={status} label={t(`housekeeping.${status}`)} />;
}

/** A room as housekeeping sees it: its state, whether somebody is in, and the state it is set to (FO-14). */
export function HousekeepingCard(props: HousekeepingCardProps) {
  const { shown, isCurrent, onSet, onClose } = props;
  const t = useText("frontoffice");
  const { housekeepingStatus, assignedTo, number } = shown.room;
  const { outOfOrder, isToday } = shown;
  return (
    <>
      {isToday && assignedTo && (
        <div className={`${classes.dates} ${classes.assigned}`}>
          <span>{t("card.assigned")}</span> <Name>{assignedTo}</Name>
        </div>
      )}
      <div className={classes.body}>
        <div className={classes.remarks}>
          <Use shown={shown} />
          {outOfOrder && (
            <span className={classes.dates}>
              {t("card.closed-until", { date: formatDateShort(outOfOrder.to) })}
            </span>
          )}
        </div>
        {isToday && onSet && onClose && (
          <div className={`${classes.action} ${calm.step}`}>
            <Menu
              trigger={
                <Button
                  icon={EditIcon}
                  tabIndex={isCurrent ? 0 : -1}
                  aria-label={t("action.of", { action: t("status.set"), number })}
                  title={t("status.set")}
                >
                  {t("status.set")}
                </Button>
              }
              items={itemsFor(housekeepingStatus, { onSet, onClose }, t)}
            />
          </div>
        )}
      </div>
    </>
  );
}

type Say = ReturnType<typeof useText<"frontoffice">>;
type Setters = { onSet: (status: PlainStatus) => void; onClose: () => void };

/** Any state can follow any (HK-01); closing the room asks for the days first. */
function itemsFor(present: HousekeepingStatus, { onSet, onClose }: Setters, t: Say) {
  return [
    ...plain
      .filter(({ status }) => status !== present)
      .map(({ status, icon }) => ({
        label: t(`housekeeping.${status}`),
        icon,
        onSelect: () => onSet(status),
      })),
    { label: t("status.out-of-order"), icon: OutOfOrderIcon, onSelect: onClose },
  ];
}

/** What the round needs to know of the guest. */
function Use({ shown }: Pick<HousekeepingCardProps, "shown">) {
  const { isToday } = shown;
  const t = useText("frontoffice");
  const isIn = shown.room.bookings.some(({ status }) => status === "Checked-in");
  // No 'Occupied' beside 'Departs', and no 'Empty' beside 'Arrives': these say it.
  const isPlain = !shown.leaving && (isIn || !shown.arriving);
  return (
    <>
      <VipBadge isVip={shown.room.bookings.some(({ isVip }) => isVip)} />
      {isPlain && <Badge>{t(isIn ? "card.occupied" : "card.empty")}</Badge>}
      {shown.leaving && (
        <Badge tone="info">{t(isToday ? "card.departs" : "card.departs-on")}</Badge>
      )}
      {shown.arriving && (
        <Badge tone="info">{t(isToday ? "card.arrives" : "card.arrives-on")}</Badge>
      )}
    </>
  );
}
