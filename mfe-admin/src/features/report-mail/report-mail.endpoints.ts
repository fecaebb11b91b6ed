import {
  type AddReportRecipient,
  type ReportMail,
  reportMailSchema,
  type SentReportMail,
  savedReportRecipientSchema,
  sentReportMailSchema,
} from "@funduq/shared-types/contracts/report-mail";
import type { HotelId, ReportRecipientId } from "@funduq/shared-types/values/ids";
import { injectEndpoints } from "@funduq/shared-ui/state";

export type RecipientRef = { hotelId: HotelId; recipientId: ReportRecipientId };
type Saved = { id: ReportRecipientId };

export const reportMailEndpoints = injectEndpoints({
  owner: "mfe-admin/report-mail",
  endpoints: (build) => ({
    readReportMail: build.query<ReportMail, HotelId>({
      query: (hotelId) => `hotels/${hotelId}/report-mail`,
      responseSchema: reportMailSchema,
      providesTags: ["User"],
    }),
    addReportRecipient: build.mutation<Saved, { hotelId: HotelId; recipient: AddReportRecipient }>({
      query: ({ hotelId, recipient }) => ({
        url: `hotels/${hotelId}/report-mail/recipients`,
        method: "POST",
        body: recipient,
      }),
      responseSchema: savedReportRecipientSchema,
      invalidatesTags: ["User"],
    }),
    changeReportRecipient: build.mutation<Saved, RecipientRef & { withAttachments: boolean }>({
      query: ({ hotelId, recipientId, ...body }) => ({
        url: `hotels/${hotelId}/report-mail/recipients/${recipientId}`,
        method: "PUT",
        body,
      }),
      responseSchema: savedReportRecipientSchema,
      invalidatesTags: ["User"],
    }),
    removeReportRecipient: build.mutation<null, RecipientRef>({
      query: ({ hotelId, recipientId }) => ({
        url: `hotels/${hotelId}/report-mail/recipients/${recipientId}`,
        method: "DELETE",
      }),
      invalidatesTags: ["User"],
    }),
    sendLastClosedDay: build.mutation<SentReportMail, HotelId>({
      query: (hotelId) => ({
        url: `hotels/${hotelId}/report-mail/last-closed-day`,
        method: "POST",
        body: {},
      }),
      responseSchema: sentReportMailSchema,
      invalidatesTags: ["User"],
    }),
  }),
});

export const {
  useReadReportMailQuery,
  useAddReportRecipientMutation,
  useChangeReportRecipientMutation,
  useRemoveReportRecipientMutation,
  useSendLastClosedDayMutation,
} = reportMailEndpoints;
