import {
  type NightAuditChecklist,
  type NightAuditPreview,
  type NightAuditResult,
  nightAuditChecklistSchema,
  nightAuditPreviewSchema,
  nightAuditResultSchema,
  type RunNightAudit,
} from "@funduq/shared-types/contracts/night-audit";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";

/** Longer than the API's own limit for closing a day, so that its answer wins over our giving up. */
const CLOSED_WITHIN_MS = 90_000;

const endpoints = injectEndpoints({
  owner: "mfe-admin/night-audit",
  endpoints: (build) => ({
    readAuditChecklist: build.query<NightAuditChecklist, HotelId>({
      query: (hotelId) => `hotels/${hotelId}/night-audit`,
      responseSchema: nightAuditChecklistSchema,
      providesTags: ["Hotel", "Booking", "Folio", "Guest", "Bill"],
    }),
    readAuditPreview: build.query<NightAuditPreview, HotelId>({
      query: (hotelId) => `hotels/${hotelId}/night-audit/preview`,
      responseSchema: nightAuditPreviewSchema,
      providesTags: ["Hotel", "Booking", "Folio", "Guest", "Company"],
    }),
    runNightAudit: build.mutation<NightAuditResult, RunNightAudit & { hotelId: HotelId }>({
      query: ({ hotelId, ...body }) => ({
        url: `hotels/${hotelId}/night-audit`,
        method: "POST",
        body,
        timeout: CLOSED_WITHIN_MS,
      }),
      responseSchema: nightAuditResultSchema,
      // Also when it failed: what was shown may be why.
      invalidatesTags: ["Hotel", "Booking", "Folio", "Room", "Availability"],
    }),
  }),
});

export const { useReadAuditChecklistQuery, useReadAuditPreviewQuery, useRunNightAuditMutation } =
  endpoints;
