import type { Group, GroupBlock, RoomingEntry } from "@funduq/shared-types/contracts/group";
import { Amount, Button, IconButton, Name, StatusBadge } from "@funduq/shared-ui";
import { formatDateShort, formatDay } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { DeleteIcon } from "@funduq/shared-ui/icons";
import { useHotel, useMay } from "@funduq/shared-ui/state";
import { type RefObject, useRef } from "react";
import { useFocusKept } from "../dialog/use-focus-kept.ts";
import { StayDates } from "../from-to/stay-dates.tsx";
import { storedRateLabel } from "../rate/rate-label.ts";
import { ReferenceBeside } from "../reference/reference.tsx";
import classes from "./group-panel.module.css";
import type { GroupUrl } from "./use-group-url.ts";
import { hasRoom, useNameRemoval } from "./use-name-removal.ts";

type GroupBlockListProps = { group: Group; block: GroupBlock; url: GroupUrl };

/** A block and the names of its list: each with a room to manage, or to be assigned one. */
export function GroupBlockList({ group, block, url }: GroupBlockListProps) {
  const t = useText("frontoffice");
  const open = openUnits(block);
  const mayAssign = useMay("bookings.write");
  const isOpen = group.status === "Confirmed";
  const businessDate = useHotel()?.businessDate;
  const isOver = businessDate !== undefined && block.checkOutDate <= businessDate;
  const unassigned = block.quantity - block.assigned;
  const assign = (entry?: string) => url.start("assign", { block: block.id, entry });
  const removedAt = useRef<number>(undefined);
  const list = useFocusKept(
    (body) => nextTo(body, removedAt),
    [block.entries],
    url.task !== undefined,
  );
  return (
    <section className={classes.block} aria-label={block.roomTypeName}>
      <h3>{t("group.block-title", { count: block.quantity, type: block.roomTypeName })}</h3>
      <p className={classes.muted}>
        <StayDates from={block.checkInDate} to={block.checkOutDate} format={formatDay} />
        {" · "}
        {storedRateLabel(block.ratePlan, block.roomTypeName, t)}{" "}
        <Amount value={block.rateCentimes} />
      </p>
      {block.releasedFrom && (
        <p className={classes.muted}>
          {t("group.released", { date: formatDateShort(block.releasedFrom) })}
        </p>
      )}
      {unassigned > 1 && isOpen && !isOver && mayAssign && (
        <div className={classes.actions}>
          <Button
            aria-label={t("group.assign-all-of", { type: block.roomTypeName })}
            onClick={() => url.start("assign-all", { block: block.id })}
          >
            {t("group.assign-all")}
          </Button>
        </div>
      )}
      <div ref={list}>
        <ul className={classes.entries}>
          {block.entries.map((entry, index) => (
            <li key={entry.id} className={classes.entry}>
              <EntryFacts entry={entry} />
              <span className={classes.actions}>
                {isOpen && !isOver && !entry.booking && (
                  <AssignButton entry={entry} assign={assign} />
                )}
                <ManageButton entry={entry} url={url} />
                {isOpen && !hasRoom(entry) && (
                  <RemoveButton
                    group={group}
                    block={block}
                    entry={entry}
                    onRemove={() => {
                      removedAt.current = index;
                    }}
                  />
                )}
              </span>
            </li>
          ))}
          {unassigned > 0 && isOpen && isOver && (
            <li className={classes.entry}>
              <span className={classes.muted}>{t("group.over", { count: unassigned })}</span>
              <Button onClick={() => url.start("account")}>{t("group.account")}</Button>
            </li>
          )}
          {open > 0 && isOpen && !isOver && (
            <li className={classes.entry}>
              <span className={classes.muted}>{t("group.unnamed", { count: open })}</span>
              <Button
                aria-label={t("group.assign-unnamed", { type: block.roomTypeName })}
                onClick={() => assign()}
              >
                {t("group.assign")}
              </Button>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}

/** A name went off the list: the row that took its place, else the last one. */
function nextTo(body: HTMLElement, removedAt: RefObject<number | undefined>): HTMLElement | null {
  const place = removedAt.current;
  if (place === undefined) return null;
  removedAt.current = undefined;
  const rows = [...body.querySelectorAll("li")];
  return (rows[place] ?? rows.at(-1))?.querySelector("button") ?? null;
}

/** Units that neither a booking nor a name is for. */
function openUnits({ quantity, assigned, entries }: GroupBlock): number {
  const waiting = entries.filter(({ booking }) => booking === null).length;
  return Math.max(0, quantity - assigned - waiting);
}

function EntryFacts({ entry }: { entry: RoomingEntry }) {
  const t = useText("frontoffice");
  const { guestName, phone, booking, checkInDate, checkOutDate } = entry;
  return (
    <span className={classes.who}>
      <Name>{guestName}</Name>
      {booking && (
        <span className={classes.muted}>
          {t("palette.room", { number: booking.roomNumber })}
          <ReferenceBeside reference={booking.reference} /> <StatusBadge status={booking.status} />
        </span>
      )}
      {!booking && (phone || checkInDate) && (
        <span className={classes.muted}>
          <bdi dir="ltr">{phone}</bdi>{" "}
          {checkInDate && checkOutDate && (
            <StayDates from={checkInDate} to={checkOutDate} format={formatDay} />
          )}
        </span>
      )}
    </span>
  );
}

/** Opens the stay that the name has. */
function ManageButton({ entry, url }: { entry: RoomingEntry; url: GroupUrl }) {
  const t = useText("frontoffice");
  const { booking, guestName } = entry;
  if (!booking) return null;
  return (
    <Button
      aria-label={t("group.manage-of", { guest: guestName })}
      onClick={() => url.manage(booking.id)}
    >
      {t("group.manage")}
    </Button>
  );
}

type AssignButtonProps = { entry: RoomingEntry; assign: (entry: string) => void };

function AssignButton({ entry, assign }: AssignButtonProps) {
  const t = useText("frontoffice");
  return (
    <Button
      aria-label={t("group.assign-to", { guest: entry.guestName })}
      onClick={() => assign(entry.id)}
    >
      {t("group.assign")}
    </Button>
  );
}

type RemoveButtonProps = {
  group: Group;
  block: GroupBlock;
  entry: RoomingEntry;
  onRemove: () => void;
};

function RemoveButton({ onRemove, ...name }: RemoveButtonProps) {
  const t = useText("frontoffice");
  const { remove, isSaving } = useNameRemoval(name);
  return (
    <IconButton
      icon={DeleteIcon}
      label={t("group.remove-name", { guest: name.entry.guestName })}
      disabled={isSaving}
      onClick={() => {
        onRemove();
        remove();
      }}
    />
  );
}
