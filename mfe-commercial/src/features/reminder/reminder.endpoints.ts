import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import {
  type CompanyReminders,
  companyRemindersSchema,
  type DueReminders,
  dueRemindersSchema,
  type SavedReminder,
  savedReminderSchema,
  type WriteReminder,
} from "@funduq/shared-types/contracts/reminder";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { injectEndpoints, type Tag } from "@funduq/shared-ui/state";

const remindersUrl = ({ hotelId, companyId }: CompanyRef) =>
  `hotels/${hotelId}/companies/${companyId}/reminders`;

/** After a save, and after a refusal that shows that the letter on screen is outdated. */
const changedLetters = (_saved: unknown, failure: { status: number } | undefined): Tag[] =>
  !failure || failure.status === 409 ? ["Company"] : [];

const endpoints = injectEndpoints({
  owner: "mfe-commercial/reminder",
  endpoints: (build) => ({
    readDueReminders: build.query<DueReminders, HotelId>({
      query: (hotelId) => `hotels/${hotelId}/reminders`,
      responseSchema: dueRemindersSchema,
      providesTags: ["Company", "Hotel"],
    }),
    readCompanyReminders: build.query<CompanyReminders, CompanyRef>({
      query: remindersUrl,
      responseSchema: companyRemindersSchema,
      providesTags: ["Company", "Hotel"],
    }),
    writeReminder: build.mutation<SavedReminder, CompanyRef & WriteReminder>({
      query: ({ step, invoices, ...ref }) => ({
        url: remindersUrl(ref),
        method: "POST",
        body: { step, invoices },
      }),
      responseSchema: savedReminderSchema,
      invalidatesTags: changedLetters,
    }),
  }),
});

export const { useReadDueRemindersQuery, useReadCompanyRemindersQuery, useWriteReminderMutation } =
  endpoints;
