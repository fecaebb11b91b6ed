import { useDispatch, useSelector } from "@funduq/shared-ui/state";
import { useEffect } from "react";
import { sessionEndpoints } from "./session.endpoints.ts";

/** Reads the session again when something may mean that it is over and can't say so itself. */
export function useSessionCheck(isDoubtful: boolean): void {
  const dispatch = useDispatch();
  const asked = useSelector(({ session }) => session.asked);
  useEffect(() => {
    if (!isDoubtful) return;
    const options = { subscribe: false, forceRefetch: true };
    void dispatch(sessionEndpoints.endpoints.readSession.initiate(asked, options));
  }, [dispatch, asked, isDoubtful]);
}
