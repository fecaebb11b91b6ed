import type {
  AuditNoShow,
  AuditRoom,
  NightAuditPreview,
} from "@funduq/shared-types/contracts/night-audit";
import {
  Amount,
  Button,
  Card,
  DetailList,
  EmptyState,
  ErrorCard,
  Skeleton,
  Stack,
} from "@funduq/shared-ui";
import { formatNumber } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { OccupiedIcon } from "@funduq/shared-ui/icons";
import { type Column, DataTable } from "@funduq/shared-ui/table";
import { useId, useMemo, useState } from "react";
import { PHONE, useNarrowScreen } from "../../features/layout/use-narrow-screen.ts";
import { AuditDate } from "../../features/night-audit/audit-date.tsx";
import type { NightAudit } from "../../features/night-audit/use-night-audit.ts";
import classes from "./night-audit.module.css";
import { useRoomColumns } from "./room-columns.tsx";
import { ROWS_SHOWN, useGuestColumns, useHeightOf } from "./stay-columns.tsx";

/** Exactly what the audit will post, room by room and folio by folio (NA-05). */
export function Preview({ audit: { preview } }: { audit: NightAudit }) {
  const t = useText("admin");
  const { data, error, refetch } = preview;
  return (
    <Card title={t("audit.preview")}>
      <Stack gap={4}>
        {error !== undefined && (
          <ErrorCard
            failure={error}
            message={t("audit.preview-failed")}
            onRetry={() => void refetch()}
          />
        )}
        {data && <Lines preview={data} />}
        {data === undefined && error === undefined && <Skeleton rows={8} />}
      </Stack>
    </Card>
  );
}

function Lines({ preview }: { preview: NightAuditPreview }) {
  const t = useText("admin");
  return (
    <>
      <p className={classes.muted}>{t("audit.preview-about")}</p>
      <Totals preview={preview} />
      <Rooms rooms={preview.rooms} />
      {preview.noShows.length > 0 && <NoShows stays={preview.noShows} />}
    </>
  );
}

function Totals({ preview: { totals } }: { preview: NightAuditPreview }) {
  const t = useText("admin");
  const items = [
    { label: t("audit.sum-rooms"), value: formatNumber(totals.rooms) },
    ...(totals.alreadyCharged > 0
      ? [{ label: t("audit.sum-charged"), value: formatNumber(totals.alreadyCharged) }]
      : []),
    { label: t("audit.sum-room"), value: <Amount value={totals.roomCentimes} /> },
    { label: t("audit.sum-tds"), value: <Amount value={totals.tdsCentimes} /> },
    ...(totals.tvaCentimes
      ? [{ label: t("reports.department.tva"), value: <Amount value={totals.tvaCentimes} /> }]
      : []),
    ...(totals.stayTaxCentimes
      ? [
          {
            label: t("reports.department.stay-tax"),
            value: <Amount value={totals.stayTaxCentimes} />,
          },
        ]
      : []),
    { label: t("audit.sum-total"), value: <Amount strong value={totals.totalCentimes} /> },
    { label: t("audit.sum-guests"), value: <Amount value={totals.guestCentimes} /> },
    { label: t("audit.sum-companies"), value: <Amount value={totals.companyCentimes} /> },
    { label: t("audit.sum-no-shows"), value: formatNumber(totals.noShows) },
    { label: t("audit.sum-due-in"), value: formatNumber(totals.dueIn) },
  ];
  return (
    <div className={classes.totals}>
      <DetailList items={items} />
    </div>
  );
}

type RoomsProps = { rooms: readonly AuditRoom[] };

/** On a phone the list of a full house is long: a button opens it. */
function Rooms({ rooms }: RoomsProps) {
  const t = useText("admin");
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = useNarrowScreen(PHONE) && rooms.length > ROWS_SHOWN;
  if (!isLong) return <RoomTable rooms={rooms} />;
  const number = formatNumber(rooms.length);
  return (
    <>
      <div>
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t("audit.hide-rooms") : t("audit.show-rooms", { number })}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <RoomTable rooms={rooms} />}
      </div>
    </>
  );
}

function RoomTable({ rooms }: RoomsProps) {
  const t = useText("admin");
  return (
    <DataTable
      label={t("audit.preview")}
      rows={rooms}
      columns={useRoomColumns(rooms)}
      rowKey={({ bookingId }) => bookingId}
      empty={<EmptyState icon={OccupiedIcon} message={t("audit.preview-empty")} />}
      search
      searchLabel={t("audit.search")}
      counted={(count) => t("audit.rooms", { count })}
      phone="cards"
      {...useHeightOf(rooms.length)}
    />
  );
}

function NoShows({ stays }: { stays: readonly AuditNoShow[] }) {
  const t = useText("admin");
  const guests = useGuestColumns<AuditNoShow>();
  const columns = useMemo(
    (): Column<AuditNoShow>[] => [
      ...guests,
      {
        id: "leaving",
        header: t("audit.leaving"),
        sortBy: ({ checkOutDate }) => checkOutDate,
        cell: ({ checkOutDate }) => <AuditDate date={checkOutDate} />,
      },
      {
        id: "deposit",
        header: t("audit.deposit"),
        align: "end",
        sortBy: ({ depositCentimes }) => depositCentimes,
        cell: ({ depositCentimes }) => <Amount value={depositCentimes} />,
      },
    ],
    [t, guests],
  );
  return (
    <section>
      <h3 className={classes.part}>{t("audit.no-shows")}</h3>
      <DataTable
        label={t("audit.no-shows")}
        rows={stays}
        columns={columns}
        rowKey={({ bookingId }) => bookingId}
        phone="cards"
        {...useHeightOf(stays.length)}
      />
    </section>
  );
}
