import type { DiningTable } from "@funduq/shared-types/contracts/pos-floor";
import { Card, EmptyState } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { RestaurantIcon } from "@funduq/shared-ui/icons";
import { TableState } from "../../features/restaurants/table-state.tsx";
import classes from "./manager.module.css";

export function TablesTable({ tables }: { tables: readonly DiningTable[] }) {
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
        {tables.map(({ id, name, covers, openBills }) => (
          <li key={id} className={classes.table}>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            <span className={classes.covers}>{t("covers", { count: covers })}</span>
            <TableState openBills={openBills} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
