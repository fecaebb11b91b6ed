import type { RateSheet } from "@funduq/shared-types/contracts/rate";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Name, Page, PageHeader, QueryView, Skeleton } from "@funduq/shared-ui";
import { formatDateTime } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useHotel } from "@funduq/shared-ui/state";
import { useReadRateSheetQuery } from "../../features/rates/rates.endpoints.ts";
import { NoRoomTypes } from "./no-room-types.tsx";
import classes from "./rate-manager.module.css";
import { RateSheetForm } from "./rate-sheet-form.tsx";

/** What a night costs, for each room type and number of guests (RAT-01). */
export function RateManagerScreen() {
  const hotel = useHotel();
  return hotel ? (
    <Rates key={hotel.hotelId} hotelId={hotel.hotelId} timeZone={hotel.timeZone} />
  ) : null;
}

type RatesProps = { hotelId: HotelId; timeZone: string };

function Rates({ hotelId, timeZone }: RatesProps) {
  const t = useText("admin");
  const query = useReadRateSheetQuery(hotelId);
  const last = query.data?.lastUpdated;
  return (
    <Page>
      <PageHeader
        title={t("rates.title")}
        subtitle={last ? <LastUpdated last={last} timeZone={timeZone} /> : "\u00a0"}
      />
      <QueryView
        query={query}
        skeleton={<Loading />}
        errorMessage={t("rates.load-failed")}
        isEmpty={({ roomTypes }) => roomTypes.length === 0}
        empty={<NoRoomTypes hotelId={hotelId} />}
      >
        {(sheet) => <RateSheetForm hotelId={hotelId} sheet={sheet} />}
      </QueryView>
    </Page>
  );
}

function Loading() {
  const t = useText("admin");
  return (
    <div className={classes.form}>
      <p className={classes.about}>{t("rates.loading")}</p>
      <Skeleton rows={8} />
    </div>
  );
}

type LastUpdatedProps = { last: NonNullable<RateSheet["lastUpdated"]>; timeZone: string };

function LastUpdated({ last, timeZone }: LastUpdatedProps) {
  const t = useText("admin");
  const when = formatDateTime(last.at, timeZone);
  const said = t("rates.updated", { when });
  return last.by ? (
    <>
      {said} · <Name>{last.by}</Name>
    </>
  ) : (
    said
  );
}
