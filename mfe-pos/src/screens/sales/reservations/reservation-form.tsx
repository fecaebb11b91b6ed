import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { RestaurantFloor } from "@funduq/shared-types/contracts/pos-floor";
import type {
  ReservationSettings,
  SaveReservation,
  TableReservation,
} from "@funduq/shared-types/contracts/pos-reservation";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { type DiningTableId, tableReservationIdSchema } from "@funduq/shared-types/values/ids";
import {
  FormDialog,
  NumberField,
  notify,
  PhoneField,
  TextArea,
  TextField,
} from "@funduq/shared-ui";
import { formatTime } from "@funduq/shared-ui/format";
import { useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { newKey, useHotel, useOnline } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useBasedSave } from "../../../features/menu/use-based-save.ts";
import { useSaveReservationMutation } from "../../../features/reservations/reservations.endpoints.ts";
import { useTakenTables } from "../../../features/reservations/use-taken-tables.ts";
import { faultOfTime } from "../../../features/reservations/wanted-time.ts";
import { useNow } from "../tables/use-now.ts";
import { ReservationTime } from "./reservation-time.tsx";
import classes from "./reservations.module.css";
import { ReservedRoom } from "./reserved-room.tsx";
import { TableChoice } from "./table-choice.tsx";
import { contract, contractOfSeated, type Typed, typedOf, wantedOf } from "./typed-reservation.ts";

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
  const booking = form.field("bookingId");
  const evening = form.field("date").value;
  const [time, minutes] = [form.field("time").value, form.field("minutes").value];
  const wanted = wantedOf({ date: evening, time, minutes });
  const taken = useTakenTables(place, { evening, wanted, ownId: reservationId });
  const now = new Date(useNow());
  const fault = wanted && faultOfTime(wanted, opened, { now, timeZone });

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
      <ReservationTime form={form} isSeated={isSeated} isOver={fault === "over"} />
      <TableChoice
        tables={floor.tables}
        taken={taken}
        covers={form.values.covers}
        chosen={tables.value}
        onChange={tables.onChange}
        error={tables.error && t("r.tables-missing")}
        hasBegun={fault === "begun"}
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
