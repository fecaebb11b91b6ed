import { useText } from "@funduq/shared-ui/i18n";
import classes from "./kitchen.module.css";
import { useMinutesSince } from "./use-minutes.ts";

/** From how many minutes on a ticket waits, and from how many on it is late. */
const WAITS_FROM = 10;
const LATE_FROM = 20;

/** How long ago a ticket was ordered, in words and minutes; its colour is that of the whole ticket. */
export function TicketAge({ orderedAt }: { orderedAt: string }) {
  const t = useText("pos");
  const minutes = useMinutesSince(orderedAt);
  const age = minutes >= LATE_FROM ? "late" : minutes >= WAITS_FROM ? "waits" : "new";
  return (
    <span className={classes.age} data-age={age}>
      <span className={classes.ageWord}>{t(`kitchen.${age}`)}</span>
      <span className={classes.minutes}>{t("kitchen.minutes", { minutes })}</span>
    </span>
  );
}
