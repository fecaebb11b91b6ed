import type { DiningTable } from "@funduq/shared-types/contracts/pos-floor";
import type { DiningTableId } from "@funduq/shared-types/values/ids";
import { useText } from "@funduq/shared-ui/i18n";
import type { TakenTables } from "../../../features/reservations/taken-tables.ts";
import classes from "./reservations.module.css";

type WarningsProps = {
  tables: readonly DiningTable[];
  chosen: readonly DiningTableId[];
  /** Undefined while it is not known. */
  taken: TakenTables | undefined;
  covers: number | null;
  hasBegun: boolean;
};

/**
 * What is seldom meant, or will be refused. The region is there from the start, as a screen reader announces only what changes in
 * one that it knows.
 */
export function ReservationWarnings({ tables, chosen, taken, covers, hasBegun }: WarningsProps) {
  const t = useText("till");
  const own = tables.filter(({ id }) => chosen.includes(id));
  const seats = own.reduce((sum, table) => sum + table.covers, 0);
  const isTight = own.length > 0 && covers !== null && covers > seats;
  return (
    <div role="status" className={classes.warnings}>
      {!taken && <p>{t("r.taken-unknown")}</p>}
      {own
        .filter(({ id }) => taken?.has(id))
        .map(({ id, name }) => (
          <p key={id}>{t("r.is-taken", { table: name })}</p>
        ))}
      {isTight && <p>{t("r.too-few-seats", { guests: covers, count: seats })}</p>}
      {hasBegun && <p>{t("r.has-begun")}</p>}
    </div>
  );
}
