import type { HotelId } from "@funduq/shared-types/values/ids";
import { IconButton } from "@funduq/shared-ui";
import { formatNumber } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import {
  BackIcon,
  CheckInIcon,
  CheckOutIcon,
  ForwardIcon,
  type Icon,
  OccupiedIcon,
} from "@funduq/shared-ui/icons";
import { useReadDayGridQuery } from "./day-grid.endpoints.ts";
import classes from "./sidebar.module.css";
import { TodayContent } from "./today-content.tsx";
import { countArrivals, todaysStays } from "./todays-stays.ts";
import type { DashboardUrl } from "./use-dashboard-url.ts";
import type { Sidebar } from "./use-sidebar.ts";

type TodaySidebarProps = { hotelId: HotelId; url: DashboardUrl; sidebar: Sidebar };

/** The day's movements beside the grid; collapsed, a rail with their numbers (FO-05). */
export function TodaySidebar({ hotelId, url, sidebar }: TodaySidebarProps) {
  const t = useText("frontoffice");
  if (!sidebar.opened) return <Rail hotelId={hotelId} onOpen={sidebar.toggle} />;
  return (
    <aside className={classes.sidebar} aria-label={t("today.open")}>
      <header className={classes.head}>
        <h2 className={classes.title}>{t("today.open")}</h2>
        <IconButton icon={ForwardIcon} label={t("today.collapse")} onClick={sidebar.toggle} />
      </header>
      <TodayContent hotelId={hotelId} url={url} />
    </aside>
  );
}

const counted: readonly { part: "arrivals" | "departures" | "inHouse"; icon: Icon }[] = [
  { part: "arrivals", icon: CheckInIcon },
  { part: "departures", icon: CheckOutIcon },
  { part: "inHouse", icon: OccupiedIcon },
];

/** Each number says what it counts, and opens the whole. */
function Rail({ hotelId, onOpen }: { hotelId: HotelId; onOpen: () => void }) {
  const t = useText("frontoffice");
  const { data } = useReadDayGridQuery({ hotelId });
  if (!data) return null;
  const parts = todaysStays(data, []);
  const counts = {
    arrivals: countArrivals(data),
    departures: parts.departures.length,
    inHouse: parts.inHouse.length,
  };
  return (
    <aside className={classes.rail} aria-label={t("today.open")}>
      <IconButton icon={BackIcon} label={t("today.open")} aria-expanded={false} onClick={onOpen} />
      {counted.map(({ part, icon: Icon }) => {
        const label = `${t(`today.${part}`)} ${formatNumber(counts[part])}`;
        return (
          <button
            key={part}
            type="button"
            className={classes.count}
            aria-label={label}
            title={label}
            onClick={onOpen}
          >
            <Icon size={18} />
            <strong>{formatNumber(counts[part])}</strong>
          </button>
        );
      })}
    </aside>
  );
}
