import type { NightAuditChecklist } from "@funduq/shared-types/contracts/night-audit";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { EmptyState, ErrorCard, Name, Page, PageHeader, Skeleton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { NightAuditIcon } from "@funduq/shared-ui/icons";
import { asFailure, useHotel } from "@funduq/shared-ui/state";
import { AuditDate, auditDate, auditMoment } from "../../features/night-audit/audit-date.tsx";
import { type NightAudit, useNightAudit } from "../../features/night-audit/use-night-audit.ts";
import { Checklist } from "./checklist.tsx";
import { ClosedDay } from "./closed-day.tsx";
import { ClosingSeries } from "./closing-series.tsx";
import classes from "./night-audit.module.css";
import { Preview } from "./preview.tsx";
import { StartAudit } from "./start-audit.tsx";

/** Closes the business date: what to look at first, what will be posted, then the audit itself (NA-01). */
export function NightAuditScreen() {
  const t = useText("admin");
  const hotel = useHotel();
  if (!hotel) return <EmptyState icon={NightAuditIcon} message={t("audit.no-hotel")} />;
  const { hotelId, timeZone } = hotel;
  return <Audit key={hotelId} hotelId={hotelId} timeZone={timeZone} />;
}

function Audit({ hotelId, timeZone }: { hotelId: HotelId; timeZone: string }) {
  const t = useText("admin");
  const audit = useNightAudit(hotelId);
  const { data } = audit.checklist;
  return (
    <Page>
      <div className={classes.audit}>
        <PageHeader
          title={t("audit.title")}
          subtitle={data ? <LastClosed last={data.lastClosed} timeZone={timeZone} /> : "\u00a0"}
          actions={<BusinessDate audit={audit} />}
        />
        {audit.result && (
          <ClosedDay hotelId={hotelId} result={audit.result} days={audit.series.completedDays} />
        )}
        <ClosingSeries audit={audit} />
        <Steps audit={audit} hotelId={hotelId} timeZone={timeZone} />
      </div>
    </Page>
  );
}

const isGone = (failure: unknown) => asFailure(failure).code === "hotel.not-found";

/** Left away where it only could not be read: the hotel has one all the same. */
function BusinessDate({ audit: { checklist } }: { audit: NightAudit }) {
  const t = useText("admin");
  const { data, error } = checklist;
  if (!data && error !== undefined && !isGone(error)) return null;
  return (
    <p className={classes.date}>
      <span>{t("audit.business-date")}</span>
      <strong>
        {data ? <AuditDate date={data.businessDate} /> : error ? t("audit.not-set") : "\u00a0"}
      </strong>
    </p>
  );
}

type LastClosedProps = { last: NightAuditChecklist["lastClosed"]; timeZone: string };

function LastClosed({ last, timeZone }: LastClosedProps) {
  const t = useText("admin");
  if (!last) return t("audit.never-closed");
  const when = auditMoment(last.closedAt, timeZone);
  const said = t("audit.last-closed", { date: auditDate(last.date), when });
  return last.closedBy ? (
    <>
      {said} · <Name>{last.closedBy}</Name>
    </>
  ) : (
    said
  );
}

type StepsProps = { audit: NightAudit; hotelId: HotelId; timeZone: string };

function Steps({ audit, hotelId, timeZone }: StepsProps) {
  const t = useText("admin");
  const { data, error, refetch } = audit.checklist;
  if (data)
    return (
      <>
        <Checklist hotelId={hotelId} checklist={data} decisions={audit.decisions} />
        <Preview audit={audit} />
        <StartAudit audit={audit} timeZone={timeZone} />
      </>
    );
  if (error === undefined)
    return (
      <>
        <p className={classes.muted}>{t("audit.loading")}</p>
        <Skeleton rows={8} />
      </>
    );
  return (
    <ErrorCard
      failure={error}
      message={t(isGone(error) ? "audit.no-date" : "audit.load-failed")}
      onRetry={() => void refetch()}
    />
  );
}
