import {
  type KeptMailId,
  type KeptMailList,
  type KeptMailText,
  keptMailListSchema,
  keptMailTextSchema,
} from "@funduq/shared-types/contracts/kept-mail";
import { injectEndpoints } from "@funduq/shared-ui/state";

export const keptMailsEndpoints = injectEndpoints({
  owner: "mfe-admin/kept-mails",
  endpoints: (build) => ({
    listKeptMails: build.query<KeptMailList, void>({
      query: () => "kept-mails",
      responseSchema: keptMailListSchema,
    }),
    /** It holds a sign-in link: it is forgotten with the screen that showed it. */
    readKeptMail: build.query<KeptMailText, KeptMailId>({
      query: (mailId) => `kept-mails/${mailId}`,
      responseSchema: keptMailTextSchema,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useListKeptMailsQuery, useReadKeptMailQuery } = keptMailsEndpoints;
