/** The state of the suite: one store, one cache of the API, the session, the live changes. */
export type { LiveChange, Tag } from "@funduq/shared-types/contracts/live";
export { liveTags } from "@funduq/shared-types/contracts/live";
export { skipToken } from "@reduxjs/toolkit/query/react";
export { Provider } from "react-redux";
export {
  type ApiFailure,
  isApiFailure,
  isUnanswered,
  leavesDoubt,
} from "./client/api-failure.ts";
export { baseApi, withoutReads } from "./client/base-api.ts";
export { serverTime } from "./client/clock-offset.ts";
export { onWorkForgotten } from "./client/forget-work.ts";
export { newKey } from "./client/idempotency.ts";
export { injectEndpoints } from "./client/inject-endpoints.ts";
export { lastKnownPart } from "./client/kept-reads.ts";
export {
  openLiveChanges,
  useLiveChanges,
  useLiveStatus,
  useOnLiveChange,
} from "./client/live-changes.ts";
export type { LiveStatus } from "./client/live-slice.ts";
export { refetchMissingFiles, watchFiles } from "./client/missing-files.ts";
export { onOutboxUsed, outboxSlice, unsentIn } from "./client/outbox-slice.ts";
export { lastHotel, rememberedHotel } from "./client/remembered-hotel.ts";
export { useServerAway } from "./client/server-away.ts";
export { useAsOf, useHotel, useMay, usePrincipal, useSession } from "./client/session-hooks.ts";
export {
  hotelSelected,
  type SessionState,
  sessionSlice,
  signedIn,
  signedOut,
} from "./client/session-slice.ts";
export { deviceStorage, tabStorage } from "./client/storage.ts";
export {
  type Dispatch,
  makeStore,
  type Store,
  signOut,
  useDispatch,
  useSelector,
} from "./client/store.ts";
export { type DraftForm, useDraft } from "./client/use-draft.ts";
export { useInDoubt } from "./client/use-in-doubt.ts";
export { useOnline } from "./client/use-online.ts";
export { asFailure, type Submit, useIsHere, useSubmit } from "./client/use-submit.ts";
export { viewLocks } from "./client/view-locks.ts";
