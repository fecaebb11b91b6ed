import type { HotelSummary } from "@funduq/shared-types/contracts/hotel";
import { subscriptionExpired, subscriptionUrgency } from "@funduq/shared-types/rules/subscription";
import { DEFAULT_TIME_ZONE } from "@funduq/shared-types/values/calendar-date";
import { formatDateTime } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { DoneIcon, type Icon, InfoIcon, TimeIcon, WarningIcon } from "@funduq/shared-ui/icons";
import classes from "./subscription-expiry.module.css";

type Look = ReturnType<typeof subscriptionUrgency> | "expired";

const icons: Record<Look, Icon> = {
  unset: InfoIcon,
  green: DoneIcon,
  orange: TimeIcon,
  red: WarningIcon,
  expired: WarningIcon,
};

/** When the subscription ends and whether to act, in colour, icon and word (SYS-02). */
export function SubscriptionExpiry({ hotel }: { hotel: HotelSummary }) {
  const t = useText("admin");
  const { expiresAt, timeZone = DEFAULT_TIME_ZONE } = hotel;
  const look = lookOf(expiresAt, new Date());
  const Icon = icons[look];
  return (
    <span className={classes.expiry} data-urgency={look}>
      <Icon size={18} />
      <span>
        <bdi>{expiresAt === null ? t("not-set") : formatDateTime(expiresAt, timeZone)}</bdi>{" "}
        <span className={classes.word}>{t(`urgency.${look}`)}</span>
      </span>
    </span>
  );
}

function lookOf(expiresAt: string | null, now: Date): Look {
  return subscriptionExpired(expiresAt, now) ? "expired" : subscriptionUrgency(expiresAt, now);
}
