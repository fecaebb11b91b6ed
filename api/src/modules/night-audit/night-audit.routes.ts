import { hotelRefSchema } from "@funduq/shared-types/contracts/day-grid";
import {
  type NightAuditResult,
  nightAuditChecklistSchema,
  nightAuditPreviewSchema,
  nightAuditResultSchema,
  runNightAuditSchema,
} from "@funduq/shared-types/contracts/night-audit";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import { calendarDateIn } from "@funduq/shared-types/values/calendar-date";
import type { WorkLimits } from "../../platform/db/work-limits.ts";
import { defineRoute } from "../../platform/route.ts";
import { getChecklist, runNightAudit } from "./night-audit.service.ts";
import { previewNightAudit } from "./preview.service.ts";

const checklist = defineRoute(
  {
    id: "night-audit.checklist",
    method: "GET",
    path: "/hotels/{hotelId}/night-audit",
    permission: "night-audit.run",
    summary: "What to look at before the business date is closed.",
    params: hotelRefSchema,
    response: nightAuditChecklistSchema,
  },
  ({ tx, hotelId }) => getChecklist(tx, hotelId),
);

/** The night audit of a large hotel takes longer than a desk's request, and waits for desks that lock the day. */
const limits: WorkLimits = { limitMs: 300_000, statementMs: 60_000, lockMs: 10_000 };

const preview = defineRoute(
  {
    id: "night-audit.preview",
    method: "GET",
    path: "/hotels/{hotelId}/night-audit/preview",
    permission: "night-audit.run",
    summary: "Exactly what the night audit would post, by room and folio.",
    params: hotelRefSchema,
    response: nightAuditPreviewSchema,
    limits,
  },
  ({ tx, hotelId, hotel, now }) =>
    previewNightAudit(tx, hotelId, calendarDateIn(hotel.timeZone, now)),
);

const run = defineRoute(
  {
    id: "night-audit.run",
    method: "POST",
    path: "/hotels/{hotelId}/night-audit",
    permission: "night-audit.run",
    summary: "Closes the business date: posts what the preview showed and begins the next day.",
    params: hotelRefSchema,
    body: runNightAuditSchema,
    response: nightAuditResultSchema,
    limits,
    changes: ["Hotel", "Booking", "Folio", "Room", "Availability"],
  },
  async ({ tx, hotelId, hotel, body, actor, now, requestId, announce }) => {
    const today = calendarDateIn(hotel.timeZone, now);
    const closed = await runNightAudit(tx, hotelId, body, { by: actor, now, today, requestId });
    announce({ entityId: body.businessDate, facts: factsOf(closed) });
    return closed;
  },
);

/** For the audit trail: which day it was, and what its closing did. */
const factsOf = (closed: NightAuditResult) => [
  fact("businessDate", "date", { before: closed.closedDate, after: closed.newBusinessDate }),
  fact("charged", "number", { after: closed.charged }),
  fact("total", "money", { after: closed.totalCentimes }),
  fact("noShows", "number", { after: closed.noShows }),
];

export const nightAuditRoutes = [checklist, preview, run];
