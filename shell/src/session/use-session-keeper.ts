import { notify, setTheme } from "@funduq/shared-ui";
import { switchLanguage, useText } from "@funduq/shared-ui/i18n";
import {
  asFailure,
  baseApi,
  signedIn,
  signedOut,
  useDispatch,
  useHotel,
  useLiveStatus,
  useSelector,
} from "@funduq/shared-ui/state";
import { useEffect, useRef } from "react";
import { useReadSessionQuery } from "./session.endpoints.ts";
import { useOtherTabs } from "./use-other-tabs.ts";
import { useSessionCheck } from "./use-session-check.ts";

/**
 * Keeps the store's session in step with the server's. Answers why it can't be known, when the
 * server gives no answer at the very start.
 */
export function useSessionKeeper() {
  const dispatch = useDispatch();
  const status = useSelector(({ session }) => session.status);
  const asked = useSelector(({ session }) => session.asked);
  const { currentData, fulfilledTimeStamp, error, refetch } = useReadSessionQuery(asked, {
    skip: status === "signed-out",
  });
  const failure = error && asFailure(error);
  const nobody = status === "unknown" && failure?.status === 401;

  const changedHands = useSelector(({ session }) => session.changedHands);
  const t = useText("shell");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, in the language of that moment
  useEffect(() => {
    if (!currentData) return;
    dispatch(signedIn(currentData));
    const { displayName, email } = currentData.user;
    if (changedHands) notify.info(t("session.changed-hands", { name: displayName || email }));
  }, [dispatch, currentData, fulfilledTimeStamp]);

  useEffect(() => {
    if (nobody) dispatch(signedOut());
  }, [dispatch, nobody]);

  useOtherTabs(refetch);
  usePreferences();
  useOwnRights();
  useLostHotel();
  // A live stream that breaks off may mean that the session is over; a refused stream does not say so.
  const isCut = useLiveStatus() === "offline";
  useSessionCheck(isCut && status === "signed-in" && navigator.onLine);
  const unreachable = status === "unknown" && failure && !nobody;
  return unreachable ? { failure, retry: () => void refetch() } : undefined;
}

/**
 * An admin has changed what somebody may do while they were looking at the hotel: the registry names
 * other departments now, and the switcher opens them without a reload (USR-02).
 */
function useOwnRights(): void {
  const dispatch = useDispatch();
  const hotel = useHotel();
  const seen = useRef(hotel);
  useEffect(() => {
    const before = seen.current;
    seen.current = hotel;
    if (!before || !hotel || before.hotelId !== hotel.hotelId) return;
    const isSame = before.role === hotel.role && before.sections.join() === hotel.sections.join();
    if (!isSame) dispatch(baseApi.util.invalidateTags(["Modules"]));
  }, [dispatch, hotel]);
}

/**
 * The session no longer lists the selected hotel: the hotel was removed, or a colleague has disabled the
 * user there. The guard opens another hotel and this notifies of the reason, unless the user has left the
 * hotel. Users without any hotel get a page that says so; super admins lose hotels by removal only.
 */
function useLostHotel(): void {
  const t = useText("shell");
  const session = useSelector((state) => state.session.session);
  const leaving = useSelector((state) => state.session.leaving);
  const removed = useSelector((state) => state.session.removed);
  const hotel = useHotel();
  const seen = useRef({ session, hotel });
  useEffect(() => {
    const before = seen.current;
    seen.current = { session, hotel };
    if (!before.hotel || !session || before.session?.user.id !== session.user.id) return;
    const { hotelId, name } = before.hotel;
    if (session.hotels.some((each) => each.hotelId === hotelId)) return;
    if (hotelId === removed) return notify.error(t("hotels.removed", { hotel: name }));
    if (hotelId === leaving || session.user.isSuperAdmin || session.hotels.length === 0) return;
    notify.error(t("hotels.lost", { hotel: name }));
  }, [session, hotel, leaving, removed, t]);
}

/** Applies what someone chose the last time, on whichever device, once they are known. */
function usePreferences(): void {
  const userId = useSelector(({ session }) => session.session?.user.id);
  const language = useSelector(({ session }) => session.session?.user.language);
  const theme = useSelector(({ session }) => session.session?.user.theme);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when somebody else signs in; later changes are made here
  useEffect(() => {
    if (!userId) return;
    if (language) void switchLanguage(language);
    if (theme) setTheme(theme);
  }, [userId]);
}
