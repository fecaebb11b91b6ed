import { refused } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { type DateRange, DateRangeField } from "@funduq/shared-ui/dates";
import { errorText, useText } from "@funduq/shared-ui/i18n";

type BlockDaysProps = {
  value: DateRange;
  onChange: (days: DateRange) => void;
  businessDate: CalendarDate;
  /** The check-in date that was agreed: it stays possible after it is over. */
  agreedCheckIn?: CalendarDate | undefined;
  /** Whether what is wrong is pointed out. */
  tried: boolean;
};

/** The nights of a block. Days out of order are handed on: the form says what is wrong with them (GRP-01). */
export function BlockDays(props: BlockDaysProps) {
  const { value, onChange, businessDate, agreedCheckIn, tried } = props;
  const t = useText("frontoffice");
  const faults = useFaults(props);
  const hasBegun = agreedCheckIn !== undefined && agreedCheckIn < businessDate;
  return (
    <DateRangeField
      label={t("group.nights")}
      fromLabel={t("booking.check-in")}
      toLabel={t("booking.check-out")}
      required
      takesAnyDay
      min={hasBegun ? agreedCheckIn : businessDate}
      value={value}
      onChange={onChange}
      fromError={tried ? faults.from : undefined}
      toError={tried ? faults.to : undefined}
    />
  );
}

/** A missing check-in date is said before anything of the check-out date. */
function useFaults({ value: { from, to }, businessDate, agreedCheckIn }: BlockDaysProps) {
  const t = useText("frontoffice");
  if (!from) return { from: t("fault.dates") };
  if (!to) return { to: t("fault.dates") };
  if (to <= from) return { to: errorText(refused("booking.dates-reversed")) };
  if (from < businessDate && from !== agreedCheckIn)
    return { from: errorText(refused("booking.check-in-past", { businessDate })) };
  return {};
}
