import { Amount } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { CleanIcon, FolioIcon, type Icon, RestaurantIcon, TimeIcon } from "@funduq/shared-ui/icons";
import type { TableStatus, TableView } from "../../../features/bills/table-status.ts";
import classes from "./tables.module.css";

const icons: Record<TableStatus, Icon> = {
  free: CleanIcon,
  ordered: RestaurantIcon,
  waiting: TimeIcon,
  asked: FolioIcon,
};

/** The face of a table: its name, its status, and what is open on it. */
export function TableFace({ view }: { view: TableView }) {
  const t = useText("pos");
  const { table, bills, totalCentimes, status } = view;
  const StatusIcon = icons[status];
  return (
    <span className={classes.face}>
      <strong className={classes.name}>
        <bdi>{table.name}</bdi>
      </strong>
      <span className={classes.status}>
        <StatusIcon size={18} />
        <StatusWord view={view} />
      </span>
      {bills.length > 0 ? (
        <span className={classes.open}>
          <span className={classes.detail}>{t("open-bills", { count: bills.length })}</span>
          <Amount value={totalCentimes} strong />
        </span>
      ) : (
        <span className={`${classes.detail} ${classes.covers}`}>
          {t("covers", { count: table.covers })}
        </span>
      )}
    </span>
  );
}

function StatusWord({ view: { status, minutes } }: { view: TableView }) {
  const t = useText("pos");
  const till = useText("till");
  if (status === "free") return t("available");
  if (status === "asked") return till("bill-asked");
  if (status === "ordered") return t("occupied");
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? till("waiting-hours", { count: hours }) : till("waiting", { count: minutes });
}
