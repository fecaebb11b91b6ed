import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { RestaurantFloor } from "@funduq/shared-types/contracts/pos-floor";
import {
  type ReservationSettings,
  type SaveReservation,
  saveReservationSchema,
  type TableReservation,
} from "@funduq/shared-types/contracts/pos-reservation";
import { isAfterMidnight } from "@funduq/shared-types/rules/service-day";
import {
  addDays,
  type CalendarDate,
  calendarDateIn,
} from "@funduq/shared-types/values/calendar-date";
import { type DiningTableId, tableReservationIdSchema } from "@funduq/shared-types/values/ids";
import {
  FormDialog,
  NumberField,
  notify,
  PhoneField,
  TextArea,
  TextField,
} from "@funduq/shared-ui";
import { DateField, TimeField } from "@funduq/shared-ui/dates";
import { formatDate, formatTime } from "@funduq/shared-ui/format";
import { formContract, useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { newKey, useHotel, useOnline } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useBasedSave } from "../../../features/menu/use-based-save.ts";
import { useSaveReservationMutation } from "../../../features/reservations/reservations.endpoints.ts";
import type { WantedTime } from "../../../features/reservations/taken-tables.ts";
import classes from "./reservations.module.css";
import { ReservedRoom } from "./reserved-room.tsx";
import { TableChoice } from "./table-choice.tsx";

type ReservationFormProps = {
  place: RestaurantRef;
  floor: RestaurantFloor;
  settings: ReservationSettings;
  /** The day that the list shows. */
  day: CalendarDate;
  /** The reservation as it was when the form was opened; undefined adds one. */
  opened: TableReservation | undefined;
  /** As it is now, as far as it is still in the list. */
  listed: TableReservation | undefined;
  /** The table of seated guests' bill. */
  billTableId: DiningTableId | null;
  onClose: () => void;
};

/** `date` is the evening: a time in the small hours is of the next calendar day. */
type Typed = Omit<SaveReservation, "version" | "covers" | "date" | "time" | "minutes"> & {
  covers: number | null;
  date: CalendarDate | null;
  time: string | null;
  minutes: number | null;
};

const calendarDay = ({ date, time }: Pick<Typed, "date" | "time">) =>
  date && time && isAfterMidnight(time) ? addDays(date, 1) : date;

function wantedOf(
  date: CalendarDate | null,
  time: string | null,
  minutes: number | null,
): WantedTime | undefined {
  return date && time && minutes ? { date, time, minutes } : undefined;
}

const contractOf = (isTableNeeded: boolean) =>
  formContract<Typed, SaveReservation>(saveReservationSchema, {
    request: (typed) => ({ ...typed, date: calendarDay(typed), version: null }),
    rules: ({ tableIds }) =>
      isTableNeeded && tableIds.length === 0 ? { tableIds: "tables-missing" } : {},
  });
const contract = contractOf(true);
/** Of seated guests others may have reserved the only table. */
const contractOfSeated = contractOf(false);

