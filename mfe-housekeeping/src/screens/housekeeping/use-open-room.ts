import { goBack, useLocation, useNavigate, useSearchParams } from "@funduq/shared-ui/router";
import { useCallback } from "react";

/** Marks an entry of the history that opening a room put there. */
const opened = { roomOpened: true };

/**
 * The room whose status is being set, in the URL: the phone's back button closes it, and closing
 * leaves nothing behind in the history.
 */
export function useOpenRoom() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const cameFromBoard = (location.state as typeof opened | null)?.roomOpened === true;

  const open = useCallback(
    (roomId: string) => setParams((now) => withRoom(now, roomId), { state: opened }),
    [setParams],
  );
  const close = useCallback(() => {
    if (cameFromBoard) return goBack(navigate);
    return setParams((now) => withRoom(now, null), { replace: true });
  }, [cameFromBoard, navigate, setParams]);

  return { roomId: params.get("room"), open, close };
}

function withRoom(params: URLSearchParams, roomId: string | null): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (roomId === null) changed.delete("room");
  else changed.set("room", roomId);
  return changed;
}
