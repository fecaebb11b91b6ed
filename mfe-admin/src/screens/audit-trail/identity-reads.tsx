import type { IdentityRead } from "@funduq/shared-types/contracts/identity-reads";
import type { HotelMembership } from "@funduq/shared-types/contracts/session";
import { viewPath } from "@funduq/shared-types/rules/views";
import { Button, EmptyState, InlineError, Name, Page, PageHeader } from "@funduq/shared-ui";
import { formatDateTime } from "@funduq/shared-ui/format";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { RefreshIcon, TimeIcon } from "@funduq/shared-ui/icons";
import { Link } from "@funduq/shared-ui/router";
import { asFailure } from "@funduq/shared-ui/state";
import { type Column, DataTable } from "@funduq/shared-ui/table";
import { useMemo } from "react";
import { useListIdentityReadsInfiniteQuery } from "../../features/identity-reads/identity-reads.endpoints.ts";
import classes from "./audit-trail.module.css";
import { ReadsFilters } from "./reads-filters.tsx";
import { TrailViews } from "./trail-views.tsx";
import { useReadsFilter } from "./use-reads-filter.ts";

/** Who was shown whose identity document, the youngest first. Nobody can change it. */
export function IdentityReads({ hotel }: { hotel: HotelMembership }) {
  const t = useText("admin");
  const reads = useReadsFilter();
  const query = useListIdentityReadsInfiniteQuery({ hotelId: hotel.hotelId, ...reads.filter });
  const { currentData, error, refetch } = query;
  const columns = useColumns(hotel);
  const people = query.data?.pages[0]?.people ?? [];
  const lines = useMemo(() => currentData?.pages.flatMap((page) => page.reads), [currentData]);
  const failed = lines === undefined ? undefined : error;
  return (
    <Page>
      <PageHeader
        title={t("trail.title")}
        subtitle={t("reads.hint")}
        actions={
          <Button icon={RefreshIcon} onClick={() => void refetch()}>
            {t("trail.refresh")}
          </Button>
        }
      />
      <TrailViews />
      <ReadsFilters people={people} reads={reads} />
      {reads.filter.guest && <p>{t("reads.of-guest", { guest: nameOf(lines) })}</p>}
      {failed && !query.isFetchNextPageError && <PartFailed part="refresh" error={failed} />}
      <DataTable
        label={t("reads.view.identity")}
        columns={columns}
        rows={lines}
        rowKey={({ id }) => id}
        failure={lines === undefined ? error : undefined}
        errorMessage={t("reads.load-failed")}
        onRetry={() => void refetch()}
        phone="cards"
        empty={
          <EmptyState
            icon={TimeIcon}
            message={reads.isFiltering ? t("trail.empty-filter") : t("reads.empty")}
          />
        }
      />
      <Older query={query} />
    </Page>
  );
}

/** As every line of one guest's says; a dash where there is none. */
const nameOf = (lines: IdentityRead[] | undefined) => lines?.[0]?.guest.name ?? "–";

function Older({ query }: { query: ReturnType<typeof useListIdentityReadsInfiniteQuery> }) {
  const t = useText("admin");
  if (!query.hasNextPage) return null;
  return (
    <div className={classes.more}>
      {query.isFetchNextPageError && <PartFailed part="older" error={query.error} />}
      <Button
        saving={query.isFetchingNextPage}
        savingText={t("trail.loading")}
        onClick={() => void query.fetchNextPage()}
      >
        {t("trail.older")}
      </Button>
    </div>
  );
}

function PartFailed({ part, error }: { part: "older" | "refresh"; error: unknown }) {
  const t = useText("admin");
  const failure = asFailure(error);
  const message = t(`trail.${part}-failed`, { reason: errorText(failure) });
  return <InlineError failure={failure} message={message} />;
}

function useColumns({ hotelId, timeZone }: HotelMembership): Column<IdentityRead>[] {
  const t = useText("admin");
  return useMemo(
    () => [
      {
        id: "at",
        header: t("trail.at"),
        cell: ({ at }) => <bdi className={classes.at}>{formatDateTime(at, timeZone)}</bdi>,
      },
      { id: "by", header: t("trail.by"), cell: ({ by }) => <Name>{by.name}</Name> },
      {
        id: "guest",
        header: t("reads.guest"),
        cell: ({ guest }) => (
          <Link
            className={classes.subject}
            to={`${viewPath("dashboard", hotelId)}?cardex=${guest.id}`}
          >
            <Name>{guest.name}</Name>
          </Link>
        ),
      },
      {
        id: "purpose",
        header: t("reads.purpose"),
        cell: ({ purpose }) => t(`reads-purpose.${purpose}`),
      },
    ],
    [t, hotelId, timeZone],
  );
}
