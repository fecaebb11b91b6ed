import type { RoomType } from "@funduq/shared-types/contracts/room";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { RoomTypeId } from "@funduq/shared-types/values/ids";
import { Button } from "@funduq/shared-ui";
import { type DateRange, DateRangeField } from "@funduq/shared-ui/dates";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { SearchIcon } from "@funduq/shared-ui/icons";
import { type FormEvent, useState } from "react";
import { dateRule } from "../stay/stay-words.ts";
import classes from "./availability.module.css";
import type { AvailabilitySearch } from "./availability-search.ts";
import { RoomTypeChoice } from "./room-type-choice.tsx";

type FindAvailabilityProps = {
  businessDate: CalendarDate;
  roomTypes: readonly RoomType[];
  /** What was looked for last. */
  search: AvailabilitySearch | undefined;
  onFind: (search: AvailabilitySearch) => void;
};

/** Two days and, if wanted, types: which rooms are free (FO-08). */
export function FindAvailability(props: FindAvailabilityProps) {
  const { businessDate, roomTypes, search, onFind } = props;
  const t = useText("frontoffice");
  const [span, setSpan] = useState<DateRange>({
    from: search?.from ?? null,
    to: search?.to ?? null,
  });
  const [types, setTypes] = useState<readonly RoomTypeId[]>(search?.types ?? []);
  const [tried, setTried] = useState(false);
  const { from, to } = span;
  const faults = faultsOf(span, businessDate, t);
  const fault: Faults = tried ? faults : {};

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!from || !to || faults.from || faults.to) return;
    onFind({ from, to, types, guests: search?.guests ?? 1 });
  }

  return (
    <form noValidate className={classes.find} onSubmit={handleSubmit}>
      <DateRangeField
        label={t("find.dates")}
        fromLabel={t("find.check-in")}
        toLabel={t("find.check-out")}
        value={span}
        onChange={setSpan}
        min={businessDate}
        minNights={0}
        showNights
        takesAnyDay
        fromError={fault.from}
        toError={fault.to}
      />
      <RoomTypeChoice
        label={t("find.types")}
        roomTypes={roomTypes}
        chosen={types}
        onChange={setTypes}
      />
      <Button type="submit" variant="primary" icon={SearchIcon}>
        {t("find.submit")}
      </Button>
    </form>
  );
}

type Say = ReturnType<typeof useText<"frontoffice">>;
type Faults = { from?: string | undefined; to?: string | undefined };

/** What is wrong with two days that rooms are looked for between; that one is missing is said once (FO-08). */
function faultsOf({ from, to }: DateRange, businessDate: CalendarDate, t: Say): Faults {
  if (!from) return { from: t("find.missing") };
  if (!to) return { to: t("find.missing") };
  const { checkInDate, checkOutDate } = dateRule(
    { checkInDate: from, checkOutDate: to },
    businessDate,
  );
  return {
    from: checkInDate && errorText(checkInDate),
    to: checkOutDate && errorText(checkOutDate),
  };
}
