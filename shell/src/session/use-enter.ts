import type { Session } from "@funduq/shared-types/contracts/session";
import { baseApi, liveTags, signedIn, useDispatch, useSelector } from "@funduq/shared-ui/state";
import { sessionEndpoints } from "./session.endpoints.ts";

/** Takes a session that the server has just given as the one of this tab. */
export function useEnter() {
  const dispatch = useDispatch();
  const asked = useSelector((state) => state.session.asked);
  return async (session: Session) => {
    await dispatch(sessionEndpoints.util.upsertQueryData("readSession", asked, session));
    dispatch(signedIn(session));
    const stale = liveTags.filter((tag) => tag !== "Session" && tag !== "User");
    dispatch(baseApi.util.invalidateTags(stale));
  };
}
