import type { AlternativeRoom } from "@funduq/shared-types/contracts/availability";
import { datesVerdict } from "@funduq/shared-types/rules/stay-change";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { useDebouncedValue } from "@funduq/shared-ui";
import type { DateRange } from "@funduq/shared-ui/dates";
import { useText } from "@funduq/shared-ui/i18n";
import { type ApiFailure, asFailure, skipToken } from "@funduq/shared-ui/state";
import { useState } from "react";
import { reasonAgainst, type StepDialogProps } from "../stay/step-dialog.ts";
import { saysOfRoom } from "./about-room.ts";
import { usePreviewDatesQuery } from "./change.endpoints.ts";

const REST_MS = 300;

type Stay = Pick<StepDialogProps, "bookingRef" | "booking" | "businessDate">;
type Span = { from: CalendarDate; to: CalendarDate };

/**
 * The dates that the desk has chosen so far, the room where the present one is taken on them, and
 * what that would cost. An answer counts only for the dates that are in the fields now.
 */
export function useDatesDraft({ bookingRef, booking, businessDate }: Stay) {
  const t = useText("frontoffice");
  const [typed, setTyped] = useState<DateRange>();
  const [room, setRoom] = useState<AlternativeRoom>();
  const rested = useDebouncedValue(typed, REST_MS);
  const isIn = booking.status === "Checked-in";
  const own = { from: booking.checkInDate, to: booking.checkOutDate };
  const dates = typed ?? own;
  const span = wholeSpan(dates);
  const fault = span ? whyNotTo(span) : t("fault.dates");
  const wanted = span && !fault ? requestOf(span, own, room) : undefined;
  const preview = usePreviewDatesQuery(
    wanted && rested === typed ? { ...bookingRef, ...wanted } : skipToken,
  );

  const failure = wanted && preview.isError ? asFailure(preview.error) : undefined;

  return {
    dates,
    span,
    room,
    fault: typed && fault,
    /** What is asked of the API; undefined while the dates are not other ones, or can't be. */
    wanted,
    preview,
    failure,
    /** Nothing is saved before its price was shown. */
    whyNot: whyNot(),
    changeDates(range: DateRange) {
      setTyped(range);
      setRoom(undefined);
    },
    setRoom,
  };

  function whyNotTo(to: Span): string | undefined {
    return reasonAgainst(datesVerdict(booking, to, businessDate));
  }

  function whyNot(): string | undefined {
    if (!wanted) return t(isIn ? "change-dates.choose-check-out" : "change-dates.choose");
    if (failure) return whyNotAfter(failure);
    return preview.currentData ? undefined : t("change.pricing");
  }

  /** Another room is needed first; whatever else went wrong may go right at the next press. */
  function whyNotAfter(refusal: ApiFailure): string | undefined {
    return saysOfRoom(refusal) ? t("change-dates.room-first") : undefined;
  }
}

function wholeSpan({ from, to }: DateRange): Span | undefined {
  return from && to ? { from, to } : undefined;
}

/** Undefined where the dates are the stay's own: there is nothing to change. */
function requestOf(span: Span, own: Span, room: AlternativeRoom | undefined) {
  if (span.from === own.from && span.to === own.to) return undefined;
  return {
    checkOutDate: span.to,
    ...(span.from !== own.from && { checkInDate: span.from }),
    ...(room && { roomId: room.id }),
  };
}
