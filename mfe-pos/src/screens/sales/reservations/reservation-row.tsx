import type { RestaurantFloor } from "@funduq/shared-types/contracts/pos-floor";
import type { TableReservation } from "@funduq/shared-types/contracts/pos-reservation";
import {
  isActive,
  type ReservationStep,
  refusalOfStep,
} from "@funduq/shared-types/rules/table-reservation";
import { calendarDateIn } from "@funduq/shared-types/values/date-in-zone";
import { Badge, Button, IconButton, Menu, Name } from "@funduq/shared-ui";
import { formatDay, formatList, formatTime } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { EditIcon, MoreIcon } from "@funduq/shared-ui/icons";
import { useHotel } from "@funduq/shared-ui/state";
import classes from "./reservations.module.css";
import type { NamedStep } from "./use-step.ts";

export type RowActions = {
  now: Date;
  /** Nothing is saved without a network. */
  isLocked: boolean;
  onSeat: (reservation: TableReservation) => void;
  onEdit: (reservation: TableReservation) => void;
  onStep: (reservation: TableReservation, step: NamedStep) => void;
  onBill: (reservation: TableReservation) => void;
};

type RowProps = RowActions & {
  reservation: TableReservation;
  floor: RestaurantFloor;
  /** Of reservations of several days. */
  showsDay: boolean;
};

/** A reservation with what can be done now. */
export function ReservationRow({ reservation, floor, showsDay, ...actions }: RowProps) {
  const t = useText("till");
  const timeZone = useHotel()?.timeZone ?? "UTC";
  const { guestName, phone, covers, note, state, stay, startsAt, endsAt } = reservation;
  const tables = floor.tables
    .filter(({ id }) => reservation.tableIds.includes(id))
    .map(({ name }) => name);
  const about = [
    t("guests", { count: covers }),
    stay && t("r.room", { room: stay.roomNumber }),
    phone && `\u2068${phone}\u2069`,
    note,
  ];
  return (
    <li className={classes.row} data-state={state}>
      <span className={classes.times}>
        <strong>{formatTime(startsAt, timeZone)}</strong>
        <span className={classes.muted}>
          {showsDay
            ? formatDay(calendarDateIn(timeZone, new Date(startsAt)))
            : t("r.until", { time: formatTime(endsAt, timeZone) })}
        </span>
      </span>
      <span className={classes.who}>
        <strong>
          <Name>{guestName}</Name>
        </strong>
        <span>{tables.length > 0 ? formatList(tables) : t("r.no-table")}</span>
        <span className={classes.muted}>{about.filter(Boolean).join(" · ")}</span>
      </span>
      <Badge tone={state === "booked" ? "info" : "neutral"}>{t(`r.${state}`)}</Badge>
      <Actions reservation={reservation} {...actions} />
    </li>
  );
}

function Actions({
  reservation,
  now,
  isLocked,
  ...on
}: RowActions & { reservation: TableReservation }) {
  const t = useText("till");
  const { state, guestName: name } = reservation;
  const timeZone = useHotel()?.timeZone ?? "UTC";
  const can = (step: ReservationStep) => !refusalOfStep(reservation, step, { now, timeZone });
  return (
    <span className={classes.actions}>
      {can("seat") && (
        <Button
          variant="primary"
          disabled={isLocked}
          aria-label={t("r.seat-named", { name })}
          onClick={() => on.onSeat(reservation)}
        >
          {t("r.seat")}
        </Button>
      )}
      {state === "seated" && (
        <Button aria-label={t("r.to-bill-named", { name })} onClick={() => on.onBill(reservation)}>
          {t("r.to-bill")}
        </Button>
      )}
      {can("unseat") && (
        <Button
          variant="quiet"
          disabled={isLocked}
          aria-label={t("r.unseat-named", { name })}
          onClick={() => on.onStep(reservation, "unseat")}
        >
          {t("r.unseat")}
        </Button>
      )}
      {can("restore") && (
        <Button
          disabled={isLocked}
          aria-label={t("r.restore-named", { name })}
          onClick={() => on.onStep(reservation, "restore")}
        >
          {t("r.restore")}
        </Button>
      )}
      {isActive(state) && (
        <IconButton
          icon={EditIcon}
          label={t("r.edit-named", { name })}
          onClick={() => on.onEdit(reservation)}
        />
      )}
      {can("cancel") && (
        <Menu
          trigger={<IconButton icon={MoreIcon} label={t("r.actions-of", { name })} />}
          items={[
            {
              label: t("r.mark-no-show"),
              disabled: isLocked || !can("mark-no-show"),
              onSelect: () => on.onStep(reservation, "mark-no-show"),
            },
            {
              label: t("r.cancel"),
              disabled: isLocked,
              onSelect: () => on.onStep(reservation, "cancel"),
            },
          ]}
        />
      )}
    </span>
  );
}
