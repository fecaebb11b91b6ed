import { formatDateTime } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useHotel, useMay } from "@funduq/shared-ui/state";
import classes from "./navigation.module.css";

const SOON_MS = 30 * 86_400_000;

/** Tells the hotel's administration, and nobody else, that the subscription ends within thirty days. */
export function ExpiryNotice() {
  const t = useText("shell");
  const hotel = useHotel();
  const administers = useMay("users.manage");
  if (!hotel?.expiresAt || !administers) return null;
  const left = Date.parse(hotel.expiresAt) - Date.now();
  if (left < 0 || left > SOON_MS) return null;
  const date = formatDateTime(hotel.expiresAt, hotel.timeZone);
  return (
    <p role="status" className={classes.notice}>
      {t("expires.notice", { date })}
    </p>
  );
}
