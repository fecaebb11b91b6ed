import type { DiningTable } from "@funduq/shared-types/contracts/pos-floor";
import { Amount, Card, EmptyState } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { RestaurantIcon } from "@funduq/shared-ui/icons";
import { TableState } from "../../features/restaurants/table-state.tsx";
import classes from "./sales.module.css";

export function TablesPanel({ tables }: { tables: readonly DiningTable[] }) {
  const t = useText("pos");
  if (tables.length === 0) {
    return (
      <Card title={t("tables")}>
        <EmptyState icon={RestaurantIcon} message={t("no-tables")} />
      </Card>
    );
  }
  return (
    <Card title={t("tables")}>
      <ul className={classes.tables} aria-label={t("tables")}>
        {tables.map((table) => (
          <Table key={table.id} table={table} />
        ))}
      </ul>
    </Card>
  );
}

/** A table is occupied as long as it has an open bill. */
function Table({ table }: { table: DiningTable }) {
  const t = useText("pos");
  const { name, covers, openBills, openTotalCentimes } = table;
  return (
    <li className={classes.table} data-occupied={openBills > 0}>
      <strong className={classes.tableName}>
        <bdi>{name}</bdi>
      </strong>
      <TableState openBills={openBills} />
      {openBills > 0 ? (
        <>
          <span>{t("open-bills", { count: openBills })}</span>
          <Amount value={openTotalCentimes} strong />
        </>
      ) : (
        <span className={classes.covers}>{t("covers", { count: covers })}</span>
      )}
    </li>
  );
}
