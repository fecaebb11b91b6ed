import type {
  HighBalanceGuest,
  OpenBill,
  PendingArrival,
  PendingDeparture,
} from "@funduq/shared-types/contracts/night-audit";
import { viewPath } from "@funduq/shared-types/rules/views";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Amount, Name } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useNavigate } from "@funduq/shared-ui/router";
import { useMay } from "@funduq/shared-ui/state";
import { type Column, DataTable } from "@funduq/shared-ui/table";
import { useMemo } from "react";
import { AuditDate } from "../../features/night-audit/audit-date.tsx";
import { roomOrder, useGuestColumns, useHeightOf } from "./stay-columns.tsx";
import { ToTillButton, useToTill } from "./to-till.tsx";

type Of<Name extends string, Row> = { hotelId: HotelId } & Record<Name, readonly Row[]>;

/** Where the desk puts a stay right: its panel on the dashboard. Undefined for who may not open the desk. */
function useOpenStay(hotelId: HotelId, panel: string) {
  const navigate = useNavigate();
  const mayOpen = useMay("front-desk.view");
  if (!mayOpen) return undefined;
  return ({ bookingId }: { bookingId: string }) =>
    void navigate(`${viewPath("dashboard", hotelId)}?booking=${bookingId}&panel=${panel}`);
}

export function DeparturesTable({ hotelId, stays }: Of<"stays", PendingDeparture>) {
  const t = useText("admin");
  const open = useOpenStay(hotelId, "check-out");
  const guests = useGuestColumns<PendingDeparture>({ opens: open !== undefined });
  const columns = useMemo(
    (): Column<PendingDeparture>[] => [
      ...guests,
      {
        id: "leaving",
        header: t("audit.leaving"),
        sortBy: ({ checkOutDate }) => checkOutDate,
        cell: ({ checkOutDate }) => <AuditDate date={checkOutDate} />,
      },
      balance(t("audit.balance")),
    ],
    [t, guests],
  );
  return <StayTable label={t("audit.departures")} rows={stays} columns={columns} onOpen={open} />;
}

export function ArrivalsTable({ hotelId, stays }: Of<"stays", PendingArrival>) {
  const t = useText("admin");
  const open = useOpenStay(hotelId, "check-in");
  const guests = useGuestColumns<PendingArrival>({ opens: open !== undefined });
  const columns = useMemo((): Column<PendingArrival>[] => {
    const fate = ({ becomesNoShow }: PendingArrival) =>
      becomesNoShow ? t("audit.becomes-no-show") : t("audit.stays-expected");
    return [
      ...guests,
      {
        id: "coming",
        header: t("audit.coming"),
        sortBy: ({ checkInDate }) => checkInDate,
        cell: ({ checkInDate }) => <AuditDate date={checkInDate} />,
      },
      { id: "fate", header: t("audit.becomes"), sortBy: fate, cell: fate },
    ];
  }, [t, guests]);
  return <StayTable label={t("audit.arrivals")} rows={stays} columns={columns} onOpen={open} />;
}

/** Guest, room and balance in DA (NA-01, NA-06). */
export function BalancesTable({ hotelId, guests: rows }: Of<"guests", HighBalanceGuest>) {
  const t = useText("admin");
  const open = useOpenStay(hotelId, "folios");
  const guests = useGuestColumns<HighBalanceGuest>({ opens: open !== undefined });
  const columns = useMemo(() => [...guests, balance(t("audit.balance"))], [t, guests]);
  return <StayTable label={t("audit.balances")} rows={rows} columns={columns} onOpen={open} />;
}

/** What is owed, in DA. */
export const balance = <Row extends { balanceCentimes: number }>(header: string): Column<Row> => ({
  id: "balance",
  header,
  align: "end",
  sortBy: ({ balanceCentimes }) => balanceCentimes,
  cell: ({ balanceCentimes }) => <Amount value={balanceCentimes} />,
});

type StayTableProps<Row> = {
  label: string;
  rows: readonly Row[];
  columns: Column<Row>[];
  onOpen: ((row: Row) => void) | undefined;
};

function StayTable<Row extends { bookingId: string }>({ rows, ...props }: StayTableProps<Row>) {
  return (
    <DataTable
      {...props}
      rows={rows}
      rowKey={({ bookingId }) => bookingId}
      phone="cards"
      {...useHeightOf(rows.length)}
    />
  );
}

export function BillsTable({ hotelId, bills }: Of<"bills", OpenBill>) {
  const t = useText("admin");
  const toTill = useToTill(hotelId);
  const columns = useMemo(
    (): Column<OpenBill>[] => [
      {
        id: "restaurant",
        header: t("audit.restaurant"),
        sortBy: ({ restaurantName }) => restaurantName,
        cell: ({ restaurantName }) => <Name>{restaurantName}</Name>,
      },
      {
        id: "table",
        header: t("audit.table"),
        sortBy: ({ tableName }) => roomOrder(tableName),
        textOf: ({ tableName }) => tableName,
        cell: ({ tableName }) => <Name>{tableName}</Name>,
      },
      {
        id: "bill",
        header: t("audit.bill"),
        sortBy: ({ name }) => name,
        cell: ({ name }) => <Name>{name}</Name>,
      },
      {
        id: "total",
        header: t("audit.total"),
        align: "end",
        sortBy: ({ totalCentimes }) => totalCentimes,
        cell: ({ totalCentimes }) => <Amount value={totalCentimes} />,
      },
    ],
    [t],
  );
  return (
    <>
      <DataTable
        label={t("audit.bills")}
        rows={bills}
        columns={columns}
        rowKey={({ billId }) => billId}
        onOpen={toTill}
        phone="cards"
        {...useHeightOf(bills.length)}
      />
      <ToTillButton toTill={toTill} />
    </>
  );
}
