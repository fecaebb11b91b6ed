import {
  RECORDED_AT_HEADER,
  RECORDED_BY_HEADER,
} from "@funduq/shared-types/values/recorded-headers";
import { KEY_HEADER } from "../client/idempotency.ts";
import { injectEndpoints } from "../client/inject-endpoints.ts";
import type { OutboxEntry } from "./entry.ts";

type SentEntry = { entry: OutboxEntry; headers: Record<string, string> };

export const sendEndpoints = injectEndpoints({
  owner: "shared-ui/send",
  endpoints: (build) => ({
    sendOutboxEntry: build.mutation<unknown, SentEntry>({
      query: ({ entry: { id, by, at, method, url, body, version }, headers }) => ({
        url,
        method,
        body: version === undefined ? body : { ...body, version },
        headers: {
          ...headers,
          [KEY_HEADER]: id,
          [RECORDED_BY_HEADER]: by.userId,
          [RECORDED_AT_HEADER]: at,
        },
      }),
      invalidatesTags: (_answer, failure, { entry: { tags } }) => (failure ? [] : tags),
    }),
  }),
});
