import type { BookingId } from "@funduq/shared-types/values/ids";
import { useText } from "@funduq/shared-ui/i18n";
import { type LiveChange, useOnLiveChange, useSession } from "@funduq/shared-ui/state";
import { useCallback, useState } from "react";
import classes from "./stay.module.css";

/** Says that somebody else just changed the stay that is open; it is already the latest one. */
export function StayAnnouncement({ bookingId }: { bookingId: BookingId }) {
  const t = useText("frontoffice");
  const me = useSession()?.user.id;
  const [changed, setChanged] = useState(false);
  const hear = useCallback(
    ({ entityId, by }: LiveChange) => {
      if (entityId === bookingId && by !== me) setChanged(true);
    },
    [bookingId, me],
  );
  useOnLiveChange(hear);
  return (
    <div role="status">
      {changed && <p className={classes.announce}>{t("stay.changedBySomebody")}</p>}
    </div>
  );
}
