import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { type DateRange, DateRangeField } from "@funduq/shared-ui/dates";
import { useText } from "@funduq/shared-ui/i18n";

type BlockDaysProps = {
  value: DateRange;
  onChange: (days: DateRange) => void;
  businessDate: CalendarDate;
  /** The check-in date that was agreed: it stays possible after it is over. */
  agreedCheckIn?: CalendarDate | undefined;
  fromError: string | undefined;
  toError: string | undefined;
};

/** The nights of a block. Days out of order are handed on: the form says what is wrong with them (GRP-01). */
export function BlockDays({ businessDate, agreedCheckIn, ...range }: BlockDaysProps) {
  const t = useText("frontoffice");
  const hasBegun = agreedCheckIn !== undefined && agreedCheckIn < businessDate;
  return (
    <DateRangeField
      {...range}
      label={t("group.nights")}
      fromLabel={t("booking.check-in")}
      toLabel={t("booking.check-out")}
      required
      takesAnyDay
      min={hasBegun ? agreedCheckIn : businessDate}
    />
  );
}
