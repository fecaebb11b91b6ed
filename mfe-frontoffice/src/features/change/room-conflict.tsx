import { errorText } from "@funduq/shared-ui/i18n";
import { WarningIcon } from "@funduq/shared-ui/icons";
import type { ApiFailure } from "@funduq/shared-ui/state";
import booking from "../booking/booking.module.css";
import { ClashList } from "../booking/clash-list.tsx";

type RoomConflictProps = {
  failure: ApiFailure | undefined;
  /** What is said instead of the failure's own sentence. */
  message?: string | undefined;
};

/** Why a room can't be had after all, and who holds it (BK-09). What was chosen stays. */
export function RoomConflict({ failure, message }: RoomConflictProps) {
  if (!failure) return null;
  return (
    <section role="alert" className={booking.conflict}>
      <p className={booking.conflictTitle}>
        <WarningIcon size={20} /> {message ?? errorText(failure)}
      </p>
      {failure.code === "booking.room-taken" && <ClashList failure={failure} />}
    </section>
  );
}
