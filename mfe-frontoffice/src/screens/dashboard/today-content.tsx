import type { GroupRooms } from "@funduq/shared-types/contracts/day-grid";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Badge, Name, QueryView, Skeleton } from "@funduq/shared-ui";
import { formatDay } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { ExpandIcon } from "@funduq/shared-ui/icons";
import { type ReactNode, useState } from "react";
import { StayDates } from "../../features/from-to/stay-dates.tsx";
import { VipBadge } from "../../features/guest/vip-badge.tsx";
import { ReferenceBeside } from "../../features/reference/reference.tsx";
import { useReadDayGridQuery, useReadEndedStaysQuery } from "./day-grid.endpoints.ts";
import { PoliceLine } from "./police-line.tsx";
import classes from "./today.module.css";
import {
  countRoomsOf,
  type DayPart,
  type DayStay,
  dayParts,
  groupsToArrive,
  todaysStays,
} from "./todays-stays.ts";
import type { DashboardUrl } from "./use-dashboard-url.ts";

type TodayContentProps = { hotelId: HotelId; url: DashboardUrl };

/**
 * Who comes and goes on the business date, whatever day the grid shows: what is still to do, who is
 * in the house, and what was done and can still be taken back (FO-05).
 */
export function TodayContent({ hotelId, url }: TodayContentProps) {
  const t = useText("frontoffice");
  const grid = useReadDayGridQuery({ hotelId });
  const ended = useReadEndedStaysQuery(hotelId);
  const failed = t("today.failed");
  return (
    <QueryView query={grid} skeleton={<Skeleton rows={8} />} errorMessage={failed}>
      {(day) => (
        <QueryView query={ended} skeleton={<Skeleton rows={8} />} errorMessage={failed}>
          {({ stays }) => (
            <div className={classes.parts}>
              <PoliceLine hotelId={hotelId} onOpen={url.openPolice} />
              <Parts
                parts={todaysStays(day, stays)}
                groups={groupsToArrive(day)}
                onOpen={url.openStay}
                onOpenGroup={url.openGroup}
              />
            </div>
          )}
        </QueryView>
      )}
    </QueryView>
  );
}

type Opening = {
  onOpen: (id: DayStay["id"]) => void;
  onOpenGroup: (id: GroupRooms["groupId"]) => void;
};
type PartsProps = Opening & {
  parts: Record<DayPart, DayStay[]>;
  groups: readonly GroupRooms[];
};

function Parts({ parts, groups, ...opening }: PartsProps) {
  return dayParts.map((part) => (
    <Part
      key={part}
      part={part}
      stays={parts[part]}
      groups={part === "arrivals" ? groups : []}
      {...opening}
    />
  ));
}

type PartProps = Opening & {
  part: DayPart;
  stays: readonly DayStay[];
  groups: readonly GroupRooms[];
};

/** Open at first, but for the guests in house: their list may be long, and opens when it is pressed. */
function Part({ part, stays, groups, onOpen, onOpenGroup }: PartProps) {
  const t = useText("frontoffice");
  const count = stays.length + countRoomsOf(groups);
  const [opened, setOpened] = useState(part !== "inHouse");
  return (
    <section>
      <h3 className={classes.title}>
        <button
          type="button"
          className={classes.opener}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {t(`today.${part}`)} <Badge>{count}</Badge>
          <ExpandIcon size={16} aria-hidden />
        </button>
      </h3>
      {opened && count === 0 && <p className={classes.muted}>{t("today.none")}</p>}
      {opened && count > 0 && (
        <ul className={classes.stays}>
          {groups.map((group) => (
            <li key={group.blockId}>
              <GroupLine group={group} onOpen={() => onOpenGroup(group.groupId)} />
            </li>
          ))}
          {stays.map((stay) => (
            <li key={stay.id}>
              <StayLine stay={stay} onOpen={() => onOpen(stay.id)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function StayLine({ stay, onOpen }: { stay: DayStay; onOpen: () => void }) {
  const t = useText("frontoffice");
  const { checkInDate, checkOutDate, roomNumber: number } = stay;
  return (
    <Line name={stay.guestName} isVip={stay.isVip} onOpen={onOpen}>
      {t("today.room", { number })} ·{" "}
      <StayDates from={checkInDate} to={checkOutDate} format={formatDay} />
      <ReferenceBeside reference={stay.reference} />
    </Line>
  );
}

/** Rooms that a group has not been given yet: its panel is where they are assigned. */
function GroupLine({ group, onOpen }: { group: GroupRooms; onOpen: () => void }) {
  const t = useText("frontoffice");
  const { checkInDate, checkOutDate, rooms, roomTypeName: type } = group;
  return (
    <Line name={group.groupName} onOpen={onOpen}>
      {t("today.unassigned", { count: rooms, type })} ·{" "}
      <StayDates from={checkInDate} to={checkOutDate} format={formatDay} />
    </Line>
  );
}

type LineProps = {
  name: string;
  isVip?: boolean | undefined;
  onOpen: () => void;
  children: ReactNode;
};

function Line({ name, isVip, onOpen, children }: LineProps) {
  return (
    <button type="button" className={classes.stay} onClick={onOpen}>
      <span className={classes.who}>
        <span>
          <Name>{name}</Name>
          <VipBadge isVip={isVip} />
        </span>
        <span className={classes.muted}>{children}</span>
      </span>
    </button>
  );
}
