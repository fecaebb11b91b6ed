import type { DiningTable } from "@funduq/shared-types/contracts/pos-floor";
import type { TableReservation } from "@funduq/shared-types/contracts/pos-reservation";
import type { DiningTableId } from "@funduq/shared-types/values/ids";
import { FieldSet, Name } from "@funduq/shared-ui";
import { formatTime } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useHotel } from "@funduq/shared-ui/state";
import type { TakenTables } from "../../../features/reservations/taken-tables.ts";
import { ReservationWarnings } from "./reservation-warnings.tsx";
import classes from "./reservations.module.css";

type TableChoiceProps = {
  tables: readonly DiningTable[];
  /** Undefined while it is not known. */
  taken: TakenTables | undefined;
  covers: number | null;
  chosen: readonly DiningTableId[];
  onChange: (chosen: DiningTableId[]) => void;
  error: string | undefined;
  /** Whether the typed time has begun, which it had not before. */
  hasBegun: boolean;
  isSeated: boolean;
  /** The table of seated guests' bill: it stays theirs. */
  billTableId: DiningTableId | null;
};

/** The tables of a reservation: those that others have at that time say so, and so do too few seats. */
export function TableChoice(props: TableChoiceProps) {
  const { tables, taken, chosen, onChange, error, isSeated, billTableId } = props;
  const t = useText("till");
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
            data-taken={taken?.has(table.id) || undefined}
            disabled={table.id === billTableId && chosen.includes(table.id)}
            aria-pressed={chosen.includes(table.id)}
            onClick={() => toggle(table.id)}
          >
            <strong>
              <Name>{table.name}</Name>
            </strong>
            <Note table={table} holder={taken?.get(table.id)} />
          </button>
        ))}
      </div>
      {isSeated && <p className={classes.muted}>{t("r.seated-stay")}</p>}
      <ReservationWarnings
        tables={tables}
        chosen={chosen}
        taken={taken}
        covers={props.covers}
        hasBegun={props.hasBegun}
      />
    </FieldSet>
  );
}

type NoteProps = { table: DiningTable; holder: TableReservation | undefined };

/** Who has the table at that time, or its seats. */
function Note({ table, holder }: NoteProps) {
  const t = useText("till");
  const pos = useText("pos");
  const timeZone = useHotel()?.timeZone ?? "UTC";
  if (!holder)
    return <span className={classes.muted}>{pos("covers", { count: table.covers })}</span>;
  const [from, to] = [holder.holdsFrom, holder.endsAt].map((at) => formatTime(at, timeZone));
  return (
    <span className={classes.muted}>
      {t("r.from-to", { from: from ?? "", to: to ?? "" })} <Name>{holder.guestName}</Name>
    </span>
  );
}
