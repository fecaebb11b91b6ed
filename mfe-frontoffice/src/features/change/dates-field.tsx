import type { Booking } from "@funduq/shared-types/contracts/booking";
import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { DateField, type DateRange, DateRangeField, NightsField } from "@funduq/shared-ui/dates";
import { useText } from "@funduq/shared-ui/i18n";
import grid from "../dialog/form-grid.module.css";
import type { useDatesDraft } from "./use-dates-draft.ts";

type DatesFieldProps = {
  booking: Booking;
  businessDate: CalendarDate;
  form: Pick<ReturnType<typeof useDatesDraft>, "dates" | "fault">;
  onChange: (range: DateRange) => void;
};

/** The new dates of a stay; a guest who has arrived keeps the day of arrival, and `+1` is one night more. */
export function DatesField({ booking, businessDate, form, onChange }: DatesFieldProps) {
  const t = useText("frontoffice");
  const { dates, fault } = form;
  const { checkInDate, status } = booking;
  if (status !== "Checked-in")
    return (
      <DateRangeField
        label={t("change-dates.new")}
        fromLabel={t("booking.check-in")}
        toLabel={t("booking.check-out")}
        required
        min={checkInDate < businessDate ? checkInDate : businessDate}
        toCountsFrom={booking.checkOutDate}
        value={dates}
        onChange={onChange}
        toError={fault}
      />
    );
  const earliest = addDays(checkInDate, 1);
  return (
    <div className={grid.fields}>
      <div className={grid.half}>
        <DateField
          label={t("change-dates.new-check-out")}
          required
          countsFrom={booking.checkOutDate}
          min={earliest > businessDate ? earliest : businessDate}
          value={dates.to}
          onChange={(to) => onChange({ from: checkInDate, to })}
          error={fault}
        />
      </div>
      <div className={grid.narrow}>
        <NightsField
          from={checkInDate}
          to={dates.to}
          onChange={(to) => onChange({ from: checkInDate, to })}
        />
      </div>
    </div>
  );
}
