import type { GuestRef, GuestStay } from "@funduq/shared-types/contracts/guest";
import { Amount, EmptyState, Name, QueryView, Skeleton, StatusBadge } from "@funduq/shared-ui";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { ReservedIcon } from "@funduq/shared-ui/icons";
import { Link } from "@funduq/shared-ui/router";
import { StayDates } from "../from-to/stay-dates.tsx";
import { ReferenceBeside } from "../reference/reference.tsx";
import classes from "./cardex.module.css";
import { useListGuestStaysInfiniteQuery } from "./guest.endpoints.ts";
import { OlderPages } from "./older-pages.tsx";
import { useCardexUrl } from "./use-cardex-url.ts";

/** A guest's stays in the hotel, newest first (GST-03). */
export function GuestStays(ref: GuestRef) {
  const t = useText("frontoffice");
  const query = useListGuestStaysInfiniteQuery(ref, { refetchOnMountOrArgChange: true });
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton rows={5} />}
      errorMessage={t("cardex.stays-failed")}
      isEmpty={({ pages }) => pages[0]?.count === 0}
      empty={<EmptyState icon={ReservedIcon} message={t("cardex.stays-empty")} />}
    >
      {({ pages }) => (
        <div className={classes.stack}>
          <p className={classes.muted}>
            {t("cardex.stays-count", { count: pages[0]?.count ?? 0 })} ·{" "}
            {t("cardex.nights-stayed", { count: pages[0]?.nightsStayed ?? 0 })}
          </p>
          <ul className={classes.list}>
            {pages.flatMap(({ stays }) =>
              stays.map((stay) => <StayLine key={stay.bookingId} stay={stay} />),
            )}
          </ul>
          <OlderPages
            query={query}
            label={t("cardex.stays-older")}
            errorMessage={t("cardex.stays-failed")}
          />
        </div>
      )}
    </QueryView>
  );
}

function StayLine({ stay }: { stay: GuestStay }) {
  const t = useText("frontoffice");
  const { linkToStay } = useCardexUrl();
  return (
    <li className={`${classes.line} ${classes.stay}`}>
      <div className={classes.grow}>
        <Link className={classes.link} to={linkToStay(stay.bookingId)}>
          <StayDates from={stay.checkInDate} to={stay.checkOutDate} format={formatDateShort} />
        </Link>
        <div className={classes.muted}>
          {t("booking.nights", { count: stay.nights })} ·{" "}
          {t("stay.title", { number: stay.roomNumber })} · <bdi>{stay.roomTypeName}</bdi>
          <ReferenceBeside reference={stay.reference} />
          {stay.companyName && (
            <>
              {" · "}
              <Name>{stay.companyName}</Name>
            </>
          )}
          {!stay.isPrimary && ` · ${t("cardex.companion")}`}
        </div>
      </div>
      <StatusBadge status={stay.status} />
      <Amount value={stay.totalCentimes} />
    </li>
  );
}
