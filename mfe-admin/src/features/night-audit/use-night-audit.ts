import type {
  NightAuditChecklist,
  NightAuditPreview,
  NightAuditResult,
} from "@funduq/shared-types/contracts/night-audit";
import { dayEnd, dayEndVerdict, openBillsVerdict } from "@funduq/shared-types/rules/night-audit";
import { allowed } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { errorText } from "@funduq/shared-ui/i18n";
import { isUnanswered, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import {
  useReadAuditChecklistQuery,
  useReadAuditPreviewQuery,
  useRunNightAuditMutation,
} from "./night-audit.endpoints.ts";
import { useClosingSeries } from "./use-closing-series.ts";
import { decisionsOf, useRoomDecisions } from "./use-room-decisions.ts";

export type NightAudit = ReturnType<typeof useNightAudit>;

/** The night audit of a hotel: what is to be looked at, what will be posted, and the run itself. */
export function useNightAudit(hotelId: HotelId) {
  const checklist = useReadAuditChecklistQuery(hotelId);
  const preview = useReadAuditPreviewQuery(hotelId);
  const [trigger] = useRunNightAuditMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(trigger);
  /** What was on the screen when the person began to confirm it: this is posted, or nothing. */
  const [confirming, setConfirming] = useState<NightAuditPreview>();
  /** The day whose closing was asked for last. */
  const [asked, setAsked] = useState<CalendarDate>();
  const [result, setResult] = useState<NightAuditResult>();
  const decisions = useRoomDecisions(preview.data);
  const series = useClosingSeries(preview.data);
  const quicker = closedBefore(confirming, checklist.data);

  const lost =
    failure && asked && isUnanswered(failure)
      ? { date: asked, fate: fateOf(asked, checklist), lookAgain: checklist.refetch }
      : undefined;

  return {
    checklist,
    preview,
    isRunning: isSaving,
    failure: lost ? undefined : failure,
    /** Its answer was lost: what the day, read again, says about it. */
    lost,
    result,
    confirming,
    /** The checklist may say that the day is closed before the preview has been read again. */
    isStale:
      confirming !== undefined &&
      (quicker !== null || preview.data?.fingerprint !== confirming.fingerprint),
    /** Who closed the day that is being confirmed, and when: somebody was quicker. */
    closedBefore: quicker,
    blocked: blockOf(checklist.data, preview.data),
    decisions,
    series,
    canStart: isReady(checklist.data, preview) && decisions.isDecided,
    begin() {
      clearFailure();
      setConfirming(preview.data);
    },
    leave: () => setConfirming(undefined),
    async run(confirmed: NightAuditPreview) {
      const { businessDate, fingerprint, today } = confirmed;
      setConfirming(undefined);
      setAsked(businessDate);
      setResult(undefined);
      const done = await submit({
        hotelId,
        businessDate,
        fingerprint,
        ...decisionsOf(confirmed, decisions),
        ...(dayEnd(businessDate, today) === "running" && { early: true as const }),
      });
      if (!done) return;
      setResult(done);
      series.dayClosed(confirmed, done);
    },
  };
}

type Checklist = {
  data?: NightAuditChecklist | undefined;
  isFetching: boolean;
  isError: boolean;
};

type Fate = "reading" | "unknown" | "closed" | "open";

/** What has become of a closing that nobody heard of, as the day itself tells (NA-04). */
function fateOf(date: CalendarDate, { data, isFetching, isError }: Checklist): Fate {
  if (isFetching) return "reading";
  if (isError || !data) return "unknown";
  return data.businessDate > date ? "closed" : "open";
}

/** Why the day can't be closed yet: open bills in the specification's words, a day that has not begun (NA-02). */
function blockOf(
  checklist: NightAuditChecklist | undefined,
  preview: NightAuditPreview | undefined,
): string | undefined {
  if (!checklist) return undefined;
  const ended = preview
    ? dayEndVerdict(preview.businessDate, { today: preview.today, isEarly: true })
    : allowed;
  const refusal = [ended, openBillsVerdict(checklist.openBills.length)].find(
    (verdict) => !verdict.allowed,
  );
  return refusal && !refusal.allowed ? errorText(refusal) : undefined;
}

function closedBefore(
  confirming: NightAuditPreview | undefined,
  checklist: NightAuditChecklist | undefined,
): NightAuditChecklist["lastClosed"] {
  const last = checklist?.lastClosed ?? null;
  return last && last.date === confirming?.businessDate ? last : null;
}

type Preview = { data?: NightAuditPreview | undefined; isError: boolean };

/** Both are of the same day and as they are now; one that failed to be read again is not. */
function isReady(checklist: NightAuditChecklist | undefined, { data, isError }: Preview): boolean {
  if (!checklist || !data || isError) return false;
  const isOfOneDay = data.businessDate === checklist.businessDate;
  return isOfOneDay && blockOf(checklist, data) === undefined;
}
