import type { AuditEntry } from "@funduq/shared-types/contracts/audit-trail";
import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import { Button, EmptyState, InlineError, Name, Page, PageHeader } from "@funduq/shared-ui";
import { formatDateTime } from "@funduq/shared-ui/format";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { RefreshIcon, TimeIcon } from "@funduq/shared-ui/icons";
import { type ApiFailure, asFailure, useHotel, useOnLiveChange } from "@funduq/shared-ui/state";
import { type Column, DataTable } from "@funduq/shared-ui/table";
import { useCallback, useMemo, useState } from "react";
import { useReadAuditTrailInfiniteQuery } from "../../features/audit-trail/audit-trail.endpoints.ts";
import classes from "./audit-trail.module.css";
import { Deed } from "./deed.tsx";
import { IdentityReads } from "./identity-reads.tsx";
import { Subject } from "./subject.tsx";
import { TrailExport } from "./trail-export.tsx";
import { TrailFilters } from "./trail-filters.tsx";
import { TrailViews, useTrailView } from "./trail-views.tsx";
import { useTrailFilter } from "./use-trail-filter.ts";

/** Who did what in the selected hotel, and who read whose documents. Nobody can change it. */
export function AuditTrailScreen() {
  const hotel = useHotel();
  const view = useTrailView();
  if (!hotel) return null;
  const Log = view === "identity" ? IdentityReads : Trail;
  return <Log key={hotel.hotelId} hotel={hotel} />;
}

function Trail({ hotel }: { hotel: HotelMembership }) {
  const t = useText("admin");
  const trail = useTrailFilter();
  const query = useReadAuditTrailInfiniteQuery({ hotelId: hotel.hotelId, ...trail.filter });
  const { currentData, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const newer = useNewer(JSON.stringify(trail.filter));
  const columns = useColumns(hotel);
  const people = query.data?.pages[0]?.people ?? [];
  const entries = useMemo(() => currentData?.pages.flatMap((page) => page.entries), [currentData]);

  const failed = failureOf(query);

  function handleRefresh() {
    newer.forget();
    void refetch();
  }

  return (
    <Page>
      <PageHeader
        title={t("trail.title")}
        subtitle={t("trail.hint")}
        actions={
          <>
            <span role="status">{newer.mayBe ? t("trail.newer-there") : ""}</span>
            <TrailExport hotel={hotel} filter={trail.filter} />
            <Button icon={RefreshIcon} onClick={handleRefresh}>
              {t("trail.refresh")}
            </Button>
          </>
        }
      />
      <TrailViews />
      <TrailFilters people={people} trail={trail} />
      {failed?.part === "refresh" && <PartFailed {...failed} />}
      <DataTable
        label={t("trail.title")}
        columns={columns}
        rows={entries}
        rowKey={({ seq }) => String(seq)}
        failure={entries === undefined ? error : undefined}
        errorMessage={t("trail.load-failed")}
        onRetry={() => void refetch()}
        phone="cards"
        empty={
          <EmptyState
            icon={TimeIcon}
            message={trail.isFiltering ? t("trail.empty-filter") : t("trail.empty")}
          />
        }
      />
      {hasNextPage && (
        <div className={classes.more}>
          {failed?.part === "older" && <PartFailed {...failed} />}
          <Button
            saving={isFetchingNextPage}
            savingText={t("trail.loading")}
            onClick={() => void fetchNextPage()}
          >
            {t("trail.older")}
          </Button>
        </div>
      )}
    </Page>
  );
}

type Query = { currentData?: unknown; error?: unknown; isFetchNextPageError: boolean };
type Failed = { part: "older" | "refresh"; failure: ApiFailure };

/** Which request failed while the list shows the entries of earlier requests. */
function failureOf({ currentData, error, isFetchNextPageError }: Query): Failed | undefined {
  if (currentData === undefined || error === undefined) return undefined;
  return { part: isFetchNextPageError ? "older" : "refresh", failure: asFailure(error) };
}

function PartFailed({ part, failure }: Failed) {
  const t = useText("admin");
  const message = t(`trail.${part}-failed`, { reason: errorText(failure) });
  return <InlineError failure={failure} message={message} />;
}

/**
 * Whether something was done since the list was read, which may or may not fit what is looked for: the
 * list stays under the reader's eyes until they ask.
 */
function useNewer(wanted: string) {
  const [since, setSince] = useState<string>();
  useOnLiveChange(useCallback(() => setSince(wanted), [wanted]));
  return { mayBe: since === wanted, forget: () => setSince(undefined) };
}

function useColumns({ hotelId, timeZone }: HotelMembership): Column<AuditEntry>[] {
  const t = useText("admin");
  return useMemo(
    () => [
      {
        id: "at",
        header: t("trail.at"),
        cell: ({ at }) => <bdi className={classes.at}>{formatDateTime(at, timeZone)}</bdi>,
      },
      {
        id: "by",
        header: t("trail.by"),
        cell: ({ by }) => (by === null ? t("trail.nobody") : <Name>{by}</Name>),
      },
      {
        id: "did",
        header: t("trail.did"),
        cell: (entry) => <Deed entry={entry} timeZone={timeZone} />,
      },
      {
        id: "about",
        header: t("trail.about"),
        cell: ({ subject }) => <Subject hotelId={hotelId} subject={subject} />,
      },
    ],
    [t, hotelId, timeZone],
  );
}
