import type { RoomType } from "@funduq/shared-types/contracts/room";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { RoomTypeId } from "@funduq/shared-types/values/ids";
import { Button } from "@funduq/shared-ui";
import { type DateRange, DateRangeField } from "@funduq/shared-ui/dates";
import { useText } from "@funduq/shared-ui/i18n";
import { SearchIcon } from "@funduq/shared-ui/icons";
import { type FormEvent, useState } from "react";
import classes from "./availability.module.css";
import { type AvailabilitySearch, spanFault } from "./availability-search.ts";
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
  const fault = tried ? spanFault(from, to) : undefined;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!from || !to || spanFault(from, to)) return;
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
        fromError={fault === "missing" && !from ? t("find.missing") : undefined}
        toError={toError(fault, from !== null, t)}
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

/** Said once: at the first field that is missing. */
function toError(
  fault: ReturnType<typeof spanFault>,
  hasFrom: boolean,
  t: ReturnType<typeof useText<"frontoffice">>,
): string | undefined {
  if (fault === "reversed") return t("find.reversed");
  return fault === "missing" && hasFrom ? t("find.missing") : undefined;
}
