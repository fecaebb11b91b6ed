import { goBack, urlText, useLocation, useNavigate, useUrlState } from "@funduq/shared-ui/router";
import { useCallback } from "react";

const schema = { room: urlText };
/** Marks an entry of the history that opening a room put there. */
const opened = { roomOpened: true };

/**
 * The room whose status is being set, in the URL: the phone's back button closes it, and closing
 * leaves nothing behind in the history.
 */
export function useOpenRoom() {
  const { values, change } = useUrlState(schema);
  const navigate = useNavigate();
  const location = useLocation();
  const cameFromBoard = (location.state as typeof opened | null)?.roomOpened === true;
  return {
    roomId: values.room ?? null,
    open: useCallback((room: string) => change({ room }, { state: opened }), [change]),
    close: () => (cameFromBoard ? goBack(navigate) : change({ room: null }, { replace: true })),
  };
}
