import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { DiningTable } from "@funduq/shared-types/contracts/pos-floor";
import type { TableReservation } from "@funduq/shared-types/contracts/pos-reservation";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { DiningTableId, TableReservationId } from "@funduq/shared-types/values/ids";
import { FieldSet, Name } from "@funduq/shared-ui";
import { formatTime } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { skipToken, useHotel } from "@funduq/shared-ui/state";
import { useListReservationsQuery } from "../../../features/reservations/reservations.endpoints.ts";
import {
  hasBegun,
  takenTables,
  type WantedTime,
} from "../../../features/reservations/taken-tables.ts";
import { useNow } from "../tables/use-now.ts";
import classes from "./reservations.module.css";

type TableChoiceProps = {
  place: RestaurantRef;
  tables: readonly DiningTable[];
  reservationId: TableReservationId;
  /** The evening that is typed, and the time; undefined while something of it is missing. */
  evening: CalendarDate | null;
  wanted: WantedTime | undefined;
  covers: number | null;
  chosen: readonly DiningTableId[];
  onChange: (chosen: DiningTableId[]) => void;
  error: string | undefined;
  /** Being added: a time that has passed is a slip then, and not guests who are late. */
  isNew: boolean;
  isSeated: boolean;
  /** The table of seated guests' bill: it stays theirs. */
  billTableId: DiningTableId | null;
};

/** The tables of a reservation: those that others have at that time say so, and so do too few seats. */
export function TableChoice(props: TableChoiceProps) {
  const { tables, chosen, onChange, error, isSeated, billTableId } = props;
  const t = useText("till");
  const taken = useTaken(props);
  const toggle = (id: DiningTableId) =>
    onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <FieldSet legend={t("r.tables")} error={error}>
      <div className={classes.tables}>
        {tables.map((table) => (
          <button
            key={table.id}
            type="button"
            className={classes.table}
            data-taken={taken.has(table.id) || undefined}
            disabled={table.id === billTableId && chosen.includes(table.id)}
            aria-pressed={chosen.includes(table.id)}
            onClick={() => toggle(table.id)}
          >
            <strong>
              <Name>{table.name}</Name>
            </strong>
            <Note table={table} holder={taken.get(table.id)} />
          </button>
        ))}
      </div>
      {isSeated ? <p className={classes.muted}>{t("r.seated-stay")}</p> : <Warnings {...props} />}
    </FieldSet>
  );
}

const nobody: ReadonlyMap<DiningTableId, TableReservation> = new Map();

function useTaken({ place, evening, wanted, reservationId }: TableChoiceProps) {
  const timeZone = useHotel()?.timeZone ?? "UTC";
  const { currentData } = useListReservationsQuery(
    evening ? { ...place, date: evening } : skipToken,
  );
  if (!wanted || !currentData) return nobody;
  const { reservations } = currentData;
  return takenTables(wanted, { reservations, ownId: reservationId, timeZone });
}

type NoteProps = { table: DiningTable; holder: TableReservation | undefined };

/** Who has the table at that time, or its seats. */
function Note({ table, holder }: NoteProps) {
  const t = useText("till");
  const pos = useText("pos");
  const timeZone = useHotel()?.timeZone ?? "UTC";
  if (!holder)
    return <span className={classes.muted}>{pos("covers", { count: table.covers })}</span>;
  const [from, to] = [holder.startsAt, holder.endsAt].map((at) => formatTime(at, timeZone));
  return (
    <span className={classes.muted}>
      {t("r.from-to", { from: from ?? "", to: to ?? "" })} <Name>{holder.guestName}</Name>
    </span>
  );
}

/** What is not refused, but seldom meant. */
function Warnings({ tables, chosen, covers, wanted, isNew }: TableChoiceProps) {
  const t = useText("till");
  const timeZone = useHotel()?.timeZone ?? "UTC";
  const now = new Date(useNow());
  const seats = tables
    .filter(({ id }) => chosen.includes(id))
    .reduce((sum, table) => sum + table.covers, 0);
  const isTight = chosen.length > 0 && covers !== null && covers > seats;
  const isPast = isNew && wanted !== undefined && hasBegun(wanted, now, timeZone);
  if (!isTight && !isPast) return null;
  return (
    <div role="status" className={classes.warning}>
      {isTight && <p>{t("r.too-few-seats", { guests: covers, count: seats })}</p>}
      {isPast && <p>{t("r.in-past")}</p>}
    </div>
  );
}
