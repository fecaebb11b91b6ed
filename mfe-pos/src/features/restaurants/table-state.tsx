import { statusProps } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { CleanIcon, RestaurantIcon } from "@funduq/shared-ui/icons";
import classes from "./table-state.module.css";

/** Whether somebody sits there, as icon, word, colour and edge. */
export function TableState({ openBills }: { openBills: number }) {
  const t = useText("pos");
  const occupied = openBills > 0;
  const { className, ...tone } = statusProps(occupied ? "Occupied" : "Clean");
  const Icon = occupied ? RestaurantIcon : CleanIcon;
  return (
    <span {...tone} className={`${className} ${classes.state}`}>
      <Icon size={16} />
      {occupied ? t("occupied") : t("available")}
    </span>
  );
}
