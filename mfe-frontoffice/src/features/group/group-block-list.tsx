import type { Group, GroupBlock, RoomingEntry } from "@funduq/shared-types/contracts/group";
import { Amount, Button, IconButton, Name, notify, StatusBadge } from "@funduq/shared-ui";
import { formatDay } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { DeleteIcon } from "@funduq/shared-ui/icons";
import { useHotel, useSubmit } from "@funduq/shared-ui/state";
import { useEffect } from "react";
import { storedRateLabel } from "../rate/rate-label.ts";
import { StayDates } from "../stay/stay-dates.tsx";
import { useRemoveEntryMutation } from "./group.endpoints.ts";
import classes from "./group-panel.module.css";
import type { GroupUrl } from "./use-group-url.ts";

type GroupBlockListProps = { group: Group; block: GroupBlock; url: GroupUrl };

/** A block and the names of its list: each with a room to manage, or to be assigned one. */
export function GroupBlockList({ group, block, url }: GroupBlockListProps) {
  const t = useText("frontoffice");
  const open = openUnits(block);
  const isOpen = group.status === "Confirmed";
  const assign = (entry?: string) => url.start("assign", { block: block.id, entry });
  return (
    <section className={classes.block} aria-label={block.roomTypeName}>
      <h3>{t("group.blockTitle", { count: block.quantity, type: block.roomTypeName })}</h3>
      <p className={classes.muted}>
        <StayDates from={block.checkInDate} to={block.checkOutDate} format={formatDay} />
        {" · "}
        {storedRateLabel(block.ratePlan, block.roomTypeName, t)}{" "}
        <Amount value={block.rateCentimes} />
      </p>
      <ul className={classes.entries}>
        {block.entries.map((entry) => (
          <li key={entry.id} className={classes.entry}>
            <EntryFacts entry={entry} />
            {entry.booking ? (
              <ManageButton entry={entry} url={url} />
            ) : (
              isOpen && (
                <UnassignedActions {...{ group, entry }} onAssign={() => assign(entry.id)} />
              )
            )}
          </li>
        ))}
        {open > 0 && isOpen && (
          <li className={classes.entry}>
            <span className={classes.muted}>{t("group.unnamed", { count: open })}</span>
            <Button
              aria-label={t("group.assignUnnamed", { type: block.roomTypeName })}
              onClick={() => assign()}
            >
              {t("group.assign")}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
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
          {t("palette.room", { number: booking.roomNumber })}{" "}
          <StatusBadge status={booking.status} />
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
      aria-label={t("group.manageOf", { guest: guestName })}
      onClick={() => url.manage(booking.id)}
    >
      {t("group.manage")}
    </Button>
  );
}

type UnassignedProps = { group: Group; entry: RoomingEntry; onAssign: () => void };

function UnassignedActions({ group, entry, onAssign }: UnassignedProps) {
  const t = useText("frontoffice");
  const hotel = useHotel();
  const [remove] = useRemoveEntryMutation();
  const { submit, isSaving, failure } = useSubmit(remove);
  useEffect(() => {
    if (failure) notify.error(failure);
  }, [failure]);
  return (
    <span className={classes.actions}>
      <Button aria-label={t("group.assignTo", { guest: entry.guestName })} onClick={onAssign}>
        {t("group.assign")}
      </Button>
      <IconButton
        icon={DeleteIcon}
        label={t("group.removeName", { guest: entry.guestName })}
        disabled={isSaving || !hotel}
        onClick={() =>
          hotel && void submit({ hotelId: hotel.hotelId, groupId: group.id, entryId: entry.id })
        }
      />
    </span>
  );
}
