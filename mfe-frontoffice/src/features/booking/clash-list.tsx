import type { Clash } from "@funduq/shared-types/errors/entry";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { Name, StatusBadge, type StatusName } from "@funduq/shared-ui";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import type { ApiFailure } from "@funduq/shared-ui/state";
import { StayDates } from "../from-to/stay-dates.tsx";

/** The bookings that hold the room which a step asked for (BK-07). */
export function ClashList({ failure }: { failure: ApiFailure }) {
  const t = useText("frontoffice");
  return (
    <>
      <p>{t("conflict.clashing")}</p>
      <ul>
        {clashesOf(failure.params).map((clash) => (
          <li key={clash.bookingId}>
            <Name>{clash.guestName}</Name>{" "}
            <StayDates
              from={clash.checkInDate as CalendarDate}
              to={clash.checkOutDate as CalendarDate}
              format={formatDateShort}
            />{" "}
            <StatusBadge status={clash.status as StatusName} />
          </li>
        ))}
      </ul>
    </>
  );
}

export function clashesOf({ clashes }: Record<string, unknown>): Clash[] {
  return Array.isArray(clashes) ? (clashes as Clash[]) : [];
}
