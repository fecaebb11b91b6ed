import { errorText } from "@funduq/shared-ui/i18n";
import { WarningIcon } from "@funduq/shared-ui/icons";
import type { ApiFailure } from "@funduq/shared-ui/state";
import booking from "../booking/booking.module.css";
import { ClashList } from "../booking/clash-list.tsx";

/** Why a room can't be had after all, and who holds it (BK-09). What was chosen stays. */
export function RoomConflict({ failure }: { failure: ApiFailure | undefined }) {
  if (!failure) return null;
  return (
    <section role="alert" className={booking.conflict}>
      <p className={booking.conflictTitle}>
        <WarningIcon size={20} /> {errorText(failure)}
      </p>
      {failure.code === "booking.room-taken" && <ClashList failure={failure} />}
    </section>
  );
}
