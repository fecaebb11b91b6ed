import type { BookingId } from "@funduq/shared-types/values/ids";
import { useText } from "@funduq/shared-ui/i18n";
import { type LiveChange, useOnLiveChange } from "@funduq/shared-ui/state";
import { useCallback, useState } from "react";
import classes from "./stay.module.css";

/** Says that somebody else just changed the stay that is open; it is already the latest one. */
export function StayAnnouncement({ bookingId }: { bookingId: BookingId }) {
  const t = useText("frontoffice");
  const [changed, setChanged] = useState(false);
  const hear = useCallback(
    ({ entityId, own }: LiveChange) => {
      if (entityId === bookingId && !own) setChanged(true);
    },
    [bookingId],
  );
  useOnLiveChange(hear);
  return (
    <div role="status">
      {changed && <p className={classes.announce}>{t("stay.changed-by-somebody")}</p>}
    </div>
  );
}
