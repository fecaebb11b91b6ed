import type { View } from "@funduq/shared-types/contracts/department";
import { offlineViews } from "@funduq/shared-types/rules/views";
import { formatDateTime, formatTime } from "@funduq/shared-ui/format";
import { useLanguage, useText } from "@funduq/shared-ui/i18n";
import { Link } from "@funduq/shared-ui/router";
import {
  useAsOf,
  useHotel,
  usePrincipal,
  useSelector,
  useServerAway,
  useSession,
  viewLocks,
} from "@funduq/shared-ui/state";
import { useEffect } from "react";
import { openedViews } from "../offline/opened-views.ts";
import { useRegistry } from "../remotes/registry.ts";
import classes from "./navigation.module.css";
import { useViewAddress } from "./use-switcher.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Says as of when what is on the screen is known, or may be old, as long as there is no network or no server; and, on a screen that
 * does not work meanwhile, on which others the visitor can go on.
 */
export function OfflineNotice({ view }: { view: View | undefined }) {
  const t = useText("shell");
  const language = useLanguage();
  const keeps = useSelector(({ outbox }) => outbox.isUsed);
  const isAway = useServerAway();
  const time = useAsOfText();
  const addressOf = useViewAddress();
  useNoteOpened(view, isAway);
  const offlineElsewhere = useOfflineViews();
  const offered = view?.offline ? [] : offlineElsewhere;
  if (!isAway) return null;
  return (
    <p role="status" className={classes.notice}>
      {time ? t("offline.as-of", { time }) : t(keeps ? "offline.keeps" : "offline.notice")}
      {offered.map(({ id, title }) => (
        <Link key={id} className={classes.goOn} to={addressOf(id)}>
          {t("offline.go-on", { view: title[language] })}
        </Link>
      ))}
    </p>
  );
}

function useNoteOpened(view: View | undefined, isAway: boolean): void {
  const hotelId = useHotel()?.hotelId;
  const viewId = view?.id;
  useEffect(() => {
    if (hotelId && viewId && !isAway) openedViews.note(hotelId, viewId);
  }, [hotelId, viewId, isAway]);
}

/**
 * Where the visitor can work without a network. Not where a screen is locked, as to open it needs the network, nor where this
 * device has never opened it, as it has nothing to show.
 */
function useOfflineViews(): View[] {
  const { views } = useRegistry();
  const userId = useSession()?.user.id;
  const hotelId = useHotel()?.hotelId;
  const principal = usePrincipal();
  if (!principal || !userId || !hotelId) return [];
  return offlineViews(views, principal, true).filter(
    ({ id }) =>
      openedViews.has(hotelId, id) && !viewLocks.isLocked({ hotelId, viewId: id }, userId),
  );
}

/** On the hotel's clock; with its day, where that is not today. */
function useAsOfText(): string | undefined {
  const asOf = useAsOf();
  const timeZone = useHotel()?.timeZone;
  if (!asOf || !timeZone) return undefined;
  const isRecent = Date.now() - Date.parse(asOf) < DAY_MS;
  return isRecent ? formatTime(asOf, timeZone) : formatDateTime(asOf, timeZone);
}
