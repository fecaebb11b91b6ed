import type { HotelId } from "@funduq/shared-types/values/ids";
import { Badge } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { IdentityIcon } from "@funduq/shared-ui/icons";
import { skipToken, useMay } from "@funduq/shared-ui/state";
import { useReadPoliceCountsQuery } from "../../features/police/police.endpoints.ts";
import classes from "./today.module.css";

/** How many police forms are still to send, complete or not; it opens the report (FO-05, POL-02). */
export function PoliceLine({ hotelId, onOpen }: { hotelId: HotelId; onOpen: () => void }) {
  const t = useText("frontoffice");
  const allowed = useMay("police.view");
  const { data } = useReadPoliceCountsQuery(allowed ? hotelId : skipToken);
  if (!data) return null;
  return (
    <button type="button" className={classes.stay} onClick={onOpen}>
      <span className={classes.police}>
        <IdentityIcon size={18} /> {t("today.police")}
      </span>{" "}
      <Badge tone={toneOf(data)}>{t("police.people", { count: data.due })}</Badge>
    </button>
  );
}

function toneOf({ due, late }: { due: number; late: number }) {
  if (late > 0) return "danger";
  return due > 0 ? "warning" : "neutral";
}
