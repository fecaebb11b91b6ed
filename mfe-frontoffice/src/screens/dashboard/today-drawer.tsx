import type { HotelId } from "@funduq/shared-types/values/ids";
import { Badge, Drawer, Name, QueryView, Skeleton, StatusBadge } from "@funduq/shared-ui";
import { formatDay } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { StayDates } from "../../features/stay/stay-dates.tsx";
import { useReadDayGridQuery, useReadEndedStaysQuery } from "./day-grid.endpoints.ts";
import classes from "./today.module.css";
import { type DayPart, type DayStay, dayParts, todaysStays } from "./todays-stays.ts";
import type { DashboardUrl } from "./use-dashboard-url.ts";

type TodayDrawerProps = { hotelId: HotelId; url: DashboardUrl };

/**
 * Who comes and goes on the business date, whatever day the grid shows: what is still to do, and
 * what was done and can still be taken back.
 */
export function TodayDrawer({ hotelId, url }: TodayDrawerProps) {
  const t = useText("frontoffice");
  const grid = useReadDayGridQuery({ hotelId });
  const ended = useReadEndedStaysQuery(hotelId);
  const failed = t("today.failed");
  return (
    <Drawer opened onClose={url.closeToday} title={t("today.open")}>
      <QueryView query={grid} skeleton={<Skeleton rows={8} />} errorMessage={failed}>
        {(day) => (
          <QueryView query={ended} skeleton={<Skeleton rows={8} />} errorMessage={failed}>
            {({ stays }) => <Parts parts={todaysStays(day, stays)} onOpen={url.openStay} />}
          </QueryView>
        )}
      </QueryView>
    </Drawer>
  );
}

type PartsProps = { parts: Record<DayPart, DayStay[]>; onOpen: (id: DayStay["id"]) => void };

function Parts({ parts, onOpen }: PartsProps) {
  const t = useText("frontoffice");
  return (
    <div className={classes.parts}>
      {dayParts.map((part) => (
        <section key={part}>
          <h3 className={classes.title}>
            {t(`today.${part}`)} <Badge>{parts[part].length}</Badge>
          </h3>
          {parts[part].length === 0 ? (
            <p className={classes.muted}>{t("today.none")}</p>
          ) : (
            <ul className={classes.stays}>
              {parts[part].map((stay) => (
                <li key={stay.id}>
                  <StayLine stay={stay} onOpen={() => onOpen(stay.id)} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

function StayLine({ stay, onOpen }: { stay: DayStay; onOpen: () => void }) {
  const t = useText("frontoffice");
  return (
    <button type="button" className={classes.stay} onClick={onOpen}>
      <span className={classes.who}>
        <Name>{stay.guestName}</Name>
        <span className={classes.muted}>
          {t("today.room", { number: stay.roomNumber })} ·{" "}
          <StayDates from={stay.checkInDate} to={stay.checkOutDate} format={formatDay} />
        </span>
      </span>
      <StatusBadge status={stay.status} />
    </button>
  );
}
