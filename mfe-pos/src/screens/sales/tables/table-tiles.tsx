import { useText } from "@funduq/shared-ui/i18n";
import type { TableView } from "../../../features/bills/table-status.ts";
import { TableFace } from "./table-face.tsx";
import classes from "./tables.module.css";

type TableTilesProps = { views: readonly TableView[]; onOpen: (view: TableView) => void };

export function TableTiles({ views, onOpen }: TableTilesProps) {
  const t = useText("pos");
  return (
    <ul className={classes.tiles} aria-label={t("tables")}>
      {views.map((view) => (
        <li key={view.table.id}>
          <button
            type="button"
            className={classes.tile}
            data-status={view.status}
            onClick={() => onOpen(view)}
          >
            <TableFace view={view} />
          </button>
        </li>
      ))}
    </ul>
  );
}
