import type { EndedStay } from "@funduq/shared-types/contracts/day-grid";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Badge, Button, Name, QueryView, StatusBadge } from "@funduq/shared-ui";
import { formatDay } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { UndoIcon } from "@funduq/shared-ui/icons";
import { StayDates } from "../../features/from-to/stay-dates.tsx";
import { ReferenceBeside } from "../../features/reference/reference.tsx";
import { useReadEndedStaysQuery } from "./day-grid.endpoints.ts";
import classes from "./no-show.module.css";
import type { DashboardUrl } from "./use-dashboard-url.ts";

type NoShowPanelProps = { hotelId: HotelId; url: DashboardUrl };

/** Who did not come and still may: they stand in no room, so the grid has none of them (FO-05). */
export function NoShowPanel({ hotelId, url }: NoShowPanelProps) {
  const t = useText("frontoffice");
  const query = useReadEndedStaysQuery(hotelId);
  return (
    <section className={classes.panel} aria-label={t("today.noShow")}>
      <QueryView query={query} errorMessage={t("today.failed")}>
        {({ stays }) => (
          <Stays stays={stays.filter(({ status }) => status === "no-show")} url={url} />
        )}
      </QueryView>
    </section>
  );
}

function Stays({ stays, url }: { stays: readonly EndedStay[]; url: DashboardUrl }) {
  const t = useText("frontoffice");
  return (
    <>
      <h2 className={classes.title}>
        {t("today.noShow")} <Badge>{stays.length}</Badge>
      </h2>
      {stays.length === 0 && <p className={classes.muted}>{t("no-show.none")}</p>}
      <ul className={classes.stays}>
        {stays.map((stay) => (
          <li key={stay.id} className={classes.stay}>
            <button type="button" className={classes.who} onClick={() => url.openStay(stay.id)}>
              <Name>{stay.guestName}</Name>
              <span className={classes.muted}>
                {t("today.room", { number: stay.roomNumber })} ·{" "}
                <StayDates from={stay.checkInDate} to={stay.checkOutDate} format={formatDay} />
                <ReferenceBeside reference={stay.reference} />
              </span>
            </button>
            <StatusBadge status="no-show" />
            <Button icon={UndoIcon} onClick={() => url.openStay(stay.id, "reactivate")}>
              {t("step.reactivate")}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
