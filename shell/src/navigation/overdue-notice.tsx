import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import { overdueDays } from "@funduq/shared-types/rules/night-audit";
import { areaOfView } from "@funduq/shared-types/rules/views";
import { formatDate } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { Link } from "@funduq/shared-ui/router";
import { useMay } from "@funduq/shared-ui/state";
import { useEffect, useState } from "react";
import { useRegistry } from "../remotes/registry.ts";
import classes from "./navigation.module.css";
import { useViewAddress } from "./use-switcher.ts";

const LOOKS_AGAIN_MS = 300_000;

/** Tells who may run the night audit, on every screen of the hotel, that a day should have been closed (NA-07). */
export function OverdueNotice({ hotel }: { hotel: HotelMembership | undefined }) {
  const mayRun = useMay("night-audit.run");
  return hotel && mayRun ? <Overdue hotel={hotel} /> : null;
}

function Overdue({ hotel }: { hotel: HotelMembership }) {
  const t = useText("shell");
  const days = useOverdueDays(hotel);
  const addressOf = useViewAddress();
  // The view of the night audit, from whichever department has it; without one the notice has no link.
  const audit = useRegistry().views.find((view) => areaOfView(view) === "night_audit");
  if (days === 0) return null;
  return (
    <p role="status" className={classes.notice}>
      {t("overdue.notice", { date: formatDate(hotel.businessDate), count: days })}{" "}
      {audit && <Link to={addressOf(audit.id)}>{t("overdue.open")}</Link>}
    </p>
  );
}

/** Drawn again when noon has passed while the screen stood open. */
function useOverdueDays({ businessDate, timeZone }: HotelMembership): number {
  const daysNow = () => overdueDays(businessDate, timeZone, new Date());
  const [, setDays] = useState(daysNow);
  useEffect(() => {
    const timer = setInterval(
      () => setDays(overdueDays(businessDate, timeZone, new Date())),
      LOOKS_AGAIN_MS,
    );
    return () => clearInterval(timer);
  }, [businessDate, timeZone]);
  return daysNow();
}
