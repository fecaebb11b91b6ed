import type { KitchenTicket } from "@funduq/shared-types/contracts/pos-kitchen";
import type { Station } from "@funduq/shared-types/contracts/pos-menu";
import { Button, SegmentedControl, Select } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { HistoryIcon } from "@funduq/shared-ui/icons";
import classes from "./kitchen.module.css";
import { EVERY_STATION, NO_STATION, ticketsOf } from "./use-station.ts";

type KitchenToolsProps = {
  station: string;
  stations: readonly Station[];
  toDo: readonly KitchenTicket[];
  onChoose: (station: string) => void;
  onRecall: () => void;
};

/** More of them are a list, which fits every screen. */
const MOST_IN_SIGHT = 5;

/** Which station's tickets are shown, each with how many it has to do, and the way to those done last. */
export function KitchenTools(props: KitchenToolsProps) {
  const { station, stations, toDo, onChoose, onRecall } = props;
  const t = useText("pos");
  const choices = [
    { value: EVERY_STATION, name: t("kitchen.every-station") },
    ...stations.map(({ id, name }) => ({ value: id, name })),
    { value: NO_STATION, name: t("kitchen.no-station") },
  ].map(({ value, name }) => ({ value, name, count: ticketsOf(toDo, value, stations).length }));
  const options = choices
    .filter(({ value, count }) => value !== NO_STATION || count > 0 || station === value)
    .map(({ value, name, count }) => ({
      value,
      label: t("kitchen.station", { name, number: count }),
    }));
  const Field = options.length > MOST_IN_SIGHT ? Select : SegmentedControl;
  return (
    <div className={classes.tools}>
      {stations.length > 0 && (
        <Field
          label={t("kitchen.shown-station")}
          value={station}
          onChange={onChoose}
          options={options}
        />
      )}
      <Button icon={HistoryIcon} onClick={onRecall}>
        {t("kitchen.last-done")}
      </Button>
    </div>
  );
}
