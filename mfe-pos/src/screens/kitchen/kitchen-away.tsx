import { formatTime } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { WarningIcon } from "@funduq/shared-ui/icons";
import { useAsOf, useHotel } from "@funduq/shared-ui/state";
import classes from "./kitchen.module.css";

/** While the server is away: of when the tickets are, after a reload, and what the kitchen can't do until it is back (POS-12). */
export function KitchenAway() {
  const t = useText("pos");
  const asOf = useAsOf();
  const timeZone = useHotel()?.timeZone;
  return (
    <div className={classes.away}>
      <WarningIcon size={24} />
      <p>
        {asOf && timeZone && (
          <strong>{t("kitchen.as-of", { time: formatTime(asOf, timeZone) })} </strong>
        )}
        {t("kitchen.away")}
      </p>
    </div>
  );
}
