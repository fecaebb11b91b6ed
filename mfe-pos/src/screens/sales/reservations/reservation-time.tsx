import type { SaveReservation } from "@funduq/shared-types/contracts/pos-reservation";
import { NumberField } from "@funduq/shared-ui";
import { DateField, TimeField } from "@funduq/shared-ui/dates";
import { formatDate } from "@funduq/shared-ui/format";
import type { useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import classes from "./reservations.module.css";
import { calendarDay, type Typed } from "./typed-reservation.ts";

type ReservationTimeProps = {
  form: ReturnType<typeof useContractForm<Typed, SaveReservation>>;
  isSeated: boolean;
  /** The API refuses a time that is over. Of seated guests only the length can be changed. */
  isOver: boolean;
};

/** Evening, time and length, and the calendar day of a time in the small hours. */
export function ReservationTime({ form, isSeated, isOver }: ReservationTimeProps) {
  const t = useText("till");
  const date = form.field("date");
  const time = form.field("time");
  const minutes = form.field("minutes");
  const nextDay = calendarDay({ date: date.value, time: time.value });
  const over = isOver ? t("r.is-over") : undefined;
  return (
    <>
      <div className={classes.when}>
        <DateField {...date} label={t("r.day")} required disabled={isSeated} />
        <TimeField
          {...time}
          label={t("r.time")}
          error={time.error ?? (isSeated ? undefined : over)}
          required
          disabled={isSeated}
        />
        <NumberField
          {...minutes}
          label={t("r.minutes")}
          error={minutes.error ?? (isSeated ? over : undefined)}
          required
          min={15}
          max={720}
        />
      </div>
      {nextDay && nextDay !== date.value && (
        <p className={classes.muted} role="status">
          {t("r.next-day", { date: formatDate(nextDay) })}
        </p>
      )}
    </>
  );
}