/** Reserves tables, or changes a reservation. What was typed stays, whatever the answer is. */
export function ReservationForm({ place, floor, opened, listed, ...props }: ReservationFormProps) {
  const t = useText("till");
  const timeZone = useHotel()?.timeZone ?? "UTC";
  const isOnline = useOnline();
  const [reservationId] = useState(() => opened?.id ?? tableReservationIdSchema.parse(newKey()));
  // As it was opened: a live change of it does not move what is typed.
  const [initial] = useState(() => typedOf(opened, props, timeZone));
  const [trigger] = useSaveReservationMutation();
  const { save, isSaving, failure, isOvertaken } = useBasedSave(trigger, listed ?? opened);
  const isSeated = opened?.state === "seated";
  const form = useContractForm<Typed, SaveReservation>(
    isSeated ? contractOfSeated : contract,
    initial,
    failure,
  );
  const tables = form.field("tableIds");
  const date = form.field("date");
  const time = form.field("time");
  const minutes = form.field("minutes");
  const booking = form.field("bookingId");
  const nextDay = calendarDay({ date: date.value, time: time.value });

  async function handleSubmit(body: SaveReservation) {
    const saved = await save((version) => ({
      ...place,
      reservationId,
      body: { ...body, version },
    }));
    if (!saved) return;
    notify.success(t("r.saved", { name: body.guestName }));
    props.onClose();
  }

  return (
    <FormDialog
      size="medium"
      title={t(opened ? "r.edit" : "r.new")}
      confirmLabel={t("r.save")}
      failure={failure}
      failureFacts={
        <Meanwhile
          opened={opened}
          listed={listed}
          isOvertaken={isOvertaken}
          isRefused={failure?.code === "reservation.changed"}
        />
      }
      isSaving={isSaving}
      whyNot={isOnline ? undefined : t("r.offline")}
      onSubmit={form.submit(handleSubmit)}
      onClose={props.onClose}
    >
      <TextField
        {...form.field("guestName")}
        label={t("r.guest-name")}
        required
        maxLength={80}
        autoComplete="off"
        autoFocus
      />
      <div className={classes.pair}>
        <PhoneField {...form.field("phone")} label={t("r.phone")} />
        <NumberField {...form.field("covers")} label={t("r.guests")} required min={1} max={999} />
      </div>
      <div className={classes.pair}>
        <DateField {...date} label={t("r.day")} required disabled={isSeated} />
        <TimeField {...time} label={t("r.time")} required disabled={isSeated} />
        <NumberField {...minutes} label={t("r.minutes")} required min={15} max={720} />
      </div>
      {nextDay && nextDay !== date.value && (
        <p className={classes.muted} role="status">
          {t("r.next-day", { date: formatDate(nextDay) })}
        </p>
      )}
      <TableChoice
        place={place}
        tables={floor.tables}
        reservationId={reservationId}
        evening={date.value}
        wanted={wantedOf(nextDay, time.value, minutes.value)}
        covers={form.values.covers}
        chosen={tables.value}
        onChange={tables.onChange}
        error={tables.error && t("r.tables-missing")}
        isNew={!opened}
        isSeated={isSeated}
        billTableId={props.billTableId}
      />
      <TextArea {...form.field("note")} label={t("r.note")} maxLength={200} />
      <ReservedRoom
        place={place}
        stay={opened?.stay ?? null}
        bookingId={booking.value}
        onChange={booking.onChange}
      />
    </FormDialog>
  );
}

type MeanwhileProps = Pick<ReservationFormProps, "opened" | "listed"> & {
  isOvertaken: boolean;
  isRefused: boolean;
};

/** What somebody else made of the reservation since the form was opened. */
function Meanwhile({ opened, listed, isOvertaken, isRefused }: MeanwhileProps) {
  const t = useText("till");
  const timeZone = useHotel()?.timeZone ?? "UTC";
  if (opened && !listed && isRefused) return <p role="status">{t("r.gone-elsewhere")}</p>;
  if (!listed || !isOvertaken) return null;
  return (
    <p role="status">
      {t("r.saved-meanwhile", {
        name: listed.guestName,
        time: formatTime(listed.startsAt, timeZone),
        guests: t("guests", { count: listed.covers }),
      })}
    </p>
  );
}

function typedOf(
  reservation: TableReservation | undefined,
  { settings, day }: Pick<ReservationFormProps, "settings" | "day">,
  timeZone: string,
): Typed {
  if (!reservation)
    return {
      guestName: "",
      phone: "",
      covers: 2,
      date: day,
      time: null,
      minutes: settings.usualMinutes,
      note: "",
      tableIds: [],
      bookingId: null,
    };
  const { guestName, phone, covers, note, tableIds, stay, startsAt, endsAt } = reservation;
  const time = formatTime(startsAt, timeZone);
  const calendarDate = calendarDateIn(timeZone, new Date(startsAt));
  return {
    guestName,
    phone,
    covers,
    date: isAfterMidnight(time) ? addDays(calendarDate, -1) : calendarDate,
    time,
    minutes: Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000),
    note,
    tableIds,
    bookingId: stay?.bookingId ?? null,
  };
}
