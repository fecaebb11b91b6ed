import type { RestaurantFloor } from "@funduq/shared-types/contracts/pos-floor";
import { Card } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { TableState } from "../../../features/restaurants/table-state.tsx";

/** The tables of a restaurant. */
export function PlanScreen({ floor }: { floor: RestaurantFloor }) {
  const t = useText("pos");
  return (
    <Card title={t("tables")}>
      <ul aria-label={t("tables")}>
        {floor.tables.map(({ id, name, covers, openBills }) => (
          <li key={id}>
            <bdi>{name}</bdi> · {t("covers", { count: covers })}{" "}
            <TableState openBills={openBills} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
